import { noTables } from '../../../rules/testing/shelf-of.ts'
import { Library } from '../../library.ts'
import { readScripts } from '../form.ts'
import { runScript, type Played } from '../run-script.ts'

/** Plays a script as it would be read from a file, always with the same chance. */
export function playScript(script: object): Played {
  const [read] = readScripts(script)
  if (!read) throw new Error('no script')
  return runScript(read, {
    library: new Library([], noTables, []),
    at: '2026-11-24T20:00:00.000Z',
    seed: '0123456789abcdef0123456789abcdef',
  })
}

/** Plays steps of people in a game. */
export const playSteps = (game: string, people: unknown[], ...steps: unknown[]): Played =>
  playScript({ game, people, steps })

/** Faults of a script, and of each step its error, its refusal, or its result. */
export const says = ({ faults, steps }: Played): unknown[] => [
  ...faults,
  ...steps.map((step) => step.error ?? step.refused ?? step.says),
]
