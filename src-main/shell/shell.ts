import type { Wire } from '../ipc/wire.ts'

/** Page that a window shows; each is served its own origin only. */
export type PageName = 'screen' | 'players' | 'vault' | 'press'

/** Page that may stand in a window beside the GM's own. */
export type BesidePage = Extract<PageName, 'screen' | 'players'>

export interface ShellPage {
  wire: Wire
  /** Resolves when the page is gone, with the way it ended. */
  gone: Promise<'closed' | 'crashed' | 'browser gone'>
  close(): Promise<void>
}

/** A page that lays out print; it can also make a PDF of what it shows. */
export interface PressPage extends ShellPage {
  /** Chromium's own PDF of the page, CSS page sizes kept, tagged, with outline. */
  printToPdf(): Promise<Uint8Array>
}

/** A display of this machine, in its own pixels. */
export interface Display {
  id: string
  title: string
  left: number
  top: number
  width: number
  height: number
  isPrimary: boolean
}

/** A window beside the GM's own. */
export interface PlacedPage extends ShellPage {
  /** Fills a display with it; null makes it an ordinary window, wherever it is. */
  fill(display: Display | null): Promise<void>
  /** False once somebody has taken it out of the full screen. */
  isFull(): Promise<boolean>
}

/** Environment that the app runs in. Two adapters: electron and chromium. */
export interface Shell {
  readonly name: 'electron' | 'chromium'
  /** Opens the GM's window, or raises it when it is open. */
  openScreen(): Promise<ShellPage>
  /** Opens the players' window or a second one of the GM's, as an ordinary window that leaves the focus to the first. */
  openBeside(page: BesidePage): Promise<PlacedPage>
  /** Displays of this machine, the primary one first; empty where the browser does not tell. */
  displays(): Promise<Display[]>
  openVault(): Promise<ShellPage>
  /** Opens the press, on the first print; the caller closes it after a while. */
  openPress(): Promise<PressPage>
  raise(): Promise<void>
  /**
   * `safe` when the browser has promised never to clear the vault's storage by itself; `says` tells the GM.
   */
  durable(): Promise<{ safe: boolean; says: string }>
  /** Folder that the app may write to without asking: PDFs and exports. */
  readonly outFolder: string
  /** Opens a file or folder in the machine's own program. */
  reveal(path: string): Promise<void>
  quit(): Promise<void>
}

/** Options of every shell. */
export interface ShellOptions {
  /** Folder of the app's own data, with the browser's profiles. It exists and is writable. */
  dataFolder: string
  outFolder: string
  /** The built app: holds `ui/`, `players/`, `vault/`, `press/` and, for Electron, `electron/preload.cjs`. */
  assets: string
  version: string
  /** JSON of the start page's last answers for the first page of a start; null afterwards. */
  startPage?: () => string | null
  /** Reports our own mistakes and the machine's refusals, for the log. */
  report(error: unknown, during: string): void
  /** The environment; the process's own unless a test gives another. */
  env?: Record<string, string | undefined>
}
