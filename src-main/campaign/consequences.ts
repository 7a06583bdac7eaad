import { enablePatches, produceWithPatches, type Patch } from 'immer'
import type { Effect } from '../rules/effects.ts'
import type { Step } from '../rules/outcome.ts'
import type { CampaignState, Situation } from '../rules/situation.ts'
import { applyEffect } from './effects/index.ts'
import { inKeyOrder } from './key-order.ts'

enablePatches()

/** What follows from a change, whatever caused it. */
export type Consequences = (before: Situation, after: Situation) => Effect[]

/** More rounds than this mean that two rules undo each other's work. */
const mostRounds = 8

export interface Settled {
  state: CampaignState
  forward: Patch[]
  inverse: Patch[]
  /** Things that ended by themselves on the way. */
  told: Step[]
  /** Those of them that are to be noticed: a light that gutters or goes out. */
  rang: Step[]
}

/** Applies effects, then their consequences, until nothing more follows. */
export function settle(
  state: CampaignState,
  effects: readonly Effect[],
  consequences: Consequences,
): Settled {
  const settled: Settled = { state, forward: [], inverse: [], told: [], rang: [] }
  let next = effects
  for (let round = 0; next.length > 0; round++) {
    if (round > mostRounds) {
      throw new Error(
        `consequences do not come to rest: ${next.map((effect) => effect.do).join(', ')}`,
      )
    }
    const before = settled.state
    applyRound(settled, next)
    if (settled.state === before) break
    next = consequences(before, settled.state)
  }
  return { ...settled, inverse: inKeyOrder(state, settled.inverse) }
}

function applyRound(settled: Settled, effects: readonly Effect[]): void {
  const telling = {
    tell: (step: Step, rings = false) => {
      settled.told.push(step)
      if (rings) settled.rang.push(step)
    },
  }
  const [state, forward, inverse] = produceWithPatches(settled.state, (draft) => {
    for (const effect of effects) applyEffect(draft, effect, telling)
  })
  settled.state = state
  settled.forward.push(...forward)
  settled.inverse.unshift(...inverse)
}
