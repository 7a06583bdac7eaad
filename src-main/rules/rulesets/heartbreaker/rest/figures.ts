export const upkeeps = ['squalid', 'basic', 'lavish'] as const
export type Upkeep = (typeof upkeeps)[number]
export type Rest = 'short' | 'night' | 'bed'

/** Dice of STA that a rest gives back. Rule HBK-REST-02. */
export const restDice: Readonly<Record<Rest, { count: number; sides: number; says: string }>> = {
  short: { count: 1, sides: 3, says: '1d3' },
  night: { count: 1, sides: 6, says: '1d6' },
  bed: { count: 2, sides: 6, says: '2d6' },
}

/** Modifier from the lodging to the SAV that ends an injury. Rule HBK-REST-04. */
export function bedBonus(upkeep: Upkeep): number {
  return { squalid: -1, basic: 0, lavish: 1 }[upkeep]
}
