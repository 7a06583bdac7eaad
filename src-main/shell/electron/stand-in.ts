/**
 * Stands in for Electron in tests, where its binary is not. It holds the part of the API that the
 * adapter uses, and is stricter than Electron: what the documentation forbids, throws.
 */
import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { StandInContents, type Preferences, type StandInSession } from './stand-in-contents.ts'

let ready = false
const becameReady = new EventEmitter()
const schemes = new Map<string, Record<string, boolean>>()
const sessions = new Map<string, StandInSession>()
const windows: BrowserWindow[] = []

function beforeReady(what: string): void {
  if (ready) throw new Error(`${what} must be called before the app is ready`)
}
function afterReady(what: string): void {
  if (!ready) throw new Error(`${what} cannot be used before the app is ready`)
}

class App extends EventEmitter {
  sandboxed = false
  hasQuit = false
  focused = 0
  readonly paths = new Map<string, string>()
  /** Command line switches: those Electron was started with, and those added. */
  readonly switches = new Map<string, string>()
  readonly commandLine = {
    hasSwitch: (name: string): boolean => this.switches.has(name),
    appendSwitch: (name: string, value: string): void => {
      beforeReady('app.commandLine.appendSwitch')
      this.switches.set(name, value)
    },
  }
  enableSandbox(): void {
    beforeReady('app.enableSandbox')
    if (this.switches.has('no-sandbox'))
      throw new Error('it takes --no-sandbox back: root could not start it')
    this.sandboxed = true
  }
  setPath(name: string, path: string): void {
    beforeReady('app.setPath')
    if (!isAbsolute(path)) throw new Error('app.setPath takes an absolute path')
    if (!existsSync(path)) throw new Error(`Failed to set '${name}' path`)
    this.paths.set(name, path)
  }
  isReady(): boolean {
    return ready
  }
  whenReady(): Promise<void> {
    return ready ? Promise.resolve() : new Promise((resolve) => becameReady.once('ready', resolve))
  }
  focus(how: { steal: boolean }): void {
    if (how.steal) this.focused += 1
  }
  /** Closes every window and ends, unless a listener prevents it. */
  quit(): void {
    let minds = false
    this.emit('before-quit', { preventDefault: () => (minds = true) })
    if (minds && standIn.shutsDown) throw new Error('it keeps the machine from shutting down')
    if (minds) return
    this.hasQuit = true
    for (const window of windows) window.destroy()
  }
}
export const app = new App()

export const powerMonitor = new EventEmitter()

export const protocol = {
  registerSchemesAsPrivileged(
    custom: { scheme: string; privileges: Record<string, boolean> }[],
  ): void {
    beforeReady('protocol.registerSchemesAsPrivileged')
    if (schemes.size > 0)
      throw new Error('protocol.registerSchemesAsPrivileged can be called only once')
    for (const { scheme, privileges } of custom) schemes.set(scheme, privileges)
  },
}

type Handler = (request: Request) => Response | Promise<Response>
type BeforeRequest = (details: { url: string }, answer: (said: { cancel: boolean }) => void) => void

class Session extends EventEmitter implements StandInSession {
  handler: Handler | null = null
  beforeRequest: BeforeRequest | null = null
  permissionCheck: ((contents: unknown, permission: string) => boolean) | null = null
  permissionRequest:
    ((contents: unknown, permission: string, answer: (granted: boolean) => void) => void) | null =
    null
  device: (() => boolean) | null = null
  readonly path: string
  constructor(path: string) {
    super()
    this.path = path
  }
  readonly protocol = {
    isProtocolHandled: (): boolean => this.handler !== null,
    unhandle: (): void => void (this.handler = null),
    handle: (scheme: string, handler: Handler): void => {
      afterReady('protocol.handle')
      if (!schemes.get(scheme)?.['standard'])
        throw new Error(`${scheme} has no storage: it is not standard`)
      if (this.handler) throw new Error(`${scheme} is handled already`)
      this.handler = handler
    },
  }
  readonly webRequest = {
    onBeforeRequest: (hear: BeforeRequest): void => void (this.beforeRequest = hear),
  }
  setPermissionCheckHandler(handler: NonNullable<Session['permissionCheck']>): void {
    this.permissionCheck = handler
  }
  setPermissionRequestHandler(handler: NonNullable<Session['permissionRequest']>): void {
    this.permissionRequest = handler
  }
  setDevicePermissionHandler(handler: () => boolean): void {
    this.device = handler
  }
}

