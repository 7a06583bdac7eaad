import type { Effect } from '../../../core/effects.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'

/** The due of a free attack on somebody who is aimed at. Rule GAM-CMB-34. */
export const coveringId = (attacker: string, target: string): string =>
  `covering:${attacker}:${target}`

/** Kept on whoever aims, so that the bonus is theirs alone; the screen shows the name. Rule GAM-CMB-17. */
export const aimedTitle = (target: string): string => `aims at ${target}`

/** Ids of the creatures that aim at the target. */
export function coversOf(situation: Situation, target: string): string[] {
  return Object.keys(situation.creatures).filter(
    (id) =>
      coveringId(id, target) in situation.dues ||
      situation.fight?.marks?.[id]?.[aimedTitle(target)],
  )
}

/** An attack that costs no action, for as long as the target does not forestall it. Rule GAM-CMB-34. */
export function freeAttackDue(attacker: ReadonlyCreature, target: ReadonlyCreature): Effect {
  return {
    do: 'due',
    due: {
      id: coveringId(attacker.id, target.id),
      action: 'gods-and-monsters.attack',
      input: { attacker: attacker.id, target: target.id, ready: 'covered' },
      title: 'Free attack',
      why: `${attacker.name} aims at ${target.name}`,
      rule: 'GAM-CMB-34',
      when: 'next turn',
      who: [attacker.id, target.id],
      must: false,
    },
  }
}
