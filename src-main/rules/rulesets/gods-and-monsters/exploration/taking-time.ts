import type { AtTable } from '../../../core/action.ts'
import { turn } from '../../../clock/clock.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { ActionId, Situation } from '../../../core/situation.ts'
import type { Ending } from '../reckoning.ts'
import { wanderers } from './wanderers.ts'

/**
 * Adds the time taken to the result of an attempt, with the wandering check of each whole turn. Rules
 * GAM-CTS-14, GF-TURN-01.
 */
export function* takingTime(
  situation: Situation,
  at: AtTable,
  gameOf: GameOf,
  took: { action: ActionId; seconds: number },
  done: Ending,
): ProcedureOf<Ending> {
  const { action, seconds } = took
  if (seconds <= 0) return done
  const come = yield* wanderers(situation, at, gameOf, action, Math.floor(seconds / turn))
  const met = come.tone === 'due'
  return {
    ...done,
    says: met ? `${done.says}. ${come.says}` : done.says,
    ...(met ? { tone: 'due' as const } : {}),
    who: [...(done.who ?? []), ...come.who],
    why: [...(done.why ?? []), ...come.why],
    effects: [...(done.effects ?? []), ...come.effects, { do: 'advance', seconds }],
  }
}
