import type { NoteLine, NotePage } from '../../../src-main/campaign/notes/note-desk.ts'
import type { KnownActionId } from '../../../src-main/campaign/view/views.ts'
import type { FoundEverywhere } from '../../../src-main/ipc/contract/notes.ts'
import type { Note, NoteKind, ProgressClock } from '../../../src-main/rules/core/state/note.ts'
import type { NoteKindFacts } from '../../../src-main/rules/gm/notes/kinds.ts'
import { addToEncounter } from '../../lib/add-to-encounter.ts'
import { campaignPanel } from '../../lib/lasting-panels.svelte.ts'
import { NewestCall } from '../../lib/newest-call.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { noteRows, type NoteRow } from './note-rows.ts'

export const notesPlace = 'notes'

/** Milliseconds without a letter typed after which unsaved text is remembered. */
const remembered = 300

/** Changed parts of a note; undefined takes an optional part away. */
type NoteChanges = { [K in keyof Note]?: Note[K] | undefined }

/** The desk of notes: the list, a search, and the note that is looked at with what is not kept of it yet. */
export class NotesPanel {
  readonly screen: Screen
  kinds = $state.raw<readonly NoteKindFacts[]>([])
  lines = $state.raw<readonly NoteLine[] | null>(null)
  chosen = $state<string | null>(null)
  page = $state.raw<NotePage | null>(null)
  /** The note as it stands in its form, where it differs from what is kept; a new one has no id. */
  draft = $state.raw<Note | null>(null)
  words = $state('')
  found = $state.raw<FoundEverywhere | null>(null)
  importing = $state(false)
  /** Line that tells where the last file was written. */
  written = $state<string | null>(null)
  /** The text whose Markdown is open for writing. */
  writing = $state<'text' | 'known' | null>(null)
  readonly #calls = new NewestCall()
  readonly #searches = new NewestCall()
  #drafts: Record<string, Note> | null = null
  /** The note is kept once at a time. */
  #keeping: Promise<boolean> = Promise.resolve(true)
  /** The draft that is on its way to be kept: it is no longer one left unfinished. */
  #goes: Note | null = null
  /** Counts the forms opened. */
  #form = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(screen: Screen) {
    this.screen = screen
  }

  readonly note = $derived(this.draft ?? this.page?.note ?? null)
  readonly rows = $derived.by<NoteRow[]>(() =>
    noteRows(
      this.found && this.words.trim() !== '' ? this.found.notes : (this.lines ?? []),
      this.kinds,
    ),
  )
  /** Notes in the order of the list. */
  readonly order = $derived(this.rows.flatMap((row) => (row.a === 'note' ? [row.line] : [])))
  /** Finds of the search besides notes. */
  readonly others = $derived(this.found && this.words.trim() !== '' ? this.found : null)

  /** To be called when the campaign has changed. */
  async refresh(): Promise<void> {
    const isNewest = this.#calls.start()
    const { api } = this.screen
    if (this.#drafts === null) {
      const [kinds, drafts] = await Promise.all([
        api.call('notes.kinds', null),
        api.call('notes.drafts', null),
      ])
      if (kinds.ok) this.kinds = kinds.value
      this.#drafts = drafts.ok ? drafts.value : {}
    }
    const lines = this.screen.take(notesPlace, await api.call('notes.list', null))
    if (!isNewest() || !lines) return
    this.lines = lines
    if (this.words.trim() !== '') void this.search(this.words)
    const isNew = this.draft?.id === ''
    if (isNew) return
    const wanted = lines.find(({ id }) => id === this.chosen) ?? lines[0]
    if (!wanted && this.#drafts['']) {
      this.begin(this.#drafts[''])
      return
    }
    if (this.chosen !== wanted?.id) this.writing = null
    this.chosen = wanted?.id ?? null
    await this.#read(isNewest)
  }

  async choose(id: string): Promise<void> {
    await this.keep()
    this.#form += 1
    this.chosen = id
    this.draft = null
    this.writing = null
    this.importing = false
    await this.#read(this.#calls.start())
  }

  /** To the note before or after this one in the list. */
  async step(by: 1 | -1): Promise<void> {
    const { order } = this
    const at = order.findIndex(({ id }) => id === this.chosen)
    const next = order[(at + by + order.length) % Math.max(1, order.length)]
    if (next) await this.choose(next.id)
  }

  async #read(isNewest: () => boolean): Promise<void> {
    const { chosen } = this
    if (chosen === null) {
      this.page = null
      this.draft = null
      return
    }
    const read = await this.screen.api.call('notes.page', { id: chosen })
    if (!isNewest()) return
    this.page = this.screen.take(notesPlace, read)
    const left = this.#drafts?.[chosen]
    if (left && this.page && !this.draft) this.draft = left
  }

  // ── writing ────────────────────────────────────────────────────────────────────────────────────
  /** Begins a new note: the one left unfinished, if there is one, unless another is given. */
  begin(draft?: Note): void {
    this.#form += 1
    const left = this.#drafts?.['']
    this.draft = draft ?? (left === this.#goes ? null : left) ?? emptyNote('person')
    this.page = null
    this.chosen = null
    this.importing = false
    this.writing = null
    if (draft) this.#remember()
  }

  /** Changes the form; nothing is kept yet. */
  change(changes: NoteChanges): void {
    const { note } = this
    if (!note) return
    this.draft = Object.fromEntries(
      Object.entries({ ...note, ...changes }).filter(([, value]) => value !== undefined),
    ) as unknown as Note
    this.#remember()
  }

  changeField(id: string, text: string): void {
    this.change({ fields: { ...this.note?.fields, [id]: text } })
  }

  #remember(): void {
    clearTimeout(this.#timer)
    const { draft } = this
    if (!draft) return
    this.#drafts = { ...this.#drafts, [draft.id]: draft }
    this.#timer = setTimeout(() => void this.#leave(draft.id, draft), remembered)
  }

  async #leave(id: string, draft: Note | null): Promise<void> {
    await this.screen.api.call('notes.leave-draft', { id, draft })
  }

  #forgetDraft(id: string): void {
    clearTimeout(this.#timer)
    if (this.#drafts) {
      const { [id]: _, ...others } = this.#drafts
      this.#drafts = others
    }
    void this.#leave(id, null)
  }

  /** Keeps what was changed, as one step; true when there is nothing left to keep. A new note needs a title. */
  keep(): Promise<boolean> {
    const kept = this.#keeping.then(() => this.#keepOnce())
    this.#keeping = kept.catch(() => false)
    return kept
  }

  async #keepOnce(): Promise<boolean> {
    const { draft, page } = this
    const form = this.#form
    if (!draft) return true
    if (page && JSON.stringify(draft) === JSON.stringify(page.note)) {
      this.draft = null
      this.#forgetDraft(draft.id)
      return true
    }
    if (draft.id === '' && draft.title.trim() === '') return false
    const before = new Set(this.lines?.map(({ id }) => id))
    this.#goes = draft
    const kept = await this.screen.run('house.keep-note', { note: draft }, { at: notesPlace })
    if (kept === null) {
      this.#goes = null
      return false
    }
    const lines = await this.screen.api.call('notes.list', null)
    if (lines.ok) this.lines = lines.value
    if (form === this.#form || this.#drafts?.[draft.id] === draft) this.#forgetDraft(draft.id)
    this.#goes = null
    const id = draft.id || this.lines?.find((line) => !before.has(line.id))?.id
    // Another form was opened meanwhile.
    if (form !== this.#form || !id || !this.draft) return true
    // What was typed meanwhile goes on in the same note.
    const left = this.draft === draft
    const shown = { ...this.draft, id }
    this.draft = shown
    this.chosen = id
    if (!left) this.#remember()
    await this.#read(this.#calls.start())
    if (left && this.draft === shown) this.draft = null
    return true
  }

  /** Changes and keeps at once, as ticks and buttons do. */
  async set(changes: NoteChanges): Promise<void> {
    this.change(changes)
    if (this.note?.id !== '') await this.keep()
  }

  /** Throws away what is not kept. */
  discard(): void {
    const { draft } = this
    if (!draft) return
    this.#form += 1
    this.draft = null
    this.writing = null
    this.#forgetDraft(draft.id)
    if (draft.id === '') void this.refresh()
  }

  async forget(): Promise<void> {
    const { page } = this
    if (!page) return
    this.discard()
    await this.run('house.forget-note', { note: page.note.id })
  }

  /** Follows a link: to its note, or to a new one of that title. */
  async follow(title: string): Promise<void> {
    const at = await this.screen.api.call('notes.at', { text: title, offset: null })
    if (at.ok && at.value && 'id' in at.value && isTitle(this.lines, at.value.id, title))
      return this.choose(at.value.id)
    if (!(await this.keep())) return
    this.begin(emptyNote('person', title))
  }

  /** A person whom nobody has thought of: made by the generator, and open to be kept or changed. */
  async rollStranger(): Promise<void> {
    if (!(await this.keep()) && this.draft?.title.trim()) return
    const { api } = this.screen
    const result = this.screen.take(
      notesPlace,
      await api.call('generators.make', { kind: 'person' }),
    )
    if (!result) return
    const draft = this.screen.take(notesPlace, await api.call('notes.draft', { from: { result } }))
    if (draft) this.begin(draft)
  }

  // ── progress clocks ────────────────────────────────────────────────────────────────────────────
  keepClock(clock: Omit<ProgressClock, 'note'>): Promise<boolean> {
    const note = this.page?.note.id
    if (!note) return Promise.resolve(false)
    return this.run('house.progress-clock', { clock: { ...clock, note } })
  }

  tick(clock: string, by: 1 | -1): Promise<boolean> {
    return this.run('house.tick-clock', { clock, by })
  }

  dropClock(clock: string): Promise<boolean> {
    return this.run('house.drop-clock', { clock })
  }

  // ── search and files ───────────────────────────────────────────────────────────────────────────
  async search(words: string): Promise<void> {
    this.words = words
    const isNewest = this.#searches.start()
    if (words.trim() === '') {
      this.found = null
      return
    }
    const most = 400
    const found = await this.screen.api.call('notes.search', { words: words.slice(0, 200), most })
    if (isNewest() && found.ok) this.found = found.value
  }

  async exportAs(form: 'folder' | 'zip'): Promise<void> {
    if (!(await this.keep())) return
    const saved = this.screen.take(notesPlace, await this.screen.api.call('notes.export', { form }))
    if (saved) this.written = `${saved.notes} notes written to ${saved.path}`
  }

  // ── back into play ─────────────────────────────────────────────────────────────────────────────
  /** Brings the person of the note into play, made by the game's own generator. */
  async meet(way: 'met here' | 'join the party'): Promise<void> {
    const { page } = this
    if (!page) return
    const { note } = page
    const seed = await this.screen.api.call('notes.seed', null)
    if (!seed.ok) return
    const recipe =
      note.from && 'recipe' in note.from
        ? { ...note.from.recipe, name: note.title }
        : {
            kind: 'hireling',
            name: note.title,
            level: 1,
            notes: aboutPerson(note),
            seed: seed.value,
          }
    await this.run('house.keep-people', {
      people: { title: note.title.slice(0, 120), recipes: [recipe] },
      way,
    })
  }

  async fight(monster: string): Promise<void> {
    if (await addToEncounter(this.screen, monster, 1, notesPlace)) this.screen.fold = 'explore'
  }

  async run(action: KnownActionId, input: Record<string, unknown>): Promise<boolean> {
    return (await this.screen.run(action, input, { at: notesPlace, byHand: false })) !== null
  }
}

function isTitle(lines: readonly NoteLine[] | null, id: string, title: string): boolean {
  const found = lines?.find((line) => line.id === id)
  return found?.title.trim().toLowerCase() === title.trim().toLowerCase().replace(/\s+/gu, ' ')
}

function emptyNote(kind: NoteKind, title = ''): Note {
  return { id: '', kind, title, fields: {}, text: '', known: '', tags: [] }
}

function aboutPerson({ fields, text }: Note): string {
  return [...Object.values(fields), text].filter(Boolean).join('\n').slice(0, 4000)
}

export const notesPanelOf = campaignPanel((screen) => new NotesPanel(screen))
