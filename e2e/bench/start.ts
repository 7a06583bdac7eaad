import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { launch } from '../app.ts'
import { processTree } from '../processes.ts'
import { emptyWindow } from './empty-window.ts'
import { isBrowser, pss } from './memory.ts'
import { againstFloor, atMost, quantile, type BenchRow } from './row.ts'
import { firstPaint, prepareDataFolder } from './first-paint.ts'

const times = 9
/** Milliseconds a window is left alone before its memory is read. */
const rest = 4_000

interface Sample {
  start: number
  memory: number
  /** Main's own process. */
  main: number
}

/**
 * The app beside an empty window of its browser, by turns on profiles that were used before.
 * Ours is the whole way from `node main.mjs` to the list of campaigns, with the vault open behind it.
 */
export async function startRows(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gatefold-bench-'))
  const [data, profile] = [join(folder, 'data'), join(folder, 'profile-empty')]
  try {
    await prepareDataFolder(data)
    await empty(profile, 0)
    const samples: { empty: Sample[]; ours: Sample[] } = { empty: [], ours: [] }
    for (let turn = 0; turn < times; turn += 1) {
      // Memory takes a rest to settle; once in three is enough.
      const pause = turn % 3 === 0 ? rest : 0
      samples.empty.push(await empty(profile, pause))
      samples.ours.push(await ours(data, pause))
    }
    return rowsOf(samples)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

function rowsOf({ empty, ours }: { empty: Sample[]; ours: Sample[] }): BenchRow[] {
  const median = (sample: readonly Sample[], of: (one: Sample) => number): number =>
    quantile(
      sample.map(of).filter((value) => value > 0),
      0.5,
    )
  const floor = median(empty, ({ memory }) => memory)
  const browser = median(ours, ({ memory }) => memory)
  const main = median(ours, (one) => one.main)
  return [
    againstFloor(
      `start to the list of campaigns, median of ${times}; floor: an empty app window to its first paint`,
      median(empty, ({ start }) => start),
      median(ours, ({ start }) => start),
      1.3,
      'ms',
    ),
    atMost(
      `memory (PSS) of the window and the vault behind it; main's Node process has ${main.toFixed(1)} MiB besides`,
      browser,
      60,
      'MiB',
      floor,
    ),
  ]
}

async function empty(profile: string, pause: number): Promise<Sample> {
  const window = await emptyWindow(profile)
  const painted = await firstPaint(window.page, 'first-contentful-paint')
  if (pause) await after(pause)
  const memory = pause ? pss(processTree(window.pid, profile)) : 0
  await window.close()
  return { start: painted - window.began, memory, main: 0 }
}

async function ours(data: string, pause: number): Promise<Sample> {
  const began = Date.now()
  const app = await launch({ data })
  try {
    const painted = await firstPaint(app.page, 'useful')
    if (pause) await after(pause)
    const all = pause ? processTree(0, data) : []
    const browser = all.filter(isBrowser)
    return { start: painted - began, memory: pss(browser), main: pause ? pss([app.pid]) : 0 }
  } finally {
    await app.close()
    await app.dispose()
  }
}
