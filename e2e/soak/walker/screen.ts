import type { Page } from '@playwright/test'
import { installFrames } from '../../in-page/frames.ts'
import { readScreen, type Sight } from './read-screen.ts'

/** The binding by which the screen's port sends to main: a second session hears it as well. */
const sending = '__gatefoldSend'
/** Longest wait for main's answer, in milliseconds. */
const patience = 30_000

interface Ear {
  /** Calls that main has answered. */
  answered: Set<number>
  /** Version of the campaign after its last change. */
  version: number
}

/** The screen, and its calls to main, heard from outside: it is at rest when none waits for an answer. */
export class Screen {
  /** What was asked, by the number of the call. */
  readonly #waiting = new Map<number, string>()

  private constructor(readonly page: Page) {}

  static async tap(page: Page): Promise<Screen> {
    const session = await page.context().newCDPSession(page)
    const screen = new Screen(page)
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === sending) screen.#hear(payload)
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.evaluate(installFrames)
    await page.evaluate(listen)
    // Only now: of a call that is heard the answer must be heard too.
    await session.send('Runtime.enable')
    await session.send('Runtime.addBinding', { name: sending })
    return screen
  }

  /** Waits until every call is answered and drawn. Gives the version that the screen was told last. */
  async rest(): Promise<number> {
    for (const until = Date.now() + patience; Date.now() < until;) {
      const calls = [...this.#waiting.keys()]
      const { answered, version } = await this.page.evaluate(drawn, calls)
      for (const call of answered) this.#waiting.delete(call)
      if (this.#waiting.size === 0) return version
    }
    const asked = [...this.#waiting.values()].join('; ')
    throw new Error(`Main has not answered for ${patience / 1000} seconds: ${asked}`)
  }

  look(): Promise<Sight> {
    return this.page.evaluate(readScreen)
  }

  /** A long message comes in pieces, the number of the call in the first of them. */
  #hear(payload: string): void {
    const call = /^(?:~\d+\.0\.\d+:)?\{"call":(\d+)/.exec(payload)
    if (call) this.#waiting.set(Number(call[1]), payload.slice(0, 80))
    const cancelled = /^\{"cancel":(\d+)/.exec(payload)
    if (cancelled) this.#waiting.delete(Number(cancelled[1]))
  }
}

/** Runs in the page: notes each answer and each change that main tells of. */
function listen(): void {
  const ear: Ear = { answered: new Set(), version: 0 }
  Reflect.set(globalThis, 'walkerEar', ear)
  globalThis.hearFrames?.(({ done, failed, event, payload }) => {
    const call = done ?? failed
    if (call !== undefined) ear.answered.add(call)
    if (event === 'views') ear.version = (payload as { version: number }).version
  })
}

/** Runs in the page: those of the calls that are answered, and drawn: two frames have passed since. */
function drawn(calls: number[]): Promise<{ answered: number[]; version: number }> {
  const ear = Reflect.get(globalThis, 'walkerEar') as Ear
  const answered = calls.filter((call) => ear.answered.delete(call))
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => resolve({ answered, version: ear.version })),
    )
  })
}
