import type { DevTools } from './devtools.ts'
import type { Events } from './protocol.ts'

/** A page of the browser that we speak with. */
export interface Attached {
  targetId: string
  session: string
}

/** A window that was asked for while the browser was starting. */
export interface Early {
  url: string
  asking: Promise<unknown>
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
  /** Address of the window that was asked for before we looked. */
  readonly #early: string | undefined
  /** That window. */
  readonly first: Promise<Attached> | null

  private constructor(devtools: DevTools, early: Early | undefined) {
    this.#devtools = devtools
    this.#early = early?.url
    devtools.on('Target.attachedToTarget', undefined, (said) => this.#take(said))
    this.first = early === undefined ? null : this.opened(early.url, () => early.asking)
    // Whoever waits for it hears of a failure.
    this.first?.catch(() => undefined)
  }

  static async watch(devtools: DevTools, early?: Early): Promise<Targets> {
    const targets = new Targets(devtools, early)
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
    // One that is not held was there before we looked, and may not have its address yet.
    const url = waitingForDebugger ? targetInfo.url : (this.#early ?? targetInfo.url)
    const asked = targetInfo.openerId === undefined ? this.#asked.get(url) : undefined
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
