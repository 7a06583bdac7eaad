import type { CampaignState, Borrowable, RulesetId } from '../rules/core/situation.ts'
import type { Head } from './journal.ts'

/** Nine in the morning of the first day: when a new campaign's clock starts. */
const morning = 9 * 3600

/** The state of a campaign in which nothing has happened yet. */
export function newState(
  name: string,
  ruleset: RulesetId,
  borrowed: Partial<Record<Borrowable, RulesetId>>,
): CampaignState {
  return {
    name,
    ruleset,
    borrowed,
    houseRules: {},
    clock: { seconds: morning, season: 'spring' },
    place: { title: '', level: 1 },
    creatures: {},
    party: [],
    groups: {},
    dues: {},
    timers: {},
    stash: {},
    nextId: 1,
  }
}

/** The head before entry 1. */
export function firstHead(campaign: string, state: CampaignState): Head {
  return { campaign, version: 0, state, undo: 0, redo: 0 }
}
