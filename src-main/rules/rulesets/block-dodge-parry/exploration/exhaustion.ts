import type { Due } from '../../../core/state/due.ts'
import type { Situation } from '../../../core/situation.ts'

export const exhaustionDue = 'bdp-exhaustion'

/** Everybody rests, tires or eats before they go on. Rule BDPX-DUN-03. */
export function exhaustionDueOf(situation: Situation): Due {
  return {
    id: exhaustionDue,
    action: 'block-dodge-parry.exhaustion',
    input: {},
    title: 'Rest, a Fatigue, or a meal',
    why: 'They are worn out',
    rule: 'BDPX-DUN-03',
    when: 'next turn',
    who: [...situation.party],
    holds: 'block-dodge-parry.turn',
    must: true,
  }
}

/** Why nobody may work on, or null. */
export function wornOut(situation: Situation): string | null {
  const due = situation.dues[exhaustionDue]
  return due ? `${due.why}. First: ${due.title}.` : null
}
