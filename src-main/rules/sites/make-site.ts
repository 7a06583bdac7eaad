import type { Site, SiteDoor, SitePlace, SiteRecipe, SiteWay } from '../core/state/site.ts'
import { lowerFirst, upperFirst } from '../core/words.ts'
import { NotGenerated, type GeneratorContext } from '../generators/generated.ts'
import { PartRoller } from '../generators/roller.ts'
import { SiteDice } from './site-dice.ts'
import {
  bandLine,
  factionsOf,
  groupTitle,
  lairsByLevel,
  numberOf,
  type Lair,
} from './inhabitants.ts'
import { SaidBefore } from './said-before.ts'
import { planSite, type SitePlan } from './plan.ts'
import { purposes } from './purposes.ts'
import { stockPlace, type Stocking } from './stock.ts'

/** Columns of the table of dungeons that tell of the whole; those for the GM's eyes too. */
const aboutColumns = ['Built by', 'Why', 'How it fell', 'Rumour'] as const

/**
 * Makes a site: its map, then what is in every place. The same recipe and tables give the same site.
 * @throws {NotGenerated} when the campaign lacks a table for it
 */
export function makeSite(recipe: SiteRecipe, id: string, context: GeneratorContext): Site {
  const on = rollerOf(recipe.seed, context)
  const plan = planSite(recipe, recipe.seed)
  const site = stockingOf(recipe, on)
  const places = plan.places.map((planned, nth) =>
    stockPlace(planned, nth + 1, `place-${nth + 1}`, site, on),
  )
  const ways = waysOf(plan, places, on)
  return {
    id,
    title: on.words('dungeon/name', on.rng('name'), { facts: { purpose: recipe.purpose } }),
    recipe,
    about: [
      ...aboutColumns.map((title) => ({
        title,
        text: on.words('dungeon/dungeon', on.rng(`about/${title}`), { column: title }),
      })),
      ...site.factions.map((lair, nth) => ({
        title: groupTitle(lair),
        text: `want to ${lowerFirst(goalOfGroup(lair, nth, site, on))}`,
      })),
    ],
    factions: site.factions.map(groupTitle),
    wanderers: wanderersOf(site, on),
    places: withKey(places, ways, on),
    ways,
    mapSeed: recipe.seed,
  }
}

/** Goal of the group of this number; no two have the same. */
function goalOfGroup({ monster }: Lair, nth: number, { said }: Stocking, on: PartRoller): string {
  const table = monster.tags.includes('undead') ? 'factions/goal-undead' : 'factions/goal-below'
  const rng = on.rng(`faction-${nth}`)
  return said.fresh(() => on.words(table, rng))
}

/** Roller of a site's parts. @throws {NotGenerated} when a table that it needs is gone */
export function rollerOf(seed: string, context: GeneratorContext): PartRoller {
  return new PartRoller(context, { seed, rerolled: {}, edited: {} })
}

/** Facts of a site that its places are stocked by. @throws {NotGenerated} for a stocking table that is not there */
export function stockingOf(recipe: SiteRecipe, on: PartRoller): Stocking {
  if (!on.tables.table(recipe.stocking))
    throw new NotGenerated(
      `There is no stocking table “${recipe.stocking}”.`,
      'Choose another under Contents.',
    )
  const words = (column: string): string =>
    on.words('dungeon/dungeon', on.rng(`about/${column}`), { column })
  return {
    recipe,
    factions: factionsOf(recipe, purposes[recipe.purpose].tags, on),
    entrances: { main: words('Way in'), back: words('Another way in') },
    goal: on.words('dungeon/goal', on.rng('goal')),
    landmark: on.words('dungeon/landmark', on.rng('landmark')),
    titles: new Set(),
    said: new SaidBefore(),
    lairs: lairsByLevel(on),
  }
}

export function waysOf(
  { ways }: SitePlan,
  places: readonly SitePlace[],
  on: PartRoller,
): SiteWay[] {
  return ways.map(({ from, to, door, line }, nth) => ({
    id: `w${nth + 1}`,
    from: places[from]?.id ?? '',
    to: places[to]?.id ?? '',
    door,
    text: wayText(door, `way-${nth + 1}`, on),
    line,
  }))
}

function wayText(door: SiteDoor, id: string, on: PartRoller): string {
  const rng = on.rng(id)
  switch (door) {
    case 'open':
    case 'stairs':
      return ''
    case 'secret door':
      return `${on.words('dungeon/secret-hidden', rng)}; ${on.words('dungeon/secret-sign', rng)}; opened: ${on.words('dungeon/secret-opened', rng)}`
    case 'locked door':
      return `${on.words('dungeon/door-look', rng)}; ${on.words('dungeon/door-lock', rng)}`
    default:
      return on.words('dungeon/door-look', rng)
  }
}

/** Lays the key of a locked door into a place that has room for it, two ways or more from the door. */
export function withKey(
  places: readonly SitePlace[],
  ways: readonly SiteWay[],
  on: PartRoller,
): SitePlace[] {
  const locked = ways.find(({ door }) => door === 'locked door')
  const behind = places.find(({ id }) => id === (locked?.to ?? ''))
  const by = new SiteDice(on.rng('key'))
  const holders = places.filter(
    ({ id, entrance, matters }) =>
      locked &&
      id !== locked.from &&
      id !== locked.to &&
      entrance === undefined &&
      matters.length < 2,
  )
  const holder = by.one(holders)
  if (!locked || !behind || !holder) return [...places]
  return places.map((place) =>
    place === holder
      ? {
          ...place,
          matters: [
            ...place.matters,
            {
              kind: 'feature',
              title: 'A key',
              text: `It opens the locked door to ${behind.number}, ${lowerFirst(behind.title)}.`,
            },
          ],
        }
      : place,
  )
}

/** Six lines of wanderers: the groups of the site, and one of those that belong to nobody. */
function wanderersOf({ recipe, factions, lairs, said }: Stocking, on: PartRoller): string[] {
  const strangers = lairs(recipe.level)
  const by = new SiteDice(on.rng('wanderers'))
  return Array.from({ length: 6 }, (_none, nth) => {
    const wanted = nth < 3 ? factions[0] : nth < 5 ? factions[1] : undefined
    const lair = wanted ?? by.one(strangers)
    if (!lair) return ''
    const count = Math.max(1, Math.ceil(numberOf(lair.dice, by) / 2))
    return upperFirst(bandLine(lair.monster, count, `wanderers/${nth}`, said, on))
  }).filter((line) => line !== '')
}
