import { enablePatches, produceWithPatches, type Patch } from 'immer'
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

export interface Settled {
  state: CampaignState
  forward: Patch[]
  inverse: Patch[]
  /** Everything applied, in order: the effects asked for, then what followed from them. */
  applied: Effect[]
  /** Things that ended by themselves on the way. */
  told: Step[]
  /** Notices among them: a light that is nearly out or goes out. */
  rang: Step[]
  /** Notices that the line shows whatever its tone: a light that falls with its bearer. */
  always: Step[]
}

/** Applies effects, then their consequences for either group of the party, until nothing more follows. */
export function settle(
  state: CampaignState,
  effects: readonly Effect[],
  consequences: Consequences,
): Settled {
  const settled = inView(state, effects, consequences)
  if (!effects.some(regroups)) reachOther(state, settled, consequences)
  return { ...settled, inverse: inKeyOrder(state, settled.inverse) }
}

function inView(
  state: CampaignState,
  effects: readonly Effect[],
  consequences: Consequences,
): Settled {
  const settled: Settled = {
    state,
    forward: [],
    inverse: [],
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
    applyRound(settled, next)
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
function reachOther(before: CampaignState, settled: Settled, consequences: Consequences): void {
  if (!before.split || !settled.state.split) return
  const after = withOtherInView(settled.state)
  const other = inView(after, consequences(withOtherInView(before), after), consequences)
  if (other.state === after) return
  settled.told.push(...other.told)
  settled.rang.push(...other.rang)
  settled.always.push(...other.always)
  change(settled, (draft) => {
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

function applyRound(settled: Settled, effects: readonly Effect[]): void {
  const telling = {
    tell: (step: Step, rings: boolean | 'always' = false) => {
      settled.told.push(step)
      if (rings) settled.rang.push(step)
      if (rings === 'always') settled.always.push(step)
    },
  }
  const parting = effects.findIndex(regroups)
  const now = parting < 0 ? effects : effects.slice(0, parting + 1)
  change(settled, (draft) => {
    for (const effect of now) applyEffect(draft, effect, telling)
  })
  if (now.length < effects.length) applyRound(settled, effects.slice(now.length))
}

function change(settled: Settled, recipe: (draft: CampaignState) => void): void {
  const [state, forward, inverse] = produceWithPatches(settled.state, recipe)
  settled.state = state
  settled.forward.push(...forward)
  settled.inverse.unshift(...inverse)
}
