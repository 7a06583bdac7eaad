import type { WebContents } from 'electron'
import type { Wire } from '../../ipc/wire.ts'
import { channel, listens } from './channel.ts'
import { isWithin } from './scheme.ts'

/** Our end of a page's wire. Messages sent before the page listens wait. */
export function openPort(contents: WebContents, origin: string, gone: Promise<string>): Wire {
  const hearers: ((message: string) => void)[] = []
  const leavers: ((why: Error) => void)[] = []
  const early: string[] = []
  /** Messages that the page sends before anybody listens: it is up sooner than the vault behind us. */
  const unheard: string[] = []
  let heard = false
  let open = true

  contents.ipc.on(channel, ({ senderFrame }, message: unknown) => {
    // Only the page itself, never a frame in it nor a document from elsewhere.
    if (!senderFrame || senderFrame.parent !== null || !isWithin(senderFrame.url, origin)) return
    if (typeof message !== 'string' || !open) return
    if (message !== listens) {
      if (hearers.length === 0) unheard.push(message)
      for (const hear of hearers) hear(message)
      return
    }
    heard = true
    for (const one of early.splice(0)) contents.send(channel, one)
  })
  void gone.then((how) => {
    open = false
    for (const hear of leavers.splice(0)) hear(new Error(`The page is gone: ${how}.`))
  })

  return {
    send(message) {
      if (!open || contents.isDestroyed()) throw new Error('The page is gone.')
      if (heard) contents.send(channel, message)
      else early.push(message)
    },
    onMessage(hear) {
      hearers.push(hear)
      // Not at once: whoever listens here has its own listeners to take on first.
      queueMicrotask(() => unheard.splice(0).forEach(hear))
    },
    onClose: (hear) => void leavers.push(hear),
  }
}
