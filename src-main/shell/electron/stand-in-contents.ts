/** The pages of the stand-in: web contents in main, and the sandboxed world a preload runs in. */
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import vm from 'node:vm'

export interface StandInSession {
  handler: ((request: Request) => Response | Promise<Response>) | null
}

export interface Preferences {
  session: StandInSession
  preload: string
  sandbox: boolean
  contextIsolation: boolean
  nodeIntegration: boolean
  webviewTag: boolean
}

interface Frame {
  url: string
  parent: Frame | null
}

/** The part of `globalThis` that a page of ours has from its preload. */
export interface MainWorld {
  gatefoldPort?: { send(message: string): void; on(hear: (message: string) => void): void }
}

type Hear = (event: unknown, ...given: unknown[]) => void

export class StandInContents extends EventEmitter {
  readonly ipc = new EventEmitter()
  readonly frame: Frame = { url: 'about:blank', parent: null }
  readonly world: MainWorld = {}
  readonly #renderer = new EventEmitter()
  readonly #preferences: Preferences
  openHandler: ((details: { url: string }) => { action: string }) | null = null
  persists = true
  #destroyed = false

  constructor(preferences: Preferences) {
    super()
    if (!preferences.sandbox || !preferences.contextIsolation || preferences.nodeIntegration) {
      throw new Error('The page would not be sandboxed and isolated')
    }
    this.#preferences = preferences
  }
  isDestroyed(): boolean {
    return this.#destroyed
  }
  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.#check()
    this.openHandler = handler
  }
  send(channel: string, ...given: unknown[]): void {
    this.#check()
    const copies = structuredClone(given)
    setImmediate(() => this.#renderer.emit(channel, {}, ...copies))
  }
  printToPDF(options: object): Promise<Buffer> {
    this.#check()
    return Promise.resolve(Buffer.from(`%PDF-1.7 ${JSON.stringify(options)}`))
  }
  executeJavaScript(code: string, userGesture: boolean): Promise<unknown> {
    this.#check()
    if (code !== 'navigator.storage.persist()' || !userGesture)
      throw new Error(`unexpected ${code}`)
    return Promise.resolve(this.persists)
  }
  async load(url: string): Promise<void> {
    const response = await this.#preferences.session.handler?.(new Request(url))
    if (response?.status !== 200) throw new Error(`ERR_FAILED (-2) loading '${url}'`)
    this.frame.url = url
    this.#preload()
  }
  /** Delivers to main a message that a frame of the page sends. */
  says(channel: string, given: unknown, senderFrame: Frame | null = this.frame): void {
    this.ipc.emit(channel, { senderFrame, sender: this, type: 'frame' }, structuredClone(given))
  }
  crash(): void {
    this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 })
  }
  end(): void {
    this.#destroyed = true
    this.emit('destroyed')
    this.#renderer.removeAllListeners()
  }

  /** A sandboxed preload is one script, and may require nothing of note but `electron`. */
  #preload(): void {
    const electron = {
      ipcRenderer: {
        on: (channel: string, hear: Hear) => void this.#renderer.on(channel, hear),
        send: (channel: string, ...given: unknown[]) => {
          const copies: unknown[] = structuredClone(given)
          setImmediate(() => {
            if (!this.#destroyed) this.says(channel, copies[0])
          })
        },
      },
      contextBridge: {
        exposeInMainWorld: (key: string, api: unknown) => {
          if (key in this.world)
            throw new Error(`Cannot bind an API on top of an existing property: ${key}`)
          Object.assign(this.world, { [key]: bridged(api) })
        },
      },
    }
    const require = (name: string): unknown => {
      if (name !== 'electron') throw new Error(`module not found: ${name}`)
      return electron
    }
    const module = { exports: {} }
    const script = new vm.Script(
      `(function (require, module, exports) {${readFileSync(this.#preferences.preload, 'utf8')}\n})`,
    )
    const run = script.runInNewContext({}) as (...given: unknown[]) => void
    run(require, module, module.exports)
  }
  #check(): void {
    if (this.#destroyed) throw new TypeError('Object has been destroyed')
  }
}

/**
 * Value as it crosses the context bridge: functions as proxies, plain values as frozen copies, nothing else.
 */
function bridged(value: unknown): unknown {
  if (typeof value === 'function') {
    const inner = value as (...given: unknown[]) => unknown
    return (...given: unknown[]) => bridged(inner(...given.map(bridged)))
  }
  if (typeof value !== 'object' || value === null) return structuredClone(value)
  if (typeof Reflect.get(value, 'then') === 'function')
    throw new Error('no promises in this bridge')
  const copies = Object.entries(value).map(([key, inner]): [string, unknown] => [
    key,
    bridged(inner),
  ])
  return Object.freeze(Object.fromEntries(copies))
}
