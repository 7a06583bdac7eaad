import type { Shelf } from '../rules/action.ts'
import type { Effect } from '../rules/effects.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import type { Id, Situation } from '../rules/situation.ts'
import type { Table } from '../rules/tables/table.ts'
import { isOfTheLibrary } from './effects/index.ts'
import type { LibraryPatch, LibraryRecord } from './journal.ts'

/** Bundled monsters and tables, and over them the campaign's own records: same id, its own wins. */
export class Library implements Shelf {
  private readonly monsters = new Map<Id, Monster>()
  private readonly byName = new Map<string, Monster>()
  private readonly tablesById = new Map<Id, Table>()
  private readonly own = new Set<Id>()

  constructor(
    private readonly bundled: readonly Monster[],
    tables: readonly Table[],
    records: readonly LibraryRecord[],
  ) {
    for (const table of tables) this.tablesById.set(table.id, table)
    for (const monster of bundled) this.put(monster)
    for (const record of records) this.keep(record)
  }

  monster(id: Id): Monster | undefined {
    return this.monsters.get(id)
  }

  monsterNamed(name: string): Monster | undefined {
    return this.byName.get(plain(name))
  }

  table(id: Id): Table | undefined {
    return this.tablesById.get(id)
  }

  tables(): Table[] {
    return [...this.tablesById.values()]
  }

  /** Every monster, by name. */
  all(): Monster[] {
    return [...this.monsters.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
  }

  isBundled(id: Id): boolean {
    return !this.own.has(id)
  }

  /** The campaign's own record of an id, or null when there is none. */
  record(id: Id): LibraryRecord | null {
    const monster = this.own.has(id) ? this.monsters.get(id) : undefined
    return monster ? { type: 'monster', id, value: monster } : null
  }

  /** Follows what the journal did. */
  follow(patches: readonly LibraryPatch[]): void {
    for (const { id, after } of patches) {
      if (after) this.keep(after)
      else this.drop(id)
    }
  }

  private keep(record: LibraryRecord): void {
    this.own.add(record.id)
    this.put(record.value)
  }

  private drop(id: Id): void {
    const gone = this.monsters.get(id)
    this.own.delete(id)
    this.monsters.delete(id)
    if (gone && this.byName.get(plain(gone.name))?.id === id) this.byName.delete(plain(gone.name))
    const original = this.bundled.find((monster) => monster.id === id)
    if (original) this.put(original)
  }

  private put(monster: Monster): void {
    this.monsters.set(monster.id, monster)
    this.byName.set(plain(monster.name), monster)
  }
}

/** The library's part of an outcome: each record before and after. */
export function libraryPatches(
  effects: readonly Effect[],
  record: (id: Id) => LibraryRecord | null,
): LibraryPatch[] {
  return effects.filter(isOfTheLibrary).map((effect): LibraryPatch => {
    if (effect.do === 'forget monster') {
      return { type: 'monster', id: effect.monster, before: record(effect.monster), after: null }
    }
    const { monster } = effect
    const after: LibraryRecord = { type: 'monster', id: monster.id, value: monster }
    return { type: 'monster', id: monster.id, before: record(monster.id), after }
  })
}

/** The way back: last change first, before and after changed round. */
export function turnRound(patches: readonly LibraryPatch[]): LibraryPatch[] {
  return [...patches]
    .reverse()
    .map(({ type, id, before, after }) => ({ type, id, before: after, after: before }))
}

function plain(name: string): string {
  return name.trim().toLowerCase()
}

/** The shelf with the tables that the GM has typed in: same id, their own wins. */
export function withOwnTables(shelf: Shelf, { tables: own }: Pick<Situation, 'tables'>): Shelf {
  if (!own) return shelf
  return {
    monster: (id) => shelf.monster(id),
    monsterNamed: (name) => shelf.monsterNamed(name),
    table: (id) => (own[id] as Table | undefined) ?? shelf.table(id),
    tables: () => [
      ...(Object.values(own) as Table[]),
      ...shelf.tables().filter(({ id }) => !own[id]),
    ],
  }
}
