import type { NoteShelf } from '../../rules/core/action.ts'
import type { Id } from '../../rules/core/situation.ts'
import type { Note } from '../../rules/core/state/note.ts'
import { linkKey, linksOf } from '../../rules/gm/notes/links.ts'
import {
  normaliseWord,
  WordIndex,
  type SearchPage,
} from '../../rules/monsters/search/word-index.ts'

/** The campaign's notes by id and title, with the links between them and their words. */
export class NoteIndex implements NoteShelf {
  private readonly notes = new Map<Id, Note>()
  private readonly titles = new Map<string, Id>()
  /** Ids of the notes that link to a title. */
  private readonly links = new Map<string, Set<Id>>()
  private words: WordIndex | null = null
  /** Ids changed since they were last indexed; a search indexes them. */
  private readonly changed = new Set<Id>()
  private sorted: readonly Note[] | null = null
  private changes = 0

  /** Number of changes so far: what is derived from the notes is valid while it stays the same. */
  get version(): number {
    return this.changes
  }

  get size(): number {
    return this.notes.size
  }

  note(id: Id): Note | undefined {
    return this.notes.get(id)
  }

  noteNamed(title: string): Note | undefined {
    return this.notes.get(this.titles.get(linkKey(title)) ?? '')
  }

  /** Every note, by title. */
  all(): readonly Note[] {
    this.sorted ??= [...this.notes.values()].sort((a, b) => a.title.localeCompare(b.title, 'en'))
    return this.sorted
  }

  linkingTo(title: string): readonly Note[] {
    return [...(this.links.get(linkKey(title)) ?? [])].flatMap((id) => this.notes.get(id) ?? [])
  }

  /** Notes that match all the words, best match first. */
  find(words: string): Note[] {
    // One or two letters begin words of nearly every text: they are looked for in titles alone.
    const typed = normaliseWord(words.trim())
    if (typed.length < 3)
      return this.all().filter(({ title }) => normaliseWord(title).includes(typed))
    const index = this.indexed()
    return index.find(words).flatMap((id) => this.notes.get(id) ?? [])
  }

  /** Indexes at most this many notes, so that many are indexed before the first search. */
  prepare(most: number): void {
    const words = this.begun()
    for (const id of [...this.changed].slice(0, most)) this.writeDown(words, id)
  }

  put(note: Note): void {
    this.drop(note.id)
    this.notes.set(note.id, note)
    this.titles.set(linkKey(note.title), note.id)
    for (const title of linksOf(note)) {
      const key = linkKey(title)
      const from = this.links.get(key) ?? new Set()
      this.links.set(key, from.add(note.id))
    }
  }

  drop(id: Id): void {
    const was = this.notes.get(id)
    this.changes += 1
    this.sorted = null
    if (this.words) this.changed.add(id)
    if (!was) return
    this.notes.delete(id)
    if (this.titles.get(linkKey(was.title)) === id) this.titles.delete(linkKey(was.title))
    for (const title of linksOf(was)) {
      const from = this.links.get(linkKey(title))
      from?.delete(id)
      if (from?.size === 0) this.links.delete(linkKey(title))
    }
  }

  private indexed(): WordIndex {
    const words = this.begun()
    for (const id of [...this.changed]) this.writeDown(words, id)
    return words
  }

  private begun(): WordIndex {
    if (!this.words) for (const id of this.notes.keys()) this.changed.add(id)
    this.words ??= new WordIndex([])
    return this.words
  }

  private writeDown(words: WordIndex, id: Id): void {
    const note = this.notes.get(id)
    if (note) words.put(searchPage(note))
    else words.drop(id)
    this.changed.delete(id)
  }
}

function searchPage({ id, title, tags, fields, text, known }: Note): SearchPage {
  return {
    id,
    name: title,
    tags: tags.join(' '),
    unread: '',
    text: [...Object.values(fields), text, known].join('\n'),
  }
}
