import type { Monster } from '../../../rules/monsters/canonical.ts'
import type { Ruleset } from '../../../rules/core/ruleset.ts'
import type { ReadonlyCreature, Situation } from '../../../rules/core/situation.ts'
import { upperFirst } from '../../../rules/core/words.ts'
import { kindName } from '../../../rules/gm/fight/names.ts'
import { usuallyAppearing } from './appearing.ts'
import { blowsOf, oneLine, type AttackLine } from './blows.ts'
import { factsOf, tableFactsOf, type Fact } from './facts.ts'
import { figuresOf, lifeOf, powersOf, type PrintedFigure } from './figures.ts'
import { wordsOf, type Words } from './words.ts'

/** One individual of a card: what marks it at the table, and how much it can take. */
export interface Being {
  /** "3", or a name of its own; empty where there is only one. */
  label: string
  most: number
}

/** Everything that a monster's card may show, in any layout. */
export interface MonsterCard {
  name: string
  /** Its tags: "undead, crypt". */
  tags: string
  figures: PrintedFigure[]
  blows: AttackLine[]
  facts: Fact[]
  /** All figures as read, in the terms of its own game. */
  read: Fact[]
  words: Words[]
  /** Label of the field that wounds reduce, `HP`; empty where the game has none. */
  life: string
  beings: Being[]
  /** Credit for its figures and text; empty for the GM's own. */
  credit: string
  /** Number of copies of this card. */
  count: number
}

/** Card of a library monster in this game, with wound boxes for each individual. */
export function cardOfMonster(
  monster: Monster,
  ruleset: Ruleset,
  situation: Situation,
  many: { count: number; individuals: number | null },
): MonsterCard {
  const { fields, monsters } = ruleset
  const converted = monsters.convert(monster, monster.judged[ruleset.id] ?? {}, situation)
  const life = lifeOf(fields, converted.values)
  const individuals = many.individuals ?? usuallyAppearing(monster)
  const figures = figuresOf(fields, converted.values, converted.derived)
  return {
    name: oneLine(monster.name),
    tags: monster.tags.map(oneLine).join(', '),
    figures,
    blows: blowsOf(converted.attacks),
    facts: tableFactsOf(monster, figures),
    read: factsOf(monster),
    words: wordsOf(monster, powersOf(converted, fields)),
    life: life?.label ?? '',
    beings: life
      ? Array.from({ length: individuals }, (_, at) => ({
          label: individuals > 1 ? `${at + 1}` : '',
          most: life.most,
        }))
      : [],
    credit: creditOf(monster),
    count: many.count,
  }
}

/** Card of creatures at the table: numbers as they are now, text from their monster. */
export function cardOfCreatures(
  creatures: readonly [ReadonlyCreature, ...ReadonlyCreature[]],
  monster: Monster | undefined,
  ruleset: Ruleset,
  situation: Situation,
  count: number,
): MonsterCard {
  const [first] = creatures
  const { fields } = ruleset
  const card = monster && cardOfMonster(monster, ruleset, situation, { count, individuals: 0 })
  const derived = monster
    ? ruleset.monsters.convert(monster, monster.judged[ruleset.id] ?? {}, situation).derived
    : []
  const beings = creatures.flatMap((creature) => {
    const life = lifeOf(fields, creature.values)
    return life ? [{ label: labelOf(creature, creatures.length), most: life.most }] : []
  })
  return {
    name: oneLine(kindName(first.name)),
    tags: Object.keys(first.tags).join(', '),
    figures: figuresOf(fields, first.values, derived),
    blows: blowsOf(first.attackOrder.flatMap((id) => first.attacks[id] ?? [])),
    facts: card?.facts ?? [],
    read: card?.read ?? [],
    words: [...(card?.words ?? []), ...notesOf(first, card?.words ?? [])],
    life: lifeOf(fields, first.values)?.label ?? '',
    beings,
    credit: card?.credit ?? '',
    count,
  }
}

/** "3" of "Goblin 3". */
function labelOf({ name }: ReadonlyCreature, of: number): string {
  if (of === 1) return ''
  return /\d+$/u.exec(name)?.[0] ?? oneLine(name)
}

/** Notes on a creature, without the lines that the monster's own text already has. */
function notesOf({ notes }: ReadonlyCreature, words: readonly Words[]): Words[] {
  const said = words.map(({ text }) => text).join(' ')
  const lines = notes.split(/\r\n|\r|\n/u).map(oneLine)
  const text = lines
    .filter((line) => line !== '' && !said.includes(line.replace(/^[^:]*: /u, '')))
    .join('; ')
  return text === '' ? [] : [{ title: 'Notes', text }]
}

/** Source of a monster as sentences: its system, who made it, and its licence. */
export function creditOf({ source }: Monster): string {
  return [source.system, source.credit, source.licence]
    .map((words) => upperFirst(oneLine(words).replace(/\.$/u, '')))
    .filter(Boolean)
    .join('. ')
}
