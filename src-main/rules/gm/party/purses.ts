import { defineAction, type Action } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { Money } from '../../core/ruleset/money.ts'
import type { Situation } from '../../core/situation.ts'
import type { GameOf } from '../meeting.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { counted, upperFirst } from '../../core/words.ts'
import { coinsStashed, earnCoins, moneyOf, payCoins, purseOf, stashCoins } from './coins.ts'

const stash = 'the stash'

/** Moves coins between purses; an empty choice means the stash. Rule GF-COIN-02. */
export function purses(gameOf: GameOf): Action {
  return defineAction({
    id: 'house.hand-coins',
    title: 'Hand over coins',
    rule: 'GF-COIN-02',
    phase: 'table',
    slot: 'coins',
    needs: [],
    finds: 'give pay lend purse money stash gold',
    asks: {
      sum: { kind: 'number', title: 'How much', min: 1, max: 999_999, default: 1 },
      from: { kind: 'creature', title: 'From, or the stash', optional: true },
      to: { kind: 'creature', title: 'To, or the stash', optional: true },
    },
    preview(situation, { sum, from, to }) {
      const money = moneyOf(gameOf(situation))
      if (!money) return refusal('This game knows no money.')
      if (from === to) return refusal('Choose who gives, who takes, or the stash for one of them.')
      const has = purse(situation, money, from)
      if (sum > has)
        return refusal(`${nameOf(situation, from)} has ${counted(has, money.one, money.many)}.`)
      const coins = counted(sum, money.one, money.many)
      return plain(`${coins} from ${nameOf(situation, from)} to ${nameOf(situation, to)}`)
    },
    *run(situation, { sum, from, to }) {
      yield* []
      const money = moneyOf(gameOf(situation))
      if (!money) return gmOutcome('GF-COIN-02', 'Coins', 'This game knows no money', [])
      const coins = counted(sum, money.one, money.many)
      return gmOutcome(
        'GF-COIN-02',
        `${coins} handed over`,
        `${upperFirst(nameOf(situation, from))} to ${nameOf(situation, to)}`,
        [...moved(situation, money, from, -sum), ...moved(situation, money, to, sum)],
        { who: [from, to].flatMap((id) => id ?? []) },
      )
    },
  })
}

function purse(situation: Situation, money: Money, who: string | undefined): number {
  if (!who) return coinsStashed(situation)?.count ?? 0
  const creature = situation.creatures[who]
  return creature ? purseOf(creature, money, situation) : 0
}

function moved(situation: Situation, money: Money, who: string | undefined, by: number): Effect[] {
  if (!who) return stashCoins(situation, money, by)
  const creature = situation.creatures[who]
  if (!creature) return []
  return by < 0
    ? payCoins(creature, -by, money, situation)
    : earnCoins(creature, by, money, situation)
}

function nameOf(situation: Situation, who: string | undefined): string {
  return who ? (situation.creatures[who]?.name ?? 'nobody') : stash
}
