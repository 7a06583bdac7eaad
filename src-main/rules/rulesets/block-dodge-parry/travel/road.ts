import { defineAction, type Action } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { Situation } from '../../../core/situation.ts'
import { arrived, legOf, legSays, nextStop } from '../../../travel/journey.ts'
import { watchPasses } from '../../../travel/watch.ts'
import { tired } from '../fatigue.ts'
import { tiredDue, wildHappens } from './events.ts'
import { astrayOn, ways, type Way } from './figures.ts'
import { skyNow, skyOfWatch } from './sky.ts'
import { bearings, walkers, weathered, type Bearing } from './weathering.ts'

const byCountry = 'as the country'
const waysHere = [byCountry, ...ways] as const

/** The way they go: a road where the country is one, a trail where nobody said. */
export function wayOf(situation: Situation, told: (typeof waysHere)[number]): Way {
  if (told !== byCountry) return told
  return situation.place.terrain === 'road' ? 'road' : 'trail'
}

/** Why nobody travels in this watch; null when they may. */
export function staysPut(situation: Situation): string | null {
  if (situation.party.length === 0) return 'Nobody is in the party: add somebody first.'
  const due = situation.dues[tiredDue]
  if (due) return `${due.why}. First: ${due.title}.`
  if (skyNow(situation) === 'catastrophic')
    return 'Catastrophic weather: nobody travels. Camp, and roll the next day’s.'
  return arrived(situation)
}

interface Input {
  way: (typeof waysHere)[number]
  guided: boolean
  mounted: boolean
  haste: boolean
  weather: Bearing
}

/** Watches of the way that this one is worth: two for haste or on horseback over easy ground. */
function worth({ mounted, haste }: Pick<Input, 'mounted' | 'haste'>): number {
  return mounted || haste ? 2 : 1
}

function* wayFound(way: Way, guided: boolean): ProcedureOf<{ lost: boolean; why: Step[] }> {
  const on = astrayOn(way, guided)
  if (on === 0) return { lost: false, why: [] }
  const face = yield* rollOne('the way', 6)
  const lost = face <= on
  return {
    lost,
    why: [
      {
        name: 'The way',
        value: `d6 rolled ${face}, lost on ${on} or less: ${lost ? 'lost' : 'found'}`,
        rule: 'BDPX-WLD-03',
      },
    ],
  }
}

/** A watch on the road: weather, way, progress, event. Rules BDPX-WLD-01, BDPX-WLD-03, BDPX-WLD-04, BDPX-WLD-10. */
export function travelling(gameOf: GameOf): Action {
  return defineAction({
    id: 'block-dodge-parry.travel',
    title: 'Travel the watch',
    rule: 'BDPX-WLD-03',
    phase: 'travel',
    slot: 'travel',
    needs: [],
    finds: 'road walk journey march on day wilderness lost',
    asks: {
      way: { kind: 'choice', title: 'By', of: waysHere, default: byCountry },
      guided: { kind: 'switch', title: 'A map or a guide', default: false },
      mounted: { kind: 'switch', title: 'All mounted, on easy ground', default: false },
      haste: { kind: 'switch', title: 'In haste, for a Fatigue each', default: false },
      weather: { kind: 'choice', title: 'Foul weather', of: bearings, default: 'as the rule says' },
    },
    preview(situation, input) {
      const hindrance = staysPut(situation)
      if (hindrance) return refusal(hindrance)
      const astray = astrayOn(wayOf(situation, input.way), input.guided) / 6
      const cost = weathered(situation, skyNow(situation), input.weather)
      const far = cost.lost ? 0 : worth(input)
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
        why: [...watchSteps(situation, input), ...cost.why],
      }
    },
    *run(situation, input, at) {
      const weather = yield* skyOfWatch(situation)
      const stormy = weather.sky === 'catastrophic'
      const cost = weathered(situation, weather.sky, input.weather)
      const way = stormy
        ? { lost: false, why: [] }
        : yield* wayFound(wayOf(situation, input.way), input.guided)
      const far = stormy || way.lost || cost.lost ? 0 : Math.max(0, worth(input) + at.ruling.adjust)
      const leg = legOf(situation, far)
      const come = yield* wildHappens(situation, at, gameOf, {
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
      const says = `${went}. ${come.says}`
      const hurried: Effect[] =
        input.haste && !stormy ? walkers(situation).flatMap((one) => tired(one, 1)) : []
      return line(at, {
        rule: 'BDPX-WLD-03',
        what: 'A watch on the road',
        says,
        tone: come.tone === 'due' ? 'due' : far === 0 ? 'bad' : 'plain',
        who: come.who,
        why: [
          ...weather.why,
          ...(stormy ? [] : cost.why),
          ...watchSteps(situation, input),
          ...way.why,
          ...come.why,
        ],
        effects: [
          ...weather.effects,
          { do: 'onward', miles: leg.miles, lost: way.lost },
          ...(situation.place.here ? [{ do: 'move on' as const }] : []),
          ...(stormy ? [] : cost.effects),
          ...hurried,
          ...come.effects,
          ...watchPasses(
            situation,
            { did: 'Travel', miles: leg.miles, event: come.event, says },
            leg.part,
          ),
        ],
      })
    },
  })
}

function watchSteps(situation: Situation, input: Input): Step[] {
  const way = wayOf(situation, input.way)
  return [
    { name: 'A watch', value: 'eight hours, three a day', rule: 'BDPX-WLD-01' },
    ...(input.mounted
      ? [{ name: 'Mounted', value: 'twice as far on easy ground', rule: 'BDPX-GEA-23' as const }]
      : []),
    ...(input.haste
      ? [{ name: 'Haste', value: 'a Fatigue each', rule: 'BDPX-WLD-04' as const }]
      : []),
    ...(astrayOn(way, input.guided) > 0
      ? [
          {
            name: way === 'trail' ? 'A trail' : 'The wild',
            value: `lost on ${astrayOn(way, input.guided)} or less of a d6`,
            rule: 'BDPX-WLD-03' as const,
          },
        ]
      : []),
  ]
}
