import type { ReadonlyCreature } from '../../../core/situation.ts'

/** True for monks and for creatures tagged as psychically aware. Rule GAM-PSY-01. */
export function isAware({ values, tags }: ReadonlyCreature): boolean {
  return (values.monk ?? 0) > 0 || tags['psychically aware'] === true
}

/** Level that limits psychic verve: the monk level, else the creature’s own, at least 1. Rule GAM-PSY-05. */
export function psychicLevel({ values }: ReadonlyCreature): number {
  return Math.max(1, values.monk ?? 0, (values.monk ?? 0) > 0 ? 0 : (values.level ?? 0))
}
