import type { CDPSession, Page } from '@playwright/test'
import { installFrames } from '../../in-page/frames.ts'

/** The binding by which the screen's port sends to main: a second session hears it as well. */
const sending = '__gatefoldSend'
/** Longest wait for main's answer, in milliseconds. */
const patience = 30_000

interface Ear {
  /** Numbers of the calls that were answered since the last look. */
  answered: number[]
  /** Version of the campaign after its last change. */
  version: number
}

/** Calls between the screen and main, heard from outside: the walker acts only when none waits for an answer. */
export class Wire {
  readonly #waiting = new Set<number>()

  private constructor(
    private readonly page: Page,
    session: CDPSession,
  ) {
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === sending) this.#hear(payload)
    })
  }

  static async tap(page: Page): Promise<Wire> {
    const session = await page.context().newCDPSession(page)
    const wire = new Wire(page, session)
    await session.send('Runtime.enable')
    await session.send('Runtime.addBinding', { name: sending })
    await page.evaluate(installFrames)
    await page.evaluate(listen)
    return wire
  }

  /** Waits until every call is answered and drawn. Gives the version that the screen was told last. */
  async rest(): Promise<number> {
    const until = Date.now() + patience
    for (;;) {
      const { answered, version } = await this.page.evaluate(drawn)
      for (const call of answered) this.#waiting.delete(call)
      if (this.#waiting.size === 0) return version
      if (Date.now() > until) throw new Error('Main has not answered for 30 seconds.')
    }
  }

  /** A long message comes in pieces, the number of the call in the first of them. */
  #hear(payload: string): void {
    const call = /^(?:~\d+\.0\.\d+:)?\{"call":(\d+)/.exec(payload)
    if (call) this.#waiting.add(Number(call[1]))
    const cancelled = /^\{"cancel":(\d+)/.exec(payload)
    if (cancelled) this.#waiting.delete(Number(cancelled[1]))
  }
}

/** Runs in the page: notes each answer and each change that main tells of. */
function listen(): void {
  const ear: Ear = { answered: [], version: 0 }
  Reflect.set(globalThis, 'walkerEar', ear)
  globalThis.hearFrames?.(({ done, failed, event, payload }) => {
    const call = done ?? failed
    if (call !== undefined) ear.answered.push(call)
    if (event === 'views') ear.version = (payload as { version: number }).version
  })
}

/** Runs in the page: two frames later, whatever was heard before them is drawn. */
function drawn(): Promise<Ear> {
  const ear = Reflect.get(globalThis, 'walkerEar') as Ear
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        resolve({ answered: ear.answered.splice(0), version: ear.version })
      }),
    )
  })
}
