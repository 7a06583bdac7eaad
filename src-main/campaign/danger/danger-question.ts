import type { Shelf } from '../../rules/core/action.ts'
import type { CampaignState } from '../../rules/core/situation.ts'
import type { PreparedEncounter } from '../../rules/core/state/encounter.ts'
import type { Monster } from '../../rules/monsters/canonical.ts'
import { countFights, fightsOf, type DangerEstimate } from './estimate-danger.ts'

/** All that an estimate of danger needs, as a thread beside main gets it. */
export interface DangerQuestion {
  /** The campaign with nobody but the party in it. */
  state: CampaignState
  prepared: PreparedEncounter
  /** Monsters by the names that the bands use. */
  named: readonly (readonly [name: string, monster: Monster])[]
  seed: string
  runs: number
}

/** Number of fights between two reports of progress. */
const reportEach = 10

/** Plays the fights of a question, and counts them. @param tell hears how many are played */
export function answerDanger(
  { state, prepared, named, seed, runs }: DangerQuestion,
  tell: (played: number) => void,
): DangerEstimate {
  const fights = fightsOf(state, prepared, shelfNaming(named), seed)
  const ended = []
  while (ended.length < runs) {
    ended.push(fights.next().value)
    if (ended.length % reportEach === 0) tell(ended.length)
  }
  return countFights(ended, state.party.length)
}

function shelfNaming(named: DangerQuestion['named']): Shelf {
  const byName = new Map(named)
  const byId = new Map(named.map(([, monster]) => [monster.id, monster]))
  return {
    monster: (id) => byId.get(id),
    monsterNamed: (name) => byName.get(name),
    table: () => undefined,
    tableNamed: () => undefined,
    tables: () => [],
  }
}
