import type { Situation } from '../../../situation.ts'
import { isDown } from '../../../standing.ts'
import type { Someone } from '../people.ts'
import { togetherDue } from './due-ids.ts'

/** Why somebody can’t act now, in words that name the way out; null when they can. */
export function cannotAct(creature: Someone, situation: Situation): string | null {
  const { name, conditions, id } = creature
  if ('dead' in conditions && !situation.dues[togetherDue(id)])
    return `${name} is dead: choose somebody who stands.`
  if (isDown(creature) && !situation.dues[togetherDue(id)])
    return `${name} is down: choose somebody who stands.`
  if ('surprised' in conditions && situation.fight)
    return `${name} is surprised and loses this round. Next round they act.`
  return null
}
