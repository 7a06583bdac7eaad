import { cardJob } from './print-jobs.ts'
import type { BenchPress } from './print-press.ts'
import { againstFloor, quantile, type BenchRow } from './row.ts'

const cards = 500
const times = 5

/** Five hundred cards in one job; the floor is Chromium alone, given the finished nodes. */
export async function cardRows({ timed: print, bare: alone }: BenchPress): Promise<BenchRow[]> {
  const job = cardJob(cards)
  await print(job)
  const ours: number[] = []
  const bare: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    ours.push(await print(job))
    bare.push(await alone())
  }
  return [
    againstFloor(
      `${cards} monster cards: laid out, printed, finished, median of ${times}; floor: Chromium alone, given the finished nodes`,
      quantile(bare, 0.5),
      quantile(ours, 0.5),
      1.5,
      'ms',
    ),
  ]
}
