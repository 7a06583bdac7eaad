import { defineAction, type Action, type AtTable, type Preview } from '../../../core/action.ts'
import type { BorrowerRules } from '../../../borrowing/borrower.ts'
import { nightSteps, sleepThrough } from '../../../borrowing/nights.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { ActionId, Situation } from '../../../core/situation.ts'
import { awake } from '../../../travel/awake.ts'
import { daySpent } from '../../../travel/daylight.ts'
import { thisWatch } from '../../../travel/watch.ts'
import { wanderers, wandererSteps } from '../exploration/wanderers.ts'
import { fullDay } from '../rest/full-day.ts'
import { night } from '../rest/night.ts'
import { inFight, sleepers } from '../rest/resting.ts'
import { roadRested } from './road-rest.ts'

/** A rest beside the road: who came by, what it healed, and its line in the log. Rule GF-TURN-01. */
function* beside(
  situation: Situation,
  at: AtTable,
  gameOf: GameOf,
  rested: Outcome,
  how: { action: ActionId; did: string },
): ProcedureOf<Outcome> {
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

/** Preview of a night in a campaign that borrows travel: its own game says what heals. */
function guestNight(
  situation: Situation,
  who: readonly string[],
  borrower: BorrowerRules,
): Preview {
  if (situation.fight) return refusal(inFight)
  const abed = sleepers(situation, who)
  if (abed.length === 0) return refusal('Nobody chosen can rest: choose who sleeps.')
  return {
    ...plain(
      `A night for ${listed(abed.map(({ name }) => name))}`,
      [],
      nightSteps(
        situation,
        abed.map(({ id }) => id),
        borrower,
      ),
    ),
    scope: { bonus: { idle: true } },
  }
}

function* sleptAsGuests(
  situation: Situation,
  who: readonly string[],
  borrower: BorrowerRules,
  at: AtTable,
): ProcedureOf<Outcome> {
  const abed = sleepers(situation, who)
  const slept = yield* sleepThrough(abed, borrower)
  return line(at, {
    rule: 'GAM-SUR-02',
    what: 'Camp',
    says: slept.says || 'Everybody was whole',
    tone: 'good',
    who: abed.map(({ id }) => id),
    why: slept.why,
    effects: slept.effects,
  })
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
      const { borrower } = gameOf(situation)
      const shown = borrower
        ? guestNight(situation, input.who, borrower)
        : (night.preview?.(situation, input as never, at) ?? refusal('Nobody sleeps.'))
      return { ...shown, why: [...shown.why, ...wandererSteps(situation)] }
    },
    *run(situation, input, at) {
      const { borrower } = gameOf(situation)
      const slept = borrower
        ? yield* sleptAsGuests(situation, input.who, borrower, at)
        : yield* night.run(situation, input as never, at)
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
      if (gameOf(situation).borrower)
        return plain('A day of rest: travel days count from 0 again; it heals nobody in this game')
      return fullDay.preview?.(situation, input as never, at) ?? refusal('Nobody rests.')
    },
    *run(situation, input, at) {
      const rested = gameOf(situation).borrower
        ? line(at, {
            rule: 'GAM-MOV-11',
            what: 'A day of rest',
            says: 'Rested, and no farther',
            effects: roadRested(situation),
          })
        : yield* fullDay.run(situation, input as never, at)
      const how = { action: 'gods-and-monsters.rest-day', did: 'Rest' } as const
      return yield* beside(situation, at, gameOf, rested, how)
    },
  })
}
