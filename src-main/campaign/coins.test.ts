import { expect, test } from 'vitest'
import { coinsStashed, earnCoins, moneyOf, purseOf } from '../rules/gm/party/coins.ts'
import { games } from '../rules/registry.ts'
import type { CampaignState } from '../rules/core/situation.ts'
import { command } from './testing/journal-table.ts'
import { apply } from './apply.ts'
import type { Head } from './journal.ts'
import { firstHead, newState } from './state.ts'
import { context } from './testing/context.ts'
import { stateAfter } from './testing/done.ts'

const paying = games.flatMap((game) => {
  const money = moneyOf(game)
  return money ? [{ game, money }] : []
})

/** Three people with parts of a coin in their purses, where the game knows parts. */
function company({ game, money }: (typeof paying)[number]): CampaignState {
  let head: Head = firstHead('c', newState('Test', game.id, {}))
  for (let more = 0; more < 3; more += 1) {
    const ran = apply(head, command(`${game.id}.new-character`, {}), context)
    if (ran.end !== 'done') throw new Error(ran.end)
    head = ran.head
  }
  const state = structuredClone(head.state) as CampaignState
  for (const creature of Object.values(state.creatures))
    for (const effect of earnCoins(creature, money.least ? 7.4 : 7, money, state)) {
      if (effect.do === 'set') creature.values[effect.field] = effect.to
      if (effect.do === 'change')
        creature.values[effect.field] = (creature.values[effect.field] ?? 0) + effect.by
    }
  return state
}

test.each(paying.map((one) => [one.game.title, one] as const))(
  '%s: coins that change hands stay as many, parts of a coin too',
  (_, one) => {
    const all = (state: CampaignState): number =>
      Object.values(state.creatures).reduce(
        (sum, creature) => sum + purseOf(creature, one.money, state),
        coinsStashed(state)?.count ?? 0,
      )
    const state = company(one)
    const [a = '', b = '', c = ''] = state.party
    const before = all(state)
    const ways: [action: string, input: Record<string, unknown>][] = [
      ['house.hand-coins', { sum: 3, from: a, to: b }],
      ['house.hand-coins', { sum: 5, from: a }],
      ['house.pay', { bearer: b, amount: 2, payer: a }],
      ['house.fall', { who: a, things: 'stashed' }],
      ['house.fall', { who: a, things: 'inherited', heir: b }],
      ['house.fall', { who: a, things: 'left' }],
    ]
    for (const [action, input] of ways)
      expect(all(stateAfter(state, action, input, context)), action).toBeCloseTo(before, 6)
    const heap = stateAfter(state, 'house.fall', { who: a, things: 'stashed' }, context)
    const purse = purseOf(state.creatures[a]!, one.money, state)
    expect(coinsStashed(heap)?.count).toBeCloseTo(purse, 6)
    const share = { sum: 4, from: 'the stash', among: [b, c], rest: b, halves: false }
    expect(all(stateAfter(heap, 'house.share', share, context))).toBeCloseTo(before, 6)
  },
)
