import type { DevTools } from './devtools.ts'
import type { Events } from './protocol.ts'

/** A page of the browser that we speak with. */
export interface Attached {
  targetId: string
  session: string
}

const pagesOnly = [{ type: 'page' }, { exclude: true }]

/** Patience with a page that was asked for, in milliseconds; a cold first start is slow. */
const patience = 30_000

/**
 * Holds every new page before its first step. One that was asked for, by its address, is handed
 * over; any other (a pop-up, a tab opened from outside) is closed before it shows anything.
 */
export class Targets {
  readonly #devtools: DevTools
  readonly #asked = new Map<string, (attached: Attached) => void>()
  readonly #unasked = new Set<string>()

  private constructor(devtools: DevTools) {
    this.#devtools = devtools
    devtools.on('Target.attachedToTarget', undefined, (said) => this.#take(said))
  }

  static async watch(devtools: DevTools): Promise<Targets> {
    const targets = new Targets(devtools)
    await devtools.send('Target.setDiscoverTargets', { discover: true })
    // Left on for good: turning it off detaches the pages that came by it.
    await devtools.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
      filter: pagesOnly,
    })
    return targets
  }

  /** Does what opens a page at `url`, and waits for that page, which is then held at its first step. */
  async opened(url: string, open: () => Promise<unknown>): Promise<Attached> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer)
        this.#asked.delete(url)
      }
      const fail = (why: unknown): void => {
        end()
        reject(why instanceof Error ? why : new Error(String(why)))
      }
      const timer = setTimeout(() => fail(new Error('The browser opened no window.')), patience)
      this.#asked.set(url, (attached) => {
        end()
        resolve(attached)
      })
      void this.#devtools.gone.then(() =>
        fail(new Error('The browser ended before it opened a window.')),
      )
      open().catch(fail)
    })
  }

  /** Whether this page came unasked, and so was closed. */
  hasSeen(targetId: string): boolean {
    return this.#unasked.has(targetId)
  }

  #take({ sessionId, targetInfo, waitingForDebugger }: Events['Target.attachedToTarget']): void {
    const asked = targetInfo.openerId === undefined ? this.#asked.get(targetInfo.url) : undefined
    if (asked) {
      asked({ targetId: targetInfo.targetId, session: sessionId })
    } else if (waitingForDebugger) {
      this.#unasked.add(targetInfo.targetId)
      this.#devtools
        .send('Target.closeTarget', { targetId: targetInfo.targetId })
        .catch(() => undefined)
    }
  }
}
