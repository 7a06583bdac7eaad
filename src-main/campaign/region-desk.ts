import type { Shelf } from '../rules/core/action.ts'
import type { Id, Situation } from '../rules/core/situation.ts'
import type { HexTerrain, Region, RegionHex } from '../rules/core/state/region.ts'
import { byTitle } from '../rules/core/words.ts'
import { NotGenerated, type GeneratorContext } from '../rules/generators/generated.ts'
import { readInput } from '../rules/generators/input.ts'
import { drawRegion, type RegionDrawing } from '../rules/regions/drawing/draw.ts'
import { regionSvg } from '../rules/regions/drawing/svg.ts'
import { directions, hexBeside, type HexDirection } from '../rules/regions/hexes.ts'
import { keyedRegion, linesInHex, regionText } from '../rules/regions/keyed.ts'
import { travelTerrain } from '../rules/regions/known.ts'
import { makeRegion } from '../rules/regions/make-region.ts'
import { hexMeasure } from '../rules/regions/measure.ts'
import { regionInputs, regionRecipe } from '../rules/regions/recipe.ts'
import { roadOf } from '../rules/registry.ts'
import { tableOf } from './apply.ts'
import { withOwnTables } from './library.ts'

/** A region as the list shows it. */
export interface RegionListing {
  id: Id
  title: string
  hexes: number
  visited: number
}

/** A region as its page shows it. */
export interface RegionPage {
  region: Region
  drawing: RegionDrawing
  /** Hexes beside each hex, by direction. */
  around: Record<Id, Partial<Record<HexDirection, Id>>>
  /** Rivers and roads through each hex that has any, in words. */
  lines: Record<Id, string[]>
  /** Encounter table of each terrain of the region: the GM's choice, else that of the terrain; null for none. */
  tables: Partial<Record<HexTerrain, { id: Id; title: string; isChosen: boolean } | null>>
  /** Hex that the party is in; null where it is elsewhere. */
  here: Id | null
}

/** Form of a file that a region is written to. */
export type RegionFile = 'map' | 'players’ map' | 'text' | 'data'

/** Regions of a campaign as it stands. Nothing that it makes is kept. */
export class RegionDesk {
  private readonly context: GeneratorContext

  constructor(
    private readonly situation: Situation,
    shelf: Shelf,
  ) {
    const at = tableOf({ adjust: 0, secret: false }, situation, {
      shelf: withOwnTables(shelf, situation),
    })
    this.context = { situation, at }
  }

  /** Makes a region of these inputs around hexes that stay. @throws {NotGenerated} for an input that is none */
  make(
    given: Readonly<Record<string, unknown>>,
    seed: string,
    kept: readonly RegionHex[] = [],
  ): Region {
    const read = readInput(regionInputs, given)
    if (!read.ok) throw new NotGenerated(read.says, 'Choose again.')
    const miles = hexMeasure(this.situation, roadOf(this.situation)?.game.road)
    return makeRegion(regionRecipe(read.input, seed), { id: '', miles, kept }, this.context)
  }

  list(): RegionListing[] {
    return this.regions()
      .map(({ id, title, hexes }) => ({
        id,
        title,
        hexes: hexes.length,
        visited: hexes.filter(({ known }) => known === 'visited').length,
      }))
      .sort(byTitle)
  }

  page(id: Id, players: boolean): RegionPage | null {
    const region = this.regionOf(id)
    if (!region) return null
    const { hex } = this.situation.place
    return {
      region,
      drawing: drawRegion(region, { players }),
      around: Object.fromEntries(region.hexes.map(({ id: one }) => [one, besideOf(region, one)])),
      lines: Object.fromEntries(
        region.hexes.flatMap(({ id: one }) => {
          const through = linesInHex(region, one)
          return through.length > 0 ? [[one, through]] : []
        }),
      ),
      tables: this.tablesOf(region),
      here: hex?.region === id ? hex.hex : null,
    }
  }

  /** A region as a file; null for one that is gone. */
  file(id: Id, form: RegionFile): { name: string; text: string } | null {
    const region = this.regionOf(id)
    if (!region) return null
    const { title } = region
    if (form === 'text') return { name: `${title}.txt`, text: `${regionText(region)}\n` }
    if (form === 'data')
      return { name: `${title}.json`, text: `${JSON.stringify(keyedRegion(region), null, 2)}\n` }
    const players = form === 'players’ map'
    const name = `${title}${players ? ', for players' : ''}.svg`
    return { name, text: `${regionSvg(drawRegion(region, { players }), title)}\n` }
  }

  private tablesOf({ hexes, tables }: Region): RegionPage['tables'] {
    const { shelf } = this.context.at
    const found = (terrain: HexTerrain): NonNullable<RegionPage['tables'][HexTerrain]> | null => {
      const chosen = tables[terrain]
      const own = chosen === undefined ? undefined : shelf.table(chosen)
      const at = travelTerrain(terrain)
      const table = own ?? shelf.tables('encounter').find((each) => each.at === at)
      return table ? { id: table.id, title: table.title, isChosen: own !== undefined } : null
    }
    const terrains = [...new Set(hexes.map(({ terrain }) => terrain))].sort()
    return Object.fromEntries(terrains.map((terrain) => [terrain, found(terrain)]))
  }

  private regions(): Region[] {
    return Object.values(this.situation.regions ?? {}) as Region[]
  }

  private regionOf(id: Id): Region | undefined {
    return this.regions().find((region) => region.id === id)
  }
}

/** Hexes beside a hex, by direction. */
function besideOf(region: Region, id: Id): Partial<Record<HexDirection, Id>> {
  return Object.fromEntries(
    directions.flatMap((each) => {
      const beside = hexBeside(region, id, each)
      return beside ? [[each, beside.id]] : []
    }),
  )
}
