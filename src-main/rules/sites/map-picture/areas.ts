import type { MapArea, MapPicture, MapPoint } from '../../core/state/site.ts'

/** Rectangle in pixels of a picture. */
export interface PictureBox {
  x: number
  y: number
  width: number
  height: number
}

/** Corners of an area within the picture, in whole pixels. */
export function withinPicture(
  points: readonly MapPoint[],
  { width, height }: Pick<MapPicture, 'width' | 'height'>,
): MapPoint[] {
  return points.map(([x, y]): MapPoint => [
    Math.min(width, Math.max(0, Math.round(x))),
    Math.min(height, Math.max(0, Math.round(y))),
  ])
}

/** Square pixels that an area covers; 0 for one that is only a line. */
export function sizeOfArea(points: readonly MapPoint[]): number {
  let twice = 0
  points.forEach(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
    twice += x * nextY - nextX * y
  })
  return Math.abs(twice) / 2
}

/** Smallest box around areas; null for none. */
export function boxAround(areas: readonly Pick<MapArea, 'points'>[]): PictureBox | null {
  const points = areas.flatMap((area) => area.points)
  if (points.length === 0) return null
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** True for a point within an area, by the even-odd rule that a canvas fills it by. */
export function isWithin([x, y]: MapPoint, { points }: Pick<MapArea, 'points'>): boolean {
  let inside = false
  points.forEach(([fromX, fromY], at) => {
    const [toX, toY] = points[(at + 1) % points.length] ?? [fromX, fromY]
    const crosses = fromY > y !== toY > y
    if (crosses && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) inside = !inside
  })
  return inside
}
