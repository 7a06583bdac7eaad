import type { ChronicleLine } from '../../../src-main/campaign/view/views.ts'
import { putOnClipboard } from '../../lib/clipboard.ts'
import { SvelteSet } from 'svelte/reactivity'
import type { Screen } from '../../lib/screen.svelte.ts'

export const chroniclePlace = 'chronicle'
/** At most this many lines stand in the page. */
const mostLines = 200
/** Lines that come at once: few enough to be drawn within a frame. */
const page = 10

/** Lines that are read from main at once. */
const fetched = 40

type Filter = 'all' | 'rolls' | 'due' | 'unseen'
interface Group {
  key: string
  heading: string
  time: string
  day: number
  lines: ChronicleLine[]
}

/**
 * Lines of one turn under one heading, in the order given. A group keeps its key when lines come and
 * go at its ends, so that the page keeps what it has drawn of it.
 */
export function groupLines(lines: readonly ChronicleLine[]): Group[] {
  const groups: Group[] = []
  const named = new Map<string, number>()
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && last.heading === line.heading && last.day === line.day) last.lines.push(line)
    else {
      const name = `${line.day} ${line.time.split(':')[0]} ${line.heading}`
      const before = named.get(name) ?? 0
      named.set(name, before + 1)
      groups.push({
        key: `${name} ${before}`,
        heading: line.heading,
        time: line.time,
        day: line.day,
        lines: [line],
      })
    }
  }
  return groups
}

export function matchesFilter(line: ChronicleLine, words: string, filter: Filter): boolean {
  if (filter === 'rolls' && line.dice.length === 0) return false
  if (filter === 'due' && line.tone !== 'due') return false
  if (filter === 'unseen' && !line.secret) return false
  const text =
    `${line.what} ${line.says} ${line.rule} ${line.ruleTitle} ${line.why.map(({ name, value }) => `${name} ${value}`).join(' ')}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The chronicle as far as it has been read: the newest lines from the view, older ones fetched. */
export class ChronicleState {
  words = $state('')
  filter = $state<Filter>('all')
  searching = $state(false)
  filtering = $state(false)
  /** Numbers of the lines whose reasons are unfolded. */
  readonly unfolded = new SvelteSet<number>()
  /** Message about the last copy or export. */
  note = $state('')
  /** How many of the newest matching lines are left out of the page while older ones are read. */
  skipped = $state(0)
  /** How many lines stand in the page; more come as its end is reached. */
  #room = $state(2 * page)
  #older = $state.raw<readonly ChronicleLine[]>([])
  #fetching = false
  readonly #screen: Screen

  constructor(screen: Screen) {
    this.#screen = screen
  }

  readonly all = $derived.by<readonly ChronicleLine[]>(() => {
    const newest = this.#screen.views.chronicle.lines
    const oldest = newest.at(-1)?.number ?? 0
    return [...newest, ...this.#older.filter(({ number }) => number < oldest)]
  })
  readonly found = $derived(
    this.words.trim() === '' && this.filter === 'all'
      ? this.all
      : this.all.filter((line) => matchesFilter(line, this.words, this.filter)),
  )
  readonly shown = $derived(this.found.slice(this.skipped, this.skipped + this.#room))
  readonly groups = $derived(groupLines(this.shown))
  readonly total = $derived.by(() => this.#screen.views.chronicle.total)
  readonly complete = $derived((this.all.at(-1)?.number ?? 1) <= 1)

  /** True while the page can hold more lines than it does, and there are more. */
  get hasMore(): boolean {
    const shown = this.skipped + this.#room
    return this.#room < mostLines && (this.found.length > shown || !this.complete)
  }

  /** The end of what is shown was reached. */
  async further(): Promise<void> {
    if (this.#fetching) return
    this.#fetching = true
    try {
      const hidden = this.found.length - this.skipped - this.#room
      if (hidden < page && !this.complete) await this.#fetch(fetched)
      if (this.#room < mostLines) this.#room += page
      else if (this.found.length > this.skipped + mostLines) this.skipped += page
    } finally {
      this.#fetching = false
    }
  }

  /** Puts lines on the clipboard as Markdown, or those of the whole session where none are named. */
  async copy(lines: readonly number[]): Promise<void> {
    const written = await this.#markdown(lines, false)
    if (!written) return
    if (!putOnClipboard(written.text)) this.note = 'The clipboard took nothing. Use Export instead.'
    else this.note = lines.length > 0 ? `Lines copied: ${lines.length}` : 'Session copied'
  }

  /** Saves the session's lines as a Markdown file. */
  async save(): Promise<void> {
    const written = await this.#markdown([], true)
    if (written) this.note = `Saved: ${written.path}`
  }

  async #markdown(
    lines: readonly number[],
    save: boolean,
  ): Promise<{ text: string; path: string | null } | null> {
    const selection = lines.length > 0 ? { lines: [...lines] } : {}
    return this.#screen.take(
      chroniclePlace,
      await this.#screen.api.call('play.markdown', { ...selection, save }),
    )
  }

  /** Number of the line being amended. */
  get amending(): number | null {
    return this.#screen.amending
  }

  set amending(number: number | null) {
    this.#screen.amending = number
  }

  fold(number: number): void {
    if (!this.unfolded.delete(number)) this.unfolded.add(number)
  }

  newer(): void {
    this.skipped = Math.max(0, this.skipped - page)
  }

  /** Reads the rest, so that a search misses nothing. */
  async readAll(): Promise<void> {
    if (this.#fetching) return
    this.#fetching = true
    try {
      while (!this.complete && (await this.#fetch(200)));
    } finally {
      this.#fetching = false
    }
  }

  async #fetch(limit: number): Promise<boolean> {
    const before = this.all.at(-1)?.number
    if (before === undefined) return false
    const read = this.#screen.take(
      chroniclePlace,
      await this.#screen.api.call('play.chronicle', { before, limit }),
    )
    this.#older = [...this.#older, ...(read?.lines ?? [])]
    return (read?.lines.length ?? 0) > 0
  }
}
