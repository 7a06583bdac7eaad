import type { Wire } from '../ipc/wire.ts'

/** Which page a window shows; each is served its own origin only. */
export type PageName = 'screen' | 'vault' | 'press'

export interface ShellPage {
  wire: Wire
  /** Resolves when the page is gone, with how. */
  gone: Promise<'closed' | 'crashed' | 'browser gone'>
  close(): Promise<void>
}

/** A page that lays out print; it can also make PDF of what it shows. */
export interface PressPage extends ShellPage {
  /** Chromium's own PDF of the page, CSS page sizes kept, tagged, with outline. */
  printToPdf(): Promise<Uint8Array>
}

/** What the app runs in. Two adapters: electron and chromium. */
export interface Shell {
  readonly name: 'electron' | 'chromium'
  /** Opens the GM's window, or raises it when it is open. */
  openScreen(): Promise<ShellPage>
  openVault(): Promise<ShellPage>
  /** Started on the first print; the caller closes it after a while. */
  openPress(): Promise<PressPage>
  raise(): Promise<void>
  /** Whether the vault's storage is safe from the browser's own clean-up; words for the GM if not. */
  durable(): Promise<{ safe: boolean; says: string }>
  /** Where the app may write without asking: PDFs and exports. */
  readonly outFolder: string
  /** Opens a file or folder in the machine's own program. */
  reveal(path: string): Promise<void>
  quit(): Promise<void>
}

/** What every shell is opened with. */
export interface ShellOptions {
  /** Where the app keeps its own; profiles of the browser lie in it. It exists and is writable. */
  dataFolder: string
  outFolder: string
  /** The built app: holds `ui/`, `vault/`, `press/` and, for Electron, `electron/preload.cjs`. */
  assets: string
  version: string
  /** Hears of what we did wrong or the machine refused, for the log. */
  report(error: unknown, during: string): void
  /** The environment; the process's own unless a test gives another. */
  env?: Record<string, string | undefined>
}
