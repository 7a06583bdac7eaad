import { join } from 'node:path'
import { reveal } from '../reveal.ts'
import type {
  BesidePage,
  Display,
  PlacedPage,
  ShellPage,
  PressPage,
  Shell,
  ShellOptions,
} from '../shell.ts'
import { browserMissing, findBrowser, isProgram } from './browser.ts'
import { keepForGood, notPromised, promised } from './permissions.ts'
import { originOf, type ChromiumPage } from './page.ts'
import { displaysOf, openPlaced } from './placed.ts'
import { openPress } from './press.ts'
import { RunningBrowser } from './running.ts'
import type { Attached } from './targets.ts'

/**
 * The app in the machine's own Chromium, Chrome or Edge, over a pipe and with no port open. Without
 * a display, or with GATEFOLD_HEADLESS=1, the same app runs and nobody sees its window.
 * @throws {Error} in the GM's words when there is no browser or it does not start.
 */
export async function chromiumShell(options: ShellOptions): Promise<Shell> {
  const env = options.env ?? process.env
  const browser = findBrowser({ platform: process.platform, env, isProgram })
  if (!browser) throw new Error(browserMissing(env))
  const headless = isHeadless(env, process.platform)
  const how = {
    browser,
    profile: join(options.dataFolder, 'profile-chromium'),
    headless,
    env,
  }
  return new ChromiumShell(
    options,
    browser,
    how.headless,
    await RunningBrowser.start(how, `${originOf('screen')}/`),
  )
}

/** True when nobody would see a window here: by GATEFOLD_HEADLESS=1, or on Linux without a display. */
export function isHeadless(
  env: Record<string, string | undefined>,
  platform: NodeJS.Platform,
): boolean {
  if (env['GATEFOLD_HEADLESS'] === '1') return true
  return platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY']
}

/** Shell on a running Chromium; exported for the tests, which reach behind the contract. */
export class ChromiumShell implements Shell {
  readonly name = 'chromium'
  readonly outFolder: string
  readonly running: RunningBrowser
  readonly #options: ShellOptions
  readonly #browser: string
  readonly #headless: boolean
  readonly #presses = new Set<PressPage>()
  #vaultBrowser: RunningBrowser | null = null
  /** Window that is open and does not show the screen yet. */
  #blank: Promise<Attached> | null = null
  #firstWindow: Promise<unknown>
  #opening: Promise<ChromiumPage> | null = null
  #screen: ChromiumPage | null = null
  /**
   * Promise of the browser to keep the vault's storage: requested with the vault, awaited only by `durable`.
   */
  #vaultSafe = Promise.resolve(false)

  constructor(options: ShellOptions, browser: string, headless: boolean, running: RunningBrowser) {
    this.outFolder = options.outFolder
    this.running = running
    this.#options = options
    this.#browser = browser
    this.#headless = headless
    // A window takes longest, so it is on its way before anybody asks.
    this.#firstWindow = this.#blankWindow()
    this.#firstWindow.catch((error: unknown) => options.report(error, 'open a window'))
  }

  async openScreen(): Promise<ShellPage> {
    if (this.#screen) {
      await this.raise()
      return this.#screen
    }
    this.#opening ??= this.#openScreen().finally(() => (this.#opening = null))
    return this.#opening
  }

  async openBeside(name: BesidePage): Promise<PlacedPage> {
    const page = await openPlaced(this.running, name, this.#options)
    // A new window takes the keyboard, which is the GM's.
    if (this.#screen) await this.running.raise(this.#screen)
    return page
  }

  displays(): Promise<Display[]> {
    return this.#screen ? displaysOf(this.running, this.#screen) : Promise.resolve([])
  }

  async openVault(): Promise<ShellPage> {
    const running = await this.#vaultHome()
    const page = await running.browser.open(running.blank, 'vault', this.#options)
    const { devtools } = running.browser.launched
    this.#vaultSafe = keepForGood(devtools, page, originOf('vault')).catch(() => false)
    return page
  }

  async openPress(): Promise<PressPage> {
    const press = await openPress(this.#browser, this.#options)
    this.#presses.add(press)
    return {
      ...press,
      close: () => {
        this.#presses.delete(press)
        return press.close()
      },
    }
  }

  async raise(): Promise<void> {
    if (this.#screen) await this.running.raise(this.#screen)
  }

  async durable(): Promise<{ safe: boolean; says: string }> {
    return (await this.#vaultSafe) ? promised : notPromised
  }

  reveal(path: string): Promise<void> {
    return reveal(path)
  }

  async quit(): Promise<void> {
    await Promise.all([...this.#presses].map((press) => press.close()))
    await Promise.all([this.#vaultBrowser?.quit(), this.running.quit()])
  }

  async #openScreen(): Promise<ChromiumPage> {
    const blank = await this.#blankWindow()
    this.#blank = null
    const page = await this.running.open(blank, 'screen', this.#options)
    this.#screen = page
    void page.gone.then(() => (this.#screen = null))
    return page
  }

  #blankWindow(): Promise<Attached> {
    this.#blank ??= this.running.blank().catch((error: unknown) => {
      this.#blank = null
      throw error
    })
    return this.#blank
  }

  /** A hidden page of the same browser, else a page of a second browser that shows nothing at all. */
  async #vaultHome(): Promise<{ browser: RunningBrowser; blank: Attached }> {
    if (this.#headless) return { browser: this.running, blank: await this.running.blank() }
    // Until a first window is there, no hidden page can be made.
    await this.#firstWindow
    const hidden = this.#vaultBrowser ? null : await this.running.hidden()
    if (hidden) return { browser: this.running, blank: hidden }
    this.#vaultBrowser ??= await RunningBrowser.start({
      browser: this.#browser,
      profile: join(this.#options.dataFolder, 'profile-chromium-vault'),
      headless: true,
      env: this.#options.env ?? process.env,
    })
    return { browser: this.#vaultBrowser, blank: await this.#vaultBrowser.blank() }
  }
}
