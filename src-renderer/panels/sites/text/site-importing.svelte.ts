import type { Failure, OutputOf, Result } from '../../../../src-main/ipc/contract/endpoint.ts'
import type { ScreenContract } from '../../../../src-main/ipc/contract/index.ts'
import { base64Of } from '../../../lib/base64.ts'
import { NewestCall } from '../../../lib/newest-call.ts'
import type { Screen } from '../../../lib/screen.svelte.ts'
import { textOf } from '../../../lib/text-file.ts'
import { withArea, type AreaToCheck, type BookToCheck, type SiteDraft } from './area-changes.ts'

type AreasCheck = OutputOf<ScreenContract, 'sites.check'>
type AdventureRead = OutputOf<ScreenContract, 'sites.read'>

/** Milliseconds after the last change before the texts are saved, and before they are checked. */
const [draftDelay, checkDelay] = [600, 200]

/** Texts of adventures on their way to sites: read, checked and changed by the GM, and kept in one step. */
export class SiteImporting {
  /** Pasted, and not read yet. */
  text = $state('')
  books = $state.raw<readonly BookToCheck[]>([])
  /** Position of the text that is open. */
  nth = $state(0)
  /** Position of its area that is open. */
  at = $state(0)
  /** Another text is asked for, while some are there. */
  adding = $state(false)
  /** Files that could not be read. */
  faults = $state.raw<readonly { file: string; says: string }[]>([])
  reading = $state(false)
  check = $state.raw<AreasCheck>({ doubts: [], unknown: [], known: [] })
  readonly #screen: Screen
  readonly #place: string
  #isLoaded = false
  #saving: ReturnType<typeof setTimeout> | null = null
  #checking: ReturnType<typeof setTimeout> | null = null
  readonly #calls = new NewestCall()

  /** @param place where failures are shown */
  constructor(screen: Screen, place: string) {
    this.#screen = screen
    this.#place = place
  }

  readonly book = $derived(this.books[this.nth] ?? null)
  readonly area = $derived(this.book?.areas[this.at] ?? null)
  readonly isChecking = $derived(this.books.length > 0 && !this.adding)
  /** Reason why nothing can be kept; null when all can be. */
  readonly cannotKeep = $derived.by(() => {
    const empty = this.books.find(({ areas }) => areas.length === 0)
    if (empty) return `${empty.title || empty.file} has no area`
    return this.books.some(({ title }) => title.trim() === '') ? 'give it a name' : null
  })

  /** Takes up the texts that were left, once. */
  async load(): Promise<void> {
    if (this.#isLoaded) return
    this.#isLoaded = true
    const left = await this.#screen.api.call('sites.draft', null)
    if (!left.ok || !left.value || this.text !== '' || this.books.length > 0) return
    const { text, books, book, at } = left.value
    this.text = text
    this.books = books
    this.nth = Math.max(0, Math.min(book, books.length - 1))
    this.at = at
    void this.look()
  }

  /** Reads what was pasted. */
  async readPaste(text = this.text): Promise<void> {
    await this.#readAll([{ file: 'Pasted', words: async () => ({ ok: true, value: { text } }) }])
    if (this.faults.length === 0) this.text = ''
    this.changed()
  }

  async readFiles(files: readonly File[]): Promise<void> {
    await this.#readAll(files.map((file) => ({ file: file.name, words: () => this.#words(file) })))
    this.changed()
  }

  async #words(file: File): Promise<Result<{ text: string }>> {
    const { api } = this.#screen
    if (/\.pdf$/iu.test(file.name) || file.type === 'application/pdf')
      return api.call('convert.pdf', { base64: await base64Of(file, () => undefined) })
    let text = ''
    for await (const chunk of textOf(file)) text += chunk
    return { ok: true, value: { text } }
  }

