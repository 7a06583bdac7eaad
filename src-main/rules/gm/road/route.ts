import { defineAction, type Action } from '../../core/action.ts'
import type { RoadUnit } from '../../core/ruleset/travel.ts'
import type { Situation } from '../../core/situation.ts'
import { journeyOf, milesOf, stopsOf } from '../../travel/journey.ts'
import { goingOf } from '../../travel/terrain.ts'
import { terrains } from '../../tables/terrain.ts'
import type { GameOf } from '../meeting.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { counted, upperFirst } from '../../core/words.ts'
import { readStops } from './stops.ts'

type UnitOf = (situation: Situation) => RoadUnit

const miles: RoadUnit = { one: 'mile', many: 'miles', short: 'mi' }

/** Text of a distance: "12 miles", "3½ miles", "5 watches". */
function farSays(far: number, unit: RoadUnit): string {
  return unit === miles ? milesOf(far) : counted(far, unit.one, unit.many)
}

/** Starts a journey at its first stop. Rule GF-ROAD-01. */
const setOut = (unitOf: UnitOf) =>
  defineAction({
    id: 'house.set-out',
    title: 'Set out on a road',
    rule: 'GF-ROAD-01',
    phase: 'table',
    slot: 'place',
    needs: [],
    finds: 'journey travel route stops legs miles wilderness map',
    asks: {
      from: { kind: 'text', title: 'From', max: 60 },
      stops: { kind: 'text', title: 'Stops, each with its miles from the last', max: 1500 },
    },
    /** Starts from the stop where the party is. */
    prefill(situation) {
      const journey = journeyOf(situation)
      const here = stopsOf(journey).findLast(({ miles }) => miles === journey.miles)
      return here && !journey.lost ? { from: here.title } : {}
    },
    preview(situation, { from, stops }) {
      if (!from?.trim()) return refusal('Say where they set out from.')
      const read = readStops(from.trim(), stops ?? '', situation.nextId)
      if ('says' in read)
        return refusal(
          `The road can’t be read: ${read.says}. Write “Sallow Ford 6, Hollow Mill 6”.`,
        )
      const last = read.stops.at(-1)
      return plain(
        `From ${from.trim()} to ${last?.title ?? ''}: ${counted(read.stops.length - 1, 'stop')}, ${farSays(last?.miles ?? 0, unitOf(situation))}`,
      )
    },
    *run(situation, { from, stops }) {
      yield* []
      const read = readStops(from.trim(), stops, situation.nextId)
      if ('says' in read) return gmOutcome('GF-ROAD-01', 'The road', 'Not drawn', [])
      const last = read.stops.at(-1)
      const { night } = journeyOf(situation)
      return gmOutcome(
        'GF-ROAD-01',
        `The road from ${from.trim()}`,
        `To ${last?.title ?? ''}, ${farSays(last?.miles ?? 0, unitOf(situation))}`,
        [
          {
            do: 'journey',
            to: {
              stops: Object.fromEntries(read.stops.map((stop) => [stop.id, stop])),
              stopOrder: read.stops.map(({ id }) => id),
              miles: 0,
              log: {},
              logOrder: [],
              night: [...night],
            },
          },
        ],
      )
    },
  })

/** Corrects the party's position on the journey. Rule GF-ROAD-02. */
const correct = (unitOf: UnitOf) =>
  defineAction({
    id: 'house.on-the-road',
    title: 'Move along the road',
    rule: 'GF-ROAD-02',
    phase: 'table',
    slot: 'edit',
    needs: [],
    finds: 'journey miles correct back onward lost found',
    asks: {
      miles: { kind: 'number', title: 'Miles, − for back', min: -999, max: 999, default: 1 },
      lost: { kind: 'switch', title: 'Off the road', default: false },
    },
    preview(situation, { miles, lost }) {
      const { miles: at, lost: astray = false } = journeyOf(situation)
      if (at + miles < 0)
        return refusal(
          `They are at ${unitOf(situation).one} ${at}: that is further back than its beginning.`,
        )
      const end = stopsOf(journeyOf(situation)).at(-1)
      if (miles > 0 && end && end.miles > 0 && at + miles > end.miles)
        return refusal(`The road ends at ${unitOf(situation).one} ${end.miles}, ${end.title}.`)
      if (miles === 0 && lost === astray)
        return refusal('Say how far they move, or that they are lost.')
      return plain(`To ${unitOf(situation).one} ${at + miles}${lost ? ', off the road' : ''}`)
    },
    *run(situation, { miles, lost }) {
      yield* []
      const to = Math.max(0, journeyOf(situation).miles + miles)
      return gmOutcome(
        'GF-ROAD-02',
        'On the road',
        `${upperFirst(unitOf(situation).one)} ${to}${lost ? ', off the road' : ''}`,
        [{ do: 'onward', miles, lost }],
      )
    },
  })

/** Ends the journey; its log goes into the chronicle. Rule GF-ROAD-01. */
const arrive = (unitOf: UnitOf) =>
  defineAction({
    id: 'house.end-road',
    title: 'End the journey',
    rule: 'GF-ROAD-01',
    phase: 'table',
    slot: 'edit',
    needs: [],
    finds: 'journey arrive travel over road',
    asks: {},
    preview(situation) {
      if (!situation.journey) return refusal('No journey is on. Set out on a road first.')
      const stops = stopsOf(situation.journey)
      return plain(
        stops.length > 0
          ? `The road from ${stops[0]?.title ?? ''} to ${stops.at(-1)?.title ?? ''} is over`
          : 'The journey is over',
      )
    },
    *run(situation) {
      yield* []
      return gmOutcome(
        'GF-ROAD-01',
        'The journey',
        `Over at ${unitOf(situation).one} ${journeyOf(situation).miles}`,
        [{ do: 'journey', to: null }],
      )
    },
  })

/** Sets the terrain; the place is then above ground. Rule GF-ROAD-03. */
const country = defineAction({
  id: 'house.country',
  title: 'Set the terrain',
  rule: 'GF-ROAD-03',
  phase: 'table',
  slot: 'place',
  needs: [],
  finds: 'terrain forest hills swamp mountains desert road wilderness',
  asks: { terrain: { kind: 'choice', title: 'Terrain', of: terrains, default: 'plains' } },
  preview: (_situation, { terrain }) => plain(`${goingOf(terrain).title}, above ground`),
  *run(situation, { terrain }) {
    yield* []
    const { title } = goingOf(terrain)
    const { place } = situation
    // A table of a dungeon level or another terrain is not kept.
    return gmOutcome('GF-ROAD-03', 'Terrain', title, [
      { do: 'place', place: { title: place.title || title, level: 0, terrain } },
    ])
  },
})

export function routes(gameOf: GameOf): readonly Action[] {
  const unitOf: UnitOf = (situation) => gameOf(situation).road?.unit ?? miles
  return [setOut(unitOf), correct(unitOf), arrive(unitOf), country]
}
