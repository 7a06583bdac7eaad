import type { MapPoint, Site, SiteDoor, SitePlace, SiteWay } from '../../core/state/site.ts'
import { seeded, streamFor } from '../../dice/rng.ts'
import { SiteDice } from '../site-dice.ts'
import { labelPoint, pillarsIn, stairsIn } from './marks.ts'
import { intoRooms, mouthOf } from './mouth.ts'
import { isInside, outlineOf, passageOutlines, wornPassage } from './outline.ts'

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
  const caves = new Set(shown.flatMap(({ id, shape }) => (shape === 'cave' ? [id] : [])))
  const floors = ways.flatMap((way) => {
    const straight = passageOutlines(intoRooms(way, outlines))
    if (!caves.has(way.from) && !caves.has(way.to)) return straight
    const by = chanceOf(site, `passage ${way.id}`)
    return straight.map((floor) => wornPassage(floor, by))
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
    pillars: shown.flatMap((place) =>
      pillarsIn(place, outlines.get(place.id) ?? []).map(([x, y]) => ({ x: on.x(x), y: on.y(y) })),
    ),
    stairs: shown
      .flatMap((place) => stairsIn(place, outlines.get(place.id) ?? []))
      .map(([from, to]) => `M${on.at(from)}H${on.x(to[0])}`)
      .join(''),
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

function drawnPlace(place: SitePlace, outline: readonly MapPoint[], on: Sheet): DrawnPlace {
  const { id, number, title } = place
  const [x, y] = labelPoint(place, outline)
  return { id, number, title, path: on.path(outline), x: on.x(x), y: on.y(y) }
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

function doorOn(
  { from, to, door, line }: SiteWay,
  outlines: ReadonlyMap<string, MapPoint[]>,
  on: Sheet,
): DrawnDoor[] {
  if (door === 'open') return []
  const mouth = mouthOf([...line].reverse(), outlines.get(to) ?? []).door
  const [before = mouth, last = mouth] = line.slice(-2)
  const drawn = (point: MapPoint, isUpright: boolean): DrawnDoor => ({
    x: on.x(point[0]),
    y: on.y(point[1]),
    isUpright,
    door,
  })
  const at = drawn(mouth, before[1] === last[1])
  if (door !== 'secret door') return [at]
  const [first, second] = line
  const other = mouthOf(line, outlines.get(from) ?? []).door
  return line.length > 2 ? [at, drawn(other, first?.[1] === second?.[1])] : [at]
}
