import { major, minor, ourShares, type Scores } from '../abilities.ts'
import type { ArchetypeId } from '../archetypes.ts'
import { thrownRelief } from '../gear/shooting.ts'

/**
 * Share of agility that counts for defense: major, or minor as for a throw. Rules GAM-CRE-13, GAMX-CON-09.
 */
export type AgilityDefense = 'major' | 'minor'

interface CombatNumbers {
  defense: number
  closeAttack: number
  closeDamage: number
  thrownAttack: number
  thrownDamage: number
  thrownRelief: number
  propelledAttack: number
}

/** Attack and defense from abilities alone, without gear. Rules GAM-CRE-13, GAMX-CON-09. */
export function combatNumbers(
  scores: Scores,
  agilityDefense: AgilityDefense = 'major',
  shares = ourShares,
): CombatNumbers {
  const { agility, strength } = scores
  return {
    defense: shares(agility, agilityDefense),
    closeAttack: minor(strength, shares),
    closeDamage: major(strength, shares),
    thrownAttack: minor(agility, shares),
    thrownDamage: minor(strength, shares),
    thrownRelief: thrownRelief(strength, shares),
    propelledAttack: minor(agility, shares),
  }
}

/** Fighting Art of a new character; only a warrior has any. Rules GAM-CRE-07, GAM-ADV-11. */
export function startingFightingArt(archetype: ArchetypeId): { bonus: number; skills: string[] } {
  return archetype === 'warrior'
    ? { bonus: 1, skills: ['unarmed combat', 'weapon fluency'] }
    : { bonus: 0, skills: [] }
}
