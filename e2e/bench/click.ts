import type { Page } from '@playwright/test'
import { launch } from '../app.ts'
import { importLarge, openLarge } from './import-large.ts'
import { againstFloor, quantile, type BenchRow } from './row.ts'

/** Clicks of each kind, by turns. */
const clicks = 120
/** Key that nothing in the app listens to. */
const floorKey = 'F9'

interface Timed {
  /** Milliseconds from the key to the frame after the one that shows the result. */
  painted: number
  /** To the change in the page, before the frame. */
  drawn: number
}

/**
 * A thing done by its key, rolled, kept and drawn, beside a key on the same page that goes to main
 * and back with nothing done there and paints one word. It is taken back after each.
 */
export async function clickRows(): Promise<BenchRow[]> {
  const small = await inApp('the sample', async (page) => {
    await page
      .getByRole('button', { name: /sample/i })
      .first()
      .click()
  })
  const large = await inApp(
    '12 characters, 40 foes, 30 timers, 5,000 entries',
    async (page) => {
      await importLarge(page)
      await openLarge(page)
    },
    fightRows,
  )
  return [...small, ...large]
}

/** In the large campaign's fight: damage to one foe of forty, and its next phase or round. */
async function fightRows(page: Page, what: string): Promise<BenchRow[]> {
  await page.keyboard.press('3')
  const foe = page.locator('button.aim[data-fighter]', { hasText: 'Orc 3' }).first()
  return [
    // One who falls loses the focus, and has to be pointed at again.
    ...(await rowsOf(page, '-', `damage to a foe (${what})`, () => foe.focus())),
    ...(await rowsOf(page, 'n', `the next of the fight (${what})`)),
  ]
}

async function inApp(
  what: string,
  open: (page: Page) => Promise<void>,
  more: (page: Page, what: string) => Promise<BenchRow[]> = () => Promise.resolve([]),
): Promise<BenchRow[]> {
  const app = await launch()
  try {
    await open(app.page)
    const turns = await rowsOf(app.page, 'Space', `a dungeon turn (${what})`)
    return [...turns, ...(await more(app.page, what))]
  } finally {
    await app.dispose()
  }
}

async function rowsOf(
  page: Page,
  key: string,
  what: string,
  aim: () => Promise<void> = () => Promise.resolve(),
): Promise<BenchRow[]> {
  await page.locator('.logfoot').waitFor()
  await arm(page)
  const floor: Timed[] = []
  const ours: Timed[] = []
  for (let turn = 0; turn < clicks + 10; turn += 1) {
    await aim()
    const [one, other] = [await timedKey(page, floorKey, 'floor'), await timedKey(page, key, 'log')]
    await timedKey(page, 'Control+z', 'log')
    // The first ones warm both up.
    if (turn >= 10) {
      floor.push(one)
      ours.push(other)
    }
  }
  const row = (part: number, of: keyof Timed, name: string): BenchRow =>
    againstFloor(
      name,
      quantile(
        floor.map((one) => one[of]),
        part,
      ),
      quantile(
        ours.map((one) => one[of]),
        part,
      ),
      2,
      'ms',
    )
  return [
    row(0.95, 'painted', `click → durable → painted, p95: ${what}`),
    row(0.5, 'painted', `click → durable → painted, median: ${what}`),
  ]
}

/** Puts the floor's key and a word of its own into the page; it speaks to main over the page's own wire. */
async function arm(page: Page): Promise<void> {
  await page.evaluate((key) => {
    if (document.getElementById('floor')) return
    const word = document.createElement('p')
    word.id = 'floor'
    word.style.cssText = 'position:fixed;left:0;bottom:0;z-index:99'
    document.body.append(word)
    const port = (globalThis as unknown as { gatefoldPort: Port }).gatefoldPort
    interface Port {
      send(message: string): void
      on(hear: (message: string) => void): void
    }
    let call = 1_000_000_000
    port.on((message) => {
      if (message.includes(`"done":${call}`)) word.textContent = String(call)
    })
    addEventListener('keydown', (event) => {
      if (event.key !== key) return
      call += 1
      port.send(JSON.stringify({ call, name: 'app.painted', input: { milliseconds: 0 } }))
    })
  }, floorKey)
}

/** Presses a key and waits until the page shows the result. */
export async function timedKey(page: Page, key: string, where: 'floor' | 'log'): Promise<Timed> {
  await page.evaluate(
    ([selector, word]) => {
      const target = document.querySelector(selector)
      if (!target) throw new Error(`the page has no ${selector}`)
      let began = 0
      const press = (event: KeyboardEvent): void => {
        if (event.key !== word) return
        began = event.timeStamp
        removeEventListener('keydown', press, true)
      }
      addEventListener('keydown', press, true)
      const result = new Promise<{ painted: number; drawn: number }>((resolve) => {
        const seen = new MutationObserver(() => {
          seen.disconnect()
          const drawn = performance.now() - began
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve({ painted: performance.now() - began, drawn })),
          )
        })
        seen.observe(target, { subtree: true, childList: true, characterData: true })
      })
      Object.assign(globalThis, { timed: result })
    },
    [
      where === 'floor' ? '#floor' : '.logfoot',
      key === 'Space' ? ' ' : (key.split('+').at(-1) ?? ''),
    ] as const,
  )
  await page.keyboard.press(key)
  return page.evaluate(() => (globalThis as unknown as { timed: Promise<Timed> }).timed)
}
