import { bestiaryOf, hardnessOf } from '../../campaign/bestiary.ts'
import type { Library } from '../../campaign/library.ts'
import type { Monster } from '../../rules/monsters/canonical.ts'
import { duplicatesOf, keysOf } from '../../rules/monsters/search/duplicates.ts'
import { formats, type MonsterExport } from '../../rules/monsters/exports/index.ts'
import { encounterTable, plainRows } from '../../rules/monsters/search/encounter-table.ts'
import { writeTable } from '../../rules/tables/text.ts'
import { Refusal, type Handlers, type OutputOf } from '../contract/endpoint.ts'
import type { library, Which } from '../contract/library.ts'
import type { CampaignInPlay } from './campaign-in-play.ts'
import type { World } from './world.ts'

type Row = OutputOf<typeof library, 'library.search'>['monsters'][number]

/** Most groups of duplicates returned at once: nobody goes through more, and settled ones make room. */
const mostGroups = 200
/** Monsters indexed before other work has a turn: a few milliseconds. */
const slice = 50
/** Monsters shown as text at once. */
const mostInText = 200

export function libraryHandlers(world: World, table: CampaignInPlay): Handlers<typeof library> {
  const find = (query: Extract<Which, { words: string }>): readonly Monster[] => {
    const { shelf, situation } = table.campaign
    return bestiaryOf(shelf).find(query, situation.collections)
  }
  const meant = (which: Which): readonly Monster[] => {
    const { shelf } = table.campaign
    return 'ids' in which ? which.ids.flatMap((id) => shelf.monster(id) ?? []) : find(which)
  }
  const rowOf = (monster: Monster): Row => ({
    id: monster.id,
    name: monster.name,
    line: hardnessOf(monster),
    family: monster.figures.family,
    unread: monster.unread.length,
    bundled: table.campaign.shelf.isBundled(monster.id),
  })
  return {
    'library.search': ({ words, filter, from, limit }) => {
      const found = find({ words, filter })
      return { total: found.length, monsters: found.slice(from, from + limit).map(rowOf) }
    },
    'library.ids': (query) => find(query).map(({ id }) => id),
    'library.shelves': () => {
      // A look at the shelves is soon followed by a search.
      void prepare(table.campaign.shelf)
      return bestiaryOf(table.campaign.shelf).shelves()
    },
    'library.monster': ({ id }) => table.campaign.shelf.monster(id) ?? null,
    'library.about': ({ id }) => {
      const { shelf, situation } = table.campaign
      const monster = shelf.monster(id)
      return {
        bundled: shelf.isBundled(id),
        versions: [...shelf.versions(id)],
        alike: monster ? duplicatesOf(monster, shelf.all()).slice(0, 20).map(rowOf) : [],
        collections: Object.values(situation.collections ?? {}).flatMap((one) =>
          one.monsters.includes(id) ? [one.id] : [],
        ),
      }
    },
    'library.duplicates': () => {
      const groups = bestiaryOf(table.campaign.shelf).alike()
      return {
        total: groups.length,
        groups: groups
          .slice(0, mostGroups)
          .map(({ by, monsters }) => ({ by, monsters: monsters.map(rowOf) })),
      }
    },
    'library.draftTable': ({ which, dice, at }) => {
      const drafted = encounterTable(meant(which), dice, at)
      if ('refused' in drafted) throw new Refusal('refused', drafted.refused)
      return {
        dice: drafted.dice,
        rows: drafted.rows.map(({ monster, ...row }) => ({ ...row, monster: monster.id })),
        text: writeTable({ dice: drafted.dice, rows: plainRows(drafted.rows) }, 'csv'),
      }
    },
    'library.formats': () => formats.map(({ id, title, extension }) => ({ id, title, extension })),
    'library.export': async ({ which, format, title }) => {
      const monsters = meant(which)
      if (monsters.length === 0)
        throw new Refusal('refused', 'Nothing is found, so there is nothing to write.')
      const { write, extension } = formatNamed(format)
      const bytes = new TextEncoder().encode(write(monsters))
      const path = await world.save(`${title.trim() || 'Bestiary'}.${extension}`, bytes)
      return { path, bytes: bytes.length, monsters: monsters.length }
    },
    'library.text': ({ which, format }) => {
      const monsters = meant(which)
      const some = monsters.slice(0, mostInText)
      return {
        text: formatNamed(format).write(some),
        monsters: some.length,
        of: monsters.length,
      }
    },
  }
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
