import { cut } from './pieces.ts'

/** Pieces under way at once: enough to keep the pipe busy, few enough that a click slips between. */
const underWay = 4

interface Waiting {
  pieces: string[]
  next: number
  inOrder: boolean
}

/**
 * Sends short messages at once and long ones piece by piece. Only a few pieces are under way until the other
 * side confirms them, so that nothing short ever waits behind a long one.
 */
export class Outbox {
  readonly #queue: Waiting[] = []
  #messages = 0
  #open = 0
  #held = 0

  constructor(
    readonly write: (text: string) => void,
    readonly pieceLength: number,
    readonly limit: number,
  ) {}

  /** Sends; `inOrder` keeps a message behind earlier ones in order (events). False when it is too big. */
  send(text: string, inOrder: boolean): boolean {
    if (text.length <= this.pieceLength && !(inOrder && this.#queue.some((one) => one.inOrder))) {
      this.write(text)
      return true
    }
    if (this.#held + text.length > this.limit) return false
    this.#messages = (this.#messages + 1) % 1_000_000_000
    this.#held += text.length
    this.#queue.push({ pieces: cut(this.#messages, text, this.pieceLength), next: 0, inOrder })
    this.#fill()
    return true
  }

  /** Notes that the other side has taken one piece. */
  arrived(): void {
    if (this.#open === 0) return
    this.#open -= 1
    this.#fill()
  }

  /** Drops all messages that wait. */
  clear(): void {
    this.#queue.length = 0
    this.#held = 0
    this.#open = 0
  }

  #fill(): void {
    while (this.#open < underWay) {
      const first = this.#queue[0]
      const piece = first?.pieces[first.next]
      if (!first || piece === undefined) return
      first.pieces[first.next] = ''
      first.next += 1
      this.#open += 1
      this.#held -= piece.length - piece.indexOf(':') - 1
      if (first.next === first.pieces.length) this.#queue.shift()
      this.write(piece)
    }
  }
}
