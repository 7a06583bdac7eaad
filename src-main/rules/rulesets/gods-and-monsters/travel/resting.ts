import { defineAction, type Action, type AtTable } from '../../../action.ts'
import type { GameOf } from '../../../house/meeting.ts'
import { refusal } from '../../../house/trial.ts'
import type { Outcome } from '../../../outcome.ts'
import type { Asking } from '../../../procedure.ts'
import type { ActionId, Situation } from '../../../situation.ts'
import { awake } from '../../../travel/awake.ts'
import { daySpent } from '../../../travel/daylight.ts'
import { thisWatch } from '../../../travel/watch.ts'
import { wanderers, wandererSteps } from '../exploration/wanderers.ts'
import { fullDay } from '../rest/full-day.ts'
import { night } from '../rest/night.ts'

/** A rest beside the road: who came by, what it healed, and its line in the log. Rule GF-TURN-01. */
function* beside(
  situation: Situation,
  at: AtTable,
  gameOf: GameOf,
  rested: Outcome,
  how: { action: ActionId; did: string },
): Asking<Outcome> {
  const come = yield* wanderers(situation, at, gameOf, how.action)
  const met = come.tone === 'due'
  const watch = met ? yield* awake(situation) : []
  const says = met ? `${rested.says}. ${come.says}` : rested.says
  return {
    ...rested,
    says,
    tone: met ? 'due' : rested.tone,
    who: [...rested.who, ...come.who],
    why: [...come.why, ...watch, ...rested.why],
    effects: [
      ...come.effects,
      // The rest of the light or the dark passes instead of the rest's own hours.
      ...rested.effects.filter((effect) => effect.do !== 'advance'),
      ...daySpent(situation, {
        did: how.did,
        miles: 0,
        ...(met ? { event: 'Encounter' } : {}),
        says,
      }),
    ],
  }
}

/** A night outside: health tests for the hurt, verve in the morning. Rules GAM-SUR-02, GAM-SUR-07, GF-ROAD-06. */
export function camping(gameOf: GameOf): Action {
  return defineAction({
    id: 'gods-and-monsters.camp',
    title: 'Camp for the night',
    rule: 'GAM-SUR-02',
    phase: 'travel',
    slot: 'camp',
    needs: ['hp'],
    finds: 'sleep rest night watch heal survival verve',
    asks: {
      who: { kind: 'creatures', title: 'Who sleeps', side: 'party' },
      bonus: { kind: 'number', title: 'Bonus of a healer', min: 0, max: 30, default: 0 },
    },
    preview(situation, input, at) {
      if (thisWatch(situation).daylight)
        return refusal('It is day: travel or rest until it is dark, and camp then.')
      const shown = night.preview?.(situation, input as never, at) ?? refusal('Nobody sleeps.')
      return { ...shown, why: [...shown.why, ...wandererSteps(situation)] }
    },
    *run(situation, input, at) {
      const slept = yield* night.run(situation, input as never, at)
      const how = { action: 'gods-and-monsters.camp', did: 'Camp' } as const
      return { ...(yield* beside(situation, at, gameOf, slept, how)), what: 'Camp' }
    },
  })
}

/** A day without travel: a full day of rest, and the days of road are counted anew. Rules GAM-SUR-03, GAM-MOV-11. */
export function restingDay(gameOf: GameOf): Action {
  return defineAction({
    id: 'gods-and-monsters.rest-day',
    title: 'Rest a day',
    rule: 'GAM-SUR-03',
    phase: 'travel',
    slot: 'watch',
    needs: ['hp'],
    finds: 'stay wait heal recover day road march',
    asks: { who: { kind: 'creatures', title: 'Who rests', side: 'party', optional: true } },
    preview(situation, input, at) {
      if (!thisWatch(situation).daylight)
        return refusal('It is night: camp until it is light, and rest the day then.')
      return fullDay.preview?.(situation, input as never, at) ?? refusal('Nobody rests.')
    },
    *run(situation, input, at) {
      const rested = yield* fullDay.run(situation, input as never, at)
      const how = { action: 'gods-and-monsters.rest-day', did: 'Rest' } as const
      return yield* beside(situation, at, gameOf, rested, how)
    },
  })
}
