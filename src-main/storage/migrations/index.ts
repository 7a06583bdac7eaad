import * as v from 'valibot'
import { damaged, tooNew } from '../refusals.ts'
import type { WholeCampaign } from '../store.ts'
import { migration as first } from './0001.ts'
import { migration as notes } from './0002.ts'
import type { Migration } from './migration.ts'

/** Every step in order; a new stored form adds its file here and raises `schema`. */
export const migrations: readonly Migration[] = [first, notes]

/**
 * Brings a whole campaign of an older schema to today's, checking it before and after each step.
 * @param from schema number it was written by.
 * @param thing what is being read, for messages: "The file Barrow.zip".
 * @throws {Refusal} `newer` or `damaged`; what was handed in is never changed.
 */
export function migrate(whole: unknown, from: unknown, thing: string): WholeCampaign {
  return migrateBy(migrations, whole, from, thing) as WholeCampaign
}

/** Migrates by the given steps; `migrate` passes all of them. */
export function migrateBy(
  steps: readonly Migration[],
  whole: unknown,
  from: unknown,
  thing: string,
): unknown {
  const known = steps.length
  if (typeof from !== 'number' || !Number.isInteger(from) || from < 1) {
    throw damaged(thing, 'it does not say which format it has')
  }
  if (from > known) throw tooNew(thing, from, known)
  return steps.slice(from - 1).reduce((data, step) => {
    const changed = step.to === from ? data : step.change(structuredClone(data))
    check(step, changed, thing)
    return changed
  }, whole)
}

function check(step: Migration, whole: unknown, thing: string): void {
  const found = v.safeParse(step.shape, whole, { abortEarly: true })
  if (found.success) return
  const [issue] = found.issues
  throw damaged(thing, `${v.getDotPath(issue) ?? 'it'} is wrong (${issue.message})`)
}
