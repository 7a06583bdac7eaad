import type { HandoutWanted } from '../../../../src-main/campaign/print/wanted.ts'
import type { HandoutWords } from '../../../../src-main/ipc/contract/handout.ts'
import type { Failure } from '../../../../src-main/ipc/contract/endpoint.ts'
import type { Id } from '../../../../src-main/rules/core/situation.ts'
import { base64Of } from '../../../lib/base64.ts'
import type { Screen } from '../../../lib/screen.svelte.ts'
import { preparePicture, type PreparedPicture } from '../../../lib/prepare-picture.ts'
import { markdownFile } from './markdown-file.ts'

export const handoutPlace = 'handout'
const fresh: HandoutWords = { title: '', style: 'letter', text: '' }

/** The words of a handout while they are written, and the pictures they show. */
export class HandoutState {
  readonly screen: Screen
  readonly #wanted: () => HandoutWanted
  readonly #want: (wanted: HandoutWanted) => void
  /** A handout's words are on their way. */
  opening = $state(false)
  /** The words as they were kept last, to tell whether they have changed. */
  #kept = $state.raw<HandoutWords | null>(null)

  constructor(screen: Screen, wanted: () => HandoutWanted, want: (wanted: HandoutWanted) => void) {
    this.screen = screen
    this.#wanted = wanted
    this.#want = want
  }

  get words(): HandoutWords {
    return this.#wanted().draft ?? fresh
  }

  get id(): Id | null {
    return this.#wanted().handout
  }

  get changed(): boolean {
    const { title, style, text } = this.words
    const kept = this.#kept ?? fresh
    return title !== kept.title || style !== kept.style || text !== kept.text
  }

  write(some: Partial<HandoutWords>): void {
    this.#want({ template: 'handout', handout: this.id, draft: { ...this.words, ...some } })
  }

  begin(): void {
    this.#kept = null
    this.#want({ template: 'handout', handout: null, draft: fresh })
  }

  /** Replaces the words being written with a kept handout; to be called only when those are kept. */
  async open(id: Id): Promise<void> {
    this.opening = true
    const read = await this.screen.api.call('handouts.read', { id })
    this.opening = false
    const words = this.screen.take(handoutPlace, read)
    if (!words) return
    this.#kept = words
    this.#want({ template: 'handout', handout: id, draft: words })
  }

  /** Kept with the campaign, under a new id when it had none. */
  async keep(): Promise<void> {
    const { words, id } = this
    const before = new Set(this.#all.map((one) => one.id))
    const line = await this.screen.run(
      'house.keep-handout',
      { handout: { id: id ?? '', ...words } },
      { at: handoutPlace },
    )
    if (!line) return
    this.#kept = words
    const added = this.#all.find((one) => !before.has(one.id))
    this.#want({ template: 'handout', handout: added?.id ?? id, draft: words })
  }

  async drop(): Promise<void> {
    if (this.id === null) return
    const line = await this.screen.run(
      'house.forget-handout',
      { handout: this.id },
      { at: handoutPlace },
    )
    if (line) this.begin()
  }

  /** Keeps each picture and says how Markdown calls it, for the place where the GM writes. */
  async add(files: readonly File[]): Promise<string[]> {
    const marks: string[] = []
    for (const file of files) {
      const ready = await preparePicture(file)
      if ('says' in ready) this.#tell({ code: 'no-picture', message: ready.says, way: ready.way })
      else marks.push(...(await this.#keepPicture(ready)))
    }
    return marks
  }

  /**
   * Words of a Markdown file as a new handout, with the pictures chosen beside it; pictures that it shows and
   * that were not chosen are named.
   */
  async read(file: File, pictures: readonly File[]): Promise<void> {
    const kept = new Map<string, string>()
    for (const picture of pictures) {
      const [mark = ''] = await this.add([picture])
      const name = /\(image:(.+)\)$/u.exec(mark)?.[1]
      if (name !== undefined) kept.set(picture.name.toLowerCase(), name)
    }
    const { title, text, missing } = markdownFile(file.name, await file.text(), kept)
    this.begin()
    this.write({ title, text })
    if (missing.length === 0) return
    this.#tell({
      code: 'no-picture',
      message: `“${file.name}” shows ${missing.join(', ')}, not chosen with it.`,
      way: 'Choose the file and its pictures together, or add them one by one.',
    })
  }

  async #keepPicture({ blob, ...about }: PreparedPicture): Promise<string[]> {
    const kept = await this.screen.works.run(
      `Keeping ${about.name}`,
      handoutPlace,
      async ({ signal, onProgress }) => {
        const base64 = await base64Of(blob, (done) => onProgress(done, blob.size, 'reading'))
        return this.screen.api.call('pictures.keep', { base64, ...about }, { signal })
      },
    )
    return kept ? [markOf(kept.name)] : []
  }

  get #all(): readonly { id: Id }[] {
    return this.screen.views.handouts.handouts
  }

  #tell(failure: Failure): void {
    this.screen.take(handoutPlace, { ok: false, failure })
  }
}

/** As a handout shows a picture. */
export function markOf(name: string): string {
  return `![${name}](image:${name})`
}

/** Puts a piece into a text on lines of its own, in place of `from` to `to`; `at` is the offset after it. */
export function putIn(
  text: string,
  from: number,
  to: number,
  piece: string,
): { text: string; at: number } {
  const [before, after] = [text.slice(0, from), text.slice(to)]
  const open = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const close = after === '' ? '\n' : after.startsWith('\n') ? '' : '\n\n'
  return { text: `${before}${open}${piece}${close}${after}`, at: (before + open + piece).length }
}
