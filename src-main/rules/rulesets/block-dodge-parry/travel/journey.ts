import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { Situation } from '../../../core/situation.ts'
import { counted } from '../../../core/words.ts'
import { journeyEndReason, journeyOf, legOf, legSays, nextStop } from '../../../travel/journey.ts'
import { watchPasses } from '../../../travel/watch.ts'
import { walkers } from '../character/people.ts'
import { addFatigue } from '../load.ts'
import { rollWildEvent, tiredDue } from './events.ts'
import { bearings, skyNow, skyOfWatch, weatherCost, type Bearing } from './weather.ts'

export const distances = ['short', 'medium', 'long'] as const
type Distance = (typeof distances)[number]
export const ways = ['road', 'trail', 'wild'] as const
type Way = (typeof ways)[number]
export const grounds = ['easy', 'tough', 'perilous'] as const
type Ground = (typeof grounds)[number]

/** Watches of a journey: distance, way, ground, and one more for a climb. Rule BDPX-WLD-02. */
export function journeyLength(leg: {
  distance: Distance
  way: Way
  ground: Ground
  ascending: boolean
}): number {
  return (
    distances.indexOf(leg.distance) +
    1 +
    ways.indexOf(leg.way) +
    grounds.indexOf(leg.ground) +
    (leg.ascending ? 1 : 0)
  )
}

/** Faces of a d6 on which they lose the way without road, map or guide. Rule BDPX-WLD-03. */
export function astrayOn(way: Way, guided: boolean): number {
  if (guided || way === 'road') return 0
  return way === 'trail' ? 2 : 3
}

const byTerrain = 'as the country'
const waysHere = [byTerrain, ...ways] as const

/** Way that the party takes: as chosen, else a road on road terrain, else a trail. */
export function wayOf(situation: Situation, chosen: (typeof waysHere)[number]): Way {
  if (chosen !== byTerrain) return chosen
  return situation.place.terrain === 'road' ? 'road' : 'trail'
}

/** Reason that nobody can travel in this watch; null when they can. */
export function travelHindrance(situation: Situation): string | null {
  if (situation.party.length === 0) return 'Nobody is in the party: add somebody first.'
  const due = situation.dues[tiredDue]
  if (due) return `${due.why}. First: ${due.title}.`
  if (skyNow(situation) === 'catastrophic')
    return 'Catastrophic weather: nobody travels. Camp, and roll the next day’s.'
  return journeyEndReason(situation)
}

interface Watch {
  way: Way
  mounted: boolean
  haste: boolean
  weather: Bearing
  /** Faces of a d6 on which they lose the way. */
  astray: number
}

/** Watches of the way gained in this one: two in haste or mounted on easy ground. */
function watchesGained({ mounted, haste }: Watch): number {
  return mounted || haste ? 2 : 1
}

function* findWay(on: number): ProcedureOf<{ lost: boolean; why: Step[] }> {
  if (on === 0) return { lost: false, why: [] }
  const face = yield* rollOne('the way', 6)
  const lost = face <= on
  return {
    lost,
    why: [
      step(
        'The way',
        `d6 rolled ${face}, lost on ${on} or less: ${lost ? 'lost' : 'found'}`,
        'BDPX-WLD-03',
      ),
    ],
  }
}

