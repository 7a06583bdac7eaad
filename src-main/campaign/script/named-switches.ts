import type { Action } from '../../rules/core/action.ts'
import { listed } from './fault.ts'
import { meantBy, plainName } from './match-name.ts'

type Input = Readonly<Record<string, unknown>>

/** Words for what makes a switch true, by the switch: `{ destination: "the stairs" }` where a safe place is asked for. */
const namedBy: Readonly<Record<string, readonly string[]>> = {
  safe: ['destination', 'refuge', 'to', 'towards', 'safe place', 'place'],
  atHand: ['remedy', 'medicine', 'herb', 'herbs', 'with', 'using'],
  skill: ['speciality', 'specialty', 'career', 'background'],
  gear: ['tools', 'equipment', 'tool'],
  lethal: ['critical save', 'crit save', 'critical damage save', 'critical damage'],
  time: [],
}

/** Input in which what makes a switch true switches it on. */
export function switchesByCause({ asks }: Pick<Action, 'asks'>, given: Input): Input {
  return Object.fromEntries(
    Object.entries(given).map(([key, value]): [string, unknown] => {
      const [named] =
        Object.entries(namedBy).find(([, words]) => words.includes(plainName(key))) ?? []
      // “gear: lockpicks” says that there is some.
      const isSaid =
        key in namedBy && typeof value === 'string' && !/^(?:yes|no|true|false)$/i.test(value)
      if (isSaid && asks[key]?.kind === 'switch') return [key, true]
      const isMeant = named !== undefined && !(key in asks) && asks[named]?.kind === 'switch'
      return isMeant ? [named, value !== false && value !== null] : [key, value]
    }),
  )
}

/**
 * Input in which switches that are named by values are on: `{ mode: "advantage" }`, or
 * `{ conditions: ["dark", "noisy"] }`. A value counts only where its key is none of the action's.
 */
export function switchesByName({ asks }: Pick<Action, 'asks'>, given: Input): Input {
  const all = Object.entries(asks)
  const free = all.filter(([name, { kind }]) => kind === 'switch' && !(name in given))
  if (free.length === 0) return given
  const isAsked = (key: string): boolean =>
    meantBy(key, all, ([name, { title }]) => [name, title], true).length > 0
  const switchNamed = (value: unknown): string | undefined => {
    if (typeof value !== 'string') return undefined
    const found = meantBy(value, free, ([name, { title }]) => [name, title])
    const words = plainName(value).split(' ')
    return found[0]?.[0] ?? words.find((word) => free.some(([name]) => name === word))
  }
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]): [string, unknown][] => {
      // Armor that is worn counts by itself.
      const said = listed(value).filter(
        (one, _at, all) => all.length < 2 || !/\barmou?r\b/i.test(String(one)),
      )
      const names = isAsked(key) ? [] : said.map(switchNamed)
      return names.length > 0 && names.every((name) => name !== undefined)
        ? names.map((name) => [String(name), true])
        : [[key, value]]
    }),
  )
}

/** Input in which a switch that is denied is off: `{ unwilling: true }` where an action asks who is willing. */
export function switchesDenied({ asks }: Pick<Action, 'asks'>, given: Input): Input {
  return Object.fromEntries(
    Object.entries(given).map(([key, value]): [string, unknown] => {
      const [, name = ''] = /^(?:un|in|not |no )([a-z]+)$/.exec(plainName(key)) ?? []
      const isDenied = !(key in asks) && asks[name]?.kind === 'switch' && typeof value === 'boolean'
      return isDenied ? [name, !value] : [key, value]
    }),
  )
}

/** Input in which a list of people stands for inputs that are numbered: `front` for `front1` and `front2`. */
export function numberedByList({ asks }: Pick<Action, 'asks'>, given: Input): Input {
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]): [string, unknown][] => {
      const numbered = Object.keys(asks).filter(
        (name) => /\d$/.test(name) && plainName(key).split(' ').includes(name.replace(/\d$/, '')),
      )
      if (key in asks || numbered.length < 2 || listed(value).length > numbered.length)
        return [[key, value]]
      return listed(value).map((one, at) => [numbered[at] ?? key, one])
    }),
  )
}
