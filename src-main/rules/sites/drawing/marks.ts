import type { MapPoint, SitePlace } from '../../core/state/site.ts'
import { isInside } from './outline.ts'

/** Squares from one tread of a stair to the next. */
const treadApart = 0.22
const treads = 5

/** Squares from the middle of a number to the edge of its disc, with a little air. */
const discRadius = 0.75

/** Treads of a stair: the middle of the first one, and by how much they are shorter than full ones. */
interface StairPlace {
  middle: number
  top: number
  scale: number
}

/** Places the stair of a place at its upper wall, or at the left of a low one. */
function stairPlace({ x, y, width, height }: SitePlace, outline: readonly MapPoint[]): StairPlace {
  if (height < 3) {
    const isTiny = width < 3
    return { middle: x + (isTiny ? 0.5 : 0.8), top: y + 0.5, scale: isTiny ? 0.4 : 0.6 }
  }
  const middle = x + width / 2
  const scale = Math.min(1, width / 3)
  let top = y + height * 0.12
  const fits = (at: number): boolean =>
    [-0.95, 0.95].every((off) => isInside([middle + off * scale, at], outline))
  while (top < y + height / 2 && !(fits(top) && fits(top + treads * treadApart))) top += 0.1
  return { middle, top, scale }
}

/** Treads of a stair as lines from left to right, shorter the deeper it leads. */
export function stairsIn(
  place: SitePlace,
  outline: readonly MapPoint[],
): [from: MapPoint, to: MapPoint][] {
  if (!place.stairs) return []
  const { middle, top, scale } = stairPlace(place, outline)
  return Array.from({ length: treads }, (_none, nth) => {
    const half = (place.stairs === 'up' ? 0.85 - nth * 0.12 : 0.37 + nth * 0.12) * scale
    const at = top + nth * treadApart
    return [
      [middle - half, at],
      [middle + half, at],
    ]
  })
}

/** Point for the number of a place: its middle, clear of a stair, in the larger part of one that lacks a corner. */
export function labelPoint(place: SitePlace, outline: readonly MapPoint[]): MapPoint {
  const { x, y, width, height, shape, stairs } = place
  const clear = ([px, py]: MapPoint): boolean =>
    [-0.9, 0.9].every(
      (off) => isInside([px + off, py], outline) && isInside([px, py + off], outline),
    )
  const [across, down] = [x + width / 2, y + height / 2]
  if (stairs && height < 3)
    return [Math.min(Math.max(across, x + 2.05), x + width - discRadius), down]
  const below = stairs
    ? stairPlace(place, outline).top + (treads - 1) * treadApart + discRadius
    : down
  const middle: MapPoint = [across, Math.max(down, Math.min(below, y + height - discRadius))]
  if (shape !== 'corner') return middle
  const others = [0.35, 0.65].flatMap((across) =>
    [0.35, 0.65].map((down): MapPoint => [x + width * across, y + height * down]),
  )
  return [middle, ...others].find(clear) ?? middle
}

/** Middles of the pillars of a place, those left out that would stand in its wall or under its number. */
export function pillarsIn(place: SitePlace, outline: readonly MapPoint[]): MapPoint[] {
  const { pillars, x, y, width, height } = place
  if (!pillars) return []
  const [labelX, labelY] = labelPoint(place, outline)
  const rows = [y + 1, y + height - 1]
  const count = width >= 8 ? 3 : 2
  return Array.from({ length: count }, (_none, nth) => x + 1 + ((width - 2) * nth) / (count - 1))
    .flatMap((across) => rows.map((down): MapPoint => [across, down]))
    .filter(([across, down]) => Math.hypot(across - labelX, down - labelY) > 1)
    .filter(([across, down]) =>
      [-0.3, 0.3].every((off) =>
        [-0.3, 0.3].every((other) => isInside([across + off, down + other], outline)),
      ),
    )
}
