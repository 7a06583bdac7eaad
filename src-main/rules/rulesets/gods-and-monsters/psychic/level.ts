import type { Someone } from '../people.ts'

/** Levels that count for verve: those of a monk, else one’s own. Rule GAM-PSY-05. */
export function psychicLevel({ values }: Someone): number {
  return Math.max(1, values.monk ?? 0, (values.monk ?? 0) > 0 ? 0 : (values.level ?? 0))
}
