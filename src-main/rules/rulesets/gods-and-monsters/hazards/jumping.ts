import type { CreatureSize } from '../scales/sizes.ts'

/**
 * Penalty of a row of the jump table: 0 at one foot, 1 at two, and double for each more.
 * Rules GAM-JMP-01, GAM-AMB-59.
 */
export function jumpPenalty(feet: number): number {
  const row = Math.max(1, Math.ceil(feet))
  return row === 1 ? 0 : 2 ** (row - 2)
}

/** How far a face carries: what was tried when it was made, else the furthest whole row it allows. Rules GAM-JMP-02, GAM-AMB-59. */
export function jumpReached(
  targetAt: (reach: number) => number,
  tried: number,
  face: number,
): number {
  if (face <= targetAt(tried)) return tried
  let row = Math.max(0, Math.min(60, Math.ceil(tried)) - 1)
  while (row > 0 && face > targetAt(row)) row--
  return row
}

/** Times as far as a medium jumper; null where the source can’t be read. Rules GAM-JMP-03, GAM-AMB-57. */
export function jumpFactor(
  size: CreatureSize,
  least: { tiny: number; fine: number },
): number | null {
  if (size === 'tiny' || size === 'fine') return least[size] > 0 ? least[size] : null
  return factors[size]
}

const factors = { small: 0.75, medium: 1, large: 2, huge: 4, gigantic: 8, titanic: 16 } as const
