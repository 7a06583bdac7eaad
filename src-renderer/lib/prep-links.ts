import type { Id } from '../../src-main/rules/core/situation.ts'
import type { Note } from '../../src-main/rules/core/state/note.ts'
import type { Api } from './api.ts'
import type { FoldId, PrepPage } from './folds.ts'
import type { Overlay } from './overlay.ts'

/** The part of the screen that links turn. */
interface Around {
  readonly api: Api
  overlay: Overlay | null
  fold: FoldId
  prepPage: PrepPage
}

/** A thing to be shown by a panel that may not stand yet: it is kept until one takes it. */
class Wanted<T> {
  #kept: { thing: T } | null = null
  #hearer: ((thing: T) => void) | null = null

  /** Hands it to the panel that stands, or keeps it for the next one. */
  show(thing: T): void {
    if (this.#hearer) this.#hearer(thing)
    else this.#kept = { thing }
  }

  /** Takes what is kept, and all that is wanted from now on. Returns how to stop. */
  taken(hearer: (thing: T) => void): () => void {
    const kept = this.#kept
    this.#kept = null
    this.#hearer = hearer
    if (kept) hearer(kept.thing)
    return () => {
      if (this.#hearer === hearer) this.#hearer = null
    }
  }
}

/** Links from anywhere on the screen to a page of Prep, and the thing that the page is to show. */
export class PrepLinks {
  readonly #screen: Around
  /** Table that the desk is to show. */
  readonly table = new Wanted<Id>()
  /** Note that the notes page is to show, or a new one to write. */
  readonly note = new Wanted<{ id: Id } | { draft: Note }>()
  /** Prepared encounter that its page is to show. */
  readonly encounter = new Wanted<Id>()
  /** Name of a monster to type by hand. */
  readonly monster = new Wanted<string>()

  constructor(screen: Around) {
    this.#screen = screen
  }

  /** Opens the form for a monster typed by hand, with this name. */
  openMonsterForm(name: string): void {
    this.monster.show(name)
    this.#turnTo('monsters')
  }

  openEncounter(id: Id): void {
    this.encounter.show(id)
    this.#turnTo('encounters')
  }

  openTable(table: Id): void {
    this.#turnTo('tables')
    this.table.show(table)
  }

  /** Opens a note, or a new one that is filled already. */
  openNote(note: { id: Id } | { draft: Note }): void {
    this.note.show(note)
    this.#turnTo('notes')
  }

  /** Opens the note made from a monster or a creature; a new one, filled from it, where there is none. */
  async openNoteFrom(from: { monster: Id } | { creature: Id }): Promise<void> {
    const drafted = await this.#screen.api.call('notes.draft', { from })
    if (!drafted.ok || !drafted.value) return
    const { value } = drafted
    this.openNote(value.id === '' ? { draft: value } : { id: value.id })
  }

  /** Opens the note of a name in a text, at an offset or the first one; a new one where it has none. */
  async openNoteAt(text: string, offset: number | null): Promise<void> {
    const found = await this.#screen.api.call('notes.at', { text: text.slice(0, 20_000), offset })
    if (found.ok && found.value) this.openNote(found.value)
  }

  #turnTo(page: PrepPage): void {
    this.#screen.overlay = null
    this.#screen.prepPage = page
    this.#screen.fold = 'prep'
  }
}
