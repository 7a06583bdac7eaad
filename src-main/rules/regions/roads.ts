import type { HexTerrain } from '../core/state/region.ts'
import { neighbourIndexes, type HexGrid } from './hexes.ts'

/** Labour of a road over each terrain; water is built over nowhere. */
const labour: Readonly<Record<HexTerrain, number>> = {
  plains: 2,
  coast: 2,
  desert: 3,
  forest: 3,
  ruins: 3,
  hills: 4,
  swamp: 7,
  mountains: 9,
  lake: Number.POSITIVE_INFINITY,
  sea: Number.POSITIVE_INFINITY,
}

/** Ground that roads are laid over. */
interface RoadGround extends HexGrid {
  ground: readonly HexTerrain[]
  rivers: readonly (readonly number[])[]
}

/** Lands that hang together over dry ground, the largest first. */
export function landmasses({
  ground,
  ...grid
}: HexGrid & { ground: readonly HexTerrain[] }): number[][] {
  const seen = new Set<number>()
  const lands: number[][] = []
  ground.forEach((terrain, start) => {
    if (seen.has(start) || labour[terrain] === Number.POSITIVE_INFINITY) return
    const land = [start]
    seen.add(start)
    for (let at = 0; at < land.length; at += 1)
      for (const next of neighbourIndexes(grid, land[at] ?? 0)) {
        if (seen.has(next) || labour[ground[next] ?? 'sea'] === Number.POSITIVE_INFINITY) continue
        seen.add(next)
        land.push(next)
      }
    lands.push(land)
  })
  return lands.sort((a, b) => b.length - a.length)
}

/**
 * Roads between settlements: each is joined to the net at the least labour, older roads being free, so that every
 * one can be reached from every other. The first of them is the beginning of the net.
 */
export function makeRoads(of: RoadGround, settlements: readonly number[]): number[][] {
  const [first, ...others] = settlements
  if (first === undefined) return []
  const net = new Set([first])
  const roads: number[][] = []
  const built = new Set<string>()
  const beds = stepsOf(of.rivers)
  const left = new Set(others)
  while (left.size > 0) {
    const best = [...left]
      .map((from) => ({ from, ...toNet(of, from, net, built, beds) }))
      .sort((a, b) => a.cost - b.cost || a.from - b.from)[0]
    if (!best || best.line.length === 0) break
    left.delete(best.from)
    if (best.line.length > 1) roads.push(best.line)
    for (const step of stepsOf([best.line])) built.add(step)
    for (const index of best.line) {
      net.add(index)
      // A village on the way is on the net as well.
      left.delete(index)
    }
  }
  return roads
}

/** Way of least labour from a hex to the net; an empty line where none leads there. */
function toNet(
  { ground, rivers: _rivers, ...grid }: RoadGround,
  from: number,
  net: ReadonlySet<number>,
  built: ReadonlySet<string>,
  beds: ReadonlySet<string>,
): { line: number[]; cost: number } {
  const costs = new Map([[from, 0]])
  const before = new Map<number, number>()
  const open = [from]
  const done = new Set<number>()
  while (open.length > 0) {
    open.sort((a, b) => (costs.get(b) ?? 0) - (costs.get(a) ?? 0) || b - a)
    const here = open.pop()
    if (here === undefined || done.has(here)) continue
    done.add(here)
    if (net.has(here)) {
      const line = [here]
      for (let at = before.get(here); at !== undefined; at = before.get(at)) line.unshift(at)
      return { line, cost: costs.get(here) ?? 0 }
    }
    for (const next of neighbourIndexes(grid, here)) {
      const step = stepCost(here, next, ground, built, beds)
      if (!Number.isFinite(step) || done.has(next)) continue
      const cost = (costs.get(here) ?? 0) + step
      if (cost >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue
      costs.set(next, cost)
      before.set(next, here)
      open.push(next)
    }
  }
  return { line: [], cost: Number.POSITIVE_INFINITY }
}

function stepCost(
  here: number,
  next: number,
  ground: readonly HexTerrain[],
  built: ReadonlySet<string>,
  beds: ReadonlySet<string>,
): number {
  const step = stepName(here, next)
  if (built.has(step)) return 0.1
  // A road keeps to the bank: to follow the river bed itself costs a little more.
  return labour[ground[next] ?? 'sea'] + (beds.has(step) ? 0.5 : 0)
}

function stepName(one: number, other: number): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`
}

/** Steps from hex to hex of some lines. */
function stepsOf(lines: readonly (readonly number[])[]): Set<string> {
  return new Set(
    lines.flatMap((line) => line.slice(1).map((next, nth) => stepName(line[nth] ?? next, next))),
  )
}
