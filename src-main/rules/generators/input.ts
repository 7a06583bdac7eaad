import type { Ask, Asks } from '../core/asks.ts'
import type { Situation } from '../core/situation.ts'
import { listed } from '../core/words.ts'
import type { GeneratorInput } from './generated.ts'
import type { Generator } from './generator.ts'

/** Inputs of a generator with the defaults that a campaign gives them. */
export function campaignInputs({ inputs, now }: Generator, situation: Situation): Asks {
  const given = now?.(situation) ?? {}
  return Object.fromEntries(
    Object.entries(inputs).map(([key, ask]) => {
      const read = given[key] === undefined ? undefined : readValue(ask, given[key])
      const usable = read !== undefined && typeof read !== 'object'
      return [key, usable ? ({ ...ask, default: read } as Ask) : ask]
    }),
  )
}

/** Input of a generator read from what was typed or chosen, with the defaults of what was not. */
type ReadInput = { ok: true; input: GeneratorInput } | { ok: false; says: string }

/** Reads an input; values may be texts, as they are typed on a command line. */
export function readInput(asks: Asks, given: Readonly<Record<string, unknown>>): ReadInput {
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(asks, key))
  if (unknown !== undefined) {
    const keys = Object.keys(asks)
    const known = keys.length > 0 ? `it takes ${listed(keys)}` : 'it takes none'
    return { ok: false, says: `Unknown setting “${unknown}”: ${known}.` }
  }
  const input: Record<string, string | number | boolean> = {}
  for (const [key, ask] of Object.entries(asks)) {
    const read = readValue(ask, given[key])
    if (typeof read === 'object') return { ok: false, says: `${key}: ${read.says}` }
    if (read !== undefined) input[key] = read
  }
  return { ok: true, input }
}

type Value = string | number | boolean | undefined

function readValue(ask: Ask, given: unknown): Value | { says: string } {
  if (given === undefined || given === '') return defaultOf(ask)
  switch (ask.kind) {
    case 'number': {
      const number = typeof given === 'string' ? Number(given) : given
      return typeof number === 'number' &&
        Number.isInteger(number) &&
        number >= ask.min &&
        number <= ask.max
        ? number
        : { says: `a whole number from ${ask.min} to ${ask.max}, not “${String(given)}”.` }
    }
    case 'switch': {
      const on = switches.get(String(given).toLowerCase())
      return on ?? { says: `yes or no, not “${String(given)}”.` }
    }
    case 'choice': {
      const wanted = String(given).trim().toLowerCase()
      const found = ask.of.find((option) => option.toLowerCase() === wanted)
      return found ?? { says: `one of ${ask.of.join(', ')}; not “${String(given)}”.` }
    }
    case 'text':
      return typeof given === 'string' && given.length <= ask.max
        ? given
        : { says: `a text of at most ${ask.max} characters.` }
    default:
      return { says: 'not taken here.' }
  }
}

const switches = new Map([
  ['true', true],
  ['yes', true],
  ['on', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['off', false],
  ['0', false],
])

function defaultOf(ask: Ask): Value {
  if (ask.kind === 'choice') return ask.default ?? ask.of[0]
  if (ask.kind === 'number') return ask.default ?? ask.min
  if (ask.kind === 'switch') return ask.default ?? false
  return undefined
}
