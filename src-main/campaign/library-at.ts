import type { Shelf } from '../rules/core/action.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import type { Id } from '../rules/core/situation.ts'
import type { LibraryPatch, LibraryRecord } from './journal.ts'
import type { Library } from './library.ts'

/** The library as it was at another place in the journal, by patches; the library itself is unchanged. */
export class LibraryAt implements Shelf {
  readonly #library: Library
  readonly #moved: ReadonlyMap<Id, LibraryRecord | null>

  constructor(library: Library, patches: readonly LibraryPatch[]) {
    this.#library = library
    this.#moved = new Map(patches.map(({ id, after }) => [id, after]))
  }

  record(id: Id): LibraryRecord | null {
    const moved = this.#moved.get(id)
    return moved === undefined ? this.#library.record(id) : moved
  }

  monster(id: Id): Monster | undefined {
    const moved = this.#moved.get(id)
    if (moved === undefined) return this.#library.monster(id)
    return moved?.value ?? this.#library.bundled(id)
  }

  monsterNamed(name: string): Monster | undefined {
    const meant = name.trim().toLowerCase()
    const ids = new Set([...this.#library.namesakesOf(name), ...this.#moved.keys()])
    const bearers = [...ids]
      .map((id) => this.monster(id))
      .filter((monster) => monster?.name.trim().toLowerCase() === meant)
    return bearers.findLast((monster) => this.record(monster?.id ?? '')) ?? bearers.at(-1)
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
