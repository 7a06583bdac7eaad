/** Halves go up, as sized ranges do. Rules GAM-AMB-05, GAM-AMB-53. */
export function halfUp(figure: number): number {
  return Math.floor(figure + 0.5)
}

/** A penalty of so many points as it is added to a target; none is a plain zero. */
export function penalty(points: number): number {
  return points === 0 ? 0 : -points
}
