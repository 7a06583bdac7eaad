import type { MapPoint, SiteWay } from '../../core/state/site.ts'
import { isInside } from './outline.ts'

/** Meeting of a way and a room. */
interface Mouth {
  /** Middle of a door: the last point with rock on either side of the way. */
  door: MapPoint
  /** Points by which the way goes on from the room's edge to its floor. */
  inward: MapPoint[]
}

/** Squares between two points that are looked at. */
const step = 0.1

/** Squares that a passage is drawn into a room, so that no wall is left between them. */
const overlap = 0.2

/**
 * Mouth of a way that begins at the edge of a room. A room whose floor does not lie straight ahead, as
 * at the ragged end of a cave, is met by a turn within its bounds.
 */
export function mouthOf(line: readonly MapPoint[], outline: readonly MapPoint[]): Mouth {
  const [[x, y] = [0, 0], [nx, ny] = [0, 0]] = line
  const ahead: MapPoint = [Math.sign(x - nx), Math.sign(y - ny)]
  const [mx, my] = middleOf(outline)
  const most = Math.max(1, Math.abs(ahead[0] === 0 ? my - y : mx - x))
  const far = floorAhead([x, y], ahead, outline, most)
  const door = doorPoint([x, y], ahead, outline, far ?? most)
  if (far !== null) return { door, inward: [along([x, y], ahead, far + overlap)] }
  const corner = along([x, y], ahead, most)
  const aside: MapPoint = ahead[0] === 0 ? [Math.sign(mx - x) || 1, 0] : [0, Math.sign(my - y) || 1]
  const rest = Math.abs(ahead[0] === 0 ? mx - x : my - y)
  const then = floorAhead(corner, aside, outline, rest) ?? rest
  return { door, inward: [corner, along(corner, aside, then + overlap)] }
}

/** The line of a way, drawn on into its rooms until it meets their floor. */
export function intoRooms(
  { line, from, to }: Pick<SiteWay, 'line' | 'from' | 'to'>,
  outlines: ReadonlyMap<string, MapPoint[]>,
): MapPoint[] {
  const first = mouthOf(line, outlines.get(from) ?? []).inward
  const last = mouthOf([...line].reverse(), outlines.get(to) ?? []).inward
  return [...first.reverse(), ...line.slice(1, -1), ...last]
}

function along([x, y]: MapPoint, [dx, dy]: MapPoint, far: number): MapPoint {
  return [x + dx * far, y + dy * far]
}

/** Squares from a point to the first one ahead where floor lies over the breadth of a passage; null for none. */
function floorAhead(
  from: MapPoint,
  ahead: MapPoint,
  outline: readonly MapPoint[],
  most: number,
): number | null {
  for (let far = step / 2; far <= most; far += step)
    if (besides(from, ahead, far, 0.35).every((point) => isInside(point, outline))) return far
  return null
}

function doorPoint(
  from: MapPoint,
  ahead: MapPoint,
  outline: readonly MapPoint[],
  most: number,
): MapPoint {
  let far = 0
  while (
    far + step < most &&
    !besides(from, ahead, far + step, 0.5).some((point) => isInside(point, outline))
  )
    far += step
  return along(from, ahead, far)
}

/** Three points across a way. */
function besides(from: MapPoint, [dx, dy]: MapPoint, far: number, off: number): MapPoint[] {
  const [x, y] = along(from, [dx, dy], far)
  return [-off, 0, off].map((beside): MapPoint => [x + dy * beside, y + dx * beside])
}

/** Middle of the bounds of an outline. */
function middleOf(outline: readonly MapPoint[]): MapPoint {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}
