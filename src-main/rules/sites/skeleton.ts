import type { SiteDice } from './site-dice.ts'

/** Cell of the coarse lattice on which a site is planned, counted row by row. */
export type LatticeCell = number

/** Way between two rooms: lattice cells from one of `from` to one of `to`, those between used by no other. */
export interface PlannedWay {
  from: number
  to: number
  cells: LatticeCell[]
}

/** Graph of a site, each room with its cells of the lattice: ways cross no other, since no cell serves two. */
export interface Skeleton {
  columns: number
  rows: number
  /** Cells of each room. */
  rooms: LatticeCell[][]
  ways: PlannedWay[]
}

/** Shape of a skeleton that is wanted. */
interface SkeletonPlan {
  size: number
  /** Loops in all, at least one. */
  loops: number
  /** Taller than broad, as a tower is. */
  narrow: boolean
}

const free = -1
const passage = -2

/** Ways that a room may have. */
const mostWays = 4

/**
 * Plans a graph: a loop first, further loops grown from it, then dead ends no deeper than two rooms.
 * Null where this try came to a stop before all rooms were placed.
 */
export function planSkeleton({ size, loops, narrow }: SkeletonPlan, by: SiteDice): Skeleton | null {
  const room = size * 1.28 + 3
  const columns = Math.max(3, Math.round(Math.sqrt(room * (narrow ? 0.45 : 1.25))))
  const rows = Math.max(2, Math.ceil(room / columns))
  const grower = new Grower(columns, rows, size, by)
  grower.firstLoop()
  for (let attempts = 0; attempts < 40 && grower.loops < loops; attempts += 1)
    grower.anotherLoop(size)
  for (let attempts = 0; attempts < size * 40 && grower.rooms.length < size; attempts += 1)
    grower.deadEnd()
  if (grower.rooms.length < size) return null
  for (let attempts = 0; attempts < 80 && grower.loops < loops; attempts += 1) grower.shortcut()
  if (grower.loops < 1) return null
  grower.widen()
  return { columns, rows, rooms: grower.rooms, ways: grower.ways }
}

class Grower {
  readonly rooms: LatticeCell[][] = []
  readonly ways: PlannedWay[] = []
  private readonly use: number[]
  /** Steps of each room from the nearest loop. */
  private readonly depth: number[] = []

  constructor(
    private readonly columns: number,
    private readonly rows: number,
    private readonly size: number,
    private readonly by: SiteDice,
  ) {
    this.use = Array.from({ length: columns * rows }, () => free)
  }

  get loops(): number {
    return this.rooms.length === 0 ? 0 : this.ways.length - this.rooms.length + 1
  }

  /** A ring of cells, grown from four by bending its edges outward; some of them only passages. */
  firstLoop(): void {
    const { by, size } = this
    const wanted = size < 7 ? 4 : size < 10 ? 6 : size < 21 ? 8 : 12
    const left = by.below(this.columns - 1)
    const top = by.below(this.rows - 1)
    const at = (x: number, y: number): LatticeCell => y * this.columns + x
    let ring = [at(left, top), at(left + 1, top), at(left + 1, top + 1), at(left, top + 1)]
    for (let attempts = 0; attempts < 80 && ring.length < wanted; attempts += 1) {
      const nth = by.below(ring.length)
      const one = ring[nth] ?? 0
      const next = ring[(nth + 1) % ring.length] ?? 0
      const side = by.one(this.neighbours(one)) ?? one
      const other = next + side - one
      if (ring.includes(side) || ring.includes(other)) continue
      if (!this.neighbours(next).includes(other) || !this.neighbours(side).includes(other)) continue
      ring = [...ring.slice(0, nth + 1), side, other, ...ring.slice(nth + 1)]
    }
    const bare = Math.min(ring.length - 4, size < 10 ? 1 : 2)
    const passages = new Set(
      by.shuffled(ring.map((_cell, nth) => nth)).filter((_nth, place) => place < bare),
    )
    const start = ring.findIndex((_cell, nth) => !passages.has(nth))
    const turned = [...ring.slice(start), ...ring.slice(0, start)]
    const isPassage = turned.map((cell) => passages.has(ring.indexOf(cell)))
    this.chain([...turned, turned[0] ?? 0], isPassage, 0)
  }

