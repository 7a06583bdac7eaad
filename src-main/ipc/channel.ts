import { Outbox } from './outbox.ts'
import { Collector, readPiece } from './pieces.ts'
import { messageLimit, pieceLength, type Wire } from './wire.ts'

/** One end of a wire that carries JSON of any size up to the limit. */
export interface Channel {
  /** Sends a frame and returns the result; `gone` when the wire has closed. */
  send(frame: object, order?: 'any order' | 'in order'): 'sent' | 'too big' | 'gone'
  onFrame(hear: (frame: unknown) => void): void
  /** Calls at once when the wire has closed before. */
  onGone(hear: () => void): void
}

const channels = new WeakMap<Wire, Channel>()

/** The channel of a wire's end: one each, so that serving and calling can share it. */
export function channel(wire: Wire): Channel {
  const known = channels.get(wire)
  if (known) return known
  const opening = open(wire)
  channels.set(wire, opening)
  return opening
}

const taken = '+'

function open(wire: Wire): Channel {
  let gone = false
  const hearers: ((frame: unknown) => void)[] = []
  const leavers: (() => void)[] = []
  const write = (text: string): void => {
    try {
      wire.send(text)
    } catch {
      leave()
    }
  }
  const outbox = new Outbox(write, pieceLength, messageLimit)
  const collector = new Collector(messageLimit)

  function leave(): void {
    if (gone) return
    gone = true
    outbox.clear()
    for (const hear of leavers.splice(0)) hear()
  }

  function tell(text: string): void {
    const frame = parse(text)
    if (frame !== undefined) for (const hear of hearers) hear(frame)
  }

  function takePiece(raw: string): void {
    const piece = readPiece(raw)
    const whole = piece && collector.take(piece)
    if (!piece || whole === 'dropped') return
    write(taken)
    if (whole) tell(whole.whole)
  }

  wire.onMessage((raw) => {
    if (gone || typeof raw !== 'string') return
    if (raw === taken) outbox.arrived()
    else if (raw.startsWith('~')) takePiece(raw)
    else if (raw.length <= messageLimit) tell(raw)
  })
  wire.onClose(leave)

  return {
    send(frame, order = 'any order') {
      if (gone) return 'gone'
      const sent = outbox.send(JSON.stringify(frame), order === 'in order')
      return gone ? 'gone' : sent ? 'sent' : 'too big'
    },
    onFrame: (hear) => void hearers.push(hear),
    onGone: (hear) => (gone ? hear() : void leavers.push(hear)),
  }
}

/** Parses a message; undefined for garbage, which is ignored. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
