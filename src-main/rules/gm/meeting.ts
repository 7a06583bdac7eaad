import type { AtTable, Shelf, Game } from '../core/action.ts'
import type { Effect } from '../core/effects.ts'
import type { Monster } from '../monsters/canonical.ts'
import type { RuleId, Step } from '../core/outcome.ts'
import type { ProcedureOf } from '../core/procedure.ts'
import type { Creature, Group } from '../core/state/creature.ts'
import type { Due } from '../core/state/due.ts'
import type { Encounter } from '../core/state/encounter.ts'
import type { Id, Situation } from '../core/situation.ts'
import { askNotation } from '../dice/roll.ts'
import { look } from '../tables/draw.ts'
import { gaps } from '../tables/gaps.ts'
import type { Table } from '../tables/table.ts'
import { freshNames } from './fight/names.ts'
import { expressionOf } from '../dice/read-notation.ts'
import { countOf, singulars } from '../core/words.ts'

/** Maximum number of creatures in an encounter. */
export const mostFoes = 60

/** A drawn encounter that has not begun yet. */
export interface DrawnEncounter {
  monster: Monster
  number: number
  numberDice?: string
  /** Table and entry it was drawn from, as the GM reads it. */
  from: string
  /** Further text of the table row. */
  tale?: string
}

interface Met {
  creatures: Creature[]
  group: Group
  encounter: Encounter
  effects: Effect[]
}

/**
 * Makes the named creatures of a drawn encounter, their group and the encounter, with ids from the
 * situation's `nextId` on.
 */
export function buildEncounter(
  drawn: DrawnEncounter,
  situation: Situation,
  game: Game,
  foretold?: Id,
): Met {
  const first = situation.nextId
  const group = `g${first}`
  const names = freshNames(situation, drawn.monster.name, drawn.number)
  const creatures = names.map((name, at) => ({
    ...creatureOf(drawn.monster, `c${first + 1 + at}`, name, situation, game),
    group,
  }))
  const members = creatures.map(({ id }) => id)
  const encounter: Encounter = {
    ...asEncounter(drawn, group, foretold ?? `e${first + 1 + drawn.number}`),
    foretold: false,
  }
  const band: Group = { id: group, name: encounter.title, members, strength: drawn.number }
  return {
    creatures,
    group: band,
    encounter,
    effects: [
      ...creatures.map((creature): Effect => ({ do: 'join', creature })),
      { do: 'group', group: band },
      { do: 'encounter', encounter },
    ],
  }
}

/** Makes a creature of the campaign's game from a library monster, converted with the GM's own answers. */
export function creatureOf(
  monster: Monster,
  id: Id,
  name: string,
  situation: Situation,
  game: Game,
): Creature {
  const converted = game.monsters.convert(monster, monster.judged[game.id] ?? {}, situation)
  return { ...game.monsters.toCreature(converted, id, name), monster: monster.id }
}

/** Encounter that a clue announces; its creatures do not exist yet. */
export function buildForetold(drawn: DrawnEncounter, situation: Situation): Encounter {
  return { ...asEncounter(drawn, '', `e${situation.nextId}`), foretold: true }
}

function asEncounter(drawn: DrawnEncounter, group: Id, id: Id): Encounter {
  return {
    id,
    title: countOf(drawn.number, drawn.monster.name),
    group,
    monster: drawn.monster.id,
    number: drawn.number,
    ...(drawn.numberDice ? { numberDice: drawn.numberDice } : {}),
    from: drawn.from,
    ...(drawn.tale ? { text: drawn.tale } : {}),
    attitude: 'unknown',
    foretold: false,
  }
}

/** Wanderers of the site that the party is in, from its own lairs; none elsewhere. Rule GF-SITE-04. */
function wanderersHere({ place: { at }, sites }: Situation): Table | undefined {
  const site = at && sites?.[at.site]
  if (!site || site.wanderers.length === 0) return undefined
  return {
    id: `wanderers-${site.id}`,
    title: `Wanderers of ${site.title}`,
    source: site.title,
    dice: `1d${Math.max(2, site.wanderers.length)}`,
    rows:
      site.wanderers.length === 1
        ? [['1-2', site.wanderers[0] ?? '']]
        : site.wanderers.map((line, nth) => [String(nth + 1), line]),
    use: 'encounter',
  }
}

/**
 * Encounter table of the place: its own, else the wanderers of its site, else that of its terrain or level;
 * never another place's.
 */
export function wanderingTable(situation: Situation, shelf: Shelf): Table | undefined {
  const chosen = situation.place.table ? shelf.table(situation.place.table) : undefined
  if (chosen) return chosen
  const wanderers = wanderersHere(situation)
  if (wanderers) return wanderers
  const tables = shelf.tables('encounter')
  const { level, terrain } = situation.place
  const at = (here: string | undefined) => tables.find((table) => table.at === here)
  if (level === 0) return terrain ? at(terrain) : undefined
  return at(String(level)) ?? deepest(tables, level)
}

