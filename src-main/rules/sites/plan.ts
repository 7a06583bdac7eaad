import type { SiteDoor, SitePlace, SiteRecipe } from '../core/state/site.ts'
import { seeded, streamFor } from '../dice/rng.ts'
import { SiteDice } from './site-dice.ts'
import { distances, isConnected, neighboursOf, walkingOrder, type Edge } from './graph.ts'
import { drawLayout, type Layout, type PlacedRoom } from './layout.ts'
import { purposes } from './purposes.ts'
import { planSkeleton } from './skeleton.ts'

type Storey = 'bottom' | 'middle' | 'top'

/** A place before it is stocked; its number is its position, from 1. */
export interface PlannedPlace extends PlacedRoom {
  role?: 'goal' | 'seat' | 'landmark'
  /** Main way in, or the other one that has to be found. */
  entrance?: 'main' | 'back'
  stairs?: 'up' | 'down'
  /** Number of the group that holds it, from 0. */
  faction?: number
  /** Ways from the main entrance. */
  depth: number
  /** Doors and open ways of the place. */
  doors: readonly SiteDoor[]
  /** Storey of a tower, by its place on the map: its top is the upper edge. */
  storey?: Storey
  /** Water that the map shows there already, or none; absent while it is still to be drawn. */
  water?: SitePlace['water'] | 'none'
}

/** A map with everything that follows from where a place lies. Places stand in walking order. */
export interface SitePlan {
  places: PlannedPlace[]
  ways: { from: number; to: number; door: SiteDoor; line: Layout['ways'][number]['line'] }[]
}

/** Maps drawn for one seed, of which the best is taken. */
const tries = 20

/** Plans the map of a site: the best of several for one seed. */
export function planSite(recipe: SiteRecipe, seed: string): SitePlan {
  const plans: { plan: SitePlan; score: number }[] = []
  for (let nth = 0; nth < tries * 20 && plans.length < tries; nth += 1) {
    const by = new SiteDice(seeded(streamFor(seed, `map ${nth}`)))
    const plan = tryPlan(recipe, by)
    if (plan) plans.push({ plan, score: scoreOf(plan) })
  }
  const [first, ...others] = plans
  if (!first) throw new Error(`no map of ${recipe.size} places came of seed ${seed}`)
  return others.reduce((best, one) => (one.score > best.score ? one : best), first).plan
}

/** Loops that a site of this size has. */
function loopsOf({ size, loops }: SiteRecipe): number {
  const usual = Math.max(1, Math.round(size / 5))
  if (loops === 'few') return Math.max(1, Math.round(usual / 2))
  return loops === 'many' ? Math.round(usual * 1.6) + 1 : usual
}

function tryPlan(recipe: SiteRecipe, by: SiteDice): SitePlan | null {
  const style = purposes[recipe.purpose]
  const { size } = recipe
  const narrow = style.isTower === true
  const skeleton = planSkeleton({ size, loops: loopsOf(recipe), narrow }, by)
  if (!skeleton) return null
  const layout = drawLayout(skeleton, style, by)
  const { ways } = layout
  const doors = new Map<number, SiteDoor>()
  const main = entranceOf(layout, narrow, by)
  const far = distances(size, ways, [main])
  const goal = goalOf(far, neighboursOf(size, ways))
  const back = backWay(layout, far, goal, main)
  hide(recipe, ways, doors, by)
  const groups = factionsOf(recipe.factions, ways, far, main, goal)
  const landmark = landmarkOf(layout, [main, goal, ...groups.seats])
  for (const [nth, way] of ways.entries()) {
    if (doors.has(nth)) continue
    doors.set(nth, doorOf(way, { ways, goal, holder: groups.holder, style, by }))
  }
  if (narrow)
    for (const [nth, up] of layout.upright.entries())
      if (up && !doors.get(nth)?.startsWith('secret')) doors.set(nth, 'stairs')
  const order = walkingOrder(size, ways, main)
  const numbers = new Map(order.map((room, nth) => [room, nth]))
  const places = order.map((room): PlannedPlace => {
    const placed = layout.rooms[room] as PlacedRoom
    const holder = groups.holder[room]
    return {
      ...placed,
      ...(narrow ? { storey: storeyOf(placed, layout.rooms) } : {}),
      depth: far[room] ?? 0,
      doors: ways.flatMap(({ from, to }, nth) =>
        from === room || to === room ? (doors.get(nth) ?? 'open') : [],
      ),
      ...(room === goal
        ? { role: 'goal' as const }
        : groups.seats.includes(room)
          ? { role: 'seat' as const }
          : room === landmark
            ? { role: 'landmark' as const }
            : {}),
      ...(room === main
        ? { entrance: 'main' as const, stairs: 'up' as const }
        : room === back
          ? { entrance: 'back' as const }
          : room === goal && size > 11
            ? { stairs: 'down' as const }
            : {}),
      ...(holder === undefined ? {} : { faction: holder }),
    }
  })
  return {
    places,
    ways: ways.map(({ from, to, line }, nth) => ({
      from: numbers.get(from) ?? 0,
      to: numbers.get(to) ?? 0,
      door: doors.get(nth) ?? 'open',
      line,
    })),
  }
}

