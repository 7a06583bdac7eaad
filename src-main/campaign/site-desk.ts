import type { Shelf } from '../rules/core/action.ts'
import type { Id, Situation } from '../rules/core/situation.ts'
import type { Site } from '../rules/core/state/site.ts'
import { byTitle } from '../rules/core/words.ts'
import { NotGenerated, type GeneratorContext } from '../rules/generators/generated.ts'
import { readInput } from '../rules/generators/input.ts'
import { monsterNameOf } from '../rules/gm/encounters/bands.ts'
import { bandFaults } from '../rules/sites/adventure/band-fault.ts'
import { doubtsOf } from '../rules/sites/adventure/doubts.ts'
import { drawSite, type SiteDrawing } from '../rules/sites/drawing/draw.ts'
import { svgOf } from '../rules/sites/drawing/svg.ts'
import { exitsOf, keyedSite, levelBelow, siteText, type PlaceExit } from '../rules/sites/keyed.ts'
import { makeSite } from '../rules/sites/make-site.ts'
import { dungeonInputs, dungeonRecipe } from '../rules/sites/recipe.ts'
import { tableOf } from './apply.ts'
import { withOwnTables } from './library.ts'

/** A site as the list shows it. */
export interface SiteLine {
  id: Id
  title: string
  level: number
  places: number
  cleared: number
}

/** A site as its page shows it. */
export interface SitePage {
  site: Site
  /** Null for a site without a map. */
  drawing: SiteDrawing | null
  /** Ways out of each place, by its id. */
  exits: Record<Id, PlaceExit[]>
  /** Level that stairs down lead to, in words. */
  below: string
  /** Place that the party is in; null where it is elsewhere. */
  here: Id | null
}

/** An area of a text, as far as it is checked against the others and the bestiary. */
interface AreaToCheck {
  label: string
  title: string
  exits: readonly { to: string }[]
  bands: readonly string[]
  /** Names of the stat blocks in it. */
  monsters: readonly string[]
}

/** Result of checking areas. */
export interface AreasCheck {
  doubts: string[]
  /** Bands that no encounter can begin with, with the name that a monster of them would have. */
  unknown: { band: string; name: string }[]
  /** Stat blocks whose name is in the bestiary already. */
  known: string[]
}

/** Sites of a campaign as it stands. Nothing that it makes is kept. */
export class SiteDesk {
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

  /** Makes a site of these inputs. @throws {NotGenerated} for an input that is none, or a table that is gone */
  make(given: Readonly<Record<string, unknown>>, seed: string): Site {
    const read = readInput(dungeonInputs, given)
    if (!read.ok) throw new NotGenerated(read.says, 'Choose again.')
    return makeSite(dungeonRecipe(read.input, seed), '', this.context)
  }

  /** Doubts about areas of a text, and who of them the bestiary knows. */
  checkAreas(areas: readonly AreaToCheck[]): AreasCheck {
    const { shelf } = this.context.at
    const faultOf = bandFaults(
      areas.flatMap(({ monsters }) => monsters),
      shelf,
    )
    const bands = new Set(areas.flatMap((area) => area.bands))
    const names = new Set(areas.flatMap(({ monsters }) => monsters))
    return {
      doubts: doubtsOf(areas),
      unknown: [...bands].flatMap((band) =>
        faultOf(band) === null ? [] : [{ band, name: monsterNameOf(band) }],
      ),
      known: [...names].filter((name) => shelf.monsterNamed(name)),
    }
  }

  lines(): SiteLine[] {
    return this.sites()
      .map(({ id, title, recipe, places }) => ({
        id,
        title,
        level: recipe.level,
        places: places.length,
        cleared: places.filter(({ state }) => state === 'cleared').length,
      }))
      .sort(byTitle)
  }

  page(id: Id, players: boolean): SitePage | null {
    const site = this.siteOf(id)
    if (!site) return null
    const { at } = this.situation.place
    return {
      site,
      drawing: drawSite(site, { players, onlySeen: false }),
      exits: Object.fromEntries(site.places.map((place) => [place.id, exitsOf(site, place)])),
      below: levelBelow(site),
      here: at?.site === id ? at.place : null,
    }
  }

  /** A site as a file; null for one that is gone, or without the map that is asked for. */
  file(
    id: Id,
    form: 'map' | 'players’ map' | 'text' | 'data',
  ): { name: string; text: string } | null {
    const site = this.siteOf(id)
    if (!site) return null
    if (form === 'text') return { name: `${site.title}.txt`, text: `${siteText(site)}\n` }
    if (form === 'data')
      return { name: `${site.title}.json`, text: `${JSON.stringify(keyedSite(site), null, 2)}\n` }
    const players = form === 'players’ map'
    const drawing = drawSite(site, { players, onlySeen: false })
    const name = `${site.title}${players ? ', for players' : ''}.svg`
    return drawing ? { name, text: `${svgOf(drawing, site.title)}\n` } : null
  }

  private sites(): Site[] {
    return Object.values(this.situation.sites ?? {}) as Site[]
  }

  private siteOf(id: Id): Site | undefined {
    return this.sites().find((site) => site.id === id)
  }
}
