/** One piece of a long message on the wire: `~<message>.<index>.<count>:<text>`. */
interface MessagePiece {
  message: number
  index: number
  count: number
  text: string
}

const headLength = 40

/** Cuts a long text into pieces of about `length` characters, never through a surrogate pair. */
export function cut(message: number, text: string, length: number): string[] {
  const texts: string[] = []
  for (let from = 0; from < text.length;) {
    let to = Math.min(from + length, text.length)
    if (to < text.length && to - from > 1 && isLead(text.charCodeAt(to - 1))) to -= 1
    texts.push(text.slice(from, to))
    from = to
  }
  return texts.map((part, index) => `~${message}.${index}.${texts.length}:${part}`)
}

function isLead(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

/** Reads a piece; null when it is none. */
export function readPiece(raw: string): MessagePiece | null {
  const colon = raw.slice(0, headLength).indexOf(':')
  const head = /^~(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/.exec(colon < 0 ? '' : raw.slice(0, colon))
  if (!head) return null
  const [message, index, count] = head.slice(1).map(Number) as [number, number, number]
  return { message, index, count, text: raw.slice(colon + 1) }
}

/** Puts messages together again. Holds at most `limit` characters in all; what would pass it is dropped. */
export class Collector {
  readonly #parts = new Map<number, { count: number; texts: string[]; length: number }>()
  #held = 0

  constructor(readonly limit: number) {}

  /** The whole message with its last piece, `null` while pieces are missing, `dropped` for a piece out of place. */
  take(piece: MessagePiece): { whole: string } | 'dropped' | null {
    if (piece.index === 0 && !this.#parts.has(piece.message)) {
      this.#parts.set(piece.message, { count: piece.count, texts: [], length: 0 })
    }
    const part = this.#parts.get(piece.message)
    if (!part) return 'dropped'
    if (!this.#fits(piece, part)) {
      this.#forget(piece.message)
      return 'dropped'
    }
    part.texts.push(piece.text)
    part.length += piece.text.length
    this.#held += piece.text.length
    if (part.texts.length < part.count) return null
    this.#forget(piece.message)
    return { whole: part.texts.join('') }
  }

  #fits(piece: MessagePiece, part: { count: number; texts: string[] }): boolean {
    return (
      piece.text.length > 0 &&
      piece.count === part.count &&
      piece.index === part.texts.length &&
      piece.index < piece.count &&
      this.#held + piece.text.length <= this.limit
    )
  }

  #forget(message: number): void {
    this.#held -= this.#parts.get(message)?.length ?? 0
    this.#parts.delete(message)
  }
}
