import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { isDown } from '../../common/incapacitated.ts'

export {
  abilities,
  fieldOf,
  foesOf,
  fullOf,
  missing,
  partyOf,
  scoreOf,
  type Ability,
} from '../../common/abilities.ts'

/** A skill somebody has of a career, of a teacher or by doing. Rules BDPX-CAR-01, BDPX-CAR-02. */
export function has(creature: ReadonlyCreature, skill: string): boolean {
  return (creature.skills[skill] ?? 0) > 0
}

const helpless: Readonly<Record<string, string>> = {
  immobilised: 'is immobilised',
  unconscious: 'is unconscious',
  debilitated: 'is debilitated',
}

/** Why somebody can't act now, in words that name the way out; null when they can. */
export function cannotAct(creature: ReadonlyCreature, situation: Situation): string | null {
  const { name, conditions } = creature
  const dead = 'dead' in conditions
  const held = dead ? undefined : Object.keys(helpless).find((each) => each in conditions)
  if (held)
    return `${name} ${helpless[held] ?? held}. Lift that condition first, or choose another.`
  if (isDown(creature)) return `${name} is out of action: choose somebody who stands.`
  if ('surprised' in conditions && situation.fight)
    return `${name} is surprised and does nothing in this round.`
  return null
}

/** Bodies that know neither fear nor pain. Rule BDPX-MOR-02. */
export function isMindless({ tags }: ReadonlyCreature): boolean {
  return 'mindless' in tags || 'undead' in tags || 'construct' in tags || 'ooze' in tags
}
