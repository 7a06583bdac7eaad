import type { Monster } from '../../rules/monsters/canonical.ts'
import type { Ruleset } from '../../rules/core/ruleset.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { refused } from '../refusal.ts'
import type { Maker } from './print-content.ts'
import { blowsOf, oneLine, type AttackLine } from './monsters/blows.ts'
import { creditOf } from './monsters/cards.ts'
import { factsOf, type Fact } from './monsters/facts.ts'
import { figuresOf, powersOf, type PrintedFigure } from './monsters/figures.ts'
import { wordsOf, type Words } from './monsters/words.ts'
import type { StatBlocksWanted } from './wanted.ts'

/** A monster in full: what it is in this game, how each number came about, and the text it came from. */
export interface StatBlock {
  name: string
  tags: string
  figures: PrintedFigure[]
  blows: AttackLine[]
  words: Words[]
  /** All figures as read, in the terms of its own game. */
  facts: Fact[]
  /** Questions the text could not settle, as they were answered. */
  calls: { asks: string; answer: string; rule: string }[]
  /** Its line in this game's own form. */
  line: string
  /** The text as it was found, line by line; empty where it is not wanted. */
  source: string[]
  credit: string
}

/** Data for the component that draws stat blocks. */
export interface StatBlocksData {
  title: string
  campaign: string
  credit: string
  blocks: StatBlock[]
}

/** Stat blocks of bestiary monsters as the campaign's game has them, by name. */
export const statBlocks: Maker<StatBlocksWanted> = (wanted, { shelf, situation, ruleset }) => {
  const monsters = wanted.monsters.flatMap((id) => shelf.monster(id) ?? [])
  if (monsters.length < wanted.monsters.length)
    return refused(
      'A monster is not in the bestiary any more.',
      'Take it off the list, and print again.',
    )
  const names = monsters.map(({ name }) => oneLine(name))
  const whose = names.length > 3 ? `${names.length} monsters` : names.join(', ')
  return {
    end: 'made',
    title: `${whose || 'Stat blocks'}, ${ruleset.title}`,
    subject: 'Stat blocks',
    author: ruleset.credit.author,
    language: 'en',
    data: {
      title: `Monsters in ${ruleset.title}`,
      campaign: situation.name,
      credit: `${ruleset.credit.title}, ${ruleset.credit.author}`,
      blocks: monsters.map((monster) => blockOf(monster, ruleset, situation, wanted.source)),
    } satisfies StatBlocksData,
  }
}

function blockOf(
  monster: Monster,
  ruleset: Ruleset,
  situation: Situation,
  source: boolean,
): StatBlock {
  const { fields, monsters } = ruleset
  const converted = monsters.convert(monster, monster.judged[ruleset.id] ?? {}, situation)
  return {
    name: oneLine(monster.name),
    tags: monster.tags.map(oneLine).join(', '),
    figures: figuresOf(fields, converted.values, converted.derived),
    blows: blowsOf(converted.attacks),
    words: wordsOf(monster, powersOf(converted, fields)),
    facts: factsOf(monster),
    calls: converted.judgements.map(({ id, asks, options, default: usual, rule }) => {
      const answer = converted.answers[id] ?? usual
      return { asks, rule, answer: options.find((one) => one.id === answer)?.title ?? answer }
    }),
    line: oneLine(monsters.toText(converted)),
    source: source ? linesOf(monster.source.text) : [],
    credit: creditOf(monster),
  }
}

function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/u)
    .map(oneLine)
    .filter((line) => line !== '')
}
