import { defineAction, type Action, type AtTable } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import type { Journey, Stop } from '../../core/state/place.ts'
import type { Region, RegionHex } from '../../core/state/region.ts'
import { counted, listed } from '../../core/words.ts'
import type { RoadRules } from '../../core/ruleset/travel.ts'
import type { Games } from '../../gm/games.ts'
import { gmOutcome } from '../../gm/gm-outcome.ts'
import { journeyOf, stopsOf } from '../../travel/journey.ts'
import { directions, hexBeside, isWater, type HexDirection } from '../hexes.ts'
import { hasRoad } from '../keyed.ts'
import { hexTitle, travelTerrain } from '../known.ts'
import { hexAsk, hexHere, findHex, regionAsk } from './asks.ts'

/** Hexes of one route at most. */
const longest = 12

/** Puts the party into a hex, without time passing. Rule GF-HEX-03. */
export const enterHex = defineAction({
  id: 'house.enter-hex',
  title: 'Put the party into a hex',
  rule: 'GF-HEX-03',
  phase: 'table',
  slot: 'place',
  finds: 'hex map wilderness here start place position',
  asks: { region: regionAsk, hex: hexAsk },
  plan: (situation, { region, hex }) => findHex(situation, region, hex),
  preview: ({ hex }) => plain(hexTitle(hex)),
  run: ({ region, hex }, situation) =>
    gmOutcome('GF-HEX-03', region.title, `The party is in ${hexTitle(hex)}`, [
      ...(situation.journey?.stopOrder.length ? [{ do: 'journey', to: null } as const] : []),
      { do: 'enter hex', to: { region: region.id, hex: hex.id } },
    ]),
})

/** Takes the party off the map of hexes. Rule GF-HEX-03. */
export const leaveHexes = defineAction({
  id: 'house.leave-hexes',
  title: 'Take the party off the hex map',
  rule: 'GF-HEX-03',
  phase: 'table',
  slot: 'place',
  finds: 'hex map wilderness leave off',
  plan: (situation) => hexHere(situation),
  preview: ({ region }) => plain(`Off ${region.title}`),
  run: ({ region }) =>
    gmOutcome('GF-HEX-03', region.title, 'The party is off the map', [
      { do: 'enter hex', to: null },
    ]),
})

/** Reads a route such as "NE, NE, SE"; a refusal names the word that is no direction. */
function readRoute(words: string | undefined): HexDirection[] | RefusedPreview {
  const steps = (words ?? '')
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  if (steps.length === 0) return refusal('Choose where to go with the six keys.')
  if (steps.length > longest) return refusal(`A route has ${longest} hexes at most.`)
  const wrong = steps.find((step) => !(directions as readonly string[]).includes(step))
  return wrong === undefined
    ? (steps as HexDirection[])
    : refusal(`“${wrong}” is no direction: ${directions.join(', ')}.`)
}

/** Hexes of a route from where the party is, or the refusal of the first that cannot be entered. */
function hexesOf(
  region: Region,
  from: RegionHex,
  route: readonly HexDirection[],
  afloat: boolean,
): RegionHex[] | RefusedPreview {
  const hexes: RegionHex[] = []
  for (const step of route) {
    const next = hexBeside(region, hexes.at(-1)?.id ?? from.id, step)
    if (!next) return refusal('The map ends there. Choose another way.')
    if (isWater(next) && !afloat)
      return refusal(`${hexTitle(next)} is open water. Go around it, or go by boat.`)
    hexes.push(next)
  }
  return hexes
}

/** Miles that a watch brings them on average over a terrain; 0 where nobody can tell. */
function averagePace(situation: Situation, road: RoadRules | undefined, terrain: string): number {
  const on = { ...situation, place: { ...situation.place, terrain } }
  return (road?.pace(on, true).miles ?? []).reduce(
    (sum, { miles, chance }) => sum + miles * chance,
    0,
  )
}

