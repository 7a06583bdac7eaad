import { randomBytes, randomUUID } from 'node:crypto'
import { seeded, seedFrom } from '../rules/dice/rng.ts'

/**
 * The machine's own source of chance: 128 bits as 32 hex digits for each command. `GATEFOLD_SEED`, 32 hex
 * digits too, has the same dice fall again: a test names it, and a report of what went wrong.
 */
export function seedsOf(environment: NodeJS.ProcessEnv): () => string {
  const again = environment['GATEFOLD_SEED']
  if (!again) return () => randomBytes(16).toString('hex')
  const stream = seeded(again)
  return () => seedFrom(stream)
}

/** A seed for the next command. */
export const seed = seedsOf(process.env)

/** A campaign's id: short enough for a folder's name, long enough to stand alone. */
export function newId(): string {
  return randomUUID().slice(0, 13)
}
