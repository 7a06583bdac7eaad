import type { PagePort, Wire } from './wire.ts'

declare global {
  var gatefoldPort: PagePort | undefined
}

/**
 * The wire of the page this code runs in.
 * @throws {Error} when the page was opened by something other than Gatefold's shell.
 */
export function pageWire(): Wire {
  const port = globalThis.gatefoldPort
  if (!port) throw new Error('This page works only inside Gatefold.')
  return {
    send: (message) => port.send(message),
    onMessage: (hear) => port.on(hear),
    // A page never outlives its shell: when the wire closes, the page is gone with it.
    onClose: () => undefined,
  }
}