/**
 * The way over the hexes as a journey of the game: a stop in each, as far apart as the hexes are, or farther where
 * the ground is slower than that of the first step. Progress into the first hex is kept.
 */
function journeyOver(
  situation: Situation,
  region: Region,
  from: RegionHex,
  hexes: readonly RegionHex[],
  road: RoadRules | undefined,
): { journey: Journey; terrain: string } {
  const before = journeyOf(situation)
  const terrainOf = (nth: number): string => {
    const hex = hexes[nth] ?? from
    return hasRoad(region, (hexes[nth - 1] ?? from).id, hex.id)
      ? 'road'
      : travelTerrain(hex.terrain)
  }
  const terrain = terrainOf(0)
  const first = averagePace(situation, road, terrain)
  const stops: Stop[] = [stopAt(region, from, situation.nextId, 0)]
  hexes.forEach((hex, nth) => {
    const pace = averagePace(situation, road, terrainOf(nth))
    const share = first > 0 && pace > 0 ? first / pace : 1
    const at = (stops.at(-1)?.miles ?? 0) + Math.max(1, Math.round(region.miles * share * 2) / 2)
    stops.push(stopAt(region, hex, situation.nextId + nth + 1, at))
  })
  const into = progressInto(before as Journey, from.id, hexes[0]?.id ?? '')
  return {
    terrain,
    journey: {
      ...(before as Journey),
      stops: Object.fromEntries(stops.map((stop) => [stop.id, stop])),
      stopOrder: stops.map(({ id }) => id),
      miles: Math.floor(into * (stops[1]?.miles ?? 0) * 2) / 2,
    },
  }
}

function stopAt(region: Region, hex: RegionHex, id: number, miles: number): Stop {
  return {
    id: `s${id}`,
    title: hexTitle(hex),
    miles,
    hex: { region: region.id, hex: hex.id },
  }
}

/** Share of the way into a hex that an earlier watch has brought them; 0 for another direction. */
function progressInto(journey: Journey, from: string, to: string): number {
  const stops = stopsOf(journey)
  const at = stops.findIndex(({ miles }) => miles > journey.miles)
  const [last, next] = [stops[at - 1], stops[at]]
  if (!last || !next || last.hex?.hex !== from || next.hex?.hex !== to) return 0
  return (journey.miles - last.miles) / Math.max(1, next.miles - last.miles)
}

/** Travel of the game that can be done now, or the reason of the first that cannot. */
function travelNow(
  situation: Situation,
  { wanted, afloat }: { wanted: string | undefined; afloat: boolean },
  at: AtTable,
): { action: Action; ready: Exclude<ReturnType<Action['plan']>, RefusedPreview> } | RefusedPreview {
  const actions = (at.offered?.('travel', 'travel') ?? []).filter(
    ({ id }) => !wanted || id === wanted,
  )
  let refused: RefusedPreview | null = null
  for (const action of actions) {
    if (action.struck) continue
    const input = Object.fromEntries(
      Object.entries(action.asks).flatMap(([key, ask]) => {
        const byBoat = afloat && ask.kind === 'choice' && ask.of.find((way) => way === 'boat')
        if (byBoat) return [[key, byBoat]]
        return 'default' in ask && ask.default !== undefined ? [[key, ask.default]] : []
      }),
    )
    const planned = action.plan(situation, input as never, at)
    if (!isRefusal(planned)) return { action, ready: planned }
    refused ??= planned
  }
  return refused ?? refusal('This game has no travel of its own. Borrow it under house rules.')
}

/**
 * Travels over hexes: the game’s own travel, or the one that it borrows, along the route for as far as its watch
 * or day carries. Rule GF-HEX-04.
 */
