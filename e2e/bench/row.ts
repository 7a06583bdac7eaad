import { Bench } from 'tinybench'

/** One line of the bench: times in nanoseconds an operation, all measured in the same run. */
export interface BenchRow {
  name: string
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

export type Work = () => unknown

/** Nanoseconds of one operation of each: the median of batches, so that the timer's grain is nothing. */
export async function measured<Name extends string>(
  works: Record<Name, Work>,
  batch = 200,
  time = 400,
): Promise<Record<Name, number>> {
  const bench = new Bench({ time, warmupTime: 150, throws: true })
  const names = Object.keys(works) as Name[]
  for (const name of names) {
    const work = works[name]
    bench.add(name, () => {
      for (let done = 0; done < batch; done += 1) kept = work()
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

/** What was worked out last, so that no work can be left out as unused. */
export let kept: unknown

/** Ours may take at most `most` times the floor. */
export function againstFloor(name: string, floor: number, ours: number, most: number): BenchRow {
  const ratio = ours / floor
  return {
    name,
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
