import { bestiaryOf, hardnessOf, twinsOf, type Shelves } from '../campaign/bestiary.ts'
import type { Library } from '../campaign/library.ts'
import { Refusal, type CallInput, type OutputOf } from '../ipc/contract/endpoint.ts'
import type { library, Which } from '../ipc/contract/library.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import { formats, type MonsterExport } from '../rules/monsters/exports/index.ts'
import { describeLosses, exportLosses } from '../rules/monsters/exports/losses.ts'
import { compareMonsters, sourceOf } from '../rules/monsters/search/comparison.ts'
import { duplicatesOf, keysOf } from '../rules/monsters/search/duplicates.ts'
import { encounterTable, plainRows } from '../rules/monsters/search/encounter-table.ts'
import { fieldSearch } from '../rules/monsters/search/field-words.ts'
import { writeTable } from '../rules/tables/text.ts'
import type { CampaignSession } from './campaign-session.ts'
import type { Services } from './services.ts'

type Input<K extends keyof typeof library> = CallInput<typeof library, K>
type Output<K extends keyof typeof library> = OutputOf<typeof library, K>
type Row = Output<'library.search'>['monsters'][number]
type Query = Extract<Which, { words: string }>

/** Most groups of duplicates returned at once: nobody goes through more, and settled ones make room. */
const mostGroups = 200
/** Monsters indexed before other work has a turn: a few milliseconds. */
const slice = 50
/** Monsters of the library shown beside a new one. */
const mostTwins = 3
/** Monsters shown as text at once. */
const mostInText = 200

/** Monsters of the open campaign: search, duplicates, drafts of encounter tables, files. */
export class CampaignBestiary {
  constructor(
    private readonly services: Services,
    private readonly session: CampaignSession,
  ) {}

  private get shelf(): Library {
    return this.session.campaign.shelf
  }

  find({ words, filter }: Query): readonly Monster[] {
    const { collections } = this.session.campaign.situation
    return bestiaryOf(this.shelf).find({ words, filter }, collections)
  }

  search({ words, filter, from, limit }: Input<'library.search'>): Output<'library.search'> {
    const found = this.find({ words, filter })
    return {
      total: found.length,
      monsters: found.slice(from, from + limit).map(this.row),
      note: fieldSearch(words).note,
    }
  }

  /** Counts of the filters; the search is prepared meanwhile, because it soon follows. */
  shelves(): Shelves {
    void prepare(this.shelf)
    return bestiaryOf(this.shelf).shelves()
  }

  about(id: string): Output<'library.about'> {
    const { shelf } = this
    const monster = shelf.monster(id)
    return {
      home: shelf.homeOf(id),
      from: monster ? sourceOf(monster) : '',
      versions: [...shelf.versions(id)],
      alike: monster ? duplicatesOf(monster, shelf.all()).slice(0, 20).map(this.row) : [],
      collections: Object.values(this.session.campaign.situation.collections ?? {}).flatMap(
        (collection) => (collection.monsters.includes(id) ? [collection.id] : []),
      ),
    }
  }

  duplicates(): Output<'library.duplicates'> {
    const groups = bestiaryOf(this.shelf).alike()
    const shown = groups.slice(0, mostGroups)
    return {
      total: groups.length,
      groups: shown.map(({ by, monsters }) => ({ by, monsters: monsters.map(this.row) })),
    }
  }

  /** Duplicates among new monsters, each beside what the library has already. */
  twins(monsters: readonly Monster[]): Output<'library.twins'> {
    return twinsOf(this.shelf, monsters).map(({ at, by, others }) => {
      const shown = others.slice(0, mostTwins)
      const monster = monsters[at]
      const compared = compareMonsters(monster ? [monster, ...shown] : shown)
      return { at, by, rows: shown.map(this.row), compared }
    })
  }

  /** Monsters of the library side by side. */
  compare(ids: readonly string[]): Output<'library.compare'> {
    return compareMonsters(ids.flatMap((id) => this.shelf.monster(id) ?? []))
  }

  /** Draft of an encounter table from the monsters that are meant. @throws {Refusal} */
  draftTable({ which, dice, at }: Input<'library.draftTable'>): Output<'library.draftTable'> {
    const drafted = encounterTable(this.meant(which), dice, at)
    if ('refused' in drafted) throw new Refusal('refused', drafted.refused)
    return {
      dice: drafted.dice,
      rows: drafted.rows.map(({ monster, ...row }) => ({ ...row, monster: monster.id })),
      text: writeTable({ dice: drafted.dice, rows: plainRows(drafted.rows) }, 'csv'),
    }
  }

  /** Writes monsters into a file of the out folder. @throws {Refusal} */
  async export({
    which,
    format,
    title,
  }: Input<'library.export'>): Promise<Output<'library.export'>> {
    const monsters = this.meant(which)
    if (monsters.length === 0)
      throw new Refusal('refused', 'Nothing is found, so there is nothing to write.')
    const { write, extension } = formatNamed(format)
    const bytes = new TextEncoder().encode(write(monsters))
    const path = await this.services.save(`${title.trim() || 'Bestiary'}.${extension}`, bytes)
    return { path, bytes: bytes.length, monsters: monsters.length }
  }

  /** The first monsters that are meant, as text. @throws {Refusal} */
  text({ which, format }: Input<'library.text'>): Output<'library.text'> {
    const monsters = this.meant(which)
    const some = monsters.slice(0, mostInText)
    const chosen = formatNamed(format)
    const losses = describeLosses(exportLosses(chosen, some))
    return { text: chosen.write(some), monsters: some.length, of: monsters.length, losses }
  }

  private meant(which: Which): readonly Monster[] {
    const { shelf } = this
    return 'ids' in which ? which.ids.flatMap((id) => shelf.monster(id) ?? []) : this.find(which)
  }

  private readonly row = (monster: Monster): Row => ({
    id: monster.id,
    name: monster.name,
    line: hardnessOf(monster),
    family: monster.figures.family,
    unread: monster.unread.length,
    home: this.shelf.homeOf(monster.id),
  })
}

/** Indexes a large bestiary for its search and its duplicates in slices, so that nothing waits for it. */
async function prepare(library: Library): Promise<void> {
  const monsters = library.all()
  for (let from = 0; from < monsters.length; from += slice) {
    await new Promise((next) => setTimeout(next))
    library.prepare(slice)
    for (const monster of monsters.slice(from, from + slice)) keysOf(monster)
  }
}

/** @throws {Refusal} `not-found`. */
function formatNamed(id: string): MonsterExport {
  const found = formats.find((format) => format.id === id)
  if (!found)
    throw new Refusal('not-found', `There is no form called “${id}”.`, 'Choose another form.')
  return found
}
