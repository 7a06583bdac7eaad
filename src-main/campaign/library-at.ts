import type { NoteShelf, Shelf } from '../rules/core/action.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import { namesOf } from '../rules/monsters/merge.ts'
import type { Id } from '../rules/core/situation.ts'
import type { Note } from '../rules/core/state/note.ts'
import { linkKey, linksOf } from '../rules/gm/notes/links.ts'
import type { LibraryPatch, LibraryRecord, RecordType } from './journal.ts'
import type { Library } from './library.ts'

/** The library as it was at another place in the journal, by patches; the library itself is unchanged. */
export class LibraryAt implements Shelf {
  readonly #library: Library
  readonly #monsters: ReadonlyMap<Id, Monster | null>
  readonly #records: ReadonlyMap<string, LibraryRecord | null>
  readonly notes: NoteShelf

  constructor(library: Library, patches: readonly LibraryPatch[]) {
    this.#library = library
    this.#records = new Map(patches.map(({ type, id, after }) => [`${type}:${id}`, after]))
    const monsters = new Map<Id, Monster | null>()
    const notes = new Map<Id, Note | null>()
    for (const { type, id, after } of patches) {
      if (type === 'note') notes.set(id, after?.type === 'note' ? after.value : null)
      else monsters.set(id, after?.type === 'monster' ? after.value : null)
    }
    this.#monsters = monsters
    this.notes = new NotesAt(library.notes, notes)
  }

  record(type: RecordType, id: Id): LibraryRecord | null {
    const moved = this.#records.get(`${type}:${id}`)
    return moved === undefined ? this.#library.record(type, id) : moved
  }

  monster(id: Id): Monster | undefined {
    const moved = this.#monsters.get(id)
    if (moved === undefined) return this.#library.monster(id)
    return moved ?? this.#library.beneath(id)
  }

  monsterNamed(name: string): Monster | undefined {
    const meant = name.trim().toLowerCase()
    const ids = new Set([...this.#library.namesakesOf(name), ...this.#monsters.keys()])
    const bearers = [...ids]
      .map((id) => this.monster(id))
      .filter(
        (monster) => monster && namesOf(monster).some((one) => one.trim().toLowerCase() === meant),
      )
    return (
      bearers.findLast((monster) => this.record('monster', monster?.id ?? '')) ?? bearers.at(-1)
    )
  }

  table(id: Id): ReturnType<Shelf['table']> {
    return this.#library.table(id)
  }

  tableNamed(title: string): ReturnType<Shelf['tableNamed']> {
    return this.#library.tableNamed(title)
  }

  tables(use: string): ReturnType<Shelf['tables']> {
    return this.#library.tables(use)
  }
}

/** Notes with some of them as they were; null for one that was not there. */
class NotesAt implements NoteShelf {
  readonly #notes: NoteShelf
  readonly #moved: ReadonlyMap<Id, Note | null>

  constructor(notes: NoteShelf, moved: ReadonlyMap<Id, Note | null>) {
    this.#notes = notes
    this.#moved = moved
  }

  all(): readonly Note[] {
    return [
      ...this.#notes.all().filter(({ id }) => !this.#moved.has(id)),
      ...[...this.#moved.values()].filter((note) => note !== null),
    ].sort((a, b) => a.title.localeCompare(b.title, 'en'))
  }

  note(id: Id): Note | undefined {
    const moved = this.#moved.get(id)
    return moved === undefined ? this.#notes.note(id) : (moved ?? undefined)
  }

  noteNamed(title: string): Note | undefined {
    const key = linkKey(title)
    for (const note of this.#moved.values()) if (note && linkKey(note.title) === key) return note
    const now = this.#notes.noteNamed(title)
    return now && this.#moved.has(now.id) ? undefined : now
  }

  linkingTo(title: string): readonly Note[] {
    const key = linkKey(title)
    const links = (note: Note): boolean => linksOf(note).some((one) => linkKey(one) === key)
    return [
      ...this.#notes.linkingTo(title).filter(({ id }) => !this.#moved.has(id)),
      ...[...this.#moved.values()].filter((note) => note !== null).filter(links),
    ]
  }
}