export const travelHexes = ({ road: roadIn }: Pick<Games, 'road'>) =>
  defineAction({
    id: 'house.travel-hexes',
    title: 'Travel over hexes',
    rule: 'GF-HEX-04',
    phase: 'table',
    slot: 'place',
    finds: 'hex map wilderness move go walk hexcrawl direction',
    asks: {
      route: { kind: 'text', title: 'Route: NE, NE, SE', max: 120 },
      by: { kind: 'text', title: 'How, or the game’s first way', max: 120, optional: true },
      afloat: { kind: 'switch', title: 'By boat, over open water', default: false },
    },
    plan(situation, { route: words, by, afloat }, at) {
      const here = hexHere(situation)
      if (isRefusal(here)) return here
      if (situation.fight) return refusal('A fight is going on: end it first.')
      const route = readRoute(words)
      if (isRefusal(route)) return route
      const hexes = hexesOf(here.region, here.hex, route, afloat)
      if (isRefusal(hexes)) return hexes
      const { journey, terrain } = journeyOver(
        situation,
        here.region,
        here.hex,
        hexes,
        roadIn(situation),
      )
      const { at: _at, table: _table, ...place } = situation.place
      const setOut: Effect[] = [
        { do: 'journey', to: journey },
        { do: 'place', place: { ...(place as typeof situation.place & object), terrain } as never },
      ]
      const on = at.after?.(situation, setOut) ?? situation
      // The boat takes them over water and to the shore beyond; farther inland they go as they are.
      const crosses = hexes.some(isWater)
      const isAllAfloat = crosses && hexes.slice(0, -1).every(isWater)
      const travel = travelNow(on, { wanted: by?.trim(), afloat: isAllAfloat }, at)
      if (isRefusal(travel)) return travel
      return { ...here, hexes, setOut, crosses, ...travel }
    },
    preview({ hexes, ready, action }) {
      const to = hexes.at(-1)
      return {
        ...(ready.preview ?? plain(action.title)),
        verdict: `${counted(hexes.length, 'hex', 'hexes')} to ${to ? hexTitle(to) : ''}${ready.preview?.verdict ? `: ${ready.preview.verdict}` : ''}`,
      }
    },
    *run({ setOut, ready, hexes, crosses }) {
      const outcome = yield* ready.run()
      return {
        ...outcome,
        what:
          crosses && !outcome.what.includes('by boat') ? `${outcome.what}, by boat` : outcome.what,
        effects: [...setOut, ...outcome.effects],
        why: [
          { name: 'Route', value: listed(hexes.map(hexTitle)), rule: 'GF-HEX-04' },
          ...outcome.why,
        ],
      }
    },
  })

/** Spends the game’s time on exploring the hex; the first thing hidden there is found. Rule GF-HEX-05. */
export const exploreHex = defineAction({
  id: 'house.explore-hex',
  title: 'Explore the hex',
  rule: 'GF-HEX-05',
  phase: 'table',
  slot: 'place',
  finds: 'hex map wilderness search look around find landmark',
  plan(situation, _input, at) {
    const here = hexHere(situation)
    if (isRefusal(here)) return here
    const action = (at.offered?.('travel', 'watch') ?? []).find(({ struck }) => !struck)
    if (!action) return refusal('This game has no travel of its own. Borrow it under house rules.')
    const next = here.hex.finds.find(({ found }) => found === undefined)
    const planned = action.plan(
      situation,
      (next && 'found' in action.asks ? { found: next.text } : {}) as never,
      at,
    )
    return isRefusal(planned) ? planned : { ...here, planned, next }
  },
  preview: ({ hex, planned }) => ({
    ...(planned.preview ?? plain('')),
    verdict: `${hexTitle(hex)}: ${planned.preview?.verdict ?? 'explored'}`,
  }),
  *run({ region, hex, planned, next }, situation) {
    const spent = yield* planned.run()
    const explored: RegionHex = {
      ...hex,
      known: 'visited',
      explored: true,
      finds: hex.finds.map((find) =>
        find === next ? { ...find, found: situation.clock.seconds } : find,
      ),
    }
    return {
      ...spent,
      effects: [...spent.effects, { do: 'region hex', region: region.id, hex: explored }],
      why: [{ name: 'Explored', value: hexTitle(hex), rule: 'GF-HEX-05' }, ...spent.why],
    }
  },
})
