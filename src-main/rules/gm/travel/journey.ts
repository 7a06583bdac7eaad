import { defineAction } from '../../core/action.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import type { RoadUnit } from '../../core/ruleset/travel.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { Stop } from '../../core/state/place.ts'
import { counted, upperFirst } from '../../core/words.ts'
import { journeyOf, milesOf, stopsOf } from '../../travel/journey.ts'
import { gmOutcome } from '../gm-outcome.ts'

const miles: RoadUnit = { one: 'mile', many: 'miles', short: 'mi' }

const unitOf = ({ road }: Ruleset): RoadUnit => road?.unit ?? miles

/** Text of a distance: "12 miles", "3½ miles", "5 watches". */
function farSays(far: number, unit: RoadUnit): string {
  return unit === miles ? milesOf(far) : counted(far, unit.one, unit.many)
}

/** Maximum number of stops of a journey: as many as its map can show. */
const mostStops = 24
const farthest = 9999

/** Parses stops, each with its miles from the stop before: "Sallow Ford 6, Hollow Mill 6". */
function readStops(from: string, written: string, firstId: number): Stop[] | RefusedPreview {
  const unread = (why: string): RefusedPreview =>
    refusal(`The road can’t be read: ${why}. Write “Sallow Ford 6, Hollow Mill 6”.`)
  const parts = written
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length === 0) return unread('no stop is named')
  if (parts.length > mostStops) return unread(`there are more than ${mostStops} stops`)
  const stops: Stop[] = [{ id: `s${firstId}`, title: from, miles: 0 }]
  for (const part of parts) {
    const read = /^(.+?)[\s:]+(\d{1,4})(?:\s*(?:mi|miles?))?$/i.exec(part)
    const far = Number(read?.[2])
    if (!read?.[1] || !(far >= 1)) return unread(`“${part}” has no miles, such as “Sallow Ford 6”`)
    const at = (stops.at(-1)?.miles ?? 0) + far
    if (at > farthest) return unread(`the road is longer than ${farthest} miles`)
    stops.push({ id: `s${firstId + stops.length}`, title: read[1].trim(), miles: at })
  }
  return stops
}

/** Starts a journey at its first stop. Rule GF-ROAD-01. */
const setOut = defineAction({
  id: 'house.set-out',
  title: 'Start a journey by road',
  rule: 'GF-ROAD-01',
  phase: 'table',
  slot: 'place',
  finds: 'journey set out travel route stops legs miles wilderness map',
  asks: {
    from: { kind: 'text', title: 'From', max: 60 },
    stops: { kind: 'text', title: 'Stops, each with its miles from the last', max: 1500 },
  },
  /** Starts from the stop where the party is. */
  prefill(situation) {
    const journey = journeyOf(situation)
    const here = stopsOf(journey).findLast((stop) => stop.miles === journey.miles)
    return here && !journey.lost ? { from: here.title } : {}
  },
  plan({ nextId }, { from, stops: written }, { ruleset }) {
    const start = from?.trim()
    if (!start) return refusal('Say where they set out from.')
    const stops = readStops(start, written ?? '', nextId)
    if (isRefusal(stops)) return stops
    const last = stops.at(-1)
    return {
      start,
      stops,
      end: last?.title ?? '',
      far: farSays(last?.miles ?? 0, unitOf(ruleset)),
    }
  },
  preview: ({ start, stops, end, far }) =>
    plain(`From ${start} to ${end}: ${counted(stops.length - 1, 'stop')}, ${far}`),
  run: ({ start, stops, end, far }, situation) =>
    gmOutcome('GF-ROAD-01', `The road from ${start}`, `To ${end}, ${far}`, [
      {
        do: 'journey',
        to: {
          stops: Object.fromEntries(stops.map((stop) => [stop.id, stop])),
          stopOrder: stops.map(({ id }) => id),
          miles: 0,
          log: {},
          logOrder: [],
          night: [...journeyOf(situation).night],
        },
      },
    ]),
})

/** Corrects the party's position on the journey. Rule GF-ROAD-02. */
const correct = defineAction({
  id: 'house.on-the-road',
  title: 'Move along the road',
  rule: 'GF-ROAD-02',
  phase: 'table',
  slot: 'edit',
  finds: 'journey miles correct back onward lost found',
  asks: {
    miles: { kind: 'number', title: 'Miles, − for back', min: -999, max: 999, default: 1 },
    lost: { kind: 'switch', title: 'Off the road', default: false },
  },
  plan(situation, { miles: by, lost }, { ruleset }) {
    const journey = journeyOf(situation)
    const { miles: now, lost: astray = false } = journey
    const unit = unitOf(ruleset).one
    const to = now + by
    if (to < 0)
      return refusal(`They are at ${unit} ${now}: that is further back than its beginning.`)
    const end = stopsOf(journey).at(-1)
    if (by > 0 && end && end.miles > 0 && to > end.miles)
      return refusal(`The road ends at ${unit} ${end.miles}, ${end.title}.`)
    if (by === 0 && lost === astray) return refusal('Say how far they move, or that they are lost.')
    return { by, lost, at: `${unit} ${to}${lost ? ', off the road' : ''}` }
  },
  preview: ({ at }) => plain(`To ${at}`),
  run: ({ by, lost, at }) =>
    gmOutcome('GF-ROAD-02', 'On the road', upperFirst(at), [{ do: 'onward', miles: by, lost }]),
})

/** Ends the journey; its log goes into the chronicle. Rule GF-ROAD-01. */
const arrive = defineAction({
  id: 'house.end-road',
  title: 'End the journey',
  rule: 'GF-ROAD-01',
  phase: 'table',
  slot: 'edit',
  finds: 'journey arrive travel over road',
  plan: ({ journey }) => journey ?? refusal('No journey is on. Start one first.'),
  preview(journey) {
    const [first, ...others] = stopsOf(journey)
    return plain(
      first
        ? `The road from ${first.title} to ${(others.at(-1) ?? first).title} is over`
        : 'The journey is over',
    )
  },
  run: (journey, _situation, { ruleset }) =>
    gmOutcome('GF-ROAD-01', 'The journey', `Over at ${unitOf(ruleset).one} ${journey.miles}`, [
      { do: 'journey', to: null },
    ]),
})

export const journeys = [setOut, correct, arrive]
