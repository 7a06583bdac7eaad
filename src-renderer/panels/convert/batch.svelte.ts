import type { Api } from '../../lib/api.ts'
import type { MonsterInText } from './monster-in-text.ts'
import { readPieces } from './read-pieces.ts'
import { base64Of } from '../../lib/base64.ts'
import { textOf } from '../../lib/text-file.ts'

/** A file of a batch and the result. */
export interface BatchFile {
  name: string
  bytes: number
  found: number
  /** Why nothing, or not all, was read from it; null when it was read to its end. */
  fault: string | null
}

/** A file, a folder or a whole module's text on its way in: read by pieces, to be called off at any time. */
export class Batch {
  files = $state.raw<readonly BatchFile[]>([])
  found = $state.raw<readonly MonsterInText[]>([])
  /** Prose that belongs to no monster, with its file. */
  between = $state.raw<readonly { from: string; text: string }[]>([])
  running = $state(false)
  /** Bytes read, and of all. */
  done = $state(0)
  of = $state(0)
  readonly #api: Pick<Api, 'call'>
  readonly #stop = new AbortController()

  constructor(api: Pick<Api, 'call'>) {
    this.#api = api
  }

  get title(): string {
    const [first] = this.files
    return this.files.length === 1 && first ? first.name : `${this.files.length} files`
  }

  /** Reads one file after another; a file that can't be read says so and stops no other. */
  async read(files: readonly File[]): Promise<void> {
    this.running = true
    this.of = files.reduce((sum, { size }) => sum + size, 0)
    this.files = files.map((file) => ({ ...nameAndSize(file), found: 0, fault: 'not read yet' }))
    let before = 0
    for (const [at, file] of files.entries()) {
      if (this.#stop.signal.aborted) break
      await this.#readOne(file, at, before)
      before += file.size
      this.done = before
    }
    this.running = false
  }

  /** Ends the reading; what was found by then stays. */
  cancel(): void {
    this.#stop.abort()
  }

  async #readOne(file: File, at: number, before: number): Promise<void> {
    const { name } = nameAndSize(file)
    const others = { found: this.found, between: this.between }
    const show = (found: readonly MonsterInText[], between: readonly string[]): void => {
      this.found = [...others.found, ...found]
      this.between = [...others.between, ...between.map((text) => ({ from: name, text }))]
    }
    const report = (found: number, fault: string | null): void => {
      this.files = this.files.map((one, place) => (place === at ? { ...one, found, fault } : one))
    }
    try {
      const { signal } = this.#stop
      const read = await readPieces(this.#api, wordsOf(this.#api, file, signal), name, {
        signal,
        onPiece: ({ found, between }, characters) => {
          show(found, between)
          this.done = before + Math.min(file.size, characters)
        },
      })
      show(read.found, read.between)
      const called = signal.aborted ? 'called off before its end' : null
      const none = read.found.length === 0 ? read.says || 'No stat block in it.' : null
      report(read.found.length, read.fault ?? called ?? none)
    } catch (error) {
      report(0, error instanceof Error ? error.message : String(error))
    }
  }
}

/** Words of a file in chunks; main takes those out of a PDF. @throws {Error} with the reason why it has none. */
async function* wordsOf(
  api: Pick<Api, 'call'>,
  file: File,
  signal: AbortSignal,
): AsyncGenerator<string> {
  if ((await file.slice(0, 4).text()) !== '%PDF') {
    yield* textOf(file)
    return
  }
  const base64 = await base64Of(file, () => undefined)
  const read = await api.call('convert.pdf', { base64 }, { signal })
  if (!read.ok) throw new Error([read.failure.message, read.failure.way].filter(Boolean).join(' '))
  yield read.value.text
}

function nameAndSize(file: File): { name: string; bytes: number } {
  return { name: file.webkitRelativePath || file.name, bytes: file.size }
}
