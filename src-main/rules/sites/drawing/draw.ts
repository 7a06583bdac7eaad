import type { MapPoint, Site, SiteDoor, SitePlace, SiteWay } from '../../core/state/site.ts'
import { seeded, streamFor } from '../../dice/rng.ts'
import { SiteDice } from '../site-dice.ts'
import { isInside, outlineOf, passageOutlines } from './outline.ts'

/** A door on the map: its middle, whether it stands across a way that runs left and right, and its kind. */
export interface DrawnDoor {
  x: number
  y: number
  isUpright: boolean
  door: SiteDoor
}

/** A drawn place: its floor, and where its number stands. */
interface DrawnPlace {
  id: string
  number: number
  title: string
  path: string
  x: number
  y: number
}

/** A map ready to be drawn, in units of a tenth of a square; paths are those of SVG. */
export interface SiteDrawing {
  width: number
  height: number
  places: DrawnPlace[]
  /** Floors of passages. */
  passages: string[]
  hatching: string
  /** A dot on every crossing of the grid. */
  dots: string
  water: string
  pillars: { x: number; y: number }[]
  /** Treads of stairs. */
  stairs: string
  doors: DrawnDoor[]
}

/** Reader of a map: players see no secret way that they have not found, and only places that they have seen. */
interface DrawingFor {
  players: boolean
  /** Leave out places that the players have not seen. */
  onlySeen: boolean
}

/** Units of a square. */
const unit = 10
/** Squares left free around the map. */
const margin = 1.6

/** Draws the map of a site; null for a site without one. */
export function drawSite(site: Site, { players, onlySeen }: DrawingFor): SiteDrawing | null {
  const shown = site.places.filter(
    ({ width, state }) => width > 0 && (!onlySeen || state !== 'unseen'),
  )
  if (shown.length === 0) return null
  const ids = new Set(shown.map(({ id }) => id))
  const ways = site.ways.filter(
    ({ from, to, door, found, line }) =>
      line.length > 1 &&
      ids.has(from) &&
      ids.has(to) &&
      !(players && door === 'secret door' && !found),
  )
  const outlines = new Map(
    shown.map((place) => [place.id, outlineOf(place, chanceOf(site, place.id))]),
  )
  const floors = ways.flatMap((way) => {
    const line = intoRooms(way, outlines)
    return passageOutlines(line)
  })
  const all = [...outlines.values(), ...floors]
  const right = Math.max(...all.flat().map(([x]) => x))
  const bottom = Math.max(...all.flat().map(([, y]) => y))
  const left = Math.min(0, ...all.flat().map(([x]) => x))
  const top = Math.min(0, ...all.flat().map(([, y]) => y))
  const on = new Sheet(left - margin, top - margin)
  return {
    width: Math.round((right - left + margin * 2) * unit),
    height: Math.round((bottom - top + margin * 2) * unit),
    places: shown.map((place) => drawnPlace(place, outlines.get(place.id) ?? [], on)),
    passages: floors.map((floor) => on.path(floor)),
    hatching: all
      .map((outline, nth) => hatch(outline, all, chanceOf(site, `hatch ${nth}`), on))
      .join(''),
    dots: all.map((outline) => dotsIn(outline, on)).join(''),
    water: shown
      .map((place) =>
        wavesIn(place, outlines.get(place.id) ?? [], chanceOf(site, `water ${place.id}`), on),
      )
      .join(''),
    pillars: shown.flatMap((place) => pillarsIn(place, on)),
    stairs: shown.map((place) => stairsIn(place, on)).join(''),
    doors: ways.flatMap((way) => doorOn(way, outlines, on)),
  }
}

/** Turns points of the map into units of the sheet. */
class Sheet {
  constructor(
    private readonly left: number,
    private readonly top: number,
  ) {}

  x(x: number): number {
    return Math.round((x - this.left) * unit * 10) / 10
  }

  y(y: number): number {
    return Math.round((y - this.top) * unit * 10) / 10
  }

  at([x, y]: MapPoint): string {
    return `${this.x(x)} ${this.y(y)}`
  }

  path(points: readonly MapPoint[]): string {
    return `M${points.map((point) => this.at(point)).join('L')}Z`
  }
}

function chanceOf({ mapSeed }: Site, label: string): SiteDice {
  return new SiteDice(seeded(streamFor(mapSeed, label)))
}

