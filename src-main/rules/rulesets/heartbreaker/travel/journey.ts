import { plain, refusal } from '../../../core/preview.ts'
import { counted } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import type { Situation } from '../../../core/situation.ts'
import { daySpent } from '../../../travel/daylight.ts'
import { journeyEndReason, journeyOf, legOf, legSays, nextStop } from '../../../travel/journey.ts'
import { thisWatch } from '../../../travel/watch.ts'
import { defineAction } from '../../../core/action.ts'
import { rollTravelDie } from './events.ts'
import { modeNames, asTheyAre, dayOf } from './movement.ts'

const ways = [asTheyAre, ...modeNames] as const

/** Reason the party can't travel now; null when it can. */
export function travelHindrance(situation: Situation): string | null {
  if (situation.fight) return 'A fight is on: end it before the day goes on.'
  if (situation.party.length === 0) return 'Nobody is in the party: add somebody first.'
  return thisWatch(situation).daylight ? null : 'It is night: camp until it is light.'
}

const dieStep: Step = step('By day', 'one roll of the travel die', 'HBK-TTURN-02')

/** Day of travel: hexes by travel mode, and one travel die. Rules HBK-TRV-01, HBK-TRV-02, HBK-TTURN-02. */
export const travel = defineAction({
  id: 'heartbreaker.travel',
  title: 'Travel a day',
  rule: 'HBK-TRV-01',
  phase: 'travel',
  slot: 'travel',
  finds: 'road hexes journey march ride walk horse boat',
  asks: {
    by: { kind: 'choice', title: 'They go', of: ways, default: asTheyAre },
    most: { kind: 'number', title: 'Hexes, at most', min: 1, max: 6, default: 6 },
  },
  plan(situation, { by, most }) {
    const hindrance = travelHindrance(situation) ?? journeyEndReason(situation)
    return hindrance ? refusal(hindrance) : { day: dayOf(situation, by, most) }
  },
  preview({ day }, situation) {
    const ahead = nextStop(situation)
    const there = ahead !== null && day.miles >= ahead.left
    return {
      ...plain(day.says),
      chances: ahead
        ? [
            {
              says: there ? `${ahead.stop.title} reached` : `Short of ${ahead.stop.title}`,
              chance: 1,
              tone: there ? 'good' : 'plain',
            },
          ]
        : [],
      why: [...day.why, dieStep],
    }
  },
  *run({ day }, situation, at) {
    const come = yield* rollTravelDie(situation, at, 'heartbreaker.travel')
    const leg = legOf(situation, day.miles)
    const hexes = Math.ceil(day.hexes * leg.part)
    const went =
      day.hexes === 0
        ? 'No farther in this weather'
        : `${counted(hexes, 'hex', 'hexes')}, ${legSays(leg, `to mile ${journeyOf(situation).miles + leg.miles}`)}`
    const says = come.event === 'nothing' ? went : `${went}. ${come.says}`
    return line(at, {
      rule: 'HBK-TRV-01',
      what: `Travel, ${day.says}`,
      says,
      tone: come.tone === 'due' ? 'due' : day.hexes === 0 ? 'bad' : 'plain',
      who: come.who,
      total: hexes,
      why: [...day.why, ...come.why, dieStep],
      effects: [
        { do: 'onward', miles: leg.miles },
        ...(situation.place.here ? [{ do: 'move on' as const }] : []),
        ...come.effects,
        ...daySpent(
          situation,
          { did: 'Travel', miles: leg.miles, event: come.title, says, ...come.logged },
          leg.part,
        ),
      ],
    })
  },
})

/** A day where they are; the travel die is rolled all the same. Rule HBK-TTURN-02. */
export const stay = defineAction({
  id: 'heartbreaker.stay',
  title: 'Stay a day',
  rule: 'HBK-TTURN-02',
  phase: 'travel',
  slot: 'watch',
  finds: 'wait explore hex look around',
  asks: { found: { kind: 'text', title: 'What they do or find', max: 200, optional: true } },
  plan(situation, { found }) {
    const hindrance = travelHindrance(situation)
    return hindrance ? refusal(hindrance) : { did: found?.trim() || 'A day where they are' }
  },
  preview: () => plain('The day where they are, and one roll of the travel die', [], [dieStep]),
  *run({ did }, situation, at) {
    const come = yield* rollTravelDie(situation, at, 'heartbreaker.stay')
    const says = come.event === 'nothing' ? did : `${did}. ${come.says}`
    return line(at, {
      rule: 'HBK-TTURN-02',
      what: 'A day without travel',
      says,
      tone: come.tone === 'due' ? 'due' : 'plain',
      who: come.who,
      why: [...come.why, dieStep],
      effects: [
        ...come.effects,
        ...daySpent(situation, { did: 'Stay', miles: 0, event: come.title, says, ...come.logged }),
      ],
    })
  },
})
