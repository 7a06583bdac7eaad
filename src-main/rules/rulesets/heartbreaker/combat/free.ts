import type { Effect } from '../../../effects.ts'
import type { RuleId } from '../../../outcome.ts'
import type { Someone } from '../people.ts'

/** An attack besides one's own, called up by what has just happened. */
export function freeAttack(
  id: string,
  attacker: Someone,
  target: Someone | undefined,
  told: { title: string; why: string; rule: RuleId },
): Effect {
  return {
    do: 'due',
    due: {
      id,
      action: 'heartbreaker.attack',
      input: {
        attacker: attacker.id,
        free: true,
        ...(target ? { target: target.id } : {}),
      },
      ...told,
      when: 'now',
      who: [attacker.id],
      must: false,
    },
  }
}
