import type { Site, SitePlace } from '../core/state/site.ts'
import type { GeneratorContext } from '../generators/generated.ts'
import { rollerOf, stockingOf, waysOf, withKey } from './make-site.ts'
import { planSite, storeyOf, type PlannedPlace } from './plan.ts'
import { purposes } from './purposes.ts'
import { SaidBefore } from './said-before.ts'
import { stockPlace } from './stock.ts'

/** The site with some of its places stocked again by another seed; map, state and notes stay. */
export function restocked(
  site: Site,
  ids: readonly string[],
  seed: string,
  context: GeneratorContext,
): Site {
  const kept = site.places.filter(({ id }) => !ids.includes(id))
  const stocking = {
    ...stockingOf(site.recipe, rollerOf(site.recipe.seed, context)),
    titles: new Set(kept.map(({ title }) => title)),
    said: new SaidBefore(kept.flatMap(wordsOf)),
  }
  const on = rollerOf(seed, context)
  const places = site.places.map((place): SitePlace => {
    if (!ids.includes(place.id)) return place
    const {
      water: _water,
      pillars: _pillars,
      ...stocked
    } = stockPlace(plannedOf(place, site), place.number, `place-${place.id}`, stocking, on)
    const { note, water, pillars, locked } = place
    return {
      ...stocked,
      id: place.id,
      state: place.state,
      ...(water ? { water } : {}),
      ...(pillars ? { pillars } : {}),
      ...(place.entrance === undefined ? {} : { entrance: place.entrance }),
      ...(note === undefined ? {} : { note }),
      ...(locked ? { locked } : {}),
    }
  })
  return { ...site, places }
}

function wordsOf({ aloud, text, bands, matters }: SitePlace): string[] {
  return [aloud, text, ...bands, ...matters.flatMap((matter) => [matter.title, matter.text])]
}

/** A place as it was planned, for stocking it again. */
function plannedOf(place: SitePlace, { factions, ways, places, recipe }: Site): PlannedPlace {
  const { x, y, width, height, shape, role, stairs, entrance, faction, water = 'none' } = place
  const holder = faction === undefined ? -1 : factions.indexOf(faction)
  return {
    x,
    y,
    width,
    height,
    shape,
    depth: 0,
    ...(purposes[recipe.purpose].isTower ? { storey: storeyOf(place, places) } : {}),
    water,
    doors: ways.flatMap(({ from, to, door }) => (from === place.id || to === place.id ? door : [])),
    ...(role ? { role } : {}),
    ...(stairs ? { stairs } : {}),
    ...(entrance === undefined ? {} : { entrance: stairs === 'up' ? 'main' : 'back' }),
    ...(holder < 0 ? {} : { faction: holder }),
  }
}

/** The site on another map: places keep what is in them, those with a part in the whole go where it is. */
export function redrawn(site: Site, seed: string, context: GeneratorContext): Site {
  const plan = planSite(site.recipe, seed)
  const left = [...site.places]
  const take = (fits: (place: SitePlace) => boolean): SitePlace | undefined => {
    const at = left.findIndex(fits)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const fitted = plan.places.map((planned) =>
    planned.entrance === 'main'
      ? take(({ stairs, entrance }) => stairs === 'up' && entrance !== undefined)
      : planned.entrance === 'back'
        ? take(({ stairs, entrance }) => stairs !== 'up' && entrance !== undefined)
        : planned.role
          ? take(({ role, entrance }) => role === planned.role && entrance === undefined)
          : undefined,
  )
  const isSpare = ({ role, entrance }: SitePlace): boolean => !role && entrance === undefined
  // The rooms of a tower stay in the order of its storeys.
  const inOrder = <T extends { y: number }>(rooms: T[]): T[] =>
    purposes[site.recipe.purpose].isTower ? rooms.sort((one, other) => one.y - other.y) : rooms
  const free = inOrder(plan.places.filter((_planned, nth) => !fitted[nth]))
  const spare = inOrder([...left.filter(isSpare), ...left.filter((place) => !isSpare(place))])
  const places = plan.places.flatMap((planned, nth): SitePlace[] => {
    const place = fitted[nth] ?? spare[free.indexOf(planned)]
    if (!place) return []
    const { x, y, width, height, shape } = planned
    const { stairs: _stairs, ...kept } = place
    const { stairs } = planned
    return [{ ...kept, x, y, width, height, shape, number: nth + 1, ...(stairs ? { stairs } : {}) }]
  })
  const on = rollerOf(seed, context)
  const bare = places.map((place) => ({
    ...place,
    matters: place.matters.filter(({ title }) => title !== 'A key'),
  }))
  const ways = waysOf(plan, bare, on)
  return { ...site, places: withKey(bare, ways, on), ways, mapSeed: seed }
}