export const session = {
  fromPath(path: string): Session {
    afterReady('session.fromPath')
    if (!isAbsolute(path)) throw new Error('session.fromPath takes an absolute path')
    const known = sessions.get(path) as Session | undefined
    const current = known ?? new Session(path)
    sessions.set(path, current)
    return current
  },
}

interface WindowOptions {
  width: number
  height: number
  show: boolean
  title: string
  webPreferences: Preferences
}

export class BrowserWindow extends EventEmitter {
  readonly options: WindowOptions
  readonly #contents: StandInContents
  readonly done: string[] = []
  minimized = false
  #destroyed = false

  constructor(options: WindowOptions) {
    super()
    afterReady('BrowserWindow')
    if ('autoHideMenuBar' in options) throw new Error('a menu bar that hides takes the Alt key')
    this.options = options
    this.#contents = new StandInContents(options.webPreferences)
    windows.push(this)
    app.emit('web-contents-created', {}, this.#contents)
  }
  get webContents(): StandInContents {
    this.#check()
    return this.#contents
  }
  async loadURL(url: string): Promise<void> {
    this.#check()
    await this.#contents.load(url)
    this.emit('ready-to-show')
  }
  isDestroyed(): boolean {
    return this.#destroyed
  }
  isMinimized(): boolean {
    this.#check()
    return this.minimized
  }
  restore(): void {
    this.#do('restore')
  }
  show(): void {
    this.#do('show')
  }
  showInactive(): void {
    this.#do('show inactive')
  }
  setFullScreen(on: boolean): void {
    this.#do(on ? 'full screen' : 'not full screen')
  }
  setBounds({ x, y, width, height }: StandInBounds): void {
    this.#do(`${width} × ${height} at ${x}, ${y}`)
  }
  focus(): void {
    this.#do('focus')
  }
  setAlwaysOnTop(on: boolean): void {
    this.#do(on ? 'on top' : 'not on top')
  }
  close(): void {
    this.#check()
    this.destroy()
  }
  destroy(): void {
    if (this.#destroyed) return
    this.#destroyed = true
    this.#contents.end()
    this.emit('closed')
    if (windows.every((window) => window.isDestroyed())) {
      // Without a listener Electron quits by itself.
      if (!app.emit('window-all-closed')) app.quit()
    }
  }
  #do(what: string): void {
    this.#check()
    this.done.push(what)
  }
  #check(): void {
    if (this.#destroyed) throw new TypeError('Object has been destroyed')
  }
}

interface Item {
  role?: string
  label?: string
  accelerator?: string
  submenu?: Item[]
  click?: () => void
}
export const Menu = {
  buildFromTemplate(template: Item[]): { items: Item[] } {
    return { items: template }
  },
  setApplicationMenu(menu: { items: Item[] } | null): void {
    afterReady('Menu.setApplicationMenu')
    standIn.menu = menu
  },
}

interface StandInBounds {
  x: number
  y: number
  width: number
  height: number
}

const display = (id: number, label: string, bounds: StandInBounds) => ({ id, label, bounds })

export const screen = {
  getPrimaryDisplay: () => {
    afterReady('screen.getPrimaryDisplay')
    return display(1, 'Laptop', { x: 0, y: 0, width: 1440, height: 900 })
  },
  getAllDisplays: () => [
    display(2, 'Television', { x: 1440, y: 0, width: 1920, height: 1080 }),
    screen.getPrimaryDisplay(),
  ],
}

export const shell = {
  openPath(path: string): Promise<string> {
    standIn.opened.push(path)
    return Promise.resolve(path.includes('missing') ? 'no such file' : '')
  },
}

/** Controls and records for tests, behind the API. */
export const standIn = {
  windows,
  schemes,
  menu: undefined as { items: Item[] } | null | undefined,
  shutsDown: false,
  /** Shuts the machine down; true when it waits a moment for us. */
  shutDown(): boolean {
    this.shutsDown = true
    let waits = false
    powerMonitor.emit('shutdown', { preventDefault: () => (waits = true) })
    app.quit()
    return waits
  },
  opened: [] as string[],
  becomeReady(): void {
    ready = true
    becameReady.emit('ready')
  },
  sessionOf: (window: BrowserWindow): Session => window.options.webPreferences.session as Session,
}
