import type { Monster } from '../../rules/monsters/canonical.ts'
import type { Ruleset } from '../../rules/core/ruleset.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { refused } from '../refusal.ts'
import type { Maker } from './print-content.ts'
import { blowsOf, oneLine, type AttackLine } from './monsters/blows.ts'
import { creditOf } from './monsters/cards.ts'
import { factsOf, tableFactsOf, type Fact } from './monsters/facts.ts'
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
  /** Figures that no conversion carries over: movement, number appearing. */
  facts: Fact[]
  /** Questions the text could not settle, as they were answered. */
  calls: { asks: string; answer: string }[]
  /** All figures as read, in the terms of its own game; empty where the text is not wanted. */
  read: Fact[]
  /** The text as it was found, line by line; empty where it is not wanted. */
  source: string[]
}

/** Data for the component that draws stat blocks. */
export interface StatBlocksData {
  title: string
  campaign: string
  credit: string
  blocks: StatBlock[]
  /** Credits for figures and texts, each once, with the monsters it is for where there are several. */
  credits: string[]
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
  const title = names.length > 3 ? `${names.length} monsters` : names.join(', ')
  return {
    end: 'made',
    title: `${title || 'Stat blocks'}, ${ruleset.title}`,
    subject: 'Stat blocks',
    author: ruleset.credit.author,
    language: 'en',
    data: {
      title: `Monsters in ${ruleset.title}`,
      campaign: situation.name,
      credit: `${ruleset.credit.title}, ${ruleset.credit.author}`,
      blocks: monsters.map((monster) => blockOf(monster, ruleset, situation, wanted.source)),
      credits: creditsOf(monsters),
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
  const figures = figuresOf(fields, converted.values, converted.derived)
  return {
    name: oneLine(monster.name),
    tags: monster.tags.map(oneLine).join(', '),
    figures,
    blows: blowsOf(converted.attacks),
    words: wordsOf(monster, powersOf(converted, fields)),
    facts: tableFactsOf(monster, figures),
    calls: converted.judgements.map(({ id, asks, options, default: usual }) => {
      const answer = converted.answers[id] ?? usual
      return { asks, answer: options.find((one) => one.id === answer)?.title ?? answer }
    }),
    read: source ? factsOf(monster) : [],
    source: source ? linesOf(monster.source.text) : [],
  }
}

function creditsOf(monsters: readonly Monster[]): string[] {
  const names = new Map<string, string[]>()
  for (const monster of monsters) {
    const credit = creditOf(monster)
    if (credit !== '') names.set(credit, [...(names.get(credit) ?? []), oneLine(monster.name)])
  }
  if (names.size === 1) return [...names.keys()]
  return [...names].map(([credit, whose]) => `${whose.join(', ')}: ${credit}`)
}

function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/u)
    .map(oneLine)
    .filter((line) => line !== '')
}
