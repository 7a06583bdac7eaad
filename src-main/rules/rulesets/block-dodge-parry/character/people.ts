import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { isDown } from '../../../common/incapacitated.ts'

export {
  abilities,
  fieldOf,
  fullOf,
  missingPoints as missing,
  scoreOf,
  type Ability,
} from '../../../common/abilities.ts'
export { foesOf, partyOf } from '../../../common/sides.ts'

/** True when a creature has the skill, from a career, a teacher or by doing. Rules BDPX-CAR-01, BDPX-CAR-02. */
export function has(creature: ReadonlyCreature, skill: string): boolean {
  return (creature.skills[skill] ?? 0) > 0
}

/** Weapons that a creature is trained with, by their tags. Rules BDPX-CHR-07, BDPX-WPN-04. */
export function weaponsTrained({ tags }: ReadonlyCreature): string[] {
  return Object.keys(tags).flatMap((tag) => /^trained: (.+)$/.exec(tag)?.[1] ?? [])
}

/** Living people among these creatures: beasts and the dead left out. */
export function peopleAmong(situation: Situation, ids: readonly string[]): ReadonlyCreature[] {
  return ids
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter(({ conditions, kind }) => kind !== 'animal' && !('dead' in conditions))
}

/** Living people of the party: those who walk, tire and eat. */
export function walkers(situation: Situation): ReadonlyCreature[] {
  return peopleAmong(situation, situation.party)
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

/** True for the undead, constructs, oozes and mindless creatures, which never check morale. Rule BDPX-MOR-02. */
export function isMindless({ tags }: ReadonlyCreature): boolean {
  return 'mindless' in tags || 'undead' in tags || 'construct' in tags || 'ooze' in tags
}
