import type { Rng } from '../dice/rng.ts'
import { SiteDice } from '../sites/site-dice.ts'
import { neighbourIndexes } from './hexes.ts'
import type { Relief } from './relief.ts'

/**
 * Hex that the water of each hex runs to: land is flooded from the lakes and the sea upwards, lowest hex first,
 * so that every way down ends in water. -1 for water itself.
 */
export function drainage(relief: Relief): number[] {
  const { heights, sea, lakes } = relief
  const downhill = heights.map(() => -1)
  const isDone = heights.map(
    (_height, index) => Boolean(sea[index] ?? lakes[index]) || Boolean(lakes[index]),
  )
  const open = heights.flatMap((_height, index) => (isDone[index] ? [{ index, level: -1 }] : []))
  while (open.length > 0) {
    open.sort((a, b) => b.level - a.level || b.index - a.index)
    const lowest = open.pop()
    if (!lowest) break
    for (const next of neighbourIndexes(relief, lowest.index)) {
      if (isDone[next]) continue
      isDone[next] = true
      downhill[next] = lowest.index
      open.push({ index: next, level: Math.max(lowest.level, heights[next] ?? 0) })
    }
  }
  return downhill
}

/** Rivers as indexes from the source to the water, or to the river that they join. */
export function makeRivers(relief: Relief, downhill: readonly number[], rng: Rng): number[][] {
  const by = new SiteDice(rng)
  const { heights, moisture, sea, lakes } = relief
  const wanted = Math.max(2, Math.round(heights.length / 30))
  const sources = heights
    .map((height, index) => ({
      index,
      worth: height + (moisture[index] ?? 0) * 0.25 + by.below(100) / 400,
    }))
    .filter(({ index }) => !sea[index] && !lakes[index] && (heights[index] ?? 0) > 0.55)
    .sort((a, b) => b.worth - a.worth)
  const taken = new Set<number>()
  const beside = new Set<number>()
  const rivers: number[][] = []
  for (const { index } of sources) {
    if (rivers.length === wanted) break
    if (taken.has(index) || beside.has(index)) continue
    const line = courseFrom(index, downhill, taken)
    // A brook of two hexes is no river on a map.
    if (line.length < 4) continue
    rivers.push(line)
    for (const each of line) {
      taken.add(each)
      for (const other of neighbourIndexes(relief, each).slice(0, 6)) beside.add(other)
    }
  }
  if (rivers.length === 0) {
    const longest = sources
      .map(({ index }) => courseFrom(index, downhill, taken))
      .sort((a, b) => b.length - a.length)[0]
    if (longest && longest.length > 1) rivers.push(longest)
  }
  return rivers
}

/** The way down from a source, with the hex of water or of another river that it ends in. */
function courseFrom(
  source: number,
  downhill: readonly number[],
  taken: ReadonlySet<number>,
): number[] {
  const line = [source]
  for (let at = downhill[source] ?? -1; at >= 0; at = downhill[at] ?? -1) {
    line.push(at)
    if (taken.has(at)) break
  }
  return line
}