/** Storey of a room among all rooms of its tower. */
export function storeyOf(
  { y, height }: Pick<PlacedRoom, 'y' | 'height'>,
  rooms: readonly Pick<PlacedRoom, 'y' | 'height'>[],
): Storey {
  if (y <= Math.min(...rooms.map((room) => room.y)) + 2) return 'top'
  const bottom = Math.max(...rooms.map((room) => room.y + room.height))
  return y + height >= bottom - 2 ? 'bottom' : 'middle'
}

/** A room at the lower edge of the map, or at its upper one; that of a tower is never at the top. */
function entranceOf({ rooms }: Layout, isTower: boolean, by: SiteDice): number {
  const bottom = Math.max(...rooms.map(({ y, height }) => y + height))
  const isUpper = by.percent(35) && !isTower
  const edge = rooms.flatMap(({ y, height }, nth) =>
    (isUpper ? y <= 2 : y + height >= bottom - 2) ? [nth] : [],
  )
  return by.one(edge) ?? 0
}

/** The farthest room, a dead end before others. */
function goalOf(far: readonly number[], next: readonly number[][]): number {
  const weight = (room: number): number =>
    Math.min(far[room] ?? 0, 7) + (next[room]?.length === 1 ? 0.5 : 0)
  return far.reduce((best, _far, room) => (weight(room) > weight(best) ? room : best), 0)
}

/** Room at the edge of the map for the second way in, far from the first and not the goal. */
function backWay({ rooms }: Layout, far: readonly number[], goal: number, main: number): number {
  const right = Math.max(...rooms.map(({ x, width }) => x + width))
  const bottom = Math.max(...rooms.map(({ y, height }) => y + height))
  const atEdge = ({ x, y, width, height }: PlacedRoom): boolean =>
    x <= 2 || y <= 2 || x + width >= right - 2 || y + height >= bottom - 2
  const weight = (room: number): number => {
    const placed = rooms[room]
    if (!placed || room === goal || room === main) return -1
    return (far[room] ?? 0) + (atEdge(placed) ? 10 : 0)
  }
  return rooms.reduce(
    (best, _room, nth) => (weight(nth) > weight(best) ? nth : best),
    main === 0 ? 1 : 0,
  )
}

/** Makes ways secret that are never the only one, and in larger sites one that opens from one side only. */
function hide(
  { size, secrets }: SiteRecipe,
  ways: Layout['ways'],
  doors: Map<number, SiteDoor>,
  by: SiteDice,
): void {
  const hidden = new Set<number>()
  const mayHide = (nth: number): boolean =>
    isConnected(
      size,
      ways.filter((_way, other) => other !== nth && !hidden.has(other)),
    )
  for (const nth of by.shuffled(ways.map((_way, at) => at))) {
    if (hidden.size >= Math.min(secrets, Math.max(1, Math.floor(size / 6)))) break
    if (!mayHide(nth)) continue
    hidden.add(nth)
    doors.set(nth, 'secret door')
  }
  if (size < 10 || !by.percent(50)) return
  const oneWay = by
    .shuffled(ways.map((_way, at) => at))
    .find((nth) => !hidden.has(nth) && mayHide(nth))
  if (oneWay !== undefined) doors.set(oneWay, 'one-way door')
}

