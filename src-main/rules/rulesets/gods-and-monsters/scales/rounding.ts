/** Halves go up, as sized ranges do. Rules GAM-AMB-05, GAM-AMB-53. */
export function halfUp(figure: number): number {
  return Math.floor(figure + 0.5)
}

/** A penalty of so many points as it is added to a target; none is a plain zero. */
export function penalty(points: number): number {
  return points === 0 ? 0 : -points
}

/** Rounding where a whole amount is needed and no rule says how. Rule GAM-AMB-53. */
export type Rounding = 'half up' | 'down' | 'up'

export function rounded(figure: number, how: Rounding): number {
  if (how === 'half up') return halfUp(figure)
  return how === 'down' ? Math.floor(figure) : Math.ceil(figure)
}
