import { upperFirst } from '../rules/core/words.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import { alikeBy, duplicatesIn, keysOf, type Alike } from '../rules/monsters/search/duplicates.ts'
import { factsOf, haunts, kinds, type MonsterFacts } from '../rules/monsters/search/facts.ts'
import { fieldSearch, inOrder } from '../rules/monsters/search/field-words.ts'
import { isOpen, buildFilter, type MonsterFilter } from '../rules/monsters/search/filter.ts'
import { readers } from '../rules/monsters/sources/registry.ts'
import type { Id, Situation } from '../rules/core/situation.ts'
import { terrains, terrainTitles, type Terrain } from '../rules/tables/terrain.ts'
import type { Library } from './library.ts'

/** Search words and filter for monsters of the library. */
interface BestiaryQuery {
  /** Words to search for; empty finds every monster, by name. */
  words: string
  filter: MonsterFilter
}

/** Number of monsters for each value a filter can ask for; values without monsters are left out. */
export interface Shelves {
  total: number
  own: number
  shared: number
  unread: number
  families: FilterCount[]
  haunts: FilterCount[]
  kinds: FilterCount[]
  systems: FilterCount[]
  /** Hit Dice as they occur, fewest first. */
  hitDice: number[]
  /** Every terrain that a table may serve. */
  terrains: { id: string; title: string }[]
}
export interface FilterCount {
  id: string
  /** As the GM reads it. */
  title: string
  count: number
}

type Collections = Situation['collections']

/** Last search, counts and duplicates of a library, cached until the library changes. */
class Bestiary {
  #of = { version: -1, collections: undefined as Collections }
  #found: { query: string; monsters: readonly Monster[] } | null = null
  #shelves: Shelves | null = null
  #alike: readonly Alike[] | null = null
  #byKey: ReadonlyMap<string, readonly Monster[]> | null = null
  readonly #library: Library

  constructor(library: Library) {
    this.#library = library
  }

