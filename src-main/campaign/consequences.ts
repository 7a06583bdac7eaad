import { enablePatches, produce, produceWithPatches, type Patch } from 'immer'
import type { Effect } from '../rules/core/effects.ts'
import type { Step } from '../rules/core/outcome.ts'
import type { CampaignState, Situation } from '../rules/core/situation.ts'
import { beforeRegrouping, withOtherInView } from './effects/groups.ts'
import { applyEffect } from './effects/index.ts'
import { beforeReturn, benchConsequences } from './effects/bench-follows.ts'
import { inKeyOrder } from './key-order.ts'

enablePatches()

/** Effects that follow from a change of the situation, whatever caused it. */
export type Consequences = (before: Situation, after: Situation) => Effect[]

/** Upper bound on rounds of consequences; beyond it two rules are cancelling each other. */
const mostRounds = 8

export interface Settled extends Settling {
  forward: Patch[]
  inverse: Patch[]
}

/** A state on its way to rest, and what happened to it. */
interface Settling {
  state: CampaignState
  /** Everything applied, in order: the effects asked for, then what followed from them. */
  applied: Effect[]
  /** Things that ended by themselves on the way. */
  told: Step[]
  /** Notices among them: a light that is nearly out or goes out. */
  rang: Step[]
  /** Notices that the line shows whatever its tone: a light that falls with its bearer. */
  always: Step[]
}

/** Patches of a change, in either direction. */
type Patches = Pick<Settled, 'forward' | 'inverse'>

/** Applies effects, then their consequences for either group of the party, until nothing more follows. */
export function settle(
  state: CampaignState,
  effects: readonly Effect[],
  consequences: Consequences,
): Settled {
  const patches: Patches = { forward: [], inverse: [] }
  const settled = inBothGroups(state, effects, consequences, patches)
  return { ...settled, forward: patches.forward, inverse: inKeyOrder(state, patches.inverse) }
}

/** The state that `settle` ends in, where nobody asks for its patches: much cheaper. */
export function settledState(
  state: CampaignState,
  effects: readonly Effect[],
  consequences: Consequences,
): CampaignState {
  return inBothGroups(state, effects, consequences, null).state
}

function inBothGroups(
  state: CampaignState,
  effects: readonly Effect[],
  consequences: Consequences,
  patches: Patches | null,
): Settling {
  const settled = inView(state, effects, consequences, patches)
  if (!effects.some(regroups)) reachOther(state, settled, consequences, patches)
  return settled
}

function inView(
  state: CampaignState,
  effects: readonly Effect[],
  consequences: Consequences,
  patches: Patches | null,
): Settling {
  const settled: Settling = {
    state,
    applied: [],
    told: [],
    rang: [],
    always: [],
  }
  let next = effects
  for (let round = 0; next.length > 0; round++) {
    if (round > mostRounds) {
      throw new Error(
        `consequences do not come to rest: ${next.map((effect) => effect.do).join(', ')}`,
      )
    }
    const before = settled.state
    settled.applied.push(...next)
    applyRound(settled, next, patches)
    const after = settled.state
    if (after === before) break
    const compared = next.some(regroups) ? beforeRegrouping(before, after) : before
    next = [
      ...consequences(beforeReturn(compared, after), after),
      ...benchConsequences(compared, after, consequences),
    ]
  }
  return settled
}

/** Applies consequences for the group out of view: both share parts of the state, such as house rules. */
function reachOther(
  before: CampaignState,
  settled: Settling,
  consequences: Consequences,
  patches: Patches | null,
): void {
  if (!before.split || !settled.state.split) return
  const after = withOtherInView(settled.state)
  const other = inView(after, consequences(withOtherInView(before), after), consequences, null)
  if (other.state === after) return
  settled.told.push(...other.told)
  settled.rang.push(...other.rang)
  settled.always.push(...other.always)
  change(settled, patches, (draft) => {
    const { clock: _same, ...state } = withOtherInView(other.state)
    Object.assign(draft, state)
  })
}

/**
 * True of effects that regroup the party. They move parts of the state as they are, so later effects need
 * a recipe of their own.
 */
function regroups({ do: word }: Effect): boolean {
  return word === 'split' || word === 'watch other group' || word === 'rejoin'
}

function applyRound(settled: Settling, effects: readonly Effect[], patches: Patches | null): void {
  const telling = {
    tell: (step: Step, rings: boolean | 'always' = false) => {
      settled.told.push(step)
      if (rings) settled.rang.push(step)
      if (rings === 'always') settled.always.push(step)
    },
  }
  const parting = effects.findIndex(regroups)
  const now = parting < 0 ? effects : effects.slice(0, parting + 1)
  change(settled, patches, (draft) => {
    for (const effect of now) applyEffect(draft, effect, telling)
  })
  if (now.length < effects.length) applyRound(settled, effects.slice(now.length), patches)
}

function change(
  settled: Settling,
  patches: Patches | null,
  recipe: (draft: CampaignState) => void,
): void {
  if (!patches) {
    settled.state = produce(settled.state, recipe)
    return
  }
  const [state, forward, inverse] = produceWithPatches(settled.state, recipe)
  settled.state = state
  patches.forward.push(...forward)
  patches.inverse.unshift(...inverse)
}
