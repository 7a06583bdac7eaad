import { abilities, fieldOf, fullOf, missingPoints } from '../../../common/abilities.ts'
import { isDown } from '../../../common/incapacitated.ts'
import type { Effect } from '../../../core/effects.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'

const helpless: Readonly<Record<string, string>> = {
  paralysed: 'is paralysed',
  asleep: 'is asleep',
  delirious: 'is delirious',
  'out of the body': 'is out of the body',
}

/** Reason a creature can't act now, with the remedy; null when it can. */
export function cannotAct(creature: ReadonlyCreature, situation: Situation): string | null {
  const { name, conditions } = creature
  if (isDown(creature)) return `${name} is out of action: choose somebody who stands.`
  const held = Object.keys(helpless).find((each) => each in conditions)
  if (held)
    return `${name} ${helpless[held] ?? held}. Lift that condition first, or choose another.`
  if ('surprised' in conditions && situation.fight)
    return `${name} is surprised and does nothing in this round.`
  return null
}

export function isUndead(creature: ReadonlyCreature): boolean {
  return 'undead' in creature.tags
}

/** Effect that sets a field of a creature. */
export function setTo({ id }: Pick<ReadonlyCreature, 'id'>, field: string, to: number): Effect {
  return { do: 'set', creature: id, field, to }
}

/** Effects that bring the abilities of a creature back to their full scores. */
export function abilitiesRestored(creature: ReadonlyCreature): Effect[] {
  return abilities
    .filter((ability) => missingPoints(creature, ability) > 0)
    .map((ability) => setTo(creature, fieldOf[ability], creature.values[fullOf[ability]] ?? 0))
}
