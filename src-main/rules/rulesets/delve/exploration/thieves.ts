import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { thiefOnly } from '../house-rules/dungeon.ts'

/** Reason a character may not try what only thieves can; null when allowed. Rule E-DLV-28. */
export function noThief(
  situation: Situation,
  creature: ReadonlyCreature,
  called: boolean,
): string | null {
  if (called || 'thief' in creature.tags || !houseRule<boolean>(situation, thiefOnly)) return null
  return `${creature.name} is no thief. Call them one here, choose another, or change the house rule.`
}
