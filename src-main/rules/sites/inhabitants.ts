import type { SiteRecipe } from '../core/state/site.ts'
import { counted, lowerFirst, plural, upperFirst } from '../core/words.ts'
import type { PartRoller } from '../generators/roller.ts'
import { entryOf, wanderingTable, monsterInRow } from '../gm/meeting.ts'
import type { Monster } from '../monsters/canonical.ts'
import type { SaidBefore } from './said-before.ts'
import { SiteDice } from './site-dice.ts'

/** Monsters that may be in a place, with the dice of their number. */
export interface Lair {
  monster: Monster
  dice: string
}

/** Monsters of a dungeon level, looked up once for each. */
export function lairsByLevel(on: PartRoller): (level: number) => readonly Lair[] {
  const known = new Map<number, Lair[]>()
  return (level) => {
    const lairs = known.get(level) ?? lairsAt(level, on)
    known.set(level, lairs)
    return lairs
  }
}

/** Monsters of a dungeon level, by the encounter table that serves it; empty where it names none of the library. */
function lairsAt(level: number, on: PartRoller): Lair[] {
  const place = { title: '', level: Math.max(1, level) }
  const { shelf } = on.context.at
  const table = wanderingTable({ ...on.situation, place }, shelf)
  return (table?.rows ?? []).flatMap(([, text]) => {
    const { monster } = monsterInRow(text, shelf)
    return monster ? [{ monster, dice: entryOf(text).dice ?? '1' }] : []
  })
}

/** Kinds of creature that hold ground together and want something. */
const organised = ['humanoid', 'people', 'undead', 'giant', 'fey', 'lycanthrope']

/** Groups that hold a site, each of another monster; those that belong to its kind come first. */
export function factionsOf(recipe: SiteRecipe, tags: readonly string[], on: PartRoller): Lair[] {
  const by = new SiteDice(on.rng('factions'))
  const has = ({ monster }: Lair, some: readonly string[]): boolean =>
    monster.tags.some((tag) => some.includes(tag))
  const all = by.shuffled(lairsAt(recipe.level, on).filter((lair) => has(lair, organised)))
  const fitting = all.filter((lair) => has(lair, tags))
  const others = all.filter((lair) => !has(lair, tags))
  const different = [...fitting, ...others].filter(
    ({ monster }, nth, lairs) => lairs.findIndex((one) => one.monster.id === monster.id) === nth,
  )
  return different.slice(0, recipe.factions)
}

/** Number from dice such as `2d4` or `1d6+1`, or a plain number. */
export function numberOf(dice: string, by: SiteDice): number {
  const [, count = '', sides = '', more = '0'] = /^(\d*)d(\d+)([+-]\d+)?$/.exec(dice) ?? []
  if (sides === '') return Math.max(1, Number(dice) || 1)
  let sum = Number(more)
  for (let nth = 0; nth < Number(count || 1); nth += 1) sum += by.between(1, Number(sides))
  return Math.max(1, sum)
}

/** Families that the tables of activities know, by tags of monsters. */
const families = [
  'undead',
  'construct',
  'dragon',
  'giant',
  'fey',
  'ooze',
  'plant',
  'vermin',
  'people',
  'humanoid',
  'beast',
] as const

/** Words of activities that have no room below ground. */
const outdoors =
  /\b(?:barns?|bridge|cattle|clouds?|crops?|fields?|forest|gorge|hay|hills?|meadow|orchard|pass|plough|river|roads?|roof|sheep|sky|street|thistle|trees?|valley|village|winter)\b/

/** Line of an encounter, as it is prepared: “4 goblins, asleep”. */
export function bandLine(
  monster: Monster,
  count: number,
  id: string,
  said: SaidBefore,
  on: PartRoller,
): string {
  const family = families.find((one) => monster.tags.includes(one)) ?? 'beast'
  const table = `activities/${family}-${count === 1 ? 'one' : 'several'}`
  const rng = on.rng(id)
  const draw = (): string =>
    said.fresh(
      () => on.words(table, rng),
      (text) => !outdoors.test(text),
    )
  const doing = on.tables.table(table) ? `, ${draw()}` : ''
  return `${counted(count, lowerFirst(monster.name), lowerFirst(plural(monster.name)))}${doing}`
}

/** Hit dice of a monster, as treasure counts them. */
export function hitDiceOf({ figures }: Monster): number {
  const dice =
    figures.family === 'cairn' ? (figures.hp?.value ?? 3) / 3 : (figures.hd?.value.dice ?? 1)
  return Math.min(30, Math.max(1, Math.round(dice)))
}

/** Name of a group: “Goblins”. */
export function groupTitle({ monster }: Lair): string {
  return upperFirst(plural(monster.name))
}
