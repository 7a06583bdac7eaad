import type { MapPoint, PlaceShape } from '../core/state/site.ts'
import type { SiteDice } from './site-dice.ts'
import type { LatticeCell, PlannedWay, Skeleton } from './skeleton.ts'

/** A room of the map in squares. */
export interface PlacedRoom {
  x: number
  y: number
  width: number
  height: number
  shape: PlaceShape
}

/** A map: rooms and the lines of the ways between them. No room touches another, no way crosses one. */
export interface Layout {
  rooms: PlacedRoom[]
  ways: { from: number; to: number; line: MapPoint[] }[]
  /** Ways, by number, that lead from one row of the lattice to another. */
  upright: boolean[]
}

/** Measures of a map. */
interface LayoutStyle {
  shapes: readonly PlaceShape[]
  apart: readonly [least: number, most: number]
  rooms: readonly [least: number, most: number]
}

/** Squares between columns or rows where a way bends: one for it, one of rock on either side. */
const roomToBend = 3

/** First and last square of a room along one axis, in squares of the column or row it begins and ends in. */
interface Extent {
  first: { band: number; at: number }
  last: { band: number; at: number }
}

/** Squares of one column or row, from `least` to `most`. */
interface Span {
  least: number
  most: number
}

/** A step of a way from one lattice cell to the next: where it leaves, and where it arrives. */
interface Bend {
  isAcross: boolean
  /** Column or row before the boundary that it crosses. */
  band: number
  leaves: number
  arrives: number
}

/** Draws a skeleton as a map. */
export function drawLayout(skeleton: Skeleton, style: LayoutStyle, by: SiteDice): Layout {
  return new Surveyor(skeleton, style, by).map()
}

class Surveyor {
  private readonly widths: number[]
  private readonly heights: number[]
  private readonly across: Extent[]
  private readonly down: Extent[]
  private readonly shapes: PlaceShape[]
  private readonly owner = new Map<LatticeCell, number>()
  /** Square of a passage within its lattice cell. */
  private readonly bare = new Map<LatticeCell, { x: number; y: number }>()

  constructor(
    private readonly skeleton: Skeleton,
    private readonly style: LayoutStyle,
    private readonly by: SiteDice,
  ) {
    const [least, most] = style.rooms
    const { rooms, columns, rows } = skeleton
    this.widths = Array.from({ length: columns }, () => by.between(least, most))
    this.heights = Array.from({ length: rows }, () => by.between(least, Math.max(least, most - 1)))
    for (const [nth, cells] of rooms.entries()) for (const cell of cells) this.owner.set(cell, nth)
    this.across = rooms.map((cells) =>
      this.extent(
        cells.map((cell) => cell % columns),
        this.widths,
      ),
    )
    this.down = rooms.map((cells) =>
      this.extent(
        cells.map((cell) => Math.floor(cell / columns)),
        this.heights,
      ),
    )
    this.shapes = rooms.map((cells, nth) => this.shapeOf(cells, nth))
  }

  map(): Layout {
    const bends = this.skeleton.ways.map((way) => this.bendsOf(way))
    const bent = (isAcross: boolean, band: number): boolean =>
      bends.flat().some((one) => one.isAcross === isAcross && one.band === band && isBent(one))
    const starts = (sizes: readonly number[], isAcross: boolean): number[] => {
      const [least, most] = this.style.apart
      let at = 0
      return sizes.map((size, band) => {
        const begins = at
        at += size + (bent(isAcross, band) ? roomToBend : this.by.between(least, most))
        return begins
      })
    }
    const lefts = starts(this.widths, true)
    const tops = starts(this.heights, false)
    const rooms = this.skeleton.rooms.map((_cells, nth): PlacedRoom => {
      const [x, right] = edges(this.across[nth], lefts)
      const [y, bottom] = edges(this.down[nth], tops)
      return { x, y, width: right - x, height: bottom - y, shape: this.shapes[nth] ?? 'rectangle' }
    })
    const left = Math.min(...rooms.map(({ x }) => x))
    const top = Math.min(...rooms.map(({ y }) => y))
    const moved = ([x, y]: MapPoint): MapPoint => [x - left, y - top]
    return {
      rooms: rooms.map((room) => ({ ...room, x: room.x - left, y: room.y - top })),
      ways: this.skeleton.ways.map(({ from, to, cells }, nth) => ({
        from,
        to,
        line: lineOf(cells, bends[nth] ?? [], rooms[from], rooms[to], lefts, tops, this).map(moved),
      })),
      upright: this.skeleton.ways.map((_way, nth) =>
        (bends[nth] ?? []).every(({ isAcross }) => !isAcross),
      ),
    }
  }

