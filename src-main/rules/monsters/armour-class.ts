import type { BxFigures } from './canonical.ts'

/** Descending AC on the B/X scale, where the text has any; Basic Fantasy counts its ascending one from 11. */
export function descendingArmourClass(figures: BxFigures, system: string): number | null {
  const { descending = null, ascending = null } = figures.ac?.value ?? {}
  if (descending !== null) return descending
  if (ascending === null) return null
  return (/basic fantasy|bfrpg/i.test(system) ? 20 : 19) - ascending
}
