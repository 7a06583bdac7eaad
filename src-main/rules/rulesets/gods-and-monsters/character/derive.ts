import { thrownRelief } from '../gear/shooting.ts'
import { halfUp } from '../scales.ts'
import {
  major,
  minor,
  ourShares,
  type AbilityName,
  type ReactionName,
  type Scores,
} from './abilities.ts'
import { archetypeOf, type ArchetypeId } from './archetypes.ts'
import { speciesNamed } from './species.ts'

/** The best three of four dice. Rule GAM-CRE-04. */
export function rollAbility(dice: readonly number[]): { score: number; dropped: number } {
  const dropped = Math.min(...dice)
  return { score: dice.reduce((sum, face) => sum + face, 0) - dropped, dropped }
}

/** Rule GAM-CRE-04. */
export function applySpecies(scores: Scores, name: string): Scores {
  const { changes } = speciesNamed(name)
  const of = (ability: AbilityName): number => scores[ability] + (changes[ability] ?? 0)
  return {
    charisma: of('charisma'),
    intelligence: of('intelligence'),
    wisdom: of('wisdom'),
    endurance: of('endurance'),
    agility: of('agility'),
    strength: of('strength'),
  }
}

/** Mojo of somebody new. Rules GAM-CRE-05, GAM-AMB-19. */
export function firstMojo(
  archetype: ArchetypeId,
  scores: Scores,
  shares = ourShares,
  base = 12,
): number {
  return base + major(scores[archetypeOf[archetype].ability], shares)
}

/** Rule GAM-CRE-06. */
export function firstSurvival(endurance: number, shares = ourShares): number {
  return 5 + major(endurance, shares)
}

/** Bonus of the archetype’s two abilities to every gain of verve. Rules GAM-CRE-06, GAM-ADV-10. */
export function verveBonus(archetype: ArchetypeId, scores: Scores, shares = ourShares): number {
  const { ability, verve } = archetypeOf[archetype]
  return minor(scores[ability], shares) + minor(scores[verve], shares)
}

/** Rule GAM-CRE-06. */
export function firstVerve(archetype: ArchetypeId, scores: Scores, shares = ourShares): number {
  return 5 + verveBonus(archetype, scores, shares)
}

/** Fields somebody begins with, one skill in each; never fewer than none. Rules GAM-CRE-09, GAMX-CON-03. */
export function initialFields(
  { intelligence, wisdom, charisma }: Scores,
  shares = ourShares,
): number {
  return Math.max(0, major(intelligence, shares) + minor(wisdom, shares) + minor(charisma, shares))
}

/** Rules GAM-CRE-10, GAMX-CON-04. */
export function baseMovement(speciesBase: number, scores: Scores, shares = ourShares): number {
  return speciesBase + major(scores.agility, shares) + minor(scores.strength, shares)
}

/** Things somebody can carry, each part rounded by itself. Rules GAM-CRE-10, GAMX-CON-10. */
export function carryLimits(scores: Scores): { items: number; largestBulk: number } {
  const items = halfUp(scores.strength / 2) + halfUp(scores.endurance / 4)
  return { items, largestBulk: scores.strength }
}

/** Years at creation; the dice are the species' own. Rules GAM-CRE-14, GAMX-CRE-16. */
export function startingAge(name: string, rolled: number): number {
  return speciesNamed(name).age.base + rolled
}

/** One roll of two dice feeds both; null where the book shows no figures. Rule GAM-CRE-15. */
export function heightAndWeight(
  name: string,
  rolled: number,
  { endurance, strength }: Pick<Scores, 'endurance' | 'strength'>,
  shares = ourShares,
): { inches: number; pounds: number } | null {
  const { body } = speciesNamed(name)
  if (!body) return null
  return {
    inches: body.inches + rolled + minor(endurance, shares) + major(strength, shares),
    pounds: body.pounds + 10 * (rolled + major(endurance, shares) + minor(strength, shares)),
  }
}

/** The field of somebody's home, with its language, an etiquette and what the species knows. Rule GAM-CRE-08. */
export function nativeCulture(
  culture: string,
  etiquette: string,
  name: string,
): { field: string; bonus: number; skills: string[] } {
  const { skill } = speciesNamed(name)
  return {
    field: `${culture} Culture`,
    bonus: 2,
    skills: [`${culture} Language`, etiquette, ...(skill ? [skill] : [])],
  }
}

/** Silver of somebody new. Rule GAM-EQ-01. */
export function startingSilver(archetype: ArchetypeId, scores: Scores): number {
  return scores[archetypeOf[archetype].ability]
}

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

const fedBy: Readonly<Record<ReactionName, readonly [AbilityName, AbilityName]>> = {
  health: ['endurance', 'strength'],
  fortitude: ['strength', 'endurance'],
  willpower: ['wisdom', 'charisma'],
  evasion: ['agility', 'intelligence'],
  reason: ['intelligence', 'wisdom'],
  perception: ['charisma', 'agility'],
}

interface ReactionTerms {
  base: number
  major: number
  minor: number
  level: number
  special: number
  total: number
}

/** A reaction with every term that made it. Rules GAM-CRE-11, GAM-CON-05, GAM-ADV-12. */
export function reactionTerms(
  reaction: ReactionName,
  scores: Scores,
  level: number,
  special: number,
  shares = ourShares,
): ReactionTerms {
  const [first, second] = fedBy[reaction]
  const terms = {
    base: 4,
    major: major(scores[first], shares),
    minor: minor(scores[second], shares),
    level,
    special,
  }
  return { ...terms, total: 4 + terms.major + terms.minor + level + special }
}

/** The ability that feeds a reaction most, and the one that feeds it too. Rule GAM-CON-05. */
export function abilitiesOf(reaction: ReactionName): readonly [AbilityName, AbilityName] {
  return fedBy[reaction]
}

/** Bonus of an archetype’s level to a reaction. Rule GAM-ADV-12. */
export function levelBonus(reaction: ReactionName, archetype: ArchetypeId, level: number): number {
  return archetypeOf[archetype].reaction === reaction ? level : Math.floor(level / 2)
}