/** Travels for a watch: weather, way, progress, event. Rules BDPX-WLD-01, BDPX-WLD-03, BDPX-WLD-04, BDPX-WLD-10. */
export const travel = defineAction({
  id: 'block-dodge-parry.travel',
  title: 'Travel the watch',
  rule: 'BDPX-WLD-03',
  phase: 'travel',
  slot: 'travel',
  finds: 'road walk journey march on day wilderness lost',
  asks: {
    way: { kind: 'choice', title: 'By', of: waysHere, default: byTerrain },
    guided: { kind: 'switch', title: 'A map or a guide', default: false },
    mounted: { kind: 'switch', title: 'All mounted, on easy ground', default: false },
    haste: { kind: 'switch', title: 'In haste, for a Fatigue each', default: false },
    weather: { kind: 'choice', title: 'Foul weather', of: bearings, default: 'as the rule says' },
  },
  plan(situation, { way: said, ...input }) {
    const hindrance = travelHindrance(situation)
    if (hindrance) return refusal(hindrance)
    const way = wayOf(situation, said)
    return { ...input, way, astray: astrayOn(way, input.guided) }
  },
  preview(input, situation) {
    const astray = input.astray / 6
    const cost = weatherCost(situation, skyNow(situation), input.weather)
    const far = cost.lost ? 0 : watchesGained(input)
    const ahead = nextStop(situation)
    const there = ahead !== null && far >= ahead.left ? 1 - astray : 0
    return {
      ...plain(
        `${far === 0 ? 'No nearer' : counted(far, 'watch', 'watches') + ' of the way'}, then the event die`,
      ),
      chances: ahead
        ? [
            { says: `${ahead.stop.title} reached`, chance: there, tone: 'good' },
            { says: `Short of ${ahead.stop.title}`, chance: 1 - there, tone: 'plain' },
          ]
        : [
            { says: 'Farther on', chance: 1 - astray, tone: 'good' },
            { says: 'Lost', chance: astray, tone: 'bad' },
          ],
      why: [...watchSteps(input), ...cost.why],
    }
  },
  *run(input, situation, at) {
    const weather = yield* skyOfWatch(situation)
    const stormy = weather.sky === 'catastrophic'
    const cost = weatherCost(situation, weather.sky, input.weather)
    const way = stormy ? { lost: false, why: [] } : yield* findWay(input.astray)
    const far =
      stormy || way.lost || cost.lost ? 0 : Math.max(0, watchesGained(input) + at.ruling.adjust)
    const leg = legOf(situation, far)
    const brought = yield* rollWildEvent(situation, at, {
      action: 'block-dodge-parry.travel',
      sky: weather.sky,
    })
    const went = stormy
      ? 'Catastrophic weather: no farther'
      : way.lost
        ? 'Lost: no nearer'
        : far === 0
          ? 'The weather costs the watch'
          : `${counted(leg.miles, 'watch', 'watches')} on${legSays(leg, '').replace(/^(?=.)/, ', ')}`
    const says = `${went}. ${brought.says}`
    const hurried: Effect[] =
      input.haste && !stormy ? walkers(situation).flatMap((one) => addFatigue(one, 1)) : []
    return line(at, {
      rule: 'BDPX-WLD-03',
      what: 'A watch on the road',
      says,
      tone: brought.tone === 'due' ? 'due' : far === 0 ? 'bad' : 'plain',
      who: brought.who,
      why: [
        ...weather.why,
        ...(stormy ? [] : cost.why),
        ...watchSteps(input),
        ...way.why,
        ...brought.why,
      ],
      effects: [
        ...weather.effects,
        { do: 'onward', miles: leg.miles, lost: way.lost },
        ...(situation.place.here ? [{ do: 'move on' as const }] : []),
        ...(stormy ? [] : cost.effects),
        ...hurried,
        ...brought.effects,
        ...watchPasses(
          situation,
          { did: 'Travel', miles: leg.miles, event: brought.event, says },
          leg.part,
        ),
      ],
    })
  },
})

function watchSteps({ way, mounted, haste, astray }: Watch): Step[] {
  return [
    step('A watch', 'eight hours, three a day', 'BDPX-WLD-01'),
    ...(mounted ? [step('Mounted', 'twice as far on easy ground', 'BDPX-GEA-23')] : []),
    ...(haste ? [step('Haste', 'a Fatigue each', 'BDPX-WLD-04')] : []),
    ...(astray > 0
      ? [
          step(
            way === 'trail' ? 'A trail' : 'The wild',
            `lost on ${astray} or less of a d6`,
            'BDPX-WLD-03',
          ),
        ]
      : []),
  ]
}

/** Sets a journey by its length in watches, which players don't see. Rule BDPX-WLD-02. */
export const reckon = defineAction({
  id: 'block-dodge-parry.journey',
  title: 'Reckon a journey',
  rule: 'BDPX-WLD-02',
  phase: 'travel',
  slot: 'place',
  finds: 'journey watches distance road trail wild terrain set out route',
  asks: {
    from: { kind: 'text', title: 'From', max: 60 },
    to: { kind: 'text', title: 'To', max: 60 },
    distance: { kind: 'choice', title: 'How far', of: distances, default: 'medium' },
    way: { kind: 'choice', title: 'By', of: ways, default: 'trail' },
    ground: { kind: 'choice', title: 'Ground', of: grounds, default: 'easy' },
    ascending: { kind: 'switch', title: 'It climbs', default: false },
  },
  plan(_situation, { from, to, ...how }) {
    if (!from?.trim() || !to?.trim())
      return refusal('Say where they set out from, and where they are bound.')
    return { ...how, from: from.trim(), to: to.trim(), watches: journeyLength(how) }
  },
  preview: ({ from, to, distance, way, ground, ascending, watches }) =>
    plain(
      `${from} to ${to}: ${counted(watches, 'watch', 'watches')}`,
      [
        step(distance, distances.indexOf(distance) + 1, 'BDPX-WLD-02'),
        step(way, ways.indexOf(way), 'BDPX-WLD-02'),
        step(ground, grounds.indexOf(ground), 'BDPX-WLD-02'),
        ...(ascending ? [step('It climbs', 1, 'BDPX-WLD-02')] : []),
      ],
      [step('The players', 'are not told the number', 'BDPX-WLD-02')],
    ),
  run({ from, to, watches }, situation, at) {
    const first = situation.nextId
    const stops = [
      { id: `s${first}`, title: from, miles: 0 },
      { id: `s${first + 1}`, title: to, miles: watches },
    ]
    return line(at, {
      rule: 'BDPX-WLD-02',
      what: `The way from ${from} to ${to}`,
      says: counted(watches, 'watch', 'watches'),
      secret: true,
      effects: [
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
      ],
    })
  },
})