/** The line of a way, drawn on into its rooms until it meets their floor. */
function intoRooms(way: SiteWay, outlines: ReadonlyMap<string, MapPoint[]>): MapPoint[] {
  const { line } = way
  const first = wallPoint(line, outlines.get(way.from) ?? [])
  const last = wallPoint([...line].reverse(), outlines.get(way.to) ?? [])
  return [first.inner, ...line.slice(1, -1), last.inner]
}

/** Point of the wall of a room where a line that begins at its edge meets it, and one a little farther in. */
function wallPoint(
  line: readonly MapPoint[],
  outline: readonly MapPoint[],
): { wall: MapPoint; inner: MapPoint } {
  const [[x, y] = [0, 0], [nx, ny] = [0, 0]] = line
  const [dx, dy] = [Math.sign(x - nx), Math.sign(y - ny)]
  const at = (far: number): MapPoint => [x + dx * far, y + dy * far]
  const isFloor = (far: number): boolean =>
    [-0.35, 0, 0.35].every((beside) =>
      isInside([x + dx * far + dy * beside, y + dy * far + dx * beside], outline),
    )
  for (let far = 0.05; far < 4; far += 0.1)
    if (isFloor(far)) return { wall: at(Math.max(0, far - 0.15)), inner: at(far + 0.2) }
  return { wall: at(0), inner: at(0.2) }
}

function drawnPlace(place: SitePlace, outline: readonly MapPoint[], on: Sheet): DrawnPlace {
  const { id, number, title } = place
  const [x, y] = labelPoint(place, outline)
  return { id, number, title, path: on.path(outline), x: on.x(x), y: on.y(y) }
}

/** Middle of a place, or of the larger part of one that lacks a corner. */
function labelPoint(
  { x, y, width, height, shape, stairs }: SitePlace,
  outline: readonly MapPoint[],
): MapPoint {
  const middle: MapPoint = [x + width / 2, y + height / 2 + (stairs && height >= 3 ? 0.5 : 0)]
  if (shape !== 'corner') return middle
  const others = [0.35, 0.65].flatMap((across) =>
    [0.35, 0.65].map((down): MapPoint => [x + width * across, y + height * down]),
  )
  const clear = ([px, py]: MapPoint): boolean =>
    [-0.9, 0.9].every(
      (off) => isInside([px + off, py], outline) && isInside([px, py + off], outline),
    )
  return [middle, ...others].find(clear) ?? middle
}

/** Strokes of rock around a floor, left out where another floor lies. */
function hatch(
  outline: readonly MapPoint[],
  all: readonly (readonly MapPoint[])[],
  by: SiteDice,
  on: Sheet,
): string {
  const strokes: string[] = []
  const near = all.filter((other) => other !== outline && isNear(outline, other))
  const isClockwise = areaOf(outline) > 0
  for (const [nth, [ax, ay]] of outline.entries()) {
    const [bx, by_] = outline[(nth + 1) % outline.length] ?? [ax, ay]
    const length = Math.hypot(bx - ax, by_ - ay)
    if (length < 0.05) continue
    const out: MapPoint = isClockwise
      ? [(by_ - ay) / length, -(bx - ax) / length]
      : [-(by_ - ay) / length, (bx - ax) / length]
    const steps = Math.max(1, Math.round(length / 0.3))
    for (let step = 0; step < steps; step += 1) {
      const along = (step + by.between(20, 80) / 100) / steps
      const x = ax + (bx - ax) * along
      const y = ay + (by_ - ay) * along
      const beyond: MapPoint = [x + out[0] * 0.12, y + out[1] * 0.12]
      if (near.some((other) => isInside(beyond, other))) continue
      const tall = by.between(25, by.percent(25) ? 95 : 62) / 100
      const lean = by.between(-22, 22) / 100
      const tip: MapPoint = [x + out[0] * tall + out[1] * lean, y + out[1] * tall - out[0] * lean]
      const broad = 0.07
      const base = (side: number): MapPoint => [
        x + ((bx - ax) / length) * broad * side,
        y + ((by_ - ay) / length) * broad * side,
      ]
      strokes.push(`M${on.at(base(-1))}L${on.at(tip)}L${on.at(base(1))}Z`)
    }
  }
  return strokes.join('')
}

function areaOf(outline: readonly MapPoint[]): number {
  return outline.reduce((sum, [ax, ay], nth) => {
    const [bx, by] = outline[(nth + 1) % outline.length] ?? [ax, ay]
    return sum + ax * by - bx * ay
  }, 0)
}

