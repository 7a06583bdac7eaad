import {
  major,
  ourShares,
  reactions,
  type ReactionName,
  type Scores,
} from '../character/abilities.ts'
import { archetypeOf, archetypes, type ArchetypeId } from '../character/archetypes.ts'
import { levelBonus, verveBonus } from '../character/derive.ts'
import type { Levels } from '../gear/armor.ts'

/** Experience a level takes in all. Rule GAM-ADV-02. */
export function xpForLevel(level: number): number {
  return 500 * level * (level - 1)
}

/** The highest level so much experience reaches, and what the next still lacks. Rule GAM-ADV-02. */
export function levelFromXp(xp: number): { level: number; toNext: number } {
  let level = Math.max(1, Math.floor((1 + Math.sqrt(1 + (4 * Math.max(0, xp)) / 500)) / 2))
  while (level > 1 && xpForLevel(level) > xp) level--
  while (xpForLevel(level + 1) <= xp) level++
  return { level, toNext: xpForLevel(level + 1) - xp }
}

/** The pool a new level raises: verve at even ones, survival at odd ones. Rules GAM-ADV-10, GAM-ADV-18. */
export function levelUpKind(level: number): 'verve' | 'survival' {
  return level % 2 === 0 ? 'verve' : 'survival'
}

/** Rules GAM-ADV-10, GAM-AMB-21. */
export function verveGain(
  archetype: ArchetypeId,
  face: number,
  scores: Scores,
  least = 0,
  shares = ourShares,
): number {
  return Math.max(least, face + verveBonus(archetype, scores, shares))
}

/** Rules GAM-ADV-10, GAM-AMB-21. */
export function survivalGain(
  face: number,
  endurance: number,
  least = 0,
  shares = ourShares,
): number {
  return Math.max(least, face + major(endurance, shares))
}

/** Rule GAM-ADV-11. */
export function fightingArt(archetype: ArchetypeId, level: number): number {
  return Math.floor(level / archetypeOf[archetype].fighting)
}

/** Specialties in all. Rule GAM-ADV-13. */
export function specialties(level: number): number {
  return Math.ceil(level / 2)
}

/** Mojo a level after the first brings. Rules GAM-ADV-14, GAM-AMB-19. */
export function mojoGain(level: number): number {
  return 10 + level
}

/**
 * Calling points or spell slots of a level: as many new ones as the level, and the total so far. Rules
 * GAM-ADV-19, GAM-ADV-21.
 */
export function levelPoints(level: number): { fresh: number; total: number } {
  return { fresh: level, total: (level * (level + 1)) / 2 }
}

/** Rule GAM-ADV-23. */
export function spellMojo(spellLevel: number): number {
  return 3 * spellLevel
}

/** Target of the test before a spell is learned. Rule GAM-ADV-25. */
export function spellCompatibility(reason: number, spellLevel: number): number {
  return reason + 6 - spellLevel
}

/** Ways in which a character gives up loot. Rule GAM-ADV-08. */
export const lossReasons = ['donated', 'lost', 'bribe', 'gambled', 'gambled-stipulated'] as const
export type LossReason = (typeof lossReasons)[number]

/** Words for the ways whose own word says too little. */
export const lossTitles: Readonly<Record<string, string>> = {
  'gambled-stipulated': 'gambled, loss agreed beforehand',
}

/** XP for loot given up: 2 a coin, none for a bribe or a plain gamble. Rule GAM-ADV-08. */
export function lootXp(silver: number, reason: LossReason): number {
  return reason === 'bribe' || reason === 'gambled' ? 0 : 2 * silver
}

/** Way to combine the bonuses of several archetypes. Rules GAM-ADV-03, GAM-AMB-20. */
export type LevelSum = 'sum' | 'max'

function together(bonuses: readonly number[], way: LevelSum): number {
  return way === 'sum' ? bonuses.reduce((all, one) => all + one, 0) : Math.max(0, ...bonuses)
}

/** Bonus of all archetypes together to a reaction. Rules GAM-ADV-03, GAM-ADV-12. */
export function levelsInReaction(reaction: ReactionName, levels: Levels, way: LevelSum): number {
  return together(
    archetypes.map((archetype) => levelBonus(reaction, archetype, levels[archetype] ?? 0)),
    way,
  )
}

/** Rules GAM-ADV-03, GAM-ADV-11. */
export function levelsInFightingArt(levels: Levels, way: LevelSum): number {
  return together(
    archetypes.map((archetype) => fightingArt(archetype, levels[archetype] ?? 0)),
    way,
  )
}

/** Reactions and Fighting Art gained with one more level of an archetype. Rules GAM-ADV-11, GAM-ADV-12. */
export function levelGains(
  archetype: ArchetypeId,
  levels: Levels,
  way: LevelSum,
): { reactions: { reaction: ReactionName; by: number }[]; fightingArt: number } {
  const after = { ...levels, [archetype]: (levels[archetype] ?? 0) + 1 }
  return {
    reactions: reactions.flatMap((reaction) => {
      const by = levelsInReaction(reaction, after, way) - levelsInReaction(reaction, levels, way)
      return by === 0 ? [] : [{ reaction, by }]
    }),
    fightingArt: levelsInFightingArt(after, way) - levelsInFightingArt(levels, way),
  }
}

/** The archetype whose abilities feed verve: the highest after the level, on a tie the one just gained. Rule GAM-ADV-18. */
export function leadingArchetype(gained: ArchetypeId, after: Levels): ArchetypeId {
  return archetypes.reduce(
    (best, one) => ((after[one] ?? 0) > (after[best] ?? 0) ? one : best),
    gained,
  )
}
