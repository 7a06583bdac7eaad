import type { CDPSession, Page } from '@playwright/test'
import { installFrames } from '../../in-page/frames.ts'
import { readScreen, type ScreenReading } from './read-screen.ts'

/** The binding by which the screen's port sends to main: a second session hears it as well. */
const sending = '__gatefoldSend'
/** Longest wait for main's answer, in milliseconds. */
const patience = 30_000

/** The screen at rest, and the version of the campaign that it was told last. */
interface Rest {
  sight: ScreenReading
  version: number
}

/** State that the page keeps for the walker. */
interface Ear {
  /** Calls that main has answered. */
  answered: Set<number>
  version: number
  /** Something was drawn since this was last set to false. */
  drawn: boolean
}

/** The screen, and its calls to main, heard from outside: it is at rest when none waits for an answer. */
export class ScreenListener {
  /** Beginning of each unanswered call’s message, by the number of the call. */
  readonly #waiting = new Map<number, string>()
  /** Parts of the screen that are fetched when they are first needed. */
  readonly #loading = new Set<string>()

  private constructor(private readonly session: CDPSession) {}

  static async tap(page: Page): Promise<ScreenListener> {
    const session = await page.context().newCDPSession(page)
    const screen = new ScreenListener(session)
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === sending) screen.#hear(payload)
    })
    session.on('Network.requestWillBeSent', ({ requestId }) => screen.#loading.add(requestId))
    session.on('Network.loadingFinished', ({ requestId }) => screen.#loading.delete(requestId))
    session.on('Network.loadingFailed', ({ requestId }) => screen.#loading.delete(requestId))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.evaluate(installFrames)
    await page.evaluate(listen)
    // Only now: of a call that is heard the answer must be heard too.
    await session.send('Runtime.enable')
    await session.send('Network.enable')
    await session.send('Runtime.addBinding', { name: sending })
    return screen
  }

  /** Looks when every call is answered and nothing more is drawn. */
  async rest(): Promise<Rest> {
    for (const until = Date.now() + patience; Date.now() < until;) {
      // By the session that hears the calls: of those made before it looks none comes later.
      const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', {
        expression: `(${stand})(${JSON.stringify([...this.#waiting.keys()])}, ${readScreen})`,
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'No look.')
      const { answered, ...rest } = JSON.parse(String(result.value)) as Rest & {
        answered: number[]
      }
      for (const call of answered) this.#waiting.delete(call)
      if (this.#waiting.size + this.#loading.size === 0) return rest
    }
    const asked = [...this.#waiting.values()].join('; ')
    throw new Error(`Main has not answered for ${patience / 1000} seconds: ${asked}`)
  }

  /** A long message comes in pieces, the number of the call in the first of them. */
  #hear(payload: string): void {
    const call = /^(?:~\d+\.0\.\d+:)?\{"call":(\d+)/.exec(payload)
    if (call) this.#waiting.set(Number(call[1]), payload.slice(0, 80))
    const cancelled = /^\{"cancel":(\d+)/.exec(payload)
    if (cancelled) this.#waiting.delete(Number(cancelled[1]))
  }
}

/** Runs in the page: notes each answer, each change that main tells of, and each that is drawn. */
function listen(): void {
  const ear: Ear = { answered: new Set(), version: 0, drawn: false }
  Reflect.set(globalThis, 'walkerEar', ear)
  globalThis.hearFrames?.(({ done, failed, event, payload }) => {
    const call = done ?? failed
    if (call !== undefined) ear.answered.add(call)
    if (event === 'views') ear.version = (payload as { version: number }).version
  })
  new MutationObserver(() => (ear.drawn = true)).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
}

/**
 * Runs in the page: looks when the calls are answered and two frames have passed that drew nothing more, or when enough have passed. Gives JSON, which DevTools passes on whole and quickly.
 */
async function stand(calls: number[], look: () => ScreenReading): Promise<string> {
  // What opens late (a part that is fetched, a form that is counted out) draws nothing for one frame.
  const [still, enough, most] = [2, 20, 600]
  // A table that is being laid gets one panel a frame.
  const laying = (): boolean => document.querySelector('.laying') !== null
  let quiet = 0
  const ear = Reflect.get(globalThis, 'walkerEar') as Ear
  const answered = new Set<number>()
  for (let frames = 0; frames < (laying() ? most : enough); frames += 1) {
    ear.drawn = false
    await new Promise<void>((resolve) => {
      const after = new MessageChannel()
      after.port1.onmessage = () => {
        after.port1.close()
        resolve()
      }
      // The message comes when the frame has been laid out.
      requestAnimationFrame(() => after.port2.postMessage(null))
    })
    for (const call of calls) if (ear.answered.delete(call)) answered.add(call)
    quiet = ear.drawn || laying() || answered.size < calls.length ? 0 : quiet + 1
    if (quiet === still) break
  }
  return JSON.stringify({ answered: [...answered], version: ear.version, sight: look() })
}
