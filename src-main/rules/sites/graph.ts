/** Ways of a site as pairs of places, by their numbers from 0. */
export interface Edge {
  from: number
  to: number
}

/** Places next to each place. */
export function neighboursOf(size: number, edges: readonly Edge[]): number[][] {
  const all = Array.from({ length: size }, (): number[] => [])
  for (const { from, to } of edges) {
    all[from]?.push(to)
    all[to]?.push(from)
  }
  return all
}

/** Ways from each place to the nearest of `starts`; Infinity where there is none. */
export function distances(
  size: number,
  edges: readonly Edge[],
  starts: readonly number[],
): number[] {
  const next = neighboursOf(size, edges)
  const found = Array.from({ length: size }, () => Number.POSITIVE_INFINITY)
  const queue = [...starts]
  for (const start of starts) found[start] = 0
  for (let at = 0; at < queue.length; at += 1) {
    const here = queue[at] ?? 0
    for (const other of next[here] ?? []) {
      if (found[other] !== Number.POSITIVE_INFINITY) continue
      found[other] = (found[here] ?? 0) + 1
      queue.push(other)
    }
  }
  return found
}

/** True when every place can be reached from the first. */
export function isConnected(size: number, edges: readonly Edge[]): boolean {
  return distances(size, edges, [0]).every((far) => far !== Number.POSITIVE_INFINITY)
}

/** Places in the order in which a party walks them: side rooms before the way goes on. */
export function walkingOrder(size: number, edges: readonly Edge[], start: number): number[] {
  const next = neighboursOf(size, edges)
  const far = distances(size, edges, [start])
  const order: number[] = []
  const seen = new Set<number>()
  const walk = (here: number): void => {
    seen.add(here)
    order.push(here)
    const weight = (one: number): number => (next[one]?.length ?? 0) * 100 + (far[one] ?? 0)
    for (const other of [...(next[here] ?? [])].sort((a, b) => weight(a) - weight(b)))
      if (!seen.has(other)) walk(other)
  }
  walk(start)
  return order
}
