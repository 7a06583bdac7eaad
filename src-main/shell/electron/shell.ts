import { app, powerMonitor, shell as desktop } from 'electron'
import type {
  BesidePage,
  Display,
  PageName,
  PlacedPage,
  ShellPage,
  PressPage,
  Shell,
  ShellOptions,
} from '../shell.ts'
import { setMenu } from './menu.ts'
import { openPage, type ElectronPage } from './page.ts'
import { denyNavigation } from './permissions.ts'
import { displays, placedPage } from './placed.ts'

export { keepProfileIn } from './scheme.ts'

const waiting: string[] = []
let hear = (file: string): void => void waiting.push(file)

// A Mac names files that the GM opens by events, the first of them before Electron is ready; elsewhere they are on the command line.
app.on('open-file', (event, file) => {
  event.preventDefault()
  hear(file)
})

/**
 * Sets the listener for files that the Mac opens with Gatefold, those before this call included, in place of
 * any earlier one.
 */
export function onOpenFile(listener: (file: string) => void): void {
  hear = listener
  for (const file of waiting.splice(0)) listener(file)
}

/** The app in Electron. Importing this module does what must be done before Electron is ready. */
export async function electronShell(options: ShellOptions): Promise<Shell> {
  // A top-level await on this would never end: Electron is ready only after main's module is.
  await app.whenReady()
  denyNavigation()
  const shell = new ElectronShell(options)
  // Main decides when it ends: after the window closes there is still something to save.
  app.on('window-all-closed', () => undefined)
  app.on('activate', () => void shell.raise())
  let shutsDown = false
  // The machine waits a moment for us; what has been acknowledged is on the disk in any case.
  powerMonitor.on('shutdown', (event?: Electron.Event) => {
    shutsDown = true
    if (shell.closeScreen()) event?.preventDefault()
  })
  // The Mac's Quit would close the vault under a command: it only closes the screen.
  app.on('before-quit', (event) => {
    if (!shutsDown && shell.closeScreen()) event.preventDefault()
  })
  setMenu(process.platform)
  return shell
}

class ElectronShell implements Shell {
  readonly name = 'electron'
  readonly outFolder: string
  readonly #options: ShellOptions
  readonly #pages = new Set<ElectronPage>()
  #opening: Promise<ElectronPage> | null = null
  #screen: ElectronPage | null = null
  #vault: ElectronPage | null = null

  constructor(options: ShellOptions) {
    this.outFolder = options.outFolder
    this.#options = options
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
    return placedPage(await this.#open(name, true), name)
  }

  displays(): Promise<Display[]> {
    return Promise.resolve(displays())
  }

  async openVault(): Promise<ShellPage> {
    const page = await this.#open('vault')
    this.#vault = page
    void page.gone.then(() => (this.#vault = null))
    return page
  }

  async openPress(): Promise<PressPage> {
    const page = await this.#open('press')
    return {
      wire: page.wire,
      gone: page.gone,
      close: () => page.close(),
      async printToPdf() {
        return new Uint8Array(
          await page.window.webContents.printToPDF({
            preferCSSPageSize: true,
            printBackground: true,
            generateTaggedPDF: true,
            generateDocumentOutline: true,
          }),
        )
      },
    }
  }

  raise(): Promise<void> {
    const window = this.#screen?.window
    if (window?.isMinimized()) window.restore()
    window?.show()
    // Windows lets no window come to the front by itself, but one that lies over all others; a Mac asks the app.
    if (process.platform === 'win32') window?.setAlwaysOnTop(true)
    if (process.platform === 'darwin') app.focus({ steal: true })
    window?.focus()
    if (process.platform === 'win32') window?.setAlwaysOnTop(false)
    return Promise.resolve()
  }

  async durable(): Promise<{ safe: boolean; says: string }> {
    const kept: unknown = await this.#vault?.window.webContents.executeJavaScript(
      'navigator.storage.persist()',
      true,
    )
    return kept === true
      ? { safe: true, says: "Gatefold's storage is kept until Gatefold is removed." }
      : {
          safe: false,
          says: 'The storage may be cleared when the disk is nearly full. Keep some space free; the plain files beside it are safe.',
        }
  }

  async reveal(path: string): Promise<void> {
    const problem = await desktop.openPath(path)
    if (problem) throw new Error(`This machine could not open ${path}: ${problem}`)
  }

  /** Closes the screen, which ends main and all the rest; false when there was none. */
  closeScreen(): boolean {
    this.#screen?.window.close()
    return this.#screen !== null
  }

  async quit(): Promise<void> {
    // Main ends the process itself, with its exit code: `app.quit` would end it with 0.
    await Promise.all([...this.#pages].map((page) => page.close()))
  }

  async #openScreen(): Promise<ElectronPage> {
    const page = await this.#open('screen')
    this.#screen = page
    void page.gone.then(() => (this.#screen = null))
    return page
  }

  async #open(name: PageName, isBeside = false): Promise<ElectronPage> {
    const page = await openPage(name, this.#options, isBeside)
    this.#pages.add(page)
    void page.gone.then(() => this.#pages.delete(page))
    return page
  }
}
