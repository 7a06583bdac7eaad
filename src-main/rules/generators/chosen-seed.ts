import { refusal, type RefusedPreview } from '../core/preview.ts'
import { roll, type ProcedureOf } from '../core/procedure.ts'
import { streamFor } from '../dice/rng.ts'

/** Sides of a die that chooses a seed. */
export const seedFaces = 1_000_000

/** The seed that the GM types, for what is generated to come out the same again. */
export const seedAsk = { kind: 'text', title: 'Seed, or none', max: 32, optional: true } as const

/** The seed as typed, empty for none; refused unless it has 32 hex digits. */
export function typedSeed(typed = ''): { wanted: string } | RefusedPreview {
  const trimmed = typed.trim().toLowerCase()
  const isNumber = /^\d{1,15}$/.test(trimmed)
  const wanted = isNumber ? Number(trimmed).toString(16).padStart(32, '0') : trimmed
  return wanted !== '' && !/^[0-9a-f]{32}$/.test(wanted)
    ? refusal(`“${typed}” is no seed: a whole number, 32 hex digits, or leave it empty.`)
    : { wanted }
}

/** Gives the seed that was typed, or rolls one with two dice. */
export function* chosenSeed(wanted: string): ProcedureOf<string> {
  if (wanted !== '') return wanted
  const [one = 1] = yield* roll('seed', seedFaces)
  const [other = 1] = yield* roll('seed, second die', seedFaces)
  return streamFor('9e3779b97f4a7c15f39cc0605cedc834', `${one} ${other}`)
}
