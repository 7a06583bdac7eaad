import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { finisherThread } from '../../src-main/print/finisher.ts'
import { pressRoom } from '../../src-main/print/press-room.ts'
import type { PdfPress, PrintJob } from '../../src-main/print/print.ts'
import { findBrowser } from '../../src-main/shell/chromium/browser.ts'
import { openPress } from '../../src-main/shell/chromium/press.ts'
import type { PressPage, ShellOptions } from '../../src-main/shell/shell.ts'
import '../open-port.mjs'

export const root = join(import.meta.dirname, '../..')
/** The typeface of form fields, as the built app has it. */
export const fieldTypeface = join(root, 'dist/resources/faces/SourceSans3-Regular.ttf')

export interface BenchPress {
  room: PdfPress
  /** Prints, and tells how long it took in milliseconds. */
  timed(job: PrintJob): Promise<number>
  /** The press page itself, once a job was printed: what lies on it can be printed bare. */
  page(): PressPage
  /**
   * Milliseconds that Chromium alone takes for what lies on the press: it is given the finished
   * nodes, lays them out and prints them.
   */
  bare(): Promise<number>
}

/** The app's press room with a press of the machine's browser, closed and cleared away afterwards. */
export async function withPress<T>(work: (press: BenchPress) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'gatefold-bench-'))
  const browser = findBrowser()
  if (!browser) throw new Error('there is no browser to print with')
  const options: ShellOptions = {
    dataFolder: folder,
    outFolder: folder,
    assets: join(root, 'dist'),
    version: '0.0.0',
    report: (error) => console.error(error),
  }
  let page: PressPage | null = null
  const room = pressRoom(
    async () => (page = await openPress(browser, options)),
    finisherThread(new URL(`file://${join(root, 'dist/main/finish.worker.mjs')}`), fieldTypeface),
  )
  const looking: { browser: Browser; bed: Page }[] = []
  const currentPage = (): PressPage => {
    if (!page) throw new Error('the press did not open')
    return page
  }
  try {
    // The profile is made by a first start; the GM's is not new either.
    await (await openPress(browser, options)).close()
    return await work({
      room,
      timed: (job) => timeOf(() => room.print(job, () => undefined, new AbortController().signal)),
      page: currentPage,
      async bare() {
        if (looking.length === 0) looking.push(await look(folder))
        const bed = looking[0]?.bed as Page
        const whole = await bed.evaluateHandle(() => [
          ...(document.querySelector('#press')?.childNodes ?? []),
        ])
        await bed.evaluate(() => document.querySelector('#press')?.replaceChildren())
        const took = await timeOf(async () => {
          await whole.evaluate(async (nodes) => {
            document
              .querySelector('#press')
              ?.replaceChildren(...nodes.map((node) => node.cloneNode(true)))
            await document.fonts.ready
          })
          await currentPage().printToPdf()
        })
        await whole.evaluate((nodes) => document.querySelector('#press')?.replaceChildren(...nodes))
        return took
      },
    })
  } finally {
    for (const { browser } of looking) await browser.close()
    await room.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

async function look(folder: string): Promise<{ browser: Browser; bed: Page }> {
  const activePort = readFileSync(join(folder, 'profile-chromium-press/DevToolsActivePort'), 'utf8')
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${activePort.split('\n')[0]}`)
  const pages = browser.contexts().flatMap((context) => context.pages())
  const bed = pages.find((one) => one.url().includes('press'))
  if (!bed) throw new Error('no page of the browser is the press')
  return { browser, bed }
}

/** Milliseconds that some work takes. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

export const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)
