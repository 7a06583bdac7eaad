import type { CampaignState } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { played, table, wizard, type AnswersByLabel } from './table.ts'

export const minutes = 60

/** A table with a wizard who has one spell, and others. */
export const at = (
  spell: string,
  more: readonly Creature[] = [],
  houseRules: CampaignState['houseRules'] = {},
): CampaignState => table([wizard(spell), ...more], houseRules)

/** The wizard of the table casts. */
export const cast = (
  state: CampaignState,
  input: Record<string, unknown>,
  answers: AnswersByLabel = {},
): ReturnType<typeof played> => played(state, 'hearts.cast', { caster: 'c1', ...input }, answers)

export const marks = (state: CampaignState, id: string): string[] =>
  Object.keys(state.creatures[id]?.conditions ?? {})