/** Table of the deepest dungeon level that is at most `level`: a table for 6 also serves 9. */
function deepest(tables: readonly Table[], level: number): Table | undefined {
  const levels = tables.filter(({ at }) => Number(at) >= 1 && Number(at) <= level)
  return levels.reduce<Table | undefined>(
    (best, table) => (best && Number(best.at) >= Number(table.at) ? best : table),
    undefined,
  )
}

/** Steps for the number appearing and the further text of the row. */
export function drawnSteps(drawn: DrawnEncounter): Step[] {
  return [
    ...(drawn.numberDice
      ? [{ name: 'Number', value: `${drawn.number} of ${drawn.numberDice}` }]
      : []),
    ...(drawn.tale ? [{ name: 'They are', value: drawn.tale }] : []),
  ]
}

/** Due that asks the GM for the monster, when no table exists or its row names no known monster. */
export function chooseMonsterDue(why: string, rule: RuleId): Due {
  return {
    id: 'encounter',
    action: 'house.encounter',
    input: {},
    title: 'Who is met?',
    why,
    rule,
    when: 'now',
    who: [],
    must: false,
  }
}

type DrawnOrNot = { drawn: DrawnEncounter } | { says: string }

/** Draws an encounter from the table in use, or gives the reason it can't. */
export function* drawMeeting(situation: Situation, at: AtTable): ProcedureOf<DrawnOrNot> {
  const table = wanderingTable(situation, at.shelf)
  if (!table) return { says: 'No encounter table for this place' }
  if (table.rows.length === 0) return { says: `${table.title} has no rows` }
  const [fault] = gaps(table)
  if (fault) return { says: `${table.title} can’t be rolled on: ${fault.says}` }
  const rolled = yield* askNotation('wandering table', expressionOf(table.dice))
  const [rolls, text] = look(table, rolled.total)
  const entry = entryOf(text)
  const { monster, tale } = monsterInRow(text, at.shelf)
  if (!monster)
    return {
      says: `${table.title}, ${rolls}: “${text}”, and no monster of that name is in the library`,
    }
  const number = yield* numberOf(entry.dice)
  return {
    drawn: {
      monster,
      number,
      from: `${table.title}, entry ${rolls}`,
      ...(tale ? { tale } : {}),
      ...(entry.dice && !/^\d+$/.test(entry.dice) ? { numberDice: entry.dice } : {}),
    },
  }
}

/** Rolls the number appearing: at least 1, at most `mostFoes`. */
function* numberOf(dice: string | undefined): ProcedureOf<number> {
  if (!dice) return 1
  const rolled = yield* askNotation('number appearing', expressionOf(dice))
  return Math.min(mostFoes, Math.max(1, rolled.total))
}

const dice = String.raw`\d*d\d+(?:[+-]\d+)?|\d+`
const numberFirst = new RegExp(`^\\[?(${dice})\\]?\\s*[×x]?\\s*([^,;:(\\]]+)`, 'i')
const leadingNumber = new RegExp(`^\\[?(?:${dice})\\]?\\s*[×x]?\\s*`, 'i')
const numberLast = new RegExp(`^([^,;:([]+?)[,\\s]*[([]?\\s*(${dice})[)\\]]?(?![\\w])`, 'i')

/**
 * Monster that a row names, by the longest part that is a name in the library, and the rest as its tale:
 * "Rat, giant" may be a name, "goblins, a patrol" is goblins with a tale.
 */
export function monsterInRow(
  text: string,
  shelf: Pick<Shelf, 'monsterNamed'>,
): { monster?: Monster; tale: string } {
  const entry = entryOf(text)
  const called = (name: string): Monster | undefined =>
    singulars(name.replace(/\]$/, ''))
      .map((one) => shelf.monsterNamed(one))
      .find(Boolean)
  const bare = text.replace(/[–−]/g, '-').trim().slice(0, 300).replace(leadingNumber, '')
  for (const cut of [...bare.matchAll(/[,;:]|$/g)].reverse()) {
    const monster = called(bare.slice(0, cut.index))
    if (monster) return { monster, tale: bare.slice(cut.index + 1).trim() }
  }
  const monster = called(entry.name)
  return monster ? { monster, tale: entry.tale } : { tale: entry.tale }
}

/**
 * Name, dice and tale of a row: `[2d4] goblins, a patrol`, `[2d4 goblin]`, `2d4 goblins`, `Goblins (2d4)`,
 * `Owl bear`.
 */
export function entryOf(text: string): { name: string; dice?: string; tale: string } {
  const bare = text.replace(/[–−]/g, '-').trim()
  const tale = (/[,;:]\s*(.+)$/.exec(bare)?.[1] ?? '').trim()
  const first = numberFirst.exec(bare)
  if (first?.[1] && first[2]) return { name: first[2].trim(), dice: first[1], tale }
  const last = numberLast.exec(bare)
  if (last?.[1] && last[2]) return { name: last[1].trim(), dice: last[2], tale: '' }
  return { name: (/^[^,;:([]+/.exec(bare)?.[0] ?? bare).trim(), tale }
}
