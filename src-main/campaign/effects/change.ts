import type { Effect, EffectOf } from '../../rules/core/effects.ts'
import type { Step } from '../../rules/core/outcome.ts'
import type { CampaignState, Id } from '../../rules/core/situation.ts'
import type { Creature } from '../../rules/core/state/creature.ts'

/** Reports to the GM what ended by itself while an effect was applied. */
export interface Telling {
  /**
   * `rings`: something ran out or is about to, and the chronicle line shows a notice of it where its tone is
   * plain; "always": in any tone.
   */
  tell(step: Step, rings?: boolean | 'always'): void
}

/** Applies the effects of one word to a draft of the state. */
export type Apply<W extends Effect['do']> = (
  draft: CampaignState,
  effect: EffectOf<W>,
  telling: Telling,
) => void

/** The creature an effect names, on the bench too. @throws when there is none: the rule that named it is wrong. */
export function creatureIn(draft: CampaignState, id: Id): Creature {
  const creature = draft.creatures[id] ?? draft.bench?.[id]?.creature
  if (!creature) throw new Error(`an effect names creature ${id}, and there is none`)
  return creature
}

/** Keeps `nextId` above every id made by counting from it, so that no id is given twice. */
export function claim(draft: CampaignState, id: Id): void {
  const digits = /(\d+)$/.exec(id)?.[1]
  if (digits) draft.nextId = Math.max(draft.nextId, Number(digits) + 1)
}
