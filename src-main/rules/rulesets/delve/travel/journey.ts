import { type Action, type AtTable, defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { type Preview, plain, refusal } from '../../../core/preview.ts'
import { type Procedure, type ProcedureOf, rollOne, rollSummed } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ActionId, Situation } from '../../../core/situation.ts'
import {
  journeyEndReason,
  journeyOf,
  legOf,
  legSays,
  milesOf,
  nextStop,
} from '../../../travel/journey.ts'
import { goingOf } from '../../../travel/terrain.ts'
import { thisWatch, watchPasses } from '../../../travel/watch.ts'
import { exhaustionReason } from '../exploration/exhaustion.ts'
import { gettingLost, nightTravel } from '../house-rules/travel.ts'
import { rollWatchEvent } from './events.ts'
import { type How, type WatchPace, milesAt, milesOdds, paceOf, paceSays } from './movement.ts'

const rules = { travel: 'DLV-WTR-02', march: 'DLV-WTR-04' } as const

/** Reason the party can't travel this watch; null when it can. Rules DLV-WTR-04, E-DLV-32, DLV-WEV-04. */
export function staysPut(situation: Situation, how: How): string | null {
  if (situation.party.length === 0) return 'Nobody is in the party: add somebody first.'
  const rest = exhaustionReason(situation, 'watch')
  if (rest) return rest
  const { daylight } = thisWatch(situation)
  if (how === 'march' && daylight)
    return 'A forced march belongs to the night: travel by day, and march when it is dark.'
  if (how === 'travel' && !daylight && !houseRule<boolean>(situation, nightTravel))
    return 'It is night: camp, or force the march.'
  return journeyEndReason(situation)
}

function astrayIn(situation: Situation): number {
  if (!houseRule<boolean>(situation, gettingLost)) return 0
  return goingOf(situation.place.terrain).astray
}

/** Watch of travel: its pace, and the faces of a d6 on which the party gets lost. */
interface Journey extends WatchPace {
  astray: number
}

/** Exact odds of reaching the next stop in this watch, or of the miles when no stop is set. */
function previewJourney({ astray, ...pace }: Journey, situation: Situation): Preview {
  const odds = milesOdds(situation, pace)
  const ahead = nextStop(situation)
  const reaches = (miles: number): boolean => ahead !== null && miles >= ahead.left
  const sum = (of: typeof odds): number => of.reduce((all, { chance }) => all + chance, 0)
  const there = sum(odds.filter(({ miles }) => reaches(miles)))
  return {
    ...plain(`${paceSays(pace)}, then the event die`),
    chances: ahead
      ? [
          { says: `${ahead.stop.title} reached`, chance: there, tone: 'good' },
          { says: `Short of ${ahead.stop.title}`, chance: 1 - there, tone: 'plain' },
        ]
      : [{ says: 'Farther on the road', chance: 1, tone: 'plain' }],
    bars: odds.map(({ total, miles, chance }) => ({
      face: total,
      chance,
      leads: ahead && !reaches(miles) ? 1 : 0,
    })),
    why: [
      step('A watch', 'one thing for all', 'DLV-WTR-01'),
      step('Its length', 'eight hours', 'DLV-TIME-01'),
      step('By the season', thisWatch(situation).daylight ? 'light' : 'dark', 'DLV-TIME-02'),
      ...pace.why,
      ...(astray > 0 ? [step('The way', `lost on ${astray} or less of a d6`, 'GF-ROAD-05')] : []),
    ],
  }
}

/** Rolls whether the party gets lost, when the campaign uses that house rule. Rule GF-ROAD-05. */
function* findWay(astray: number): ProcedureOf<{ lost: boolean; why: Step[] }> {
  if (astray === 0) return { lost: false, why: [] }
  const face = yield* rollOne('the way', 6)
  const lost = face <= astray
  return {
    lost,
    why: [step('The way', `d6 rolled ${face}: ${lost ? 'lost' : 'found'}`, 'GF-ROAD-05')],
  }
}

function marchFatigue(situation: Situation, how: How): Effect[] {
  if (how === 'travel') return []
  return situation.party
    .filter((id) => situation.creatures[id]?.values.fatigue !== undefined)
    .map((creature) => ({ do: 'change', creature, field: 'fatigue', by: 1, min: 0 }))
}

function* runJourney(
  { astray, ...pace }: Journey,
  situation: Situation,
  at: AtTable,
  action: ActionId,
): Procedure {
  const { how } = pace
  const faces = yield* rollSummed('miles', 6, pace.count)
  const rolled = faces.reduce((sum, face) => sum + face, 0)
  const way = yield* findWay(astray)
  const miles = way.lost ? 0 : Math.max(0, milesAt(situation, pace, faces) + at.ruling.adjust)
  const leg = legOf(situation, miles)
  const come = yield* rollWatchEvent(situation, at, action)
  const went = way.lost
    ? 'Lost: no nearer'
    : `${milesOf(leg.miles)}, ${legSays(leg, `to mile ${journeyOf(situation).miles + leg.miles}`)}`
  const says = come.event === 'Free' ? went : `${went}. ${come.says}`
  return line(at, {
    rule: rules[how],
    what: how === 'travel' ? `Travel, ${paceSays(pace)}` : `Forced march, ${paceSays(pace)}`,
    says,
    tone: come.tone === 'due' ? 'due' : way.lost ? 'bad' : 'plain',
    who: come.who,
    total: rolled,
    why: [
      { name: `${pace.count}d6`, value: rolled, rule: rules[how] },
      ...pace.why,
      ...way.why,
      ...(how === 'march' ? [step('The march', 'a fatigue each', 'DLV-WTR-04')] : []),
      ...come.why,
    ],
    effects: [
      { do: 'onward', miles: leg.miles, lost: way.lost },
      ...(situation.place.here ? [{ do: 'move on' as const }] : []),
      ...marchFatigue(situation, how),
      ...come.effects,
      ...watchPasses(
        situation,
        {
          did: how === 'travel' ? 'Travel' : 'Forced march',
          miles: leg.miles,
          event: come.event,
          says,
        },
        leg.part,
      ),
    ],
  })
}

function journeyAction(
  how: How,
  id: ActionId,
  more: Pick<Action, 'title' | 'finds' | 'needs'>,
): Action {
  return defineAction({
    ...more,
    id,
    rule: rules[how],
    phase: 'travel',
    slot: 'travel',
    plan(situation) {
      const hindrance = staysPut(situation, how)
      return hindrance
        ? refusal(hindrance)
        : { ...paceOf(situation, how), astray: astrayIn(situation) }
    },
    preview: previewJourney,
    run: (pace, situation, at) => runJourney(pace, situation, at, id),
  })
}

/** A watch of travel by day, a forced march by night. Rules DLV-WTR-01, DLV-WTR-02, DLV-WTR-04. */
export const journey: readonly Action[] = [
  journeyAction('travel', 'delve.travel', {
    title: 'Travel the watch',
    needs: [],
    finds: 'road walk miles journey march on day',
  }),
  journeyAction('march', 'delve.march', {
    title: 'Force the march',
    needs: ['fatigue'],
    finds: 'road night miles hurry fatigue forced',
  }),
]
