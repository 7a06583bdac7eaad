import type { Someone } from '../people.ts'

/** Monks are, and whoever is marked so. Rule GAM-PSY-01. */
export function isAware({ values, tags }: Someone): boolean {
  return (values.monk ?? 0) > 0 || tags['psychically aware'] === true
}

/** Levels that count for verve: those of a monk, else one’s own. Rule GAM-PSY-05. */
export function psychicLevel({ values }: Someone): number {
  return Math.max(1, values.monk ?? 0, (values.monk ?? 0) > 0 ? 0 : (values.level ?? 0))
}