  /** Last square of a band, for the line of a bend. */
  endOf(isAcross: boolean, band: number): number {
    return (isAcross ? this.widths : this.heights)[band] ?? 0
  }

  /** Shape of a room; one too small for its shape, or too long for it, has four corners. */
  private shapeOf(cells: readonly LatticeCell[], nth: number): PlaceShape {
    const shape = this.by.one(this.style.shapes) ?? 'rectangle'
    if (cells.length > 1) return shape === 'round' || shape === 'cross' ? 'rectangle' : shape
    const [width, height] = [this.across[nth], this.down[nth]].map((extent) =>
      extent ? extent.last.at - extent.first.at + 1 : 0,
    )
    const isSmall = Math.min(width ?? 0, height ?? 0) < 3
    const lacksPart = (shape === 'cross' || shape === 'corner') && (width ?? 0) < 4
    return isSmall || lacksPart ? 'rectangle' : shape
  }

  /** Extent of a room over its bands: part of one, or from somewhere in the first to somewhere in the last. */
  private extent(bands: readonly number[], sizes: readonly number[]): Extent {
    const first = Math.min(...bands)
    const last = Math.max(...bands)
    const size = sizes[first] ?? 3
    if (first === last) {
      const taken = this.by.between(Math.max(Math.min(3, size), size - 2), size)
      const at = this.by.between(0, size - taken)
      return { first: { band: first, at }, last: { band: last, at: at + taken - 1 } }
    }
    const end = sizes[last] ?? 3
    return {
      first: { band: first, at: this.by.below(Math.max(1, size - 1)) },
      last: { band: last, at: end - 1 - this.by.below(Math.max(1, end - 1)) },
    }
  }

  /** Squares that a cell of a room or passage has along one axis, where a way may leave it. */
  private span(cell: LatticeCell, isAcross: boolean): Span {
    const bare = this.bare.get(cell)
    if (bare) {
      const at = isAcross ? bare.x : bare.y
      return { least: at, most: at }
    }
    const room = this.owner.get(cell) ?? 0
    const extent = (isAcross ? this.across : this.down)[room]
    const { columns } = this.skeleton
    const band = isAcross ? cell % columns : Math.floor(cell / columns)
    const size = this.endOf(isAcross, band)
    const least = extent?.first.band === band ? extent.first.at : 0
    const most = extent?.last.band === band ? extent.last.at : size - 1
    if (this.shapes[room] === 'rectangle' || most - least < 2) return { least, most }
    const inset = Math.floor((most - least + 1) / 3)
    // A room that goes on beyond this band is broadest towards its middle.
    const begins = extent?.first.band !== extent?.last.band && extent?.first.band === band
    const ends = extent?.first.band !== extent?.last.band && extent?.last.band === band
    return {
      least: ends ? least : begins ? Math.max(least, most - 1) : least + inset,
      most: begins ? most : ends ? Math.min(most, least + 1) : most - inset,
    }
  }

  private bendsOf({ cells }: PlannedWay): Bend[] {
    for (const [nth, cell] of cells.entries())
      if (!this.owner.has(cell))
        this.bare.set(cell, this.passageIn(cell, cells[nth - 1], cells[nth + 1]))
    return cells.slice(1).map((cell, nth) => this.bend(cells[nth] ?? cell, cell))
  }

  /** Square of a passage: in line with what lies before and behind it. */
  private passageIn(
    cell: LatticeCell,
    before: LatticeCell | undefined,
    after: LatticeCell | undefined,
  ): { x: number; y: number } {
    const { columns } = this.skeleton
    const row = Math.floor(cell / columns)
    const at = { x: NaN, y: NaN }
    for (const other of [before, after]) {
      if (other === undefined || (!this.owner.has(other) && !this.bare.has(other))) continue
      const sameRow = Math.floor(other / columns) === row
      const { least, most } = this.span(other, !sameRow)
      const middle = Math.floor((least + most) / 2)
      if (sameRow && Number.isNaN(at.y)) at.y = middle
      if (!sameRow && Number.isNaN(at.x)) at.x = middle
    }
    const middleOf = (size: number): number => Math.floor((size - 1) / 2)
    return {
      x: Number.isNaN(at.x) ? middleOf(this.endOf(true, cell % columns)) : at.x,
      y: Number.isNaN(at.y) ? middleOf(this.endOf(false, row)) : at.y,
    }
  }

