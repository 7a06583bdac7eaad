import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundled } from '../../src-main/app/bundled.ts'
import { finisherThread } from '../../src-main/print/finisher.ts'
import { pressRoom } from '../../src-main/print/press-room.ts'
import { usualOptions } from '../../src-main/ipc/contract/print-options.ts'
import type { PrintJob } from '../../src-main/print/print.ts'
import { rulesetOf } from '../../src-main/rules/registry.ts'
import { findBrowser } from '../../src-main/shell/chromium/browser.ts'
import { openPress } from '../../src-main/shell/chromium/press.ts'
import type { PressPage, ShellOptions } from '../../src-main/shell/shell.ts'
import { againstFloor, quantile, type BenchRow } from './row.ts'

const root = join(import.meta.dirname, '../..')
const sheets = 100

/**
 * One hundred sheets, each a job of its own: laid out, printed, finished. The floor is Chromium's
 * print alone, of the page as it stands, by turns in the same press. Plain sheets only.
 */
export async function printRows(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gatefold-bench-'))
  try {
    return await rowsIn(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

async function rowsIn(folder: string): Promise<BenchRow[]> {
  const browser = findBrowser()
  if (!browser) throw new Error('there is no browser to print with')
  const options: ShellOptions = {
    dataFolder: folder,
    outFolder: folder,
    assets: join(root, 'dist'),
    version: '0.0.0',
    report: (error) => console.error(error),
  }
  // The profile is made by a first start; the GM's is not new either.
  await (await openPress(browser, options)).close()
  let page: PressPage | null = null
  const room = pressRoom(
    async () => (page = await openPress(browser, options)),
    finisherThread(
      new URL(`file://${join(root, 'dist/main/finish.worker.mjs')}`),
      join(root, 'dist/resources/faces/SourceSans3-Regular.ttf'),
    ),
  )
  const jobs = sheetJobs()
  const job = (number: number): PrintJob => jobs[number % jobs.length] as PrintJob
  const print = async (number: number): Promise<number> =>
    timed(() => room.print(job(number), () => undefined, new AbortController().signal))

  const cold = await print(0)
  const press = page as PressPage | null
  if (!press) throw new Error('the press did not open')
  const ours: number[] = []
  const bare: number[] = []
  for (let number = 0; number < sheets; number += 1) {
    ours.push(await print(number))
    bare.push(await timed(() => press.printToPdf()))
  }
  await room.close()
  const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)
  return [
    againstFloor(
      `${sheets} plain sheets, each a job: laid out, printed, finished; floor: Chromium’s print of the same pages`,
      sum(bare),
      sum(ours),
      1.2,
      'ms',
    ),
    againstFloor(
      'one plain sheet, warm press, median',
      quantile(bare, 0.5),
      quantile(ours, 0.5),
      1.2,
      'ms',
    ),
    {
      name: 'one plain sheet, press not yet started; floor: a warm one (no target)',
      unit: 'ms',
      floor: quantile(ours, 0.5),
      ours: cold,
      ratio: cold / quantile(ours, 0.5),
      target: 'none',
      verdict: 'met',
    },
  ]
}

/** The sheet of each of the sample's characters. */
function sheetJobs(): PrintJob[] {
  const state = bundled(join(root, 'resources')).sample()
  const ruleset = rulesetOf(state)
  const characters = Object.values(state.creatures).filter(({ kind }) => kind === 'character')
  return characters.map((creature) => ({
    template: 'character-sheet',
    options: usualOptions,
    data: { sheets: [ruleset.sheet?.of(creature, state)] },
    title: `${creature.name}, ${ruleset.title}`,
    subject: 'Character sheet',
    author: ruleset.credit.author,
    language: 'en',
  }))
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