  /** A path through free cells from one room to another, with rooms on it. */
  anotherLoop(size: number): void {
    const { by } = this
    const from = by.below(this.rooms.length)
    if (this.waysOf(from) >= mostWays) return
    const start = by.one(this.rooms[from] ?? [])
    if (start === undefined) return
    const path = [start]
    const length = by.between(1, 3)
    for (let step = 0; step < length; step += 1) {
      const here = path.at(-1) ?? start
      const next = by.one(this.freeAround(here).filter((cell) => !path.includes(cell)))
      if (next === undefined) return
      path.push(next)
      const end = by.one(this.roomsAround(next).filter((cell) => this.mayClose(cell, from)))
      if (end === undefined) continue
      const inner = path.length - 1
      const left = size - this.rooms.length
      const bare = inner > left ? inner - left : by.percent(40) ? 1 : 0
      if (bare > inner) return
      const passages = new Set(by.shuffled(path.slice(1)).slice(0, bare))
      this.chain(
        [...path, end],
        [...path, end].map((cell) => passages.has(cell)),
        0,
      )
      return
    }
  }

  /** A room behind another, no deeper than two rooms from a loop while there is another place for it. */
  deadEnd(): void {
    const { by } = this
    const from = by.below(this.rooms.length)
    const depth = this.depth[from] ?? 0
    if (this.waysOf(from) >= mostWays || (depth >= 2 && !by.percent(8))) return
    const start = by.one(this.rooms[from] ?? [])
    const cell = start === undefined ? undefined : by.one(this.freeAround(start))
    if (start === undefined || cell === undefined) return
    this.chain([start, cell], [false, false], depth + 1)
  }

  /** A way between two rooms that lie side by side. */
  shortcut(): void {
    const { by } = this
    const from = by.below(this.rooms.length)
    const start = by.one(this.rooms[from] ?? [])
    if (start === undefined || this.waysOf(from) >= mostWays) return
    const end = by.one(this.roomsAround(start).filter((cell) => this.mayClose(cell, from)))
    if (end !== undefined) this.ways.push({ from, to: this.use[end] ?? 0, cells: [start, end] })
  }

  /** Lets some rooms take a free cell beside them: halls longer than one cell. */
  widen(): void {
    const { by } = this
    for (const [nth, cells] of this.rooms.entries()) {
      const [only = 0] = cells
      const cell = by.percent(24) ? by.one(this.freeAround(only)) : undefined
      if (cell === undefined) continue
      this.use[cell] = nth
      cells.push(cell)
    }
  }

  /** Makes rooms of the cells that are free and no passages, and ways along the path. */
  private chain(path: readonly LatticeCell[], isPassage: readonly boolean[], depth: number): void {
    let way: LatticeCell[] = []
    for (const [nth, cell] of path.entries()) {
      way.push(cell)
      if (isPassage[nth]) {
        this.use[cell] = passage
        continue
      }
      if ((this.use[cell] ?? free) === free) {
        this.use[cell] = this.rooms.length
        this.rooms.push([cell])
        this.depth.push(depth)
      }
      const to = this.use[cell] ?? 0
      const from = this.use[way[0] ?? cell] ?? 0
      if (way.length > 1) this.ways.push({ from, to, cells: way })
      way = [cell]
    }
  }

  /** True when a way between the room of a cell and another would be a new one, and a loop worth walking. */
  private mayClose(cell: LatticeCell, other: number): boolean {
    const room = this.use[cell] ?? free
    if (room < 0 || room === other || this.waysOf(room) >= mostWays) return false
    return !this.ways.some(
      ({ from, to }) => (from === room && to === other) || (from === other && to === room),
    )
  }

  private waysOf(room: number): number {
    return this.ways.filter(({ from, to }) => from === room || to === room).length
  }

  private neighbours(cell: LatticeCell): LatticeCell[] {
    const x = cell % this.columns
    return [
      ...(x > 0 ? [cell - 1] : []),
      ...(x < this.columns - 1 ? [cell + 1] : []),
      ...(cell >= this.columns ? [cell - this.columns] : []),
      ...(cell < this.columns * (this.rows - 1) ? [cell + this.columns] : []),
    ]
  }

  private freeAround(cell: LatticeCell): LatticeCell[] {
    return this.neighbours(cell).filter((one) => this.use[one] === free)
  }

  private roomsAround(cell: LatticeCell): LatticeCell[] {
    return this.neighbours(cell).filter((one) => (this.use[one] ?? free) >= 0)
  }
}
