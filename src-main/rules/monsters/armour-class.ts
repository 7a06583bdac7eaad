import type { BxFigures } from './canonical.ts'

/**
 * Descending AC on the B/X scale, where the text has any. Basic Fantasy counts its ascending one from
 * 11 and ACKS from 0; the others from 10.
 */
export function descendingArmourClass(figures: BxFigures, system: string): number | null {
  const { descending = null, ascending = null } = figures.ac?.value ?? {}
  if (descending !== null) return descending
  if (ascending === null) return null
  if (/\backs\b/i.test(system)) return 9 - ascending
  return (/basic fantasy|bfrpg/i.test(system) ? 20 : 19) - ascending
}
