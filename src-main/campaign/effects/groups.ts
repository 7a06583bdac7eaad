import { castDraft, current } from 'immer'
import {
  groupKeys,
  type CampaignState,
  type OtherGroup,
  type Situation,
} from '../../rules/core/situation.ts'

/** State that belongs to one group of a split party. */
export type GroupState = Omit<OtherGroup, 'seconds'>

/** The draft as it stands now, so that nothing of it is held twice. */
export function stateOf(draft: CampaignState): CampaignState {
  return current(castDraft(draft))
}

export function groupOf(state: GroupState): GroupState {
  const pairs = groupKeys.flatMap((key) => (state[key] === undefined ? [] : [[key, state[key]]]))
  return Object.fromEntries(pairs) as unknown as GroupState
}

/** The state with the other group of a split party in view, each part of it the same object. */
export function withOtherInView(state: CampaignState): CampaignState {
  if (!state.split) return state
  const { seconds, ...group } = state.split.other
  const shared = Object.entries(state).filter(([key]) => !groupKeys.some((own) => own === key))
  return {
    ...(Object.fromEntries(shared) as unknown as CampaignState),
    ...group,
    clock: { ...state.clock, seconds },
    split: { ...state.split, other: { ...groupOf(state), seconds: state.clock.seconds } },
  }
}

/** Sets what belongs to the group in view; what it lacks is absent. */
export function put(draft: CampaignState, group: GroupState): void {
  for (const key of groupKeys)
    if (group[key] === undefined) delete (draft as Partial<GroupState>)[key]
  Object.assign(draft, groupOf(group))
}

/**
 * The state before groups part, change places or meet, as consequences compare it with the one after: nobody
 * comes, goes or ends a fight by it, and only what time did to the group that waited is a change.
 */
export function beforeRegrouping(before: Situation, after: Situation): Situation {
  const other = before.split?.other
  if (!other || after.split) return after
  const [behind, ahead] = before.clock.seconds < other.seconds ? [before, other] : [other, before]
  return {
    ...after,
    creatures: { ...before.creatures, ...other.creatures },
    timers: { ...behind.timers, ...ahead.timers },
    dues: { ...behind.dues, ...ahead.dues },
  }
}
