import type { DevTools } from './devtools.ts'
import type { Events } from './protocol.ts'
import type { HeldDocument } from './serving.ts'

/** A page of the browser with a DevTools session of ours. */
export interface Attached {
  targetId: string
  session: string
  /** The document that it was opened at, when its request waits for our answer. */
  document?: HeldDocument
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const pagesOnly = [{ type: 'page' }, { exclude: true }]

/** Milliseconds to wait for a page that was asked for; a cold first start is slow. */
const patience = 45_000

/** Milliseconds between two looks for a page that was asked for. */
const lookEvery = 1_000

/** Number of looks for a page before it is asked for again. */
const looks = 5

/**
 * Holds every new page before its first step. One that was asked for, by its address, is handed
 * over; any other (a pop-up, a tab opened from outside) is closed before it shows anything.
 */
export class Targets {
  readonly #devtools: DevTools
  readonly #pending = new Map<string, (attached: Attached) => void>()
  readonly #unasked = new Set<string>()

  private constructor(devtools: DevTools) {
    this.#devtools = devtools
    devtools.on('Target.attachedToTarget', undefined, (said) => this.#take(said))
  }

  static async watch(devtools: DevTools): Promise<Targets> {
    const targets = new Targets(devtools)
    await Promise.all([
      devtools.send('Target.setDiscoverTargets', { discover: true }),
      // Left on for good: turning it off detaches the pages that came by it.
      devtools.send('Target.setAutoAttach', {
        autoAttach: true,
        waitForDebuggerOnStart: true,
        flatten: true,
        filter: pagesOnly,
      }),
    ])
    return targets
  }

  /** Opens a page at `url` by `open` and waits for that page, which is then held at its first step. */
  async opened(url: string, open: () => Promise<unknown>): Promise<Attached> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer)
        this.#pending.delete(url)
      }
      const fail = (why: unknown): void => {
        end()
        reject(why instanceof Error ? why : new Error(String(why)))
      }
      const timer = setTimeout(() => fail(new Error('The browser opened no window.')), patience)
      this.#pending.set(url, (attached) => {
        end()
        resolve(attached)
      })
      void this.#devtools.gone.then(() =>
        fail(new Error('The browser ended before it opened a window.')),
      )
      this.#insist(url, open).catch(fail)
    })
  }

  /**
   * Asks until the page has come. A browser that is just starting may lose what it is asked, and a page
   * that it made while we began to watch may not be handed to us.
   */
  async #insist(url: string, open: () => Promise<unknown>): Promise<void> {
    while (this.#pending.has(url)) {
      await open()
      const seen = new Set<string>()
      for (let look = 0; look < looks && this.#pending.has(url); look += 1) {
        await pause(lookEvery)
        await this.#lookFor(url, seen)
      }
    }
  }

  /**
   * Attaches to a page that was not handed over; one seen for the first time may still be on its way to us.
   */
  async #lookFor(url: string, seen: Set<string>): Promise<void> {
    const { targetInfos } = await this.#devtools.send('Target.getTargets', {})
    const missed = targetInfos.find(
      (one) => one.type === 'page' && one.url === url && !one.attached,
    )
    if (!missed || !this.#pending.has(url)) return
    const { targetId } = missed
    // The attachment is reported like any other.
    if (seen.has(targetId)) {
      await this.#devtools.send('Target.attachToTarget', { targetId, flatten: true })
    }
    seen.add(targetId)
  }

  /** True when this page came unasked, and so was closed. */
  hasSeen(targetId: string): boolean {
    return this.#unasked.has(targetId)
  }

  #take({ sessionId, targetInfo, waitingForDebugger }: Events['Target.attachedToTarget']): void {
    const settle = targetInfo.openerId === undefined ? this.#pending.get(targetInfo.url) : undefined
    if (settle) {
      settle({ targetId: targetInfo.targetId, session: sessionId })
    } else if (waitingForDebugger) {
      this.#unasked.add(targetInfo.targetId)
      this.#devtools
        .send('Target.closeTarget', { targetId: targetInfo.targetId })
        .catch(() => undefined)
    }
  }
}