  private bend(from: LatticeCell, to: LatticeCell): Bend {
    const { columns } = this.skeleton
    const isAcross = Math.floor(from / columns) === Math.floor(to / columns)
    const one = this.span(from, !isAcross)
    const other = this.span(to, !isAcross)
    const low = Math.min(from, to)
    const band = isAcross ? low % columns : Math.floor(low / columns)
    const least = Math.max(one.least, other.least)
    const most = Math.min(one.most, other.most)
    if (least <= most) {
      const at = this.by.percent(60) ? Math.floor((least + most) / 2) : this.by.between(least, most)
      return { isAcross, band, leaves: at, arrives: at }
    }
    const middle = ({ least: low, most: high }: Span): number => Math.floor((low + high) / 2)
    return { isAcross, band, leaves: middle(one), arrives: middle(other) }
  }
}

function isBent({ leaves, arrives }: Bend): boolean {
  return leaves !== arrives
}

function edges(extent: Extent | undefined, starts: readonly number[]): [number, number] {
  if (!extent) return [0, 0]
  const { first, last } = extent
  return [(starts[first.band] ?? 0) + first.at, (starts[last.band] ?? 0) + last.at + 1]
}

/** Line of a way through the middles of its squares, from the wall of one room to that of the other. */
function lineOf(
  cells: readonly LatticeCell[],
  bends: readonly Bend[],
  from: PlacedRoom | undefined,
  to: PlacedRoom | undefined,
  lefts: readonly number[],
  tops: readonly number[],
  surveyor: Surveyor,
): MapPoint[] {
  const columns = lefts.length
  const points: MapPoint[] = []
  for (const [nth, bend] of bends.entries()) {
    const cell = cells[nth] ?? 0
    const next = cells[nth + 1] ?? 0
    const forward = next > cell
    const { isAcross, band } = bend
    const start = isAcross ? (tops[Math.floor(cell / columns)] ?? 0) : (lefts[cell % columns] ?? 0)
    const leaves = start + bend.leaves + 0.5
    const arrives = start + bend.arrives + 0.5
    const end = ((isAcross ? lefts : tops)[band] ?? 0) + surveyor.endOf(isAcross, band)
    const point = (along: number, beside: number): MapPoint =>
      isAcross ? [along, beside] : [beside, along]
    const wall = (room: PlacedRoom | undefined, isNear: boolean): number => {
      if (!room) return 0
      const near = isAcross ? room.x : room.y
      return isNear ? near : near + (isAcross ? room.width : room.height)
    }
    if (nth === 0) points.push(point(wall(from, !forward), leaves))
    if (isBent(bend)) points.push(point(end + 1.5, leaves), point(end + 1.5, arrives))
    if (nth === bends.length - 1) points.push(point(wall(to, forward), arrives))
    else {
      const turn = bends[nth + 1]
      const base = isAcross ? (lefts[next % columns] ?? 0) : (tops[Math.floor(next / columns)] ?? 0)
      const along = turn && turn.isAcross !== isAcross ? base + turn.leaves + 0.5 : undefined
      if (along !== undefined) points.push(point(along, arrives))
    }
  }
  return straightened(points)
}

/** The line without points that lie on a straight part of it. */
function straightened(points: readonly MapPoint[]): MapPoint[] {
  const kept: MapPoint[] = []
  for (const point of points) {
    const [before, last] = [kept.at(-2), kept.at(-1)]
    if (last?.[0] === point[0] && last[1] === point[1]) continue
    const isStraight =
      before &&
      last &&
      ((before[0] === last[0] && last[0] === point[0]) ||
        (before[1] === last[1] && last[1] === point[1]))
    if (isStraight) kept.pop()
    kept.push(point)
  }
  return kept
}
