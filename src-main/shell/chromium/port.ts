import type { Wire } from '../../ipc/wire.ts'
import type { DevTools } from './devtools.ts'

const sending = '__gatefoldSend'
const hearing = '__gatefoldHear'
const listens = '\u0001listens'

/**
 * Script that runs in every new document before its own scripts: makes the port, once, and hides its parts.
 * Messages go through a channel, because inside a call from DevTools the page's ban on eval is lifted.
 */
const boot = (origin: string): string => `(() => {
  const send = globalThis.${sending}
  delete globalThis.${sending}
  if (location.origin !== ${JSON.stringify(origin)} || window.top !== window) return
  const hearers = []
  const inbox = new MessageChannel()
  inbox.port2.onmessage = ({ data }) => { for (const hear of hearers) hear(data) }
  Object.defineProperty(globalThis, '${hearing}', { value: (message) => inbox.port1.postMessage(message) })
  Object.defineProperty(globalThis, 'gatefoldPort', { value: Object.freeze({
    send: (message) => send(String(message)),
    on: (hear) => { if (hearers.push(hear) === 1) send('${listens}') },
  }) })
})()`

/** Puts the port into a page and returns our end of the wire. Messages sent before the page listens wait. */
export async function openPort(
  devtools: DevTools,
  session: string,
  origin: string,
  gone: Promise<string>,
): Promise<Wire> {
  const hearers: ((message: string) => void)[] = []
  const leavers: ((why: Error) => void)[] = []
  const early: string[] = []
  /** Messages that the page sends before anybody listens: it is up sooner than the vault behind us. */
  const unheard: string[] = []
  let context: number | undefined
  let open = true

  const write = (message: string, executionContextId: number): void => {
    devtools
      .send(
        'Runtime.callFunctionOn',
        {
          functionDeclaration: `function (message) { ${hearing}(message) }`,
          arguments: [{ value: message }],
          executionContextId,
          returnByValue: true,
          silent: true,
          // The page went in the middle: its end is announced by \`gone\`.
        },
        session,
      )
      .catch(() => undefined)
  }

  devtools.on('Runtime.bindingCalled', session, ({ name, payload, executionContextId }) => {
    if (name !== sending || !open) return
    if (payload !== listens) {
      if (hearers.length === 0) unheard.push(payload)
      for (const hear of hearers) hear(payload)
      return
    }
    context = executionContextId
    for (const message of early.splice(0)) write(message, context)
  })
  void gone.then((how) => {
    open = false
    for (const hear of leavers.splice(0)) hear(new Error(`The page is gone: ${how}.`))
  })

  await Promise.all([
    devtools.send('Runtime.enable', {}, session),
    devtools.send('Runtime.addBinding', { name: sending }, session),
    devtools.send('Page.addScriptToEvaluateOnNewDocument', { source: boot(origin) }, session),
  ])
  return {
    send(message) {
      if (!open) throw new Error('The page is gone.')
      if (context === undefined) early.push(message)
      else write(message, context)
    },
    onMessage(hear) {
      hearers.push(hear)
      // Not at once: whoever listens here has its own listeners to take on first.
      queueMicrotask(() => unheard.splice(0).forEach(hear))
    },
    onClose: (hear) => void leavers.push(hear),
  }
}
