import { day } from '../../../clock/clock.ts'
import type { Effect } from '../../../effects.ts'
import type { RuleId } from '../../../outcome.ts'
import type { ActionId, Situation } from '../../../situation.ts'

/** Days from one bill or birthday to the next, until the timer is stopped. Rules GAM-UPK-02, GAM-AGE-01. */
export function comesAgain(
  situation: Situation,
  what: {
    /** One bill of a kind for each: a second one takes the place of the first. */
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
