/**
 * How many times the unit doubles before it is more than the amount: 39 of a unit of 10 is one.
 * Sizes between two steps count as the lower; what is no bigger than the unit counts none. It is the
 * scale of obstacles, groups, locks, thickness and study. Rules GAM-CTS-07, GAM-AMB-32.
 */
export function doublings(amount: number, unit = 1): number {
  let steps = 0
  for (let reached = unit * 2; unit > 0 && reached <= amount && steps < 1023; reached *= 2) steps++
  return steps
}

/** A figure doubled so many times; below none it is halved. Rule GAM-SIZ-01. */
export function doubled(figure: number, steps: number): number {
  return figure * 2 ** steps
}
