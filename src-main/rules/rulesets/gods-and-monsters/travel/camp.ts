import type { BorrowerRules } from '../../../borrowing/borrower.ts'
import { nightSteps, sleepThrough } from '../../../borrowing/nights.ts'
import { defineAction, type AtTable, type Ready } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import type { Outcome } from '../../../core/outcome.ts'
import { plain, refusal, type RefusedPreview } from '../../../core/preview.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { ActionId, Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { rollAwake } from '../../../travel/awake.ts'
import { daySpent } from '../../../travel/daylight.ts'
import { thisWatch } from '../../../travel/watch.ts'
import { rollWanderers, wandererSteps } from '../exploration/wanderers.ts'
import { fullDay, inFight, night, sleepers } from '../rest/nights.ts'
import { endRoadTimer } from './fatigue.ts'

/** A rest beside the road: who came by, what it healed, and its line in the log. Rule GF-TURN-01. */
function* restBeside(
  situation: Situation,
  at: AtTable,
  rested: Outcome,
  how: { action: ActionId; did: string },
): ProcedureOf<Outcome> {
  const come = yield* rollWanderers(situation, at, how.action)
  const isEncounter = come.tone === 'due'
  const watch = isEncounter ? yield* rollAwake(situation) : []
  const says = isEncounter ? `${rested.says}. ${come.says}` : rested.says
  return {
    ...rested,
    says,
    tone: isEncounter ? 'due' : rested.tone,
    who: [...rested.who, ...come.who],
    why: [...come.why, ...watch, ...rested.why],
    effects: [
      ...come.effects,
      // The rest of the light or the dark passes instead of the rest's own hours.
      ...rested.effects.filter((effect) => effect.do !== 'advance'),
      ...daySpent(situation, {
        did: how.did,
        miles: 0,
        ...(isEncounter ? { event: 'Encounter' } : {}),
        says,
      }),
    ],
  }
}

/** Plans a night in a campaign that borrows travel: its own game says what heals. */
function planGuests(
  situation: Situation,
  who: readonly string[],
  borrower: BorrowerRules,
  at: AtTable,
): Ready | RefusedPreview {
  if (situation.fight) return refusal(inFight)
  const abed = sleepers(situation, who)
  if (abed.length === 0) return refusal('Nobody chosen can rest: choose who sleeps.')
  const ids = abed.map(({ id }) => id)
  return {
    preview: {
      ...plain(
        `A night for ${listed(abed.map(({ name }) => name))}`,
        [],
        nightSteps(situation, ids, borrower),
      ),
      scope: { bonus: { idle: true } },
    },
    *run() {
      const slept = yield* sleepThrough(abed, borrower)
      return line(at, {
        rule: 'GAM-SUR-02',
        what: 'Camp',
        says: slept.says || 'Nobody was hurt',
        tone: 'good',
        who: ids,
        why: slept.why,
        effects: slept.effects,
      })
    },
  }
}

/** A night outside: health tests for the hurt, verve in the morning. Rules GAM-SUR-02, GAM-SUR-07, GF-ROAD-06. */
export const camp = defineAction({
  id: 'gods-and-monsters.camp',
  title: 'Camp for the night',
  rule: 'GAM-SUR-02',
  phase: 'travel',
  slot: 'camp',
  needs: ['hp'],
  finds: 'sleep rest night watch heal survival verve',
  asks: {
    who: { kind: 'creatures', role: 'actor', title: 'Who sleeps', side: 'party', lying: true },
    bonus: { kind: 'number', title: 'Bonus of a healer', min: 0, max: 30, default: 0 },
  },
  plan(situation, input, at) {
    if (thisWatch(situation).daylight)
      return refusal('It is day: travel or rest until it is dark, and camp then.')
    const { borrower } = at.ruleset
    return borrower
      ? planGuests(situation, input.who, borrower, at)
      : night.plan(situation, input as never, at)
  },
  preview({ preview }, situation) {
    const shown = preview ?? plain('')
    return { ...shown, why: [...shown.why, ...wandererSteps(situation)] }
  },
  *run(sleep, situation, at) {
    const how = { action: 'gods-and-monsters.camp', did: 'Camp' } as const
    return { ...(yield* restBeside(situation, at, yield* sleep.run(), how)), what: 'Camp' }
  },
})

/** A day without travel: a full day of rest, and travel days count from 0 again. Rules GAM-SUR-03, GAM-MOV-11. */
export const restDay = defineAction({
  id: 'gods-and-monsters.rest-day',
  title: 'Rest a day',
  rule: 'GAM-SUR-03',
  phase: 'travel',
  slot: 'watch',
  needs: ['hp'],
  finds: 'stay wait heal recover day road march',
  asks: {
    who: { kind: 'creatures', role: 'actor', title: 'Who rests', side: 'party', optional: true },
  },
  plan(situation, input, at) {
    if (!thisWatch(situation).daylight)
      return refusal('It is night: camp until it is light, and rest the day then.')
    return at.ruleset.borrower ? { guests: true } : fullDay.plan(situation, input as never, at)
  },
  preview: (rest) =>
    'guests' in rest
      ? plain('A day of rest: travel days count from 0 again; it heals nobody in this game')
      : (rest.preview ?? plain('')),
  *run(rest, situation, at) {
    const rested =
      'guests' in rest
        ? line(at, {
            rule: 'GAM-MOV-11',
            what: 'A day of rest',
            says: 'Rested, and no farther',
            effects: endRoadTimer(situation),
          })
        : yield* rest.run()
    const how = { action: 'gods-and-monsters.rest-day', did: 'Rest' } as const
    return yield* restBeside(situation, at, rested, how)
  },
})