/** Seats of the groups, far from each other, and the group that holds each room. */
function factionsOf(
  count: number,
  ways: readonly Edge[],
  far: readonly number[],
  main: number,
  goal: number,
): { seats: number[]; holder: (number | undefined)[] } {
  const seats: number[] = []
  const size = far.length
  for (let nth = 0; nth < Math.min(count, Math.floor(size / 3)); nth += 1) {
    const near = distances(size, ways, [main, goal, ...seats])
    const best = near.reduce((most, one, room) => (one > (near[most] ?? 0) ? room : most), 0)
    if ((near[best] ?? 0) < 1) break
    seats.push(best)
  }
  const each = seats.map((seat) => distances(size, ways, [seat]))
  const holder = far.map((steps, room) => {
    if (steps === 0) return undefined
    const nearest = each.reduce(
      (best, from, nth) => ((from[room] ?? 99) < (each[best]?.[room] ?? 99) ? nth : best),
      0,
    )
    return (each[nearest]?.[room] ?? 99) <= 2 ? nearest : undefined
  })
  return { seats, holder }
}

/** The largest room that has no part yet: the one that the area is called by. */
function landmarkOf({ rooms }: Layout, taken: readonly number[]): number {
  const area = (nth: number): number => {
    const room = rooms[nth]
    return room && !taken.includes(nth) ? room.width * room.height : 0
  }
  return rooms.reduce((best, _room, nth) => (area(nth) > area(best) ? nth : best), 0)
}

function doorOf(
  { from, to }: Edge,
  {
    ways,
    goal,
    holder,
    style,
    by,
  }: {
    ways: readonly Edge[]
    goal: number
    holder: readonly (number | undefined)[]
    style: { doors: number }
    by: SiteDice
  },
): SiteDoor {
  if (style.doors === 0) return 'open'
  if (from === goal || to === goal) return 'locked door'
  const [one, other] = [holder[from], holder[to]]
  if (one !== undefined && other !== undefined && one !== other)
    return by.percent(50) ? 'barred door' : 'portcullis'
  const isDeadEnd = [from, to].some(
    (room) => ways.filter((way) => way.from === room || way.to === room).length === 1,
  )
  if (!by.percent(style.doors)) return 'open'
  return isDeadEnd && by.percent(45) ? 'stuck door' : 'door'
}

/** How well a map plays and prints: dead ends, distance of the goal, compactness, proportions, no corner left empty. */
function scoreOf({ places, ways }: SitePlan): number {
  const size = places.length
  const ends = neighboursOf(size, ways).filter((next) => next.length === 1).length / size
  const goal = places.find(({ role }) => role === 'goal')?.depth ?? 0
  const right = Math.max(...places.map(({ x, width }) => x + width))
  const bottom = Math.max(...places.map(({ y, height }) => y + height))
  const area = places.reduce((sum, { width, height }) => sum + width * height, 0)
  const walked = ways.reduce(
    (sum, { line }) =>
      sum +
      line.slice(1).reduce((all, [x, y], nth) => {
        const [px, py] = line[nth] ?? [x, y]
        return all + Math.abs(x - px) + Math.abs(y - py)
      }, 0),
    0,
  )
  const off = (value: number, least: number, most: number): number =>
    Math.max(0, least - value, value - most)
  return (
    area / (right * bottom) -
    walked / (area + walked) -
    off(ends, 0.18, 0.32) * 2 -
    off(goal, 4, 8) * 0.15 -
    off(right / bottom, 0.9, 1.6) * 0.4 -
    off(emptiestQuarter(places, right, bottom), 0.5, 1) * 0.3
  )
}

/** Share of the rooms' area in the emptiest quarter of the map; 1 where all four hold the same. */
function emptiestQuarter(places: readonly PlannedPlace[], right: number, bottom: number): number {
  const areas = [0, 0, 0, 0]
  for (const { x, y, width, height } of places) {
    const quarter = (x + width / 2 > right / 2 ? 1 : 0) + (y + height / 2 > bottom / 2 ? 2 : 0)
    areas[quarter] = (areas[quarter] ?? 0) + width * height
  }
  const all = areas.reduce((sum, area) => sum + area, 0)
  return (Math.min(...areas) / all) * 4
}
