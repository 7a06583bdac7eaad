import { day } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import type { RuleId } from '../../../core/outcome.ts'
import type { ActionId, Situation } from '../../../core/situation.ts'

/**
 * Timer that makes a bill or birthday due every so many days, until it is stopped. Rules GAM-UPK-02,
 * GAM-AGE-01.
 */
export function comesAgain(
  situation: Situation,
  what: {
    /** Id of the timer; a second one with the same id replaces the first. */
    id: string
    title: string
    bearer: string
    days: number
    action: ActionId
    input: Record<string, unknown>
    rule: RuleId
  },
): Effect {
  const { id, title, bearer, days, action, input, rule } = what
  const every = days * day
  const now = situation.clock.seconds
  return {
    do: 'timer',
    timer: {
      id,
      kind: 'wage',
      title,
      bearer,
      from: now,
      next: now + every,
      every,
      due: {
        action,
        input,
        title,
        why: `${days} days have gone by`,
        rule,
        when: 'now',
        who: [bearer],
        must: false,
      },
      rule,
    },
  }
}