/** True when the bounds of two floors meet. */
function isNear(one: readonly MapPoint[], other: readonly MapPoint[]): boolean {
  const [left, top, right, bottom] = boundsOf(one)
  const [left2, top2, right2, bottom2] = boundsOf(other)
  return left <= right2 && left2 <= right && top <= bottom2 && top2 <= bottom
}

/** Bounds of an outline in whole squares. */
function boundsOf(outline: readonly MapPoint[]): [number, number, number, number] {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  return [
    Math.floor(Math.min(...xs)),
    Math.floor(Math.min(...ys)),
    Math.ceil(Math.max(...xs)),
    Math.ceil(Math.max(...ys)),
  ]
}

function dotsIn(outline: readonly MapPoint[], on: Sheet): string {
  const [left, top, right, bottom] = boundsOf(outline)
  let dots = ''
  for (let x = left; x <= right; x += 1)
    for (let y = top; y <= bottom; y += 1) {
      const isWell = [
        [x - 0.2, y],
        [x + 0.2, y],
        [x, y - 0.2],
        [x, y + 0.2],
      ].every(([px = 0, py = 0]) => isInside([px, py], outline))
      if (isWell) dots += `M${on.at([x, y])}h.01`
    }
  return dots
}

/** Waves on the water of a place: all over it, or in its lower part behind a shore. */
function wavesIn(
  { water, x, y, width, height }: SitePlace,
  outline: readonly MapPoint[],
  by: SiteDice,
  on: Sheet,
): string {
  if (!water) return ''
  const from = water === 'pool' ? y + height * 0.55 : y
  const waves: string[] = []
  if (water === 'pool') {
    const line: MapPoint[] = []
    for (let at = x; at <= x + width + 0.01; at += 0.25)
      if (isInside([at, from], outline)) line.push([at, from + Math.sin(at * 2.6) * 0.09])
    if (line.length > 1) waves.push(`M${line.map((point) => on.at(point)).join('L')}`)
  }
  for (let row = from + 0.4; row < y + height; row += 0.55)
    for (let at = x + by.between(0, 60) / 100; at < x + width; at += by.between(90, 150) / 100) {
      const points: MapPoint[] = [
        [at, row],
        [at + 0.6, row],
      ]
      if (
        !points.every(
          ([px, py]) => isInside([px, py - 0.15], outline) && isInside([px, py + 0.15], outline),
        )
      )
        continue
      const down = by.between(-8, 8) / 100
      waves.push(
        `M${on.at([at, row + down])}q${0.15 * unit} ${-0.16 * unit} ${0.3 * unit} 0t${0.3 * unit} 0`,
      )
    }
  return waves.join('')
}

function pillarsIn(
  { pillars, x, y, width, height }: SitePlace,
  on: Sheet,
): { x: number; y: number }[] {
  if (!pillars) return []
  const rows = [y + 1, y + height - 1]
  const count = width >= 8 ? 3 : 2
  return Array.from(
    { length: count },
    (_none, nth) => x + 1 + ((width - 2) * nth) / (count - 1),
  ).flatMap((across) => rows.map((down) => ({ x: on.x(across), y: on.y(down) })))
}

/** Treads of a stair at the upper wall, shorter the deeper it leads. */
function stairsIn({ stairs, x, y, width, height }: SitePlace, on: Sheet): string {
  if (!stairs) return ''
  const middle = x + width / 2
  const top = y + height * (height >= 3 ? 0.12 : 0.1)
  return Array.from({ length: 5 }, (_none, nth) => {
    const half = (stairs === 'up' ? 0.85 - nth * 0.12 : 0.37 + nth * 0.12) * Math.min(1, width / 3)
    return `M${on.at([middle - half, top + nth * 0.22])}H${on.x(middle + half)}`
  }).join('')
}

function doorOn(
  { from, to, door, line }: SiteWay,
  outlines: ReadonlyMap<string, MapPoint[]>,
  on: Sheet,
): DrawnDoor[] {
  if (door === 'open') return []
  const { wall } = wallPoint([...line].reverse(), outlines.get(to) ?? [])
  const [before = wall, last = wall] = line.slice(-2)
  const drawn = (point: MapPoint, isUpright: boolean): DrawnDoor => ({
    x: on.x(point[0]),
    y: on.y(point[1]),
    isUpright,
    door,
  })
  const at = drawn(wall, before[1] === last[1])
  if (door !== 'secret door') return [at]
  const [first, second] = line
  const other = wallPoint(line, outlines.get(from) ?? []).wall
  return line.length > 2 ? [at, drawn(other, first?.[1] === second?.[1])] : [at]
}
