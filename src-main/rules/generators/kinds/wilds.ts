import { tableGenerator } from '../table-kind.ts'
import type { Generator } from '../generator.ts'
import { drawnTerrain, placeNow, season, seasonFacts, terrain, terrainFacts } from './inputs.ts'

/** Kinds that have a table for each terrain. */
const byTerrain: readonly Generator[] = [
  { id: 'landmark', title: 'Landmark', finds: 'wilderness sight feature' },
  { id: 'hazard', title: 'Hazard', finds: 'wilderness danger terrain obstacle' },
  { id: 'discovery', title: 'Discovery', finds: 'wilderness find explore' },
  { id: 'camp', title: 'Camp site', finds: 'wilderness rest night' },
].map(({ id, title, finds }) =>
  tableGenerator({
    id,
    title,
    group: 'Wilds',
    finds,
    inputs: { terrain },
    now: placeNow,
    open: drawnTerrain,
    table: (input) => `wilds/${id}-${String(input['terrain'])}`,
    facts: (input) => terrainFacts(input['terrain']),
  }),
)

/** Kinds of the road and the night that are one table each. */
const tables: readonly Generator[] = [
  {
    id: 'journey-complication',
    title: 'Journey complication',
    finds: 'travel road trouble event',
    table: 'wilds/complication',
  },
  { id: 'delay', title: 'Delay on the road', finds: 'travel lost day', table: 'wilds/delay' },
  { id: 'crossing', title: 'Ford, bridge or ferry', finds: 'river water', table: 'wilds/crossing' },
  { id: 'track', title: 'Tracks', finds: 'spoor footprints sign hunt', table: 'wilds/track' },
  {
    id: 'night-noise',
    title: 'Night noise',
    finds: 'camp watch sound',
    table: 'wilds/night-noise',
  },
  {
    id: 'morning-find',
    title: 'Found in the morning',
    finds: 'camp dawn',
    table: 'wilds/morning-find',
  },
  { id: 'sea-event', title: 'Sea voyage event', finds: 'ship sail', table: 'wilds/sea-event' },
].map((kind) => tableGenerator({ ...kind, group: 'Wilds' }))

/** Travellers on the road, with their news. */
const travellers = tableGenerator({
  id: 'travellers',
  title: 'Travellers',
  group: 'Wilds',
  finds: 'road encounter news people met',
  table: 'wilds/traveller',
})

const climates = [
  'temperate inland',
  'temperate coast',
  'cold north',
  'high mountain',
  'hot dry',
  'hot wet',
] as const

/** The weather of a day by climate and season. */
const weather = tableGenerator({
  id: 'weather',
  title: 'Weather of a day',
  group: 'Wilds',
  finds: 'rain sun storm season climate sky',
  inputs: {
    climate: { kind: 'choice', title: 'Climate', of: climates, default: 'temperate inland' },
    season,
  },
  now: placeNow,
  table: (input) =>
    `weather/${String(input['climate']).replace(' ', '-')}-${String(input['season'])}`,
  part: 'Weather',
  facts: (input) => seasonFacts(input['season']),
})

/** A hex on the map: what stands out in its terrain, and who makes use of it. */
const hex: Generator = {
  id: 'hex',
  title: 'Hex',
  group: 'Wilds',
  finds: 'map region wilderness sandbox feature',
  inputs: { terrain },
  now: placeNow,
  parts(input, on) {
    const open = drawnTerrain(input, on)
    const { terrain: of } = open?.input ?? input
    on.suppose(terrainFacts(of))
    const [, ...uses] = on.columns('wilds/hex')
    const rests = open ? { rests: [open.part.id] } : {}
    return {
      parts: [
        ...(open ? [open.part] : []),
        on.drawn('landmark', 'Landmark', `wilds/landmark-${String(of)}`, rests),
        ...uses,
        on.drawn('discovery', 'To be found', `wilds/discovery-${String(of)}`, {
          hidden: true,
          ...rests,
        }),
      ],
    }
  },
}

export const wilds: readonly Generator[] = [...byTerrain, hex, weather, ...tables, travellers]
