import type { PageSources } from '../assets.ts'
import type { PageName } from '../shell.ts'
import { DevToolsError } from './devtools.ts'
import { windowSize } from './flags.ts'
import { launch, type Launch, type Launched } from './launch.ts'
import { openPage, type ChromiumPage } from './page.ts'
import { askForWindow } from './second-process.ts'
import { holdDocument, type HeldDocument } from './serving.ts'
import { Targets, type Attached } from './targets.ts'

/** The first Chromium with hidden pages. */
const firstWithHidden = 136

/** Milliseconds for a browser to close when asked; then it is killed. */
const closing = 5_000

/** One running browser and the ways to get a page from it. */
export class RunningBrowser {
  readonly launched: Launched
  readonly #how: Launch
  readonly #targets: Targets
  #opened = 0
  /** Window requested at the start, until `blank` hands it out. */
  #first: Promise<Attached> | null = null

  private constructor(launched: Launched, how: Launch, targets: Targets) {
    this.launched = launched
    this.#how = how
    this.#targets = targets
  }

  /**
   * Starts a browser and, unless it is headless, requests a window at the address `window`, whose document is
   * then not yet answered.
   */
  static async start(how: Launch, window?: string): Promise<RunningBrowser> {
    const launched = await launch(how)
    const { devtools } = launched
    const opens = window !== undefined && !how.headless ? window : null
    const [targets, document] = await Promise.all([
      Targets.watch(devtools),
      opens === null ? null : holdDocument(devtools, opens),
    ])
    const running = new RunningBrowser(launched, how, targets)
    if (opens !== null && document) running.#open(opens, document)
    return running
  }

  #open(url: string, document: HeldDocument): void {
    this.#first = this.#targets
      .opened(url, () => askForWindow(this.#how, url))
      .then((attached) => ({ ...attached, document }))
    // A failure reaches whoever takes the window from `blank`.
    this.#first.catch(() => undefined)
  }

  /** A window without tabs, showing nothing yet; in a headless browser an invisible page. */
  blank(): Promise<Attached> {
    const first = this.#first
    this.#first = null
    if (first) return first
    this.#opened += 1
    return this.#how.headless ? this.#blankHeadless() : this.#blankWindow()
  }

  /** A hidden page on the same profile; null when this browser has no hidden pages. */
  async hidden(): Promise<Attached | null> {
    const { devtools, version } = this.launched
    if (version < firstWithHidden) return null
    try {
      const { defaultBrowserContextId } = await devtools.send('Target.getBrowserContexts', {})
      const { targetId } = await devtools.send('Target.createTarget', {
        url: 'about:blank',
        hidden: true,
        browserContextId: defaultBrowserContextId,
      })
      // A browser that does not know `hidden` opens a tab, which is then closed as one nobody asked for.
      if (this.#targets.hasSeen(targetId)) return null
      const { sessionId } = await devtools.send('Target.attachToTarget', {
        targetId,
        flatten: true,
      })
      return { targetId, session: sessionId }
    } catch (error) {
      if (error instanceof DevToolsError) return null
      throw error
    }
  }

  open(blank: Attached, name: PageName, where: PageSources): Promise<ChromiumPage> {
    return openPage(this.launched.devtools, blank, name, where)
  }

  async raise({ targetId }: Attached): Promise<void> {
    const { devtools } = this.launched
    await devtools.send('Target.activateTarget', { targetId })
    const { windowId, bounds } = await devtools.send('Browser.getWindowForTarget', { targetId })
    if (bounds.windowState === 'minimized') {
      await devtools.send('Browser.setWindowBounds', {
        windowId,
        bounds: { windowState: 'normal' },
      })
    }
  }

  /** Closes the browser in order, or by force when it does not answer. */
  async quit(): Promise<void> {
    const { devtools, exited, kill } = this.launched
    const timer = setTimeout(kill, closing)
    await devtools.send('Browser.close', {}).catch(() => undefined)
    await exited
    clearTimeout(timer)
  }

  #blankHeadless(): Promise<Attached> {
    const url = `about:blank#${this.#opened}`
    return this.#targets.opened(url, () =>
      this.launched.devtools.send('Target.createTarget', { url, newWindow: true, ...windowSize }),
    )
  }

  #blankWindow(): Promise<Attached> {
    const url = splash(this.#opened)
    return this.#targets.opened(url, () => askForWindow(this.#how, url))
  }
}

/** Address of an empty dark page; `about:blank` as an app's address would open a window with tabs. */
function splash(number: number): string {
  const page = `<title>Gatefold</title><body style="background:#17130f"><!-- ${number} -->`
  return `data:text/html,${encodeURIComponent(page)}`
}
