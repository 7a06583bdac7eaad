import type { Region, RegionHex, RegionLine, RegionRecipe } from '../core/state/region.ts'
import type { GeneratorContext } from '../generators/generated.ts'
import { PartRoller } from '../generators/roller.ts'
import { SaidBefore } from '../sites/said-before.ts'
import { SiteDice } from '../sites/site-dice.ts'
import { settlementText, wildPlace, wildText } from './contents.ts'
import { groundOf } from './ground.ts'
import { hexDistance, hexId, isWater } from './hexes.ts'
import { makeRelief } from './relief.ts'
import { drainage, makeRivers } from './rivers.ts'
import { landmasses, makeRoads } from './roads.ts'
import { placeSettlements, settlementMark } from './settle.ts'

const settlementMarks = new Set(['town', 'village', 'hamlet'])

/** Part of the settlements that are known from the start: the town and what lies around it. */
const knownAround = 1

interface RegionFrame {
  id: string
  /** Distance from a hex to the next. */
  miles: number
  /** Hexes of the former version that are locked: they stay as they are. */
  kept?: readonly RegionHex[]
}

/** Makes a region: relief, rivers, terrain, settlements, roads, then what is in each hex. The same recipe gives the same. */
export function makeRegion(
  recipe: RegionRecipe,
  { id, miles, kept = [] }: RegionFrame,
  context: GeneratorContext,
): Region {
  const on = new PartRoller(context, { seed: recipe.seed, rerolled: {}, edited: {} })
  const { columns, rows } = recipe
  const locked = new Map(kept.map((hex) => [hex.id, hex]))
  const idOf = (index: number): string => hexId(index % columns, Math.floor(index / columns))
  const relief = makeRelief(recipe, on.rng('relief'), locked)
  const downhill = drainage(relief)
  const rivers = makeRivers(relief, downhill, on.rng('rivers'))
  const ground = groundOf(relief, rivers, recipe.climate, locked)
  const [land = []] = landmasses({ columns, rows, ground })
  const inhabited = land.filter((index) => settlementMarks.has(locked.get(idOf(index))?.mark ?? ''))
  const settlements = placeSettlements(
    { columns, rows, ground, rivers, land },
    recipe.settlements,
    inhabited,
    on.rng('settlements'),
  )
  const roads = makeRoads({ columns, rows, ground, rivers }, settlements)
  const names = new Names(on)
  const said = new SaidBefore(kept.flatMap(wordsOf))
  const hexes = ground.map((terrain, index): RegionHex => {
    const own = locked.get(idOf(index))
    if (own) {
      if (own.title) names.take(own.title)
      return own
    }
    return { id: idOf(index), terrain, text: '', finds: [], known: 'unknown' }
  })
  settlements.forEach((index, nth) => {
    const hex = hexes[index]
    if (!hex || locked.has(hex.id)) return
    hexes[index] = {
      ...hex,
      mark: settlementMark(nth),
      title: names.settlement(hex.id, recipe.culture),
      text: settlementText(hex.id, said, on),
      finds: [],
    }
  })
  fillWilds(hexes, settlements, { on, names, said, locked })
  const town = settlements[0]
  const region: Region = {
    id,
    title: names.region(town === undefined ? undefined : hexes[town]?.title),
    recipe,
    columns,
    rows,
    miles,
    hexes: town === undefined ? hexes : withKnown(hexes, idOf(town)),
    rivers: rivers.map((line, nth) => ({
      title: names.river(nth),
      hexes: line.map(idOf),
    })),
    roads: roads.map((line): RegionLine => ({ hexes: line.map(idOf) })),
    tables: {},
    trail: [],
  }
  return region
}

interface Filling {
  on: PartRoller
  names: Names
  said: SaidBefore
  /** Hexes that stay as they are. */
  locked: ReadonlyMap<string, RegionHex>
}

function wordsOf({ landmark = '', text, finds }: RegionHex): string[] {
  return [landmark, text, ...finds.map((find) => find.text)]
}

/** Places and texts of the hexes where nobody lives. */
function fillWilds(
  hexes: RegionHex[],
  settlements: readonly number[],
  { on, names, said, locked }: Filling,
): void {
  const by = new SiteDice(on.rng('wilds'))
  const marked = hexes.filter(({ mark }) => mark !== undefined).map(({ id }) => id)
  const free = by.shuffled(hexes.map((_hex, index) => index))
  let left = Math.max(2, Math.round(hexes.length / 12))
  for (const index of free) {
    const hex = hexes[index]
    if (!hex || hex.mark || settlements.includes(index) || locked.has(hex.id) || isWater(hex))
      continue
    const apart = marked.every((other) => hexDistance(hex.id, other) >= 2)
    const place = left > 0 && apart ? wildPlace(hex, on) : null
    if (place && names.isFree(place.title)) {
      names.take(place.title)
      marked.push(hex.id)
      left -= 1
      hexes[index] = { ...hex, ...place, ...wildText(hex, said, on) }
    } else hexes[index] = { ...hex, ...wildText(hex, said, on) }
  }
}

/** The town is known with the hexes around it; other settlements have been heard of. */
function withKnown(hexes: readonly RegionHex[], town: string): RegionHex[] {
  return hexes.map((hex) => {
    if (hex.known !== 'unknown') return hex
    const near = hexDistance(hex.id, town)
    if (near === 0) return { ...hex, known: 'visited' }
    if (near <= knownAround) return { ...hex, known: 'seen' }
    return settlementMarks.has(hex.mark ?? '') ? { ...hex, known: 'heard' } : hex
  })
}

/** Names that are given once in a region. */
class Names {
  private readonly given = new Set<string>()

  constructor(private readonly on: PartRoller) {}

  isFree(title: string): boolean {
    return !this.given.has(title)
  }

  take(title: string): string {
    this.given.add(title)
    return title
  }

  settlement(id: string, culture: string): string {
    return this.fresh(culture === 'any' ? 'names/village' : `names/${culture}-place`, `${id}/name`)
  }

  river(nth: number): string {
    return `The ${this.fresh('names/any-place', `river-${nth}`)}`
  }

  /** Name of the region: the land around its town. */
  region(town: string | undefined): string {
    const words = ['Country', 'Marches', 'Hundred', 'Vale', 'Reaches', 'Shire'] as const
    const word = new SiteDice(this.on.rng('region')).one(words) ?? 'Country'
    // “Abbot’s Ferry” gives its name as “Abbot”.
    const bare = (town ?? 'Wild').replace(/^The /, '').replace(/[’']s?( .*)?$/, '')
    return `The ${bare} ${word}`
  }

  private fresh(table: string, part: string): string {
    for (let attempts = 0; attempts < 40; attempts += 1) {
      const title = this.on.words(table, this.on.rng(`${part}/${attempts}`))
      if (this.isFree(title)) return this.take(title)
    }
    return this.take(this.on.words(table, this.on.rng(part)))
  }
}
