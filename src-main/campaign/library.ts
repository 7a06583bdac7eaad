import type { Game, Shelf } from '../rules/core/action.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import { namesOf } from '../rules/monsters/merge.ts'
import { pageOf, WordIndex } from '../rules/monsters/search/word-index.ts'
import type { Id, Situation } from '../rules/core/situation.ts'
import type { TableShelf } from '../rules/tables/table-shelf.ts'
import type { Table } from '../rules/tables/table.ts'
import type { LibraryPatch, LibraryRecord, MonsterRecord, RecordType } from './journal.ts'
import { NoteIndex } from './notes/note-index.ts'

/** Earlier version of a monster; `at` is when it was changed (ISO 8601), null for the bundled one. */
export interface MonsterVersion {
  at: string | null
  value: Monster
}

/** Library that holds a monster: the campaign's, the one that all campaigns share, or the one that came with the app. */
type MonsterHome = 'campaign' | 'shared' | 'bundled'

/** Bundled tables, the campaign's notes, and three layers of monsters: bundled, shared and the campaign's own, of which a later one wins where the id is the same. */
export class Library implements Shelf {
  private readonly monsters = new Map<Id, Monster>()
  private readonly shared = new Map<Id, MonsterRecord>()
  /** Ids of monsters that were merged into another, with the id of that one. */
  private readonly mergedInto = new Map<Id, Id>()
  /** Ids of the monsters of each name, the one that the name means last. */
  private readonly namesakes = new Map<string, Id[]>()
  private readonly own = new Map<Id, MonsterRecord>()
  readonly notes = new NoteIndex()
  private readonly originals = new Map<Id, Monster>()
  private sorted: readonly Monster[] | null = null
  private words: WordIndex | null = null
  /** Ids changed since they were last indexed; a search indexes them. */
  private readonly changed = new Set<Id>()
  private changes = 0

  constructor(
    bundled: readonly Monster[],
    private readonly bundledTables: TableShelf,
    records: readonly LibraryRecord[],
    shared: readonly MonsterRecord[] = [],
  ) {
    for (const monster of bundled) {
      this.originals.set(monster.id, monster)
      this.put(monster)
    }
    for (const record of shared) this.share(record)
    this.add(records)
  }

  /** Adds records of the campaign's own. */
  add(records: readonly LibraryRecord[]): void {
    for (const record of records) this.keep(record)
  }

  /** Number of changes so far: a value derived from the library is valid while this stays the same. */
  get version(): number {
    return this.changes
  }

  monster(id: Id): Monster | undefined {
    return this.monsters.get(this.mergedInto.get(id) ?? id)
  }

  monsterNamed(name: string): Monster | undefined {
    const id = this.namesakesOf(name).at(-1)
    return id === undefined ? undefined : this.monster(id)
  }

  /** Ids of the monsters of a name, the one that the name means last. */
  namesakesOf(name: string): readonly Id[] {
    return this.namesakes.get(tableKey(name)) ?? []
  }

  /** The monster of an id without the campaign's own layer. */
  beneath(id: Id): Monster | undefined {
    return this.shared.get(id)?.value ?? this.originals.get(id)
  }

  table(id: Id): Table | undefined {
    return this.bundledTables.table(id)
  }

  tableNamed(title: string): Table | undefined {
    return this.bundledTables.named(title)
  }

  tables(use: string): readonly Table[] {
    return this.bundledTables.forUse(use)
  }

  /** Every monster, by name. */
  all(): readonly Monster[] {
    this.sorted ??= [...this.monsters.values()]
      .filter(({ id }) => !this.mergedInto.has(id))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    return this.sorted
  }

  /** Monsters that match all the words, best match first. */
  find(words: string): Monster[] {
    return this.written()
      .find(words)
      .flatMap((id) => (this.mergedInto.has(id) ? [] : (this.monsters.get(id) ?? [])))
  }

  homeOf(id: Id): MonsterHome {
    if (this.own.has(id)) return 'campaign'
    return this.shared.has(id) ? 'shared' : 'bundled'
  }

  /** Earlier versions of a monster, newest first, the bundled one last. */
  versions(id: Id): readonly MonsterVersion[] {
    const record = this.own.get(id) ?? this.shared.get(id)
    const original = record ? this.originals.get(id) : undefined
    return [
      ...[...(record?.versions ?? [])].reverse(),
      ...(original ? [{ at: null, value: original }] : []),
    ]
  }

  /** The campaign's own record of an id, or null when there is none. */
  record(type: RecordType, id: Id): LibraryRecord | null {
    if (type === 'monster') return this.own.get(id) ?? null
    const value = this.notes.note(id)
    return value ? { type, id, value } : null
  }

  /** Applies library patches of the journal. */
  follow(patches: readonly LibraryPatch[]): void {
    for (const { type, id, after } of patches) {
      if (after) this.keep(after)
      else if (type === 'note') this.notes.drop(id)
      else this.drop(id)
    }
  }

