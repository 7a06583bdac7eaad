import { randomBytes, randomUUID } from 'node:crypto'
import { seeded, seedFrom } from '../rules/dice/rng.ts'

/**
 * Source of seeds, 128 bits as 32 hex digits for each command. `GATEFOLD_SEED`, 32 hex digits too, makes the
 * same dice fall again, for tests and for reproducing a reported fault.
 */
export function seedsOf(environment: NodeJS.ProcessEnv): () => string {
  const again = environment['GATEFOLD_SEED']
  if (!again) return () => randomBytes(16).toString('hex')
  const stream = seeded(again)
  return () => seedFrom(stream)
}

/** A seed for the next command. */
export const seed = seedsOf(process.env)

/** New id of a campaign, monster or batch: short enough for a folder's name, long enough to be unique. */
export function newId(): string {
  return randomUUID().slice(0, 13)
}
