import type { AtTable, Shelf } from '../action.ts'
import type { Effect } from '../effects.ts'
import type { Monster } from '../monsters/canonical.ts'
import type { RuleId, Step } from '../outcome.ts'
import type { ProcedureOf } from '../procedure.ts'
import type { Ruleset } from '../ruleset.ts'
import type { Creature, Due, Encounter, Group, Id, Situation } from '../situation.ts'
import { askNotation } from '../dice/roll.ts'
import { look } from '../tables/draw.ts'
import { gaps } from '../tables/gaps.ts'
import type { Table } from '../tables/table.ts'
import { freshNames } from './fight/names.ts'
import { expressionOf } from './notation.ts'
import { countOf, singulars } from './words.ts'

/** The game a campaign is played by; only the registry knows it. */
export type GameOf = (situation: Situation) => Ruleset

/** More than this many creatures are a detachment, not an encounter. */
export const mostFoes = 60

/** A meeting that is drawn and not yet at hand. */
export interface DrawnEncounter {
  monster: Monster
  number: number
  numberDice?: string
  /** Table and entry, as the GM reads it. */
  from: string
  /** What the row tells of them besides. */
  tale?: string
}

interface Met {
  creatures: Creature[]
  group: Group
  encounter: Encounter
  effects: Effect[]
}

/**
 * Creatures of one monster under names of their own, their group and the encounter, ids counted up
 * from the situation's next.
 */
export function meet(
  drawn: DrawnEncounter,
  situation: Situation,
  game: Ruleset,
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

/** A library monster as a creature of this campaign's game, converted with the GM's own answers. */
export function creatureOf(
  monster: Monster,
  id: Id,
  name: string,
  situation: Situation,
  game: Ruleset,
): Creature {
  const converted = game.monsters.convert(monster, monster.judged[game.id] ?? {}, situation)
  return { ...game.monsters.toCreature(converted, id, name), monster: monster.id }
}

/** A meeting that a clue announces: nobody has joined yet. */
export function foretell(drawn: DrawnEncounter, situation: Situation): Encounter {
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

/** The encounter table in use: the place's own, else the one for its terrain or level; none of another place. */
export function wanderingTable(situation: Situation, shelf: Shelf): Table | undefined {
  const chosen = situation.place.table ? shelf.table(situation.place.table) : undefined
  if (chosen) return chosen
  const tables = shelf.tables().filter((table) => table.use === 'encounter')
  const { level, terrain } = situation.place
  const at = (here: string | undefined) => tables.find((table) => table.at === here)
  if (level === 0) return terrain ? at(terrain) : undefined
  return at(String(level)) ?? deepest(tables, level)
}

/** The deepest table that is not deeper than this: what lives at 6 lives at 9 too. */
function deepest(tables: readonly Table[], level: number): Table | undefined {
  const levels = tables.filter(({ at }) => Number(at) >= 1 && Number(at) <= level)
  return levels.reduce<Table | undefined>(
    (best, table) => (best && Number(best.at) >= Number(table.at) ? best : table),
    undefined,
  )
}

/** How many there are, and what the row tells of them. */
export function drawnSteps(drawn: DrawnEncounter): Step[] {
  return [
    ...(drawn.numberDice
      ? [{ name: 'Number', value: `${drawn.number} of ${drawn.numberDice}` }]
      : []),
    ...(drawn.tale ? [{ name: 'They are', value: drawn.tale }] : []),
  ]
}

/** No table, or a row that names nobody we know: the GM says who it is, and nothing is lost. */
export function whoIsMet(why: string, rule: RuleId): Due {
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

/** Draws a meeting from the table in use, or says why it can't. */
export function* drawMeeting(situation: Situation, at: AtTable): ProcedureOf<DrawnOrNot> {
  const table = wanderingTable(situation, at.shelf)
  if (!table) return { says: 'No encounter table for this place' }
  if (table.rows.length === 0) return { says: `${table.title} has no rows` }
  const [fault] = gaps(table)
  if (fault) return { says: `${table.title} can’t be rolled on: ${fault.says}` }
  const rolled = yield* askNotation('wandering table', expressionOf(table.dice))
  const [rolls, text] = look(table, rolled.total)
  const entry = entryOf(text)
  const { monster, tale } = whoIn(text, at.shelf)
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

/** How many come; at least one, at most a table's worth. */
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
 * Whom a row names, by the longest stretch that is a name of the library: "Rat, giant" may be one,
 * "goblins, a patrol" is goblins with a tale.
 */
export function whoIn(text: string, shelf: Shelf): { monster?: Monster; tale: string } {
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

/** What a row names: `[2d4] goblins, a patrol`, `[2d4 goblin]`, `2d4 goblins`, `Goblins (2d4)`, `Owl bear`. */
export function entryOf(text: string): { name: string; dice?: string; tale: string } {
  const bare = text.replace(/[–−]/g, '-').trim()
  const tale = (/[,;:]\s*(.+)$/.exec(bare)?.[1] ?? '').trim()
  const first = numberFirst.exec(bare)
  if (first?.[1] && first[2]) return { name: first[2].trim(), dice: first[1], tale }
  const last = numberLast.exec(bare)
  if (last?.[1] && last[2]) return { name: last[1].trim(), dice: last[2], tale: '' }
  return { name: (/^[^,;:([]+/.exec(bare)?.[0] ?? bare).trim(), tale }
}
