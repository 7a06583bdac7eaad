import type { Wire } from './wire.ts'

export interface WirePair {
  near: Wire
  far: Wire
  close(): void
  /** Every text sent, as it went over, oldest first. */
  texts: { from: 'near' | 'far'; text: string }[]
}

/** Two ends in one process, each message arriving in its own turn as over a real pipe. */
export function wirePair(): WirePair {
  const heard = { near: [] as ((text: string) => void)[], far: [] as ((text: string) => void)[] }
  const leavers: ((why: Error) => void)[] = []
  const texts: WirePair['texts'] = []
  let open = true
  const end = (from: 'near' | 'far', to: 'near' | 'far'): Wire => ({
    send(text) {
      if (!open) throw new Error('The wire is closed.')
      texts.push({ from, text })
      queueMicrotask(() => {
        for (const hear of open ? heard[to] : []) hear(text)
      })
    },
    onMessage: (hear) => void heard[from].push(hear),
    onClose: (hear) => void leavers.push(hear),
  })
  return {
    near: end('near', 'far'),
    far: end('far', 'near'),
    texts,
    close() {
      open = false
      for (const hear of leavers.splice(0)) hear(new Error('Closed.'))
    },
  }
}
