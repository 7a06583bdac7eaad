import { refusal } from '../../../core/preview.ts'
import { type AtTable, defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { Situation } from '../../../core/situation.ts'
import { restSteps, restAll, sleepers } from './index.ts'
import { inTheTurn, previewTurn, restDue } from '../exploration/event-die.ts'

/** Short rest: 1d3 STA for each who rests; settles the due rest. Rule HBK-REST-02. */
export function* restForATurn(situation: Situation, at: AtTable): ProcedureOf<Outcome> {
  const who = sleepers(situation, situation.party)
  const healing = at.ruleset.borrower ? [] : who
  const rested = yield* restAll(situation, healing, 'short')
  const settled: Effect[] = situation.dues[restDue] ? [{ do: 'settle', due: restDue }] : []
  return line(at, {
    rule: 'HBK-REST-02',
    what: 'A short rest',
    says: rested.says || 'Rested; nobody had STA to regain',
    tone: 'good',
    who: who.map(({ id }) => id),
    why: rested.why,
    effects: [...settled, ...rested.effects],
  })
}

/** A turn's rest, and its d12. Rules HBK-REST-02, HBK-DTURN-03. */
export const shortRest = defineAction({
  id: 'heartbreaker.short-rest',
  title: 'Short rest',
  rule: 'HBK-REST-02',
  phase: 'dungeon',
  slot: 'rest',
  finds: 'breather rest turn heal stamina',
  plan(situation) {
    if (situation.fight) return refusal('A fight is on: end it before anybody rests.')
    const who = sleepers(situation, situation.party)
    return who.length === 0 ? refusal('Nobody of the party is there to rest.') : { who }
  },
  preview: ({ who }, situation, at) =>
    at.ruleset.borrower
      ? previewTurn(situation, 'A turn’s rest, then the d12; it heals nobody in this game', [])
      : previewTurn(
          situation,
          'A turn’s rest, 1d3 STA each, then the d12',
          restSteps(who, 'short'),
        ),
  *run(_plan, situation, at) {
    const done = yield* restForATurn(situation, at)
    return yield* inTheTurn(situation, at, 'heartbreaker.short-rest', done)
  },
})
