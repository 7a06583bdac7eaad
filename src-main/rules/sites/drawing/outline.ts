import type { MapPoint, PlaceShape, SitePlace } from '../../core/state/site.ts'
import type { SiteDice } from '../site-dice.ts'

/** Corners of a place on the map, in squares and clockwise. */
export function outlineOf(
  { x, y, width, height, shape }: Pick<SitePlace, 'x' | 'y' | 'width' | 'height' | 'shape'>,
  by: SiteDice,
): MapPoint[] {
  const at = (across: number, down: number): MapPoint => [x + across * width, y + down * height]
  return corners(shape, width, height, by).map(([across, down]) => at(across, down))
}

/** Corners in parts of the width and the height. */
function corners(shape: PlaceShape, width: number, height: number, by: SiteDice): MapPoint[] {
  switch (shape) {
    case 'round':
      return around(28, () => 0.5)
    case 'octagon': {
      const across = Math.min(0.3, 1.2 / width)
      const down = Math.min(0.3, 1.2 / height)
      return [
        [across, 0],
        [1 - across, 0],
        [1, down],
        [1, 1 - down],
        [1 - across, 1],
        [across, 1],
        [0, 1 - down],
        [0, down],
      ]
    }
    case 'cave':
      return around(18, () => by.between(39, 52) / 100)
    case 'cross': {
      const across = Math.max(1, Math.floor(width / 4)) / width
      const down = Math.max(1, Math.floor(height / 4)) / height
      if (width < 4 || height < 3) return square
      return [
        [across, 0],
        [1 - across, 0],
        [1 - across, down],
        [1, down],
        [1, 1 - down],
        [1 - across, 1 - down],
        [1 - across, 1],
        [across, 1],
        [across, 1 - down],
        [0, 1 - down],
        [0, down],
        [across, down],
      ]
    }
    case 'corner':
      return width < 4 || height < 3 ? square : notched(width, height, by)
    case 'rectangle':
      return square
  }
}

const square: MapPoint[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

/** A rectangle without one of its corners. */
function notched(width: number, height: number, by: SiteDice): MapPoint[] {
  const across = Math.max(1, Math.floor(width / 3)) / width
  const down = Math.max(1, Math.floor(height / 3)) / height
  const isRight = by.percent(50)
  const isLow = by.percent(50)
  const basic: MapPoint[] = [
    [across, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, down],
    [across, down],
  ]
  const turned = basic.map(([one, other]): MapPoint => [
    isRight ? 1 - one : one,
    isLow ? 1 - other : other,
  ])
  return isRight === isLow ? turned : turned.reverse()
}

function around(count: number, radius: () => number): MapPoint[] {
  return Array.from({ length: count }, (_none, nth): MapPoint => {
    const angle = (nth / count) * Math.PI * 2
    const far = Math.min(0.5, radius())
    return [0.5 + Math.cos(angle) * far, 0.5 + Math.sin(angle) * far]
  })
}

/** True when a point lies within the corners. */
export function isInside([x, y]: MapPoint, outline: readonly MapPoint[]): boolean {
  let inside = false
  for (const [nth, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(nth + 1) % outline.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** Floor of a passage: its line, one square broad. */
export function passageOutlines(line: readonly MapPoint[]): MapPoint[][] {
  return line.slice(1).map(([bx, by], nth) => {
    const [ax, ay] = line[nth] ?? [bx, by]
    const half = 0.5
    const isAcross = ay === by
    // A turn is a whole square: the line's ends at walls stay where they are.
    const first = nth > 0 ? half : 0
    const last = nth < line.length - 2 ? half : 0
    const back = isAcross ? Math.sign(bx - ax) : Math.sign(by - ay)
    if (isAcross) {
      const [from, to] = [ax - back * first, bx + back * last]
      return rectangle(Math.min(from, to), ay - half, Math.max(from, to), ay + half)
    }
    const [from, to] = [ay - back * first, by + back * last]
    return rectangle(ax - half, Math.min(from, to), ax + half, Math.max(from, to))
  })
}

/** A straight passage as water or picks have left it: its long sides ragged, its ends as they were. */
export function wornPassage(floor: readonly MapPoint[], by: SiteDice): MapPoint[] {
  const [[left, top] = [0, 0], , [right, bottom] = [0, 0]] = floor
  const isAcross = right - left > bottom - top
  const length = Math.max(right - left, bottom - top)
  const parts = Math.round(length / 0.7)
  if (parts < 3) return [...floor]
  const inner = Array.from({ length: parts - 1 }, (_none, nth) => ({
    at: (length * (nth + 1)) / parts,
    drift: by.between(-12, 12) / 100,
    near: by.between(-12, 14) / 100,
    far: by.between(-12, 14) / 100,
  }))
  const point = (at: number, beside: number): MapPoint =>
    isAcross ? [left + at, top + beside] : [left + beside, top + at]
  const broad = isAcross ? bottom - top : right - left
  const one = inner.map(({ at, drift, near }) => point(at, drift - near))
  const other = inner.map(({ at, drift, far }) => point(at, broad + drift + far))
  const around = [
    point(0, 0),
    ...one,
    point(length, 0),
    point(length, broad),
    ...other.reverse(),
    point(0, broad),
  ]
  return isAcross ? around : around.reverse()
}

function rectangle(left: number, top: number, right: number, bottom: number): MapPoint[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}
