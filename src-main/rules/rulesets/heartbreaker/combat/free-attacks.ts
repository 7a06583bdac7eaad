import { renewTogether } from '../../../common/struck-together.ts'
import type { Effect } from '../../../core/effects.ts'
import type { RuleId } from '../../../core/outcome.ts'
import type { Due } from '../../../core/state/due.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { foesOf } from '../character/people.ts'

/** Due id of the free attack on a creature that flees. Rule HBK-ATK-06. */
export function chaseDue(attacker: string, runner: string): string {
  return `free:${attacker}:${runner}`
}

/** Due id of an avenger’s further attack. Rule HBK-PATH-04. */
export function avengeDue(id: string): string {
  return `avenge:${id}`
}

/** Due for a free attack after something that has just happened. */
export function freeAttackDue(
  id: string,
  attacker: ReadonlyCreature,
  target: ReadonlyCreature | undefined,
  about: { title: string; why: string; rule: RuleId },
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
      ...about,
      when: 'now',
      who: [attacker.id],
      must: false,
    },
  }
}

/** Keeps a simultaneous attack due, and gives an avenger whose target is dead another one. */
export function renewFreeAttacks(before: Situation, after: Situation): Effect[] {
  const avengers = Object.values(after.dues).flatMap((due): Effect[] => {
    const [striker, target] = [due.input['attacker'], due.input['target']].map((id) =>
      typeof id === 'string' ? after.creatures[id] : undefined,
    )
    const alive = target && !('dead' in target.conditions)
    const next = foesOf(after)[0]
    if (!striker || alive || due.id !== avengeDue(striker.id) || !next) return []
    return [{ do: 'due', due: { ...(due as Due), input: { ...due.input, target: next.id } } }]
  })
  return [...renewTogether(before, after), ...avengers]
}
