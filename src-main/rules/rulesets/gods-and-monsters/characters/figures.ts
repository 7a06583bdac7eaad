import {
  contributor,
  major,
  minor,
  type Ability,
  type Reaction,
  type Scores,
} from '../abilities.ts'
import { archetypeOf, type ArchetypeId } from '../archetypes.ts'
import { thrownRelief } from '../gear/shooting.ts'
import { halfUp } from '../scales/rounding.ts'
import { speciesNamed } from './species.ts'

/** The best three of four dice. Rule GAM-CRE-04. */
export function rollAbility(dice: readonly number[]): { score: number; dropped: number } {
  const dropped = Math.min(...dice)
  return { score: dice.reduce((sum, face) => sum + face, 0) - dropped, dropped }
}

/** Rule GAM-CRE-04. */
export function changedBySpecies(scores: Scores, name: string): Scores {
  const { changes } = speciesNamed(name)
  const of = (ability: Ability): number => scores[ability] + (changes[ability] ?? 0)
  return {
    charisma: of('charisma'),
    intelligence: of('intelligence'),
    wisdom: of('wisdom'),
    endurance: of('endurance'),
    agility: of('agility'),
    strength: of('strength'),
  }
}

/** Mojo of somebody new. Rule GAM-CRE-05. */
export function firstMojo(archetype: ArchetypeId, scores: Scores): number {
  return 12 + major(scores[archetypeOf[archetype].ability])
}

/** Rule GAM-CRE-06. */
export function firstSurvival(endurance: number): number {
  return 5 + major(endurance)
}

/** What the archetype's two abilities add to every gain of verve. Rules GAM-CRE-06, GAM-ADV-10. */
export function verveBonus(archetype: ArchetypeId, scores: Scores): number {
  const { ability, verve } = archetypeOf[archetype]
  return minor(scores[ability]) + minor(scores[verve])
}

/** Rule GAM-CRE-06. */
export function firstVerve(archetype: ArchetypeId, scores: Scores): number {
  return 5 + verveBonus(archetype, scores)
}

/** Fields somebody begins with, one skill in each; never fewer than none. Rules GAM-CRE-09, GAMX-CON-03. */
export function initialFields(scores: Scores): number {
  return Math.max(0, major(scores.intelligence) + minor(scores.wisdom) + minor(scores.charisma))
}

/** Rules GAM-CRE-10, GAMX-CON-04. */
export function baseMovement(speciesBase: number, scores: Scores): number {
  return speciesBase + major(scores.agility) + minor(scores.strength)
}

/** Things somebody can carry, each part rounded by itself. Rules GAM-CRE-10, GAMX-CON-10. */
export function carried(scores: Scores): { items: number; largestBulk: number } {
  const items = halfUp(scores.strength / 2) + halfUp(scores.endurance / 4)
  return { items, largestBulk: scores.strength }
}

const fedBy: Readonly<Record<Reaction, readonly [Ability, Ability]>> = {
  health: ['endurance', 'strength'],
  fortitude: ['strength', 'endurance'],
  willpower: ['wisdom', 'charisma'],
  evasion: ['agility', 'intelligence'],
  reason: ['intelligence', 'wisdom'],
  perception: ['charisma', 'agility'],
}

export interface ReactionTerms {
  base: number
  major: number
  minor: number
  level: number
  special: number
  total: number
}

/** A reaction with every term that made it. Rules GAM-CRE-11, GAM-CON-05, GAM-ADV-12. */
export function reactionTerms(
  reaction: Reaction,
  scores: Scores,
  level: number,
  special: number,
): ReactionTerms {
  const [first, second] = fedBy[reaction]
  const terms = {
    base: 4,
    major: major(scores[first]),
    minor: minor(scores[second]),
    level,
    special,
  }
  return { ...terms, total: 4 + terms.major + terms.minor + level + special }
}

/** The ability that feeds a reaction most, and the one that feeds it too. Rule GAM-CON-05. */
export function abilitiesOf(reaction: Reaction): readonly [Ability, Ability] {
  return fedBy[reaction]
}

/** What a level of an archetype adds to a reaction. Rule GAM-ADV-12. */
export function levelBonus(reaction: Reaction, archetype: ArchetypeId, level: number): number {
  return archetypeOf[archetype].reaction === reaction ? level : Math.floor(level / 2)
}

/** What agility gives defense: whole, or half as it gives a throw. Rules GAM-CRE-13, GAMX-CON-09. */
export type AgilityDefense = 'major' | 'minor'
export const agilityDefenses: readonly AgilityDefense[] = ['major', 'minor']

export interface CombatNumbers {
  defense: number
  closeAttack: number
  closeDamage: number
  thrownAttack: number
  thrownDamage: number
  thrownRelief: number
  propelledAttack: number
}

/** Attack and defense of somebody with nothing on. Rules GAM-CRE-13, GAMX-CON-09. */
export function combatNumbers(
  scores: Scores,
  agilityDefense: AgilityDefense = 'major',
): CombatNumbers {
  const { agility, strength } = scores
  return {
    defense: contributor(agility, agilityDefense).bonus,
    closeAttack: minor(strength),
    closeDamage: major(strength),
    thrownAttack: minor(agility),
    thrownDamage: minor(strength),
    thrownRelief: thrownRelief(strength),
    propelledAttack: minor(agility),
  }
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
): { inches: number; pounds: number } | null {
  const { body } = speciesNamed(name)
  if (!body) return null
  return {
    inches: body.inches + rolled + minor(endurance) + major(strength),
    pounds: body.pounds + 10 * (rolled + major(endurance) + minor(strength)),
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

/** What a warrior knows of fighting from the first; nobody else does. Rules GAM-CRE-07, GAM-ADV-11. */
export function startingFightingArt(archetype: ArchetypeId): { bonus: number; skills: string[] } {
  return archetype === 'warrior'
    ? { bonus: 1, skills: ['unarmed combat', 'weapon fluency'] }
    : { bonus: 0, skills: [] }
}

/** Silver of somebody new. Rule GAM-EQ-01. */
export function startingSilver(archetype: ArchetypeId, scores: Scores): number {
  return scores[archetypeOf[archetype].ability]
}

/** What shopping leaves, some mojo turned into silver. Rules GAM-EQ-02, GAM-EQ-04, GAM-AMB-17. */
export function creationPurchase(
  purse: { coins: number; mojo: number },
  traded: number,
  costs: readonly number[],
  rate = 30,
): { cost: number; coins: number; mojo: number } {
  const cost = costs.reduce((sum, one) => sum + one, 0)
  return { cost, coins: purse.coins + rate * traded - cost, mojo: purse.mojo - traded }
}
