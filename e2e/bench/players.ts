import type { Page } from '@playwright/test'
import { launch } from '../app.ts'
import { callMain } from '../calls.ts'
import { openSample } from '../steps.ts'
import { timedKey } from './click.ts'
import { againstFloor, quantile, type BenchRow } from './row.ts'

/** Blocks of clicks with the players' window shut and open, by turns: what drifts, drifts in both. */
const blocks = 4
const clicks = 30

/** A dungeon turn, kept and painted, with the players' window open beside the same with the GM's alone. */
export async function playersRows(): Promise<BenchRow[]> {
  const app = await launch()
  try {
    const { page } = app
    await openSample(page)
    const alone: number[] = []
    const both: number[] = []
    await turns(page, 10)
    for (let block = 0; block < blocks; block += 1) {
      await callMain(page, 'players.open', { open: false })
      alone.push(...(await turns(page, clicks)))
      await callMain(page, 'players.open', { open: true })
      // The window is new: its first frames are no part of a click.
      await turns(page, 5)
      both.push(...(await turns(page, clicks)))
    }
    const row = (part: number, word: string): BenchRow =>
      againstFloor(
        `click → durable → painted, ${word}: both windows beside the GM’s alone`,
        quantile(alone, part),
        quantile(both, part),
        1.15,
        'ms',
      )
    return [row(0.5, 'median'), row(0.95, 'p95')]
  } finally {
    await app.dispose()
  }
}

/** Milliseconds of so many dungeon turns, each taken back. */
async function turns(page: Page, count: number): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    times.push((await timedKey(page, 'Space', 'log')).painted)
    await timedKey(page, 'Control+z', 'log')
  }
  return times
}
