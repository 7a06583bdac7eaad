import type { CDPSession, Page } from '@playwright/test'
import { bundleForPage } from '../../in-page/bundle.ts'
import { installFrames } from '../../in-page/frames.ts'
import type { ScreenReading } from './read-screen.ts'

const source = bundleForPage('soak/walker/read-screen.ts', 'walkerScreen')
/** The binding by which the screen's port sends to main, which a second session hears as well, and ours for the answers. */
const [sending, answering] = ['__gatefoldSend', 'walkerAnswer'] as const
/** Longest wait for main's answer, in milliseconds. */
const patience = 30_000

/** The screen, and its calls to main, heard from outside: it is at rest when none waits for an answer. */
export class ScreenListener {
  /** Unanswered calls, and parts of the screen that are being fetched, with what is known of them. */
  readonly #waiting = new Map<string, string>()

  private constructor(private readonly session: CDPSession) {}

  static async tap(page: Page): Promise<ScreenListener> {
    const session = await page.context().newCDPSession(page)
    const screen = new ScreenListener(session)
    session.on('Runtime.bindingCalled', ({ name, payload }) => screen.#hear(name, payload))
    session.on('Network.requestWillBeSent', ({ requestId, request }) =>
      screen.#waiting.set(requestId, request.url),
    )
    for (const end of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
      session.on(end, ({ requestId }) => screen.#waiting.delete(requestId))
    await session.send('Runtime.enable')
    await session.send('Network.enable')
    await session.send('Runtime.addBinding', { name: answering })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.evaluate(installFrames)
    await page.evaluate((answer) => {
      const tell = Reflect.get(globalThis, answer) as (call: string) => void
      globalThis.hearFrames?.(({ done, failed }) => tell(String(done ?? failed)))
    }, answering)
    await page.evaluate(source)
    // Only now: of a call that is heard the answer must be heard too.
    await session.send('Runtime.addBinding', { name: sending })
    return screen
  }

  /** Reads the screen when every call is answered and nothing more is drawn. */
  async rest(): Promise<ScreenReading> {
    for (const until = Date.now() + patience; Date.now() < until;) {
      // By the session that hears the calls: of those made before it looks none comes later.
      const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', {
        ...{ expression: 'walkerScreen.readAtRest()', awaitPromise: true },
      })
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
      if (this.#waiting.size === 0) return JSON.parse(String(result.value)) as ScreenReading
    }
    const unanswered = [...this.#waiting.values()].join('; ')
    throw new Error(`Main has not answered for ${patience / 1000} seconds: ${unanswered}`)
  }

  /** A long message comes in pieces, the number of the call in the first of them. */
  #hear(name: string, payload: string): void {
    if (name === answering) this.#waiting.delete(payload)
    const [, word, call = ''] = /^(?:~\d+\.0\.\d+:)?\{"(call|cancel)":(\d+)/.exec(payload) ?? []
    if (word === 'call') this.#waiting.set(call, payload.slice(0, 80))
    if (word === 'cancel') this.#waiting.delete(call)
  }
}