  async #readAll(
    texts: readonly { file: string; words: () => Promise<Result<{ text: string }>> }[],
  ): Promise<void> {
    if (this.reading || texts.length === 0) return
    this.reading = true
    this.faults = []
    const first = this.books.length
    for (const { file, words } of texts) {
      const read = await this.#readOne(file, words)
      if (read === 'cancelled') break
      if ('message' in read) {
        const says = [read.message, read.way].filter(Boolean).join(' ')
        this.faults = [...this.faults, { file, says }]
        continue
      }
      const { title, areas, unread } = read
      const isNamed = title !== 'From a text' || file === 'Pasted'
      this.books = [
        ...this.books,
        {
          file,
          title: (isNamed ? title : file.replace(/\.[a-z]+$/iu, '')).slice(0, 120),
          areas,
          unread: unread.map((one) => one.text),
        },
      ]
    }
    this.reading = false
    if (this.books.length === first) return
    this.adding = false
    this.nth = first
    this.at = 0
    await this.look()
  }

  async #readOne(
    file: string,
    words: () => Promise<Result<{ text: string }>>,
  ): Promise<AdventureRead | Failure | 'cancelled'> {
    const { api, works } = this.#screen
    let failed: Failure | null = null
    const read = await works.run<AdventureRead | null>(
      `Reading ${file}`,
      this.#place,
      async (options) => {
        const found = await words().catch((error: unknown): Result<{ text: string }> => {
          const message = error instanceof Error ? error.message : String(error)
          return { ok: false, failure: { code: 'bad-input', message } }
        })
        if (options.signal.aborted)
          return { ok: false, failure: { code: 'cancelled', message: 'It was called off.' } }
        const result = found.ok
          ? await api.call('sites.read', { text: found.value.text }, options)
          : found
        if (result.ok || result.failure.code === 'cancelled') return result
        failed = result.failure
        return { ok: true, value: null }
      },
    )
    return failed ?? read ?? 'cancelled'
  }

  /** Opens a text, and its first area. */
  open(nth: number): void {
    this.nth = nth
    this.at = 0
    this.#saveSoon()
  }

  choose(at: number): void {
    const last = (this.book?.areas.length ?? 1) - 1
    this.at = Math.max(0, Math.min(at, last))
    this.#saveSoon()
  }

  /** Puts the open text in place of itself, as it was changed. */
  put(book: BookToCheck, at = this.at): void {
    this.books = this.books.map((one, nth) => (nth === this.nth ? book : one))
    this.at = Math.max(0, Math.min(at, book.areas.length - 1))
    this.changed()
  }

  changeArea(changed: Partial<AreaToCheck>): void {
    if (this.book) this.put(withArea(this.book, this.at, changed))
  }

  /** Leaves the open text out. */
  dropBook(): void {
    this.books = this.books.filter((_one, nth) => nth !== this.nth)
    this.nth = Math.max(0, this.nth - 1)
    this.at = 0
    this.changed()
  }

  /** To be called when anything was changed: it is saved and checked a moment later. */
  changed(): void {
    this.#saveSoon()
    if (this.#checking) clearTimeout(this.#checking)
    this.#checking = setTimeout(() => void this.look(), checkDelay)
  }

  /** Asks main about doubts and the bestiary; only the newest answer counts. */
  async look(): Promise<void> {
    const isNewest = this.#calls.start()
    if (!this.book) return
    const areas = this.book.areas.map(({ label, title, exits, bands, monsters }) => ({
      label,
      title,
      exits: exits.map(({ to }) => ({ to })),
      bands,
      monsters: monsters.map(({ name }) => name),
    }))
    const checked = await this.#screen.api.call('sites.check', { areas })
    if (isNewest() && checked.ok) this.check = checked.value
  }

  #saveSoon(): void {
    if (this.#saving) clearTimeout(this.#saving)
    this.#saving = setTimeout(() => void this.flush(), draftDelay)
  }

  /** Saves the texts at once, where something was changed. */
  async flush(): Promise<void> {
    if (this.#saving === null) return
    clearTimeout(this.#saving)
    this.#saving = null
    await this.#save()
  }

  async #save(): Promise<void> {
    const { text, books, nth, at } = this
    const isEmpty = text === '' && books.length === 0
    const draft: SiteDraft | null = isEmpty ? null : { text, books: [...books], book: nth, at }
    const saved = await this.#screen.api.call('sites.saveDraft', { draft })
    if (!saved.ok) this.#screen.places.fail(this.#place, saved.failure)
  }

  /** The texts as they are kept. */
  get sites(): { title: string; areas: AreaToCheck[]; unread: string[] }[] {
    return this.books.map(({ title, areas, unread }) => ({
      title: title.trim(),
      areas: areas.map((area) => ({ ...area, bands: area.bands.filter((band) => band.trim()) })),
      unread,
    }))
  }

  /** Forgets all texts: they are kept. */
  async clear(): Promise<void> {
    if (this.#saving) clearTimeout(this.#saving)
    this.#saving = null
    this.text = ''
    this.books = []
    this.nth = 0
    this.at = 0
    this.adding = false
    this.faults = []
    await this.#save()
  }
}
