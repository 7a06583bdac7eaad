import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Points } from './figures.ts'
import { condition, unconscious } from './states.ts'

/** Harm by illusions that counts as real for a creature so far. Rules GAM-ILL-01, GAM-ILL-02. */
export interface Phantasm {
  survival: number
  verve: number
  injuries: number
}

const written = /^harm of illusions: (\d+) survival, (\d+) verve, (\d+) injuries$/

function nameOf({ survival, verve, injuries }: Phantasm): string {
  return `harm of illusions: ${survival} survival, ${verve} verve, ${injuries} injuries`
}

function kept(
  creature: Pick<ReadonlyCreature, 'conditions'>,
): { name: string; harm: Phantasm } | null {
  for (const name of Object.keys(creature.conditions)) {
    const [, survival, verve, injuries] = written.exec(name) ?? []
    if (survival !== undefined)
      return {
        name,
        harm: { survival: Number(survival), verve: Number(verve), injuries: Number(injuries) },
      }
  }
  return null
}

export function phantasmOf(creature: Pick<ReadonlyCreature, 'conditions'>): Phantasm {
  return kept(creature)?.harm ?? { survival: 0, verve: 0, injuries: 0 }
}

/** Adds to the illusory harm kept on the creature that believes in it. Rule GAM-ILL-01. */
export function phantasmGrows(creature: ReadonlyCreature, was: Points, is: Points): Effect[] {
  const before = phantasmOf(creature)
  const harm = {
    survival: before.survival + was.survival - is.survival,
    verve: before.verve + was.verve - is.verve,
    injuries: before.injuries + is.injuries - was.injuries,
  }
  if (harm.survival + harm.verve + harm.injuries === 0) return []
  return [...phantasmOver(creature), condition(creature.id, nameOf(harm), { rule: 'GAM-ILL-01' })]
}

export function phantasmOver(creature: ReadonlyCreature): Effect[] {
  const has = kept(creature)
  return has ? [condition(creature.id, has.name, null)] : []
}

/** Not dying of it, but deeply out until a full night or magic. Rule GAM-ILL-04. */
export const inShock = 'in shock'

export function shocked(creature: ReadonlyCreature): Effect[] {
  return [
    condition(creature.id, inShock, { rule: 'GAM-ILL-04' }),
    condition(creature.id, unconscious, { rule: 'GAM-ILL-04' }),
  ]
}

/** A full night’s rest ends it. Rule GAM-ILL-04. */
export function shockEnds(creature: ReadonlyCreature): Effect[] {
  if (!(inShock in creature.conditions)) return []
  return [condition(creature.id, inShock, null), condition(creature.id, unconscious, null)]
}

/**
 * Illusory harm that stays: `keeps` points, in the campaign’s order, verve last.
 * Rules GAM-ILL-02, GAM-AMB-55.
 */
export function phantasmStays(
  harm: Phantasm,
  keeps: number,
  first: 'survival' | 'injuries',
): Phantasm {
  const order =
    first === 'survival' ? (['survival', 'injuries'] as const) : (['injuries', 'survival'] as const)
  const stays: Phantasm = { survival: 0, verve: 0, injuries: 0 }
  let left = keeps
  for (const of of [...order, 'verve'] as const) {
    stays[of] = Math.min(harm[of], left)
    left -= stays[of]
  }
  return stays
}
