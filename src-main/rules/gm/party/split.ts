import { defineAction, type Action } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { Money } from '../../core/ruleset/money.ts'
import type { Situation } from '../../core/situation.ts'
import type { GameOf } from '../meeting.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { counted, listed } from '../../core/words.ts'
import { personNamed, personOf } from './ours.ts'
import { coinsStashed, earnCoins, moneyOf, shares, stashCoins, type CoinShares } from './coins.ts'

type From = 'found' | 'the stash'
const most = 999_999

/** Rule GF-COIN-01. */
export function split(gameOf: GameOf): Action {
  return defineAction({
    id: 'house.share',
    title: 'Split coins',
    rule: 'GF-COIN-01',
    phase: 'table',
    slot: 'coins',
    needs: [],
    finds: 'share treasure gold divide loot money halves',
    asks: {
      sum: { kind: 'number', title: 'How much', min: 1, max: most, default: 100 },
      from: { kind: 'choice', title: 'Out of', of: ['found', 'the stash'], default: 'found' },
      among: { kind: 'creatures', title: 'Among', side: 'party' },
      absent: {
        kind: 'switch',
        title: 'The absent get a share too',
        default: false,
        optional: true,
      },
      halves: { kind: 'switch', title: 'Hirelings take half a share', default: true },
      rest: {
        kind: 'creature',
        title: 'What is over goes to, or to the stash',
        side: 'party',
        optional: true,
      },
    },
    prefill(situation) {
      const there = Math.min(most, Math.floor(coinsStashed(situation)?.count ?? 0))
      return there > 0 ? { sum: there, from: 'the stash' } : {}
    },
    preview(situation, { sum, from, among, absent, halves, rest }) {
      const money = moneyOf(gameOf(situation))
      const refuses = fault(situation, money, sum, from)
      if (refuses || !money) return refusal(refuses ?? 'This game knows no money.')
      const split = sharesOf(
        situation,
        sum,
        absent ? [...among, ...absentees(situation)] : among,
        halves,
      )
      if (split.each.length === 0)
        return refusal('Choose somebody to share with: animals take none.')
      return {
        ...plain(`${counted(sum, money.one, money.many)}: ${says(situation, split, rest)}`),
        terms: split.each.map(({ id, coins }) => ({
          name: personNamed(situation, id) ?? id,
          value: coins,
        })),
      }
    },
    *run(situation, { sum, from, among, absent, halves, rest }) {
      yield* []
      const money = moneyOf(gameOf(situation))
      if (!money) return gmOutcome('GF-COIN-01', 'Split', 'This game knows no money', [])
      const split = sharesOf(
        situation,
        sum,
        absent ? [...among, ...absentees(situation)] : among,
        halves,
      )
      const why = split.each.map(({ id, coins }) => ({
        name: personNamed(situation, id) ?? id,
        value: coins,
      }))
      return gmOutcome(
        'GF-COIN-01',
        `${counted(sum, money.one, money.many)} shared`,
        says(situation, split, rest),
        effectsOf(situation, money, split, from === 'the stash' ? sum : 0, rest),
        {
          who: split.each.map(({ id }) => id),
          tone: 'good',
          why,
        },
      )
    },
  })
}

function fault(
  situation: Situation,
  money: Money | undefined,
  sum: number,
  from: From,
): string | null {
  if (!money) return 'This game knows no money: note what was found instead.'
  const there = coinsStashed(situation)?.count ?? 0
  if (from === 'the stash' && sum > there)
    return `The stash holds ${counted(there, money.one, money.many)}, not ${sum}: share fewer.`
  return null
}

/** Benched characters whose player is absent; they still belong to the party. */
function absentees({ bench }: Situation): string[] {
  return Object.values(bench ?? {}).flatMap(({ id, why }) => (why === 'absent' ? [id] : []))
}

function sharesOf(
  situation: Situation,
  sum: number,
  among: readonly string[],
  halves: boolean,
): CoinShares {
  const each = among.flatMap((id) => personOf(situation, id) ?? [])
  return shares(sum, each, halves)
}

function says(
  situation: Situation,
  { each, rest: over }: CoinShares,
  rest: string | undefined,
): string {
  const sums = [...new Set(each.map(({ coins }) => coins))]
  const groups = sums.map((sum) => {
    const names = each
      .filter(({ coins }) => coins === sum)
      .map(({ id }) => personNamed(situation, id) ?? id)
    return `${sum} each for ${listed(names)}`
  })
  return [...groups, ...(over > 0 ? [`${over} over, ${overTo(situation, rest)}`] : [])].join('; ')
}

function overTo(situation: Situation, rest: string | undefined): string {
  return `to ${rest ? (situation.creatures[rest]?.name ?? 'nobody') : 'the stash'}`
}

function effectsOf(
  situation: Situation,
  money: Money,
  { each, rest: over }: CoinShares,
  outOfStash: number,
  rest: string | undefined,
): Effect[] {
  const sums = new Map(each.map(({ id, coins }) => [id, coins]))
  if (rest) sums.set(rest, (sums.get(rest) ?? 0) + over)
  return [
    ...[...sums].flatMap(([id, sum]) => {
      const creature = personOf(situation, id)
      return creature && sum > 0 ? earnCoins(creature, sum, money, situation) : []
    }),
    ...stashCoins(situation, money, (rest ? 0 : over) - outOfStash),
  ]
}
