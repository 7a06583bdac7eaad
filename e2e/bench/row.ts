import { Bench } from 'tinybench'

/** Unit of a row’s figures. */
export type BenchUnit = 'ns' | 'ms' | 'MiB' | 'rows'

/** One line of the bench, all of it measured in the same run: nanoseconds an operation unless `unit` says otherwise. */
export interface BenchRow {
  name: string
  unit?: BenchUnit
  /** The least that must be done, by hand. */
  floor?: number
  /** The package that others would use. */
  peer?: number
  ours: number
  /** Ours to the floor, or the peer to ours, as `target` reads it. */
  ratio: number
  target: string
  verdict: 'met' | 'missed'
}

type Work = () => unknown

/** The value that the given part of the sample does not pass: 0.5 for the median, 0.95 for p95. */
export function quantile(sample: readonly number[], part: number): number {
  const sorted = [...sample].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN
}

/**
 * Nanoseconds of one operation of each: the median of batches, so that the timer's grain is nothing.
 * `warm` is for how many milliseconds each is done before it is measured, `now` the clock in milliseconds.
 */
export async function measureAll<Name extends string>(
  works: Record<Name, Work>,
  batch = 200,
  time = 400,
  warm = 150,
  now?: () => number,
): Promise<Record<Name, number>> {
  const bench = new Bench({ time, warmupTime: warm, throws: true, ...(now && { now }) })
  const names = Object.keys(works) as Name[]
  for (const name of names) {
    const work = works[name]
    bench.add(name, () => {
      for (let done = 0; done < batch; done += 1) results.latest = work()
    })
  }
  await bench.run()
  const times = names.map((name) => {
    const result = bench.getTask(name)?.result
    if (!result || !('latency' in result)) throw new Error(`the bench of ${name} came to nothing`)
    return [name, (result.latency.p50 * 1e6) / batch]
  })
  return Object.fromEntries(times) as Record<Name, number>
}

/** Holds the latest result of the measured work, so that none can be optimised away as unused. */
const results: { latest?: unknown } = {}

/** Ours may take at most `most` times the floor. */
export function againstFloor(
  name: string,
  floor: number,
  ours: number,
  most: number,
  unit: BenchUnit = 'ns',
): BenchRow {
  const ratio = ours / floor
  return {
    name,
    unit,
    floor,
    ours,
    ratio,
    target: `≤ ${most}× floor`,
    verdict: ratio <= most ? 'met' : 'missed',
  }
}

/** The peer must take at least `least` times as long as ours. */
export function againstPeer(name: string, peer: number, ours: number, least: number): BenchRow {
  const ratio = peer / ours
  return {
    name,
    peer,
    ours,
    ratio,
    target: `≥ ${least}× peer`,
    verdict: ratio >= least ? 'met' : 'missed',
  }
}

/** Ours may be at most `most`, or at most that much above the floor. */
export function atMost(
  name: string,
  ours: number,
  most: number,
  unit: BenchUnit,
  floor?: number,
): BenchRow {
  const over = ours - (floor ?? 0)
  return {
    name,
    unit,
    ...(floor === undefined ? {} : { floor }),
    ours,
    ratio: floor === undefined ? ours / most : ours / floor,
    target: floor === undefined ? `≤ ${most} ${unit}` : `≤ floor + ${most} ${unit}`,
    verdict: over <= most ? 'met' : 'missed',
  }
}
