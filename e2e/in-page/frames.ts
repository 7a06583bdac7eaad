/** Message from main to the screen, as a test overhears it. */
interface Frame {
  done?: number
  failed?: number
  value?: unknown
  event?: string
  payload?: unknown
}

declare global {
  /** Calls back with each whole message of main's, from now on. */
  var hearFrames: ((hear: (frame: Frame) => void) => void) | undefined
}

/** Runs in the page: gives it `hearFrames`, which puts long messages together from their pieces. */
export function installFrames(): void {
  const port = globalThis.gatefoldPort
  if (!port) throw new Error('The page has no port.')
  if (globalThis.hearFrames) return
  const hearers: ((frame: Frame) => void)[] = []
  const pieces = new Map<string, string[]>()
  const tell = (text: string): void => {
    const frame = JSON.parse(text) as Frame
    for (const hear of hearers) hear(frame)
  }
  port.on((raw) => {
    const [head, message = '', , count] = /^~(\d+)\.(\d+)\.(\d+):/.exec(raw.slice(0, 40)) ?? []
    if (head === undefined) return void (raw.startsWith('{') && tell(raw))
    const parts = pieces.get(message) ?? []
    pieces.set(message, parts)
    if (parts.push(raw.slice(head.length)) < Number(count)) return
    pieces.delete(message)
    tell(parts.join(''))
  })
  globalThis.hearFrames = (hear) => void hearers.push(hear)
}
