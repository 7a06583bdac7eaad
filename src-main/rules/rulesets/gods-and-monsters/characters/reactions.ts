import {
  major,
  minor,
  ourShares,
  type AbilityName,
  type ReactionName,
  type Scores,
} from '../abilities.ts'
import { archetypeOf, type ArchetypeId } from '../archetypes.ts'

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
