import type { RuleId, Step } from '../core/outcome.ts'
import { refusal, type RefusedPreview } from '../core/preview.ts'
import type { ReadonlyCreature } from '../core/situation.ts'
import { listed } from '../core/words.ts'

const isDead = ({ conditions }: ReadonlyCreature): boolean => 'dead' in conditions

/** Living targets of a spell among the chosen: the dead roll no save and lose nothing. */
export function livingTargets(chosen: readonly ReadonlyCreature[]): ReadonlyCreature[] {
  return chosen.filter((one) => !isDead(one))
}

/** Refusal of a spell for which only the dead are chosen; null where it takes somebody, or nobody is chosen. */
export function onlyDeadChosen(
  spell: string,
  chosen: readonly ReadonlyCreature[],
): RefusedPreview | null {
  if (chosen.length === 0 || !chosen.every(isDead)) return null
  const are = chosen.length > 1 ? 'are' : 'is'
  return refusal(
    `${listed(chosen.map(({ name }) => name))} ${are} dead: choose somebody living for ${spell}.`,
  )
}

/** Step that names the dead among those chosen for a spell, for whom nothing is rolled. */
export function deadLeftOut(chosen: readonly ReadonlyCreature[], rule: RuleId): Step[] {
  return chosen.filter(isDead).map(({ name }) => ({ name, value: 'dead: left out', rule }))
}
