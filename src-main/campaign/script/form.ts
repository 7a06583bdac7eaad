import { games } from '../../rules/registry.ts'
import type { Game } from '../../rules/core/action.ts'
import { isFields, listed, quoted, ScriptFault } from './fault.ts'
import { onlyMeant } from './match-name.ts'

/** One step of a script: an action, a preview, a correction; what else it names is the action's input. */
export type PlayStep = Readonly<Record<string, unknown>>

/** A script: a table and what happens at it, step by step. */
export interface PlayScript {
  id?: string
  title?: string
  /** Rules that it plays, for the reader. */
  rule?: unknown
  why?: unknown
  /** Game by id or title; left out where a campaign is named. */
  game?: string
  /** Saved campaign that it begins from: a file, a name or an id. */
  campaign?: string
  /** Procedures borrowed: `{ dungeon: "delve" }`; left out as in a new campaign. */
  borrowed?: Readonly<Record<string, unknown>>
  houseRules?: Readonly<Record<string, unknown>>
  seed?: string | number
  /** True where dice that are not given are asked for instead of rolled. */
  strict?: boolean
  people?: readonly unknown[]
  /** Title of the place, or `{ title, level, terrain }`. */
  place?: unknown
  /** Day and time at the start: "day 2, 14:30", or game seconds. */
  time?: unknown
  season?: string
  weather?: string
  /** Parts of the encounter: `{ attitude, distance, unit, surprise, activity }`; false for none. */
  encounter?: unknown
  /** True, or `{ round, first }`, where a fight is on. */
  fight?: unknown
  steps: readonly PlayStep[]
}

const keys: Readonly<Record<keyof PlayScript, true>> = {
  id: true,
  title: true,
  rule: true,
  why: true,
  game: true,
  campaign: true,
  borrowed: true,
  houseRules: true,
  seed: true,
  strict: true,
  people: true,
  place: true,
  time: true,
  season: true,
  weather: true,
  encounter: true,
  fight: true,
  steps: true,
}

/** Other words for the parts of a script. */
const alike: Readonly<Record<string, keyof PlayScript>> = {
  name: 'title',
  ruleset: 'game',
  options: 'houseRules',
  rules: 'houseRules',
  characters: 'people',
  creatures: 'people',
  actions: 'steps',
  clock: 'time',
}

/** Reads one script or a list of them. @throws ScriptFault that names the part */
export function readScripts(value: unknown): PlayScript[] {
  const all = Array.isArray(value) ? value : [value]
  return all.map((one, at) => {
    try {
      return readScript(one)
    } catch (cause) {
      if (!(cause instanceof ScriptFault) || all.length === 1) throw cause
      throw new ScriptFault(`script ${at + 1}`, cause.message)
    }
  })
}

function readScript(value: unknown): PlayScript {
  if (!isFields(value))
    throw new ScriptFault('the script', `${quoted(value)} is no object with game and steps.`)
  const script: Record<string, unknown> = {}
  for (const [key, one] of Object.entries(value)) {
    const known = key in keys ? key : alike[key]
    if (!known) throw new ScriptFault(key, 'a script has no such part.', Object.keys(keys))
    script[known] = one
  }
  const { steps = [], people = [] } = script
  if (!Array.isArray(steps)) throw new ScriptFault('steps', 'not a list.')
  const odd = steps.findIndex((step) => !isFields(step))
  if (odd >= 0)
    throw new ScriptFault(`step ${odd + 1}`, 'not an object such as {"action": "save"}.')
  if (script['game'] === undefined && script['campaign'] === undefined)
    throw new ScriptFault('game', 'nothing given.', gameIds)
  return { ...script, steps, people: peopleIn(people) }
}

/** People as a list; an object names them by its keys. */
function peopleIn(people: unknown): unknown[] {
  if (!isFields(people) || 'name' in people) return listed(people)
  return Object.entries(people).map(([name, one]) => ({ name, ...(isFields(one) ? one : {}) }))
}

const gameIds = games.map(({ id }) => id)

/** Game by its id or title. @throws ScriptFault when there is none */
export function gameNamed(name: string): Game {
  const initials = ({ title }: Game): string =>
    title
      .split(/[^A-Za-z]+/)
      .map((word) => word[0] ?? '')
      .join('')
  const found = onlyMeant(name, games, (game) => [game.id, game.title, initials(game)])
  if (!found) throw new ScriptFault('game', `${quoted(name)} is none.`, gameIds)
  return found
}
