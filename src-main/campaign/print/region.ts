import type { Region, RegionHex } from '../../rules/core/state/region.ts'
import { byTitle, upperFirst } from '../../rules/core/words.ts'
import { drawRegion, type RegionDrawing } from '../../rules/regions/drawing/draw.ts'
import { hexNumber } from '../../rules/regions/hexes.ts'
import { keyHexes, linesInHex } from '../../rules/regions/keyed.ts'
import { refused } from '../refusal.ts'
import type { Maker } from './print-content.ts'
import type { RegionWanted } from './wanted.ts'

/** A hex of the key as it is printed. */
interface PrintedHex {
  number: string
  title: string
  /** Terrain, river and road, for whoever knows them. */
  ground: string
  lines: { title: string; text: string }[]
  /** Things that may be found, each with a box to be ticked. */
  finds: string[]
}

/** A region as it is printed; the players' version holds only what they know. */
export interface RegionSheet {
  title: string
  says: string
  drawing: RegionDrawing
  /** Encounter tables by terrain, where the GM has chosen one. */
  tables: { terrain: string; table: string }[]
  hexes: PrintedHex[]
  seed: string
}

/** A region's map of hexes with its key. */
export const region: Maker<RegionWanted> = ({ region: id, players, key }, { situation, shelf }) => {
  // Without an id the first of the list from which the GM chooses.
  const all = (Object.values(situation.regions ?? {}) as Region[]).sort(byTitle)
  const kept = id === null ? all[0] : all.find((one) => one.id === id)
  if (!kept)
    return refused(
      id === null ? 'No region is kept in this campaign.' : 'That region is not kept any more.',
      'Generate one under Prep, Wilderness.',
    )
  const sites = situation.sites ?? {}
  const titleOf = (site: string): string => sites[site]?.title ?? ''
  const tables = Object.entries(kept.tables).map(([terrain, table]) => ({
    terrain: upperFirst(terrain),
    table: shelf.table(table)?.title ?? table,
  }))
  const data: RegionSheet = {
    title: kept.title,
    says: `${kept.columns} by ${kept.rows} hexes of ${kept.miles} ${kept.miles === 1 ? 'mile' : 'miles'}`,
    drawing: drawRegion(kept, { players }),
    tables: players || !key ? [] : tables,
    hexes: !key
      ? []
      : players
        ? kept.hexes.filter(isTold).map((hex) => forPlayers(kept, hex))
        : keyHexes(kept).map((hex) => forGm(kept, hex, titleOf)),
    seed: players ? '' : kept.recipe.seed,
  }
  return {
    end: 'made',
    title: kept.title,
    subject: players ? 'Map for the players' : 'Region',
    author: situation.name,
    language: 'en',
    data,
  }
}

/** A hex that the players could look up: one with a name that they have heard. */
function isTold({ known, title }: RegionHex): boolean {
  return known !== 'unknown' && title !== undefined
}

function forPlayers(kept: Region, hex: RegionHex): PrintedHex {
  const isSeen = hex.known === 'seen' || hex.known === 'visited'
  const found = hex.finds.filter(({ found: at }) => at !== undefined)
  return {
    number: hexNumber(hex.id),
    title: hex.title ?? '',
    ground: isSeen ? groundOf(kept, hex) : 'heard of',
    lines: [
      ...(isSeen && hex.landmark ? [{ title: 'Seen from afar', text: hex.landmark }] : []),
      ...found.map(({ text }) => ({ title: 'Found', text })),
    ],
    finds: [],
  }
}

function forGm(kept: Region, hex: RegionHex, titleOf: (site: string) => string): PrintedHex {
  const { id, title, terrain, landmark, text, finds, site } = hex
  return {
    number: hexNumber(id),
    title: title ?? upperFirst(terrain),
    ground: [...(title ? [groundOf(kept, hex)] : linesInHex(kept, id)), hex.known].join(', '),
    lines: [
      ...(landmark ? [{ title: 'Seen from afar', text: landmark }] : []),
      ...(text === '' ? [] : [{ title: 'Here', text }]),
      ...(site === undefined ? [] : [{ title: 'Site', text: titleOf(site) }]),
    ],
    finds: finds.map((find) => `${find.text}${find.found === undefined ? '' : ' (found)'}`),
  }
}

function groundOf(kept: Region, { id, mark, terrain }: RegionHex): string {
  return [...(mark ? [mark] : []), terrain, ...linesInHex(kept, id)].join(', ')
}