  /** Applies patches of the shared library's journal. */
  followShared(patches: readonly LibraryPatch[]): void {
    for (const { type, id, after } of patches) {
      if (after?.type === 'monster') this.share(after)
      else if (type === 'monster') this.unshare(id)
    }
  }

  private share(record: MonsterRecord): void {
    this.shared.set(record.id, record)
    if (!this.own.has(record.id)) this.put(record.value)
  }

  private unshare(id: Id): void {
    this.shared.delete(id)
    if (!this.own.has(id)) this.drop(id)
  }

  private keep(record: LibraryRecord): void {
    if (record.type === 'note') {
      this.notes.put(record.value)
      return
    }
    this.own.set(record.id, record)
    this.put(record.value)
  }

  private drop(id: Id): void {
    this.own.delete(id)
    this.unname(id)
    this.monsters.delete(id)
    const original = this.beneath(id)
    if (original) this.put(original)
    else this.touched(id)
  }

  private put(monster: Monster): void {
    this.unname(monster.id)
    this.monsters.set(monster.id, monster)
    for (const { id } of monster.merged ?? []) this.mergedInto.set(id, monster.id)
    for (const key of nameKeys(monster)) {
      const others = this.namesakes.get(key) ?? []
      this.namesakes.set(key, others.toSpliced(this.placeOf(monster.id, others), 0, monster.id))
    }
    this.touched(monster.id)
  }

  /** Place of a monster among its namesakes: a name means the campaign's own before a shared one, and that before a bundled one. */
  private placeOf(id: Id, others: readonly Id[]): number {
    const home = this.homeOf(id)
    if (home === 'bundled') return 0
    const later = others.findIndex((one) => home === 'shared' && this.homeOf(one) === 'campaign')
    return later === -1 ? others.length : later
  }

  private unname(id: Id): void {
    const monster = this.monsters.get(id)
    if (!monster) return
    for (const one of monster.merged ?? []) this.mergedInto.delete(one.id)
    for (const key of nameKeys(monster)) {
      const others = this.namesakes.get(key)?.filter((one) => one !== id) ?? []
      if (others.length > 0) this.namesakes.set(key, others)
      else this.namesakes.delete(key)
    }
  }

  private touched(id: Id): void {
    this.sorted = null
    this.changes += 1
    if (this.words) this.changed.add(id)
  }

  /** Indexes at most this many monsters, so that a large bestiary is indexed before the first search. */
  prepare(most: number): void {
    const words = this.begun()
    for (const id of [...this.changed].slice(0, most)) this.writeDown(words, id)
  }

  /** The search index, brought up to date. */
  private written(): WordIndex {
    const words = this.begun()
    for (const id of [...this.changed]) this.writeDown(words, id)
    return words
  }

  /** The search index as it is; created empty, with every monster still to be indexed. */
  private begun(): WordIndex {
    if (!this.words) for (const id of this.monsters.keys()) this.changed.add(id)
    this.words ??= new WordIndex([])
    return this.words
  }

  private writeDown(words: WordIndex, id: Id): void {
    const monster = this.monsters.get(id)
    if (monster) words.put(pageOf(monster))
    else words.drop(id)
    this.changed.delete(id)
  }
}

/** Keys of the names by which a monster is found. */
function nameKeys(monster: Monster): ReadonlySet<string> {
  return new Set(namesOf(monster).map(tableKey))
}

function tableKey(name: string): string {
  return name.trim().toLowerCase()
}

/** The shelf with the GM's own tables, which win over others of the same id. */
export function withOwnTables(shelf: Shelf, { tables: own }: Pick<Situation, 'tables'>): Shelf {
  if (!own) return shelf
  return {
    monster: (id) => shelf.monster(id),
    monsterNamed: (name) => shelf.monsterNamed(name),
    table: (id) => (own[id] as Table | undefined) ?? shelf.table(id),
    tableNamed: (title) =>
      (Object.values(own) as Table[]).find((table) => tableKey(table.title) === tableKey(title)) ??
      shelf.tableNamed(title),
    ...(shelf.notes ? { notes: shelf.notes } : {}),
    tables: (use) => [
      ...(Object.values(own) as Table[]).filter((table) => table.use === use),
      ...shelf.tables(use).filter(({ id }) => !own[id]),
    ],
  }
}

/** The shelf with tables of games that the campaign borrows from, behind those of the same id. */
export function withGameTables(shelf: Shelf, games: readonly Pick<Game, 'tables'>[]): Shelf {
  if (games.length === 0) return shelf
  const find = (is: (table: Table) => boolean) =>
    games.map(({ tables }) => tables.find(is)).find(Boolean)
  return {
    monster: (id) => shelf.monster(id),
    monsterNamed: (name) => shelf.monsterNamed(name),
    table: (id) => shelf.table(id) ?? find((table) => table.id === id),
    tableNamed: (title) =>
      shelf.tableNamed(title) ?? find((table) => tableKey(table.title) === tableKey(title)),
    tables: (use) => shelf.tables(use),
    ...(shelf.notes ? { notes: shelf.notes } : {}),
  }
}
