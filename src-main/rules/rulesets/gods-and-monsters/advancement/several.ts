import { reactions, type ReactionName } from '../abilities.ts'
import { archetypes, type ArchetypeId } from '../archetypes.ts'
import { levelBonus } from '../characters/reactions.ts'
import type { Levels } from '../gear/worn.ts'
import { fightingArt } from './levels.ts'

/** Way to combine the bonuses of several archetypes. Rules GAM-ADV-03, GAM-AMB-20. */
export type Together = 'sum' | 'max'

function together(bonuses: readonly number[], way: Together): number {
  return way === 'sum' ? bonuses.reduce((all, one) => all + one, 0) : Math.max(0, ...bonuses)
}

/** Bonus of all archetypes together to a reaction. Rules GAM-ADV-03, GAM-ADV-12. */
export function levelsInReaction(reaction: ReactionName, levels: Levels, way: Together): number {
  return together(
    archetypes.map((archetype) => levelBonus(reaction, archetype, levels[archetype] ?? 0)),
    way,
  )
}

/** Rules GAM-ADV-03, GAM-ADV-11. */
export function levelsInFightingArt(levels: Levels, way: Together): number {
  return together(
    archetypes.map((archetype) => fightingArt(archetype, levels[archetype] ?? 0)),
    way,
  )
}

/** Reactions and Fighting Art gained with one more level of an archetype. Rules GAM-ADV-11, GAM-ADV-12. */
export function gainedBy(
  archetype: ArchetypeId,
  levels: Levels,
  way: Together,
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
export function leading(gained: ArchetypeId, after: Levels): ArchetypeId {
  return archetypes.reduce(
    (best, one) => ((after[one] ?? 0) > (after[best] ?? 0) ? one : best),
    gained,
  )
}