  /** Monsters that match, best match of the words first; by name where there are no words. */
  find(query: BestiaryQuery, collections: Collections): readonly Monster[] {
    this.#look(collections)
    const key = JSON.stringify(query)
    if (this.#found?.query !== key)
      this.#found = { query: key, monsters: this.#search(query, collections) }
    return this.#found.monsters
  }

  shelves(): Shelves {
    this.#look(this.#of.collections)
    this.#shelves ??= shelvesOf(this.#library)
    return this.#shelves
  }

  alike(): readonly Alike[] {
    this.#look(this.#of.collections)
    this.#alike ??= duplicatesIn(this.#library.all())
    return this.#alike
  }

  /** Monsters by the keys that duplicates share. */
  byKey(): ReadonlyMap<string, readonly Monster[]> {
    this.#look(this.#of.collections)
    if (this.#byKey) return this.#byKey
    const byKey = new Map<string, Monster[]>()
    for (const monster of this.#library.all())
      for (const key of keysOf(monster)) {
        const others = byKey.get(key)
        if (others) others.push(monster)
        else byKey.set(key, [monster])
      }
    return (this.#byKey = byKey)
  }

  #search({ words, filter }: BestiaryQuery, collections: Collections): readonly Monster[] {
    const fields = fieldSearch(words, {
      within: (title) => {
        const known = Object.values(collections ?? {})
        const found = known.filter((one) => one.title.toLowerCase().includes(title.toLowerCase()))
        return new Set(found.flatMap((one) => [...this.#within(one)]))
      },
      homeOf: (id) => this.#library.homeOf(id),
    })
    const all = fields.words === '' ? this.#library.all() : this.#library.find(fields.words)
    const passing = fields.passes ? all.filter(fields.passes) : all
    const { order, ...parts } = filter
    const found = isOpen(parts)
      ? passing
      : passing.filter(
          buildFilter(parts, {
            homeOf: (id) => this.#library.homeOf(id),
            collected: (collection) => this.#within(collections?.[collection]),
          }),
        )
    return order ? inOrder(found, order) : found
  }

  /** Ids of a collection; for one that was merged, that of the monster it went into. */
  #within(collection: { monsters: readonly Id[] } | undefined): ReadonlySet<Id> {
    return new Set(collection?.monsters.map((id) => this.#library.monster(id)?.id ?? id))
  }

  #look(collections: Collections): void {
    const { version } = this.#library
    if (this.#of.collections !== collections) this.#found = null
    if (this.#of.version !== version) {
      this.#found = null
      this.#shelves = null
      this.#alike = null
      this.#byKey = null
    }
    this.#of = { version, collections }
  }
}

const bestiaries = new WeakMap<Library, Bestiary>()

/** The bestiary of a library, created on first use. */
export function bestiaryOf(library: Library): Bestiary {
  const bestiary = bestiaries.get(library) ?? new Bestiary(library)
  bestiaries.set(library, bestiary)
  return bestiary
}

/** A new monster, by its place in a list, and those of the library that may be the same, the closest first. */
interface Twins {
  at: number
  by: Alike['by']
  others: readonly Monster[]
}

const closeness: readonly Alike['by'][] = ['text', 'figures', 'name']

/** Duplicates among new monsters: those that a library may have already. */
export function twinsOf(library: Library, monsters: readonly Monster[]): Twins[] {
  const byKey = bestiaryOf(library).byKey()
  return monsters.flatMap((monster, at) => {
    const known = new Set(keysOf(monster).flatMap((key) => byKey.get(key) ?? []))
    const ranked = [...known]
      .filter(({ id }) => id !== monster.id)
      .map((other) => ({ other, by: alikeBy([monster, other]) }))
      .sort((a, b) => closeness.indexOf(a.by) - closeness.indexOf(b.by))
    const [first] = ranked
    return first ? [{ at, by: first.by, others: ranked.map(({ other }) => other) }] : []
  })
}

/** The one figure that tells how hard it is: "HD 1−1", "4 HP". */
export function hardnessOf({ figures }: Monster): string {
  if (figures.family === 'cairn') return figures.hp ? `${figures.hp.value} HP` : 'no HP'
  if (!figures.hd) return 'no HD'
  const { dice, modifier, hitPoints } = figures.hd.value
  if (dice === 0) return `${hitPoints ?? 1} hp`
  const sign = modifier > 0 ? `+${modifier}` : modifier < 0 ? `−${-modifier}` : ''
  return `HD ${dice === 0.5 ? '½' : dice}${sign}`
}

function shelvesOf(library: Library): Shelves {
  const monsters = library.all()
  const facts = monsters.map(factsOf)
  const count = (of: (one: MonsterFacts) => readonly string[]): Map<string, number> => {
    const counts = new Map<string, number>()
    for (const one of facts) for (const id of of(one)) counts.set(id, (counts.get(id) ?? 0) + 1)
    return counts
  }
  return {
    total: monsters.length,
    own: monsters.filter(({ id }) => library.homeOf(id) === 'campaign').length,
    shared: monsters.filter(({ id }) => library.homeOf(id) === 'shared').length,
    unread: facts.filter(({ unread }) => unread > 0).length,
    families: listed(
      count(({ family }) => [family]),
      familyTitle,
      ['bx', 'cairn'],
    ),
    haunts: listed(
      count((one) => one.haunts),
      hauntTitle,
      haunts,
    ),
    kinds: listed(
      count((one) => one.kinds),
      upperFirst,
      kinds,
    ),
    systems: listed(
      count(({ system }) => [system]),
      systemTitle,
    ),
    hitDice: [...new Set(facts.flatMap(({ hd }) => hd ?? []))].sort((a, b) => a - b),
    terrains: terrains.map((id) => ({ id, title: terrainTitles[id] })),
  }
}

/** Counts with their titles, in the order given or by id; ids without a count are left out. */
function listed(
  counts: ReadonlyMap<string, number>,
  titleOf: (id: string) => string,
  order: readonly string[] = [...counts.keys()].sort((a, b) => a.localeCompare(b, 'en')),
): FilterCount[] {
  return order.flatMap((id) => {
    const count = counts.get(id)
    return count === undefined ? [] : [{ id, title: titleOf(id), count }]
  })
}

const familyTitle = (id: string): string => (id === 'bx' ? 'B/X family' : 'Cairn family')

function hauntTitle(id: string): string {
  return id === 'underground' ? 'Underground' : terrainTitles[id as Terrain]
}

/** Title of a system: the title of the reader with this id, else the system as its text names it. */
function systemTitle(id: string): string {
  return readers.find((reader) => reader.id === id)?.title ?? id
}
