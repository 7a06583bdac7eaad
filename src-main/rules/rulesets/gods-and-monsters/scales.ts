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
export function doubleBySteps(figure: number, steps: number): number {
  return figure * 2 ** steps
}

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

export function applyRounding(figure: number, how: Rounding): number {
  if (how === 'half up') return halfUp(figure)
  return how === 'down' ? Math.floor(figure) : Math.ceil(figure)
}

/** Sizes from smallest to largest; each is twice the one before. */
export const sizes = [
  'fine',
  'tiny',
  'small',
  'medium',
  'large',
  'huge',
  'gigantic',
  'titanic',
] as const
export type CreatureSize = (typeof sizes)[number]

/** Steps up the ladder from the second to the first; below none where the first is smaller. Rule GAM-SIZ-01. */
export function sizesApart(one: CreatureSize, other: CreatureSize): number {
  return sizes.indexOf(one) - sizes.indexOf(other)
}

/** The ladder of damage: one step a size, and beyond four dice of six one more for each. Rule GAM-SIZ-04. */
const ladder = ['1', 'D2', 'D4', 'D6', 'D8', 'D10', 'D12', '2d8', '3d6', '4d6'] as const
const means = [1, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 9, 10.5, 14] as const

/** Readings for dice between two rungs and for damage below the lowest. Rules GAM-AMB-06, GAM-AMB-07. */
export interface LadderReading {
  offLadder?: OffLadder
  belowOne?: BelowOne
}
export type OffLadder = 'between' | 'lower'
export type BelowOne = 'one' | 'none'

/**
 * Damage so many steps up the ladder of sizes, or down it below none. A die that stands on no rung,
 * as D3 and 2d6, stands between those its mean falls between, or on the lower of them.
 * Rules GAM-SIZ-04, GAM-AMB-06, GAM-AMB-07.
 */
export function damageStep(damage: string, steps: number, reading: LadderReading = {}): string {
  const mean = meanOf(damage)
  if (steps === 0) return written(damage)
  const rung = rungOf(mean)
  const down = steps > 0 || reading.offLadder === 'lower'
  const to = (down ? Math.floor(rung) : Math.ceil(rung)) + steps
  return to < 0 && reading.belowOne === 'none' ? '0' : rungAt(to)
}

function meanOf(damage: string): number {
  const found = /^(?:(\d*)d)?(\d+)$/i.exec(damage.trim())
  if (!found) throw new Error(`“${damage}” is no die: write it as D6, 2d8 or 1`)
  const faces = Number(found[2])
  if (!/d/i.test(damage)) return faces
  return (Number(found[1]) || 1) * ((faces + 1) / 2)
}

/** Rung of a mean; a half where it falls between two. */
function rungOf(mean: number): number {
  const last = means.length - 1
  const top = means[last] ?? 14
  if (mean > top) {
    const more = (mean - top) / 3.5
    return Number.isInteger(more) ? last + more : last + Math.floor(more) + 0.5
  }
  const above = means.findIndex((rung) => rung >= mean)
  return means[above] === mean ? above : above - 0.5
}

function rungAt(rung: number): string {
  const at = Math.max(0, rung)
  return ladder[at] ?? `${at - 5}d6`
}

/** One die with a capital, several without. */
function written(damage: string): string {
  const one = /^1?d(\d+)$/i.exec(damage.trim())
  return one ? `D${one[1]}` : damage.trim().toLowerCase()
}

/** Rounds to hundredths, as silver, bulk and speeds are shown. */
export function toHundredths(figure: number): number {
  return Math.round(figure * 100) / 100
}
