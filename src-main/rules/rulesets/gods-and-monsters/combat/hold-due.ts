import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { Effect } from '../../../core/effects.ts'

export const holdId = (target: string): string => `hold:${target}`

/** The next round of a hold. Rule GAM-CMB-29. */
export function holdDue(attacker: ReadonlyCreature, target: ReadonlyCreature): Effect {
  return {
    do: 'due',
    due: {
      id: holdId(target.id),
      action: 'gods-and-monsters.hold',
      input: { attacker: attacker.id, target: target.id },
      title: 'Hold',
      why: `${attacker.name} holds ${target.name}: both test fortitude`,
      rule: 'GAM-CMB-29',
      when: 'next turn',
      who: [attacker.id, target.id],
      must: false,
    },
  }
}
