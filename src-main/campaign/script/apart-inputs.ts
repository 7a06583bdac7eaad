import type { Action } from '../../rules/core/action.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { askNamed } from './ask-named.ts'
import { isFields, numberFrom, ScriptFault } from './fault.ts'
import { isTimeWord } from './given-units.ts'
import { meantBy, plainName } from './match-name.ts'

type Given = Readonly<Record<string, unknown>>

const lengthWord = /^(?:inch|inches|in|feet|foot|ft|yards?|yds?|miles?)$/i
const measured =
  /^(?:amount|distance|height|depth|length|width|range|far|time|duration|for|how (?:far|long|high|deep))$/

/** A number and its unit in one: `{ distance: 1, unit: "miles" }` is a distance of “1 miles”. */
function withUnit({ asks }: Action, given: Given): Given {
  const { unit, units = unit, ...rest } = given
  const said = typeof units === 'string' ? units.trim() : ''
  const isUnit = lengthWord.test(said) || isTimeWord(said.toLowerCase())
  const key = Object.keys(rest).find(
    (one) => measured.test(plainName(one)) && numberFrom(rest[one]) !== null,
  )
  if ('unit' in asks || 'units' in asks || !isUnit || key === undefined) return given
  return { ...rest, [key]: `${Number(rest[key])} ${said}` }
}

/** The number of a test by how many came before it: `{ test: 3 }` of a row of tests is two earlier ones. */
function withEarlier({ asks }: Action, given: Given): Given {
  const key = Object.keys(given).find((one) => /^(?:test|attempt|try|nth)$/i.test(one))
  const nth = key === undefined ? null : numberFrom(given[key])
  if (key === undefined || nth === null || asks['earlier']?.kind !== 'number') return given
  const { [key]: _, ...rest } = given
  return { earlier: Math.max(0, nth - 1), ...rest }
}

/** A careful try by how many steps longer it takes than usual, of those that its action knows. */
function withPace({ asks: { usual, spent } }: Action, given: Given): Given {
  const steps = numberFrom(given['careful'] ?? '')
  if (steps === null || usual?.kind !== 'choice' || spent?.kind !== 'choice') return given
  const { careful: _, ...rest } = given
  const from = spent.of.indexOf(String(given['usual'] ?? usual.default))
  return { spent: spent.of[Math.min(from + steps, spent.of.length - 1)], ...rest }
}

/**
 * A specialized library or book, where the step gives its level and says so beside it, or in its name.
 * @throws ScriptFault where it says no level
 */
function withSpecial({ asks }: Action, given: Given): Given {
  if (!('collection' in asks) || !('special' in asks)) return given
  const named = (one: string): string | undefined =>
    /^(?:specialized|special) (library|book)$/.exec(plainName(one.replaceAll('_', ' ')))?.[1]
  const isSpecial = (key: string): boolean => plainName(key) === 'specialized'
  const isSaid = Object.keys(given).some((key) => isSpecial(key) && given[key] === true)
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]): [string, unknown][] => {
      if (isSpecial(key)) return []
      const isKind = /^(?:library|book)$/.test(key)
      const isWord = isKind && isSpecial(String(value))
      const kind = named(key) ?? (isKind && (isSaid || isWord) ? key : undefined)
      if (kind !== undefined && numberFrom(value) === null)
        throw new ScriptFault(`input “${key}”`, `its level is missing: {"specialized ${kind}": 5}.`)
      return [[kind === 'library' ? 'collection' : kind === 'book' ? 'special' : key, value]]
    }),
  )
}

/** A weapon made for another size than its bearer’s, by the name of such a one: `{ weapon: "Long sword", "built for": "large" }`. */
function withMadeFor({ asks }: Action, given: Given): Given {
  const key = Object.keys(given).find((one) =>
    /^(?:built|made|sized) for|weapon size$/.test(plainName(one)),
  )
  const { weapon } = given
  if (key === undefined || !('weapon' in asks) || typeof weapon !== 'string') return given
  const { [key]: size, ...rest } = given
  return typeof size === 'string' && /^[a-z]+$/i.test(size)
    ? { ...rest, weapon: `${size} ${weapon}` }
    : given
}

/** A kind and its number in words: “tutor 4”, “tutor, level 4”. */
function kindInWords(said: unknown): unknown {
  const [, name, number] = /^(.*?),?(?: level)? (\d+)$/i.exec(String(said)) ?? []
  return name === undefined ? said : { name, level: Number(number) }
}

/** Parts of a list of kinds, each with its number, as inputs of those kinds: `[{ type: "tutor", level: 4 }]`. */
function kindsIn({ asks }: Action, list: unknown): Given | undefined {
  const value = Array.isArray(list) ? list.map(kindInWords) : []
  if (value.length === 0 || !value.every(isFields)) return undefined
  const free = Object.entries(asks).filter(([, { kind }]) => kind === 'number' || kind === 'switch')
  const pairs = value.map(({ type, kind = type, name = kind, ...rest }) => {
    const [ask, ...more] = meantBy(
      String(name),
      free,
      ([key, { title }]) => [key, title.split(',')[0] ?? title],
      true,
    )
    const [number, ...others] = Object.values(rest)
    const isNumber = numberFrom(number) !== null && others.length === 0
    if (!ask || more.length > 0) return undefined
    if (ask[1].kind === 'switch') return [ask[0], true] as const
    return isNumber ? ([ask[0], number] as const) : undefined
  })
  const found = pairs.flatMap((pair) => (pair ? [pair] : []))
  return found.length === value.length ? Object.fromEntries(found) : undefined
}

/** True where each part of a value is an input of the action, and the value itself is none. */
function isApart(action: Action, key: string, value: Given, situation: Situation): boolean {
  if (key in action.asks) return false
  const said = new Map<string, unknown>()
  try {
    for (const [part, one] of Object.entries(value)) {
      if (
        isFields(one) ||
        meantBy(part, Object.values(situation.creatures), ({ name }) => [name], true).length > 0
      )
        return false
      said.set(askNamed(action, part, one, said, situation), one)
    }
  } catch (cause) {
    if (cause instanceof ScriptFault) return false
    throw cause
  }
  return said.size > 0
}

/**
 * Input whose parts stand for themselves: `{ obstacle: { amount: 40, unit: 10 } }` is an amount and a unit, a list
 * of kinds with a number each is an input of each kind, a unit belongs to the number beside it, and the third test has
 * two before it.
 */
export function inputsApart(action: Action, given: Given, situation: Situation): Given {
  return Object.fromEntries(
    Object.entries(
      withMadeFor(
        action,
        withSpecial(action, withPace(action, withEarlier(action, withUnit(action, given)))),
      ),
    ).flatMap(([key, value]) => {
      const kinds = kindsIn(action, value)
      if (kinds) return Object.entries(kinds)
      return isFields(value) && isApart(action, key, value, situation)
        ? Object.entries(value)
        : [[key, value] as const]
    }),
  )
}
