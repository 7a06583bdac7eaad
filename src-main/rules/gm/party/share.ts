import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { Money } from '../../core/ruleset/money.ts'
import type { Id, Situation } from '../../core/situation.ts'
import { counted, listed, upperFirst } from '../../core/words.ts'
import { gmOutcome } from '../gm-outcome.ts'
import {
  coinsStashed,
  earnCoins,
  moneyOf,
  payCoins,
  purseOf,
  shares,
  stashCoins,
  type CoinShares,
} from './coins.ts'
import { personNamed, personOf } from './ours.ts'

const most = 999_999

/** Splits coins in equal shares. Rule GF-COIN-01. */
const share = defineAction({
  id: 'house.share',
  title: 'Split coins',
  rule: 'GF-COIN-01',
  phase: 'table',
  slot: 'coins',
  finds: 'share treasure gold divide loot money halves',
  asks: {
    sum: { kind: 'number', title: 'How much', min: 1, max: most, default: 100 },
    from: { kind: 'choice', title: 'Out of', of: ['found', 'the stash'], default: 'found' },
    among: { kind: 'creatures', role: 'target', title: 'Among', side: 'party' },
    absent: { kind: 'switch', title: 'The absent get a share too', default: false, optional: true },
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
  plan(situation, { sum, from, among, absent, halves, rest }, { ruleset }) {
    const money = moneyOf(ruleset)
    if (!money) return refusal('This game knows no money: note what was found instead.')
    const there = coinsStashed(situation)?.count ?? 0
    if (from === 'the stash' && sum > there)
      return refusal(
        `The stash holds ${counted(there, money.one, money.many)}, not ${sum}: share fewer.`,
      )
    const people = absent ? [...among, ...absentees(situation)] : among
    const split = shares(
      sum,
      people.flatMap((id) => personOf(situation, id) ?? []),
      halves,
    )
    if (split.each.length === 0) return refusal('Choose somebody to share with: animals take none.')
    return {
      money,
      coins: counted(sum, money.one, money.many),
      split,
      rest,
      outOfStash: from === 'the stash' ? sum : 0,
      terms: split.each.map(({ id, coins }) => ({
        name: personNamed(situation, id) ?? id,
        value: coins,
      })),
    }
  },
  preview: ({ coins, split, rest, terms }, situation) =>
    plain(`${coins}: ${says(situation, split, rest)}`, terms),
  run: ({ money, coins, split, rest, outOfStash, terms }, situation) =>
    gmOutcome(
      'GF-COIN-01',
      `${coins} shared`,
      says(situation, split, rest),
      effectsOf(situation, money, split, outOfStash, rest),
      { who: split.each.map(({ id }) => id), tone: 'good', why: terms },
    ),
})

/** Benched characters whose player is absent; they still belong to the party. */
function absentees({ bench }: Situation): string[] {
  return Object.values(bench ?? {}).flatMap(({ id, why }) => (why === 'absent' ? [id] : []))
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
    return `${sum}${names.length > 1 ? ' each' : ''} for ${listed(names)}`
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

/** Moves coins between purses; an empty choice means the stash. Rule GF-COIN-02. */
const handOverCoins = defineAction({
  id: 'house.hand-coins',
  title: 'Hand over coins',
  rule: 'GF-COIN-02',
  phase: 'table',
  slot: 'coins',
  finds: 'give pay lend purse money stash gold',
  asks: {
    sum: { kind: 'number', title: 'How much', min: 1, max: most, default: 1 },
    from: {
      kind: 'creature',
      role: 'actor',
      title: 'From, or the stash',
      optional: true,
      living: false,
    },
    to: { kind: 'creature', role: 'target', title: 'To', optional: true, none: 'the stash' },
  },
  plan(situation, { sum, from, to }, { ruleset }) {
    const money = moneyOf(ruleset)
    if (!money) return refusal('This game knows no money.')
    if (from === to) return refusal('Choose who gives, who takes, or the stash for one of them.')
    const has = purse(situation, money, from)
    const giver = nameOf(situation, from)
    if (sum > has) return refusal(`${giver} has ${counted(has, money.one, money.many)}.`)
    const coins = counted(sum, money.one, money.many)
    return { money, sum, from, to, coins, giver, taker: nameOf(situation, to) }
  },
  preview: ({ coins, giver, taker }) => plain(`${coins} from ${giver} to ${taker}`),
  run: ({ money, sum, from, to, coins, giver, taker }, situation) =>
    gmOutcome(
      'GF-COIN-02',
      `${coins} handed over`,
      `${upperFirst(giver)} to ${taker}`,
      [...moved(situation, money, from, -sum), ...moved(situation, money, to, sum)],
      { who: [from, to].flatMap((id) => id ?? []) },
    ),
})

function purse(situation: Situation, money: Money, who: Id | undefined): number {
  if (!who) return coinsStashed(situation)?.count ?? 0
  const creature = situation.creatures[who]
  return creature ? purseOf(creature, money, situation) : 0
}

function moved(situation: Situation, money: Money, who: Id | undefined, by: number): Effect[] {
  if (!who) return stashCoins(situation, money, by)
  const creature = situation.creatures[who]
  if (!creature) return []
  return by < 0
    ? payCoins(creature, -by, money, situation)
    : earnCoins(creature, by, money, situation)
}

function nameOf(situation: Situation, who: Id | undefined): string {
  return who ? (situation.creatures[who]?.name ?? 'nobody') : 'the stash'
}

export const sharing = [share, handOverCoins]
