import type { Effect } from '../core/effects.ts'
import type { ReadonlyCreature, Situation } from '../core/situation.ts'
import type { Due } from '../core/state/due.ts'

/** Ask for who attacks, where one who fell in the same moment still may. */
export const togetherAttacker = {
  kind: 'creature',
  role: 'actor',
  title: 'Attacker',
  optional: true,
  living: false,
} as const

/** Due id of the attack of a creature that fell in the same moment, on tied initiative. */
export function togetherDue(id: string): string {
  return `together:${id}`
}

/** True for a creature that may still strike in this round as it falls, because both sides act together. */
export function actsTogether(
  { fight }: Situation,
  { id, kind, conditions }: ReadonlyCreature,
): boolean {
  const acts = fight?.first === 'tie' && !fight.acted[id] && kind !== 'animal'
  return acts && !('surprised' in conditions)
}

/** Keeps the attacks of those who fell in the same moment due, though they are dead, while their targets live. */
export function renewTogether(_before: Situation, after: Situation): Effect[] {
  return Object.values(after.dues).flatMap((due): Effect[] => {
    const [striker, target] = [due.input['attacker'], due.input['target']].map(
      (id) => after.creatures[String(id)],
    )
    const isDead = striker && 'dead' in striker.conditions && due.id === togetherDue(striker.id)
    const lives = target && !('dead' in target.conditions)
    return isDead && lives ? [{ do: 'due', due: due as Due }] : []
  })
}

/** Settles the attacks of a round in which both sides act together when the next one begins. */
export function settleTogether(before: Situation, after: Situation): Effect[] {
  if (!after.fight || !before.fight || after.fight.round <= before.fight.round) return []
  return Object.keys(after.dues)
    .filter((id) => id.startsWith(togetherDue('')))
    .map((due) => ({ do: 'settle', due }))
}
