import type { Api } from '../../lib/api.ts'
import type { MonsterInText } from './monster-in-text.ts'

/** Read at once, in characters: a few hundredths of a second of main's time. */
const pieceLength = 32_000
/** No reader takes more at once; a record that is longer can't be read. */
const longestPiece = 2_000_000

/** Result of reading a text. */
interface PiecesRead {
  found: MonsterInText[]
  /** Prose that belongs to no monster. */
  between: string[]
  /** Message of the reader about the last piece. */
  says: string
  /** Why the reading ended early, in words; null when it came to the end. */
  fault: string | null
}

interface Watching {
  signal?: AbortSignal
  /** Called after each piece with how many characters are read by now. */
  onPiece?: (soFar: PiecesRead, characters: number) => void
}

/** Reads a text of any length piece by piece, so that main answers everything else meanwhile. */
export async function readPieces(
  api: Pick<Api, 'call'>,
  chunks: AsyncIterable<string> | Iterable<string>,
  from: string,
  { signal, onPiece }: Watching = {},
): Promise<PiecesRead> {
  const result: PiecesRead = { found: [], between: [], says: '', fault: null }
  const source = new Rest(chunks)
  let want = pieceLength
  let characters = 0
  let opening = ''
  for (;;) {
    const { text, last } = await source.upTo(want)
    if (signal?.aborted || (last && text.trim() === '')) return result
    const read = await api.call('convert.read', { text, last, opening })
    if (!read.ok) return { ...result, fault: read.failure.message }
    const { monsters, weighed = [], between = [], says, opening: next = '' } = read.value
    const found = monsters.map((monster, at): MonsterInText => {
      const { says: doubts = [], doubt = 0, sure = true } = weighed[at] ?? {}
      return { monster, says: doubts, doubt, sure, from }
    })
    result.found.push(...found)
    result.between.push(...between)
    result.says = says
    if (last) return result
    if (read.value.read === 0 && want >= longestPiece) return { ...result, fault: tooLong }
    want = read.value.read === 0 ? Math.min(longestPiece, want * 2) : pieceLength
    source.drop(read.value.read)
    characters += read.value.read
    opening = next
    onPiece?.(result, characters)
  }
}

const tooLong =
  'One record of it is longer than 2 million characters. Split the file and take the parts.'

/** Unread rest of a text that arrives in chunks. */
class Rest {
  #rest = ''
  #ended = false
  readonly #chunks: AsyncIterator<string> | Iterator<string>

  constructor(chunks: AsyncIterable<string> | Iterable<string>) {
    this.#chunks =
      Symbol.asyncIterator in chunks ? chunks[Symbol.asyncIterator]() : chunks[Symbol.iterator]()
  }

  /** Next unread text up to a length, and whether it is the last. */
  async upTo(length: number): Promise<{ text: string; last: boolean }> {
    while (!this.#ended && this.#rest.length <= length) {
      const next = await this.#chunks.next()
      if (next.done) this.#ended = true
      else this.#rest += next.value
    }
    const last = this.#ended && this.#rest.length <= length
    const lead = this.#rest.charCodeAt(length - 1)
    const to = lead >= 0xd800 && lead <= 0xdbff ? length - 1 : length
    return { text: last ? this.#rest : this.#rest.slice(0, to), last }
  }

  drop(length: number): void {
    this.#rest = this.#rest.slice(length)
  }
}
