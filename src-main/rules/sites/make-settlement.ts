import type { Site, SitePlace } from '../core/state/site.ts'
import { lowerFirst, upperFirst } from '../core/words.ts'
import type { GeneratorContext } from '../generators/generated.ts'
import { fullNames } from '../generators/kinds/inputs.ts'
import type { PartRoller } from '../generators/roller.ts'
import { rollerOf } from './make-site.ts'

/** Number of places of a settlement, by size. */
export const settlementPlaces = { hamlet: 5, village: 8, town: 14 } as const

export type SettlementSize = keyof typeof settlementPlaces

/** Table of a settlement's name, for a culture or for any. */
export const settlementNames = (culture: string): string =>
  culture === 'any' ? 'names/village' : `names/${culture}-place`

/** Makes a settlement as a list of places without a map: an inn where there is one, then houses with their people. */
export function makeSettlement(
  { size, culture, seed }: { size: SettlementSize; culture: string; seed: string },
  id: string,
  context: GeneratorContext,
): Site {
  const on = rollerOf(seed, context)
  const words = (table: string): string => on.words(table, on.rng(`about/${table}`))
  const given = new Set<string>()
  return {
    id,
    title: on.words(settlementNames(culture), on.rng('name')),
    recipe: {
      purpose: 'any',
      size: settlementPlaces[size],
      level: 1,
      factions: 0,
      stocking: 'dungeon/stocking',
      loops: 'few',
      secrets: 0,
      seed,
    },
    about: [
      ['Look', 'towns/look'],
      ['Ruler', 'towns/ruler'],
      ['Trouble', 'towns/trouble'],
      ['Trade', 'towns/trade'],
    ].map(([title = '', table = '']) => ({ title, text: words(table) })),
    factions: [],
    wanderers: [],
    places: Array.from({ length: settlementPlaces[size] }, (_none, nth) =>
      houseOf(nth, size === 'hamlet', culture, given, on),
    ),
    ways: [],
    mapSeed: seed,
  }
}

/** A house with who keeps it; the first one of a village or town is the inn. */
function houseOf(
  nth: number,
  isHamlet: boolean,
  culture: string,
  given: Set<string>,
  on: PartRoller,
): SitePlace {
  const id = `place-${nth + 1}`
  const rng = on.rng(id)
  const keeper = on.words(fullNames(culture), rng)
  const isInn = nth === 0 && !isHamlet
  const house = isInn ? on.words('towns/inn-name', rng) : fresh(given, on, id)
  const [short = house] = house.split(/[,:;]| with | where /)
  const title = upperFirst(isInn ? house : short.replace(/^(?:an?|the) /, ''))
  const trade = isInn ? 'who keeps it' : on.words('people/trade', rng)
  return {
    id,
    number: nth + 1,
    title: title.slice(0, 200),
    kind: 'building',
    x: 0,
    y: 0,
    width: 0,
    height: 0,
    shape: 'rectangle',
    aloud: isInn
      ? `The sign says ${house}. It is known for ${lowerFirst(on.words('towns/inn-speciality', rng))}.`
      : `${upperFirst(house)}.`,
    text: `${keeper}, ${trade}; ${on.words('people/manner', rng)}.`,
    light: 'daylight, or lamps by night',
    bands: [],
    matters: [],
    state: 'unseen',
  }
}

/** A building that the settlement does not have yet. */
function fresh(given: Set<string>, on: PartRoller, id: string): string {
  let house = ''
  for (let attempts = 0; attempts < 20; attempts += 1) {
    house = on.words('towns/building', on.rng(`${id}/house-${attempts}`))
    if (!given.has(house)) break
  }
  given.add(house)
  return house
}
