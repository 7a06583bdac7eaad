import type { CombatOrder } from '../../../core/ruleset/combat.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { isDown } from '../../../common/incapacitated.ts'
import { togetherDue } from '../../../common/struck-together.ts'
import { avoidsFights } from '../hirelings/people.ts'

/** One side acts, then the other, by a d6 for each side every round. Rules HBK-INIT-01, HBK-ATK-07. */
export const order: CombatOrder = {
  rule: 'HBK-INIT-01',
  first: 'sides',
  cannotAct,
  avoidsFights,
  phases: [
    {
      id: 'first',
      title: 'First side',
      turn: 'first',
      says: 'Each attacks, casts, flees, holds the action or does something else.',
      rule: 'HBK-INIT-01',
    },
    {
      id: 'second',
      title: 'Second side',
      turn: 'second',
      says: 'Then everybody of the other side; with equal dice both act together.',
      rule: 'HBK-INIT-01',
    },
  ],
  declarations: [],
}

/** Conditions that prevent acting, from poison, a ghoul’s touch or a spell. */
const helpless = new Set(['paralysed', 'petrified', 'held'])

/** Reason a creature can’t act now, with the remedy; null when it can. */
export function cannotAct(creature: ReadonlyCreature, situation: Situation): string | null {
  const { name, conditions, id } = creature
  if ('dead' in conditions && !situation.dues[togetherDue(id)])
    return `${name} is dead: choose somebody who stands.`
  if (isDown(creature) && !situation.dues[togetherDue(id)])
    return `${name} is down: choose somebody who stands.`
  const held = Object.keys(conditions).find((state) => helpless.has(state.toLowerCase()))
  if (held) return `${name} is ${held.toLowerCase()}: lift that condition first, or choose another.`
  if ('surprised' in conditions && situation.fight)
    return `${name} is surprised and loses this round. Next round they act.`
  return null
}
