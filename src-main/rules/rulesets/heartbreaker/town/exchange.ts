import { defineAction, type Action } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { coins, exchanged, fieldOfCoin, readingOf, worthOf, type Coin } from '../coins.ts'

interface Exchange {
  gives: number
  gets: number
}

/** Whole coins of the other kind; what makes no whole coin is kept. Rules HBK-GLO-04, E-HBK-01. */
function exchangeOf(situation: Situation, count: number, from: Coin, to: Coin): Exchange {
  const reading = readingOf(situation)
  const gets = Math.floor(exchanged(count, from, to, reading).amount)
  return { gives: Math.ceil(exchanged(gets, to, from, reading).amount), gets }
}

function fault(
  situation: Situation,
  creature: ReadonlyCreature | undefined,
  count: number,
  from: Coin,
  to: Coin,
): string | null {
  if (!creature) return 'Choose whose coins.'
  if (from === to) return `${from} for ${to} changes nothing: choose another coin.`
  const has = creature.values[fieldOfCoin[from]] ?? 0
  if (has < count) return `${creature.name} has ${has} ${from}, and not ${count}.`
  if (exchangeOf(situation, count, from, to).gets === 0)
    return `${count} ${from} make no whole ${to}: change more of them.`
  return null
}

export const exchange: Action = defineAction({
  id: 'heartbreaker.exchange',
  title: 'Exchange coins',
  rule: 'HBK-GLO-04',
  phase: 'town',
  slot: 'coins',
  needs: [],
  finds: 'gold silver copper change money guilder sovereign coronet',
  asks: {
    who: { kind: 'creature', title: 'Whose', side: 'party' },
    count: { kind: 'number', title: 'How many', min: 1, max: 100_000, default: 10 },
    from: { kind: 'choice', title: 'Of', of: coins, default: 'CP' },
    to: { kind: 'choice', title: 'Into', of: coins, default: 'GP' },
  },
  preview(situation, { who, count, from, to }) {
    const says = fault(situation, situation.creatures[who], count, from, to)
    if (says) return refusal(says)
    const { gives, gets } = exchangeOf(situation, count, from, to)
    return plain(`${gives} ${from} for ${gets} ${to}`, [], [rate(situation)])
  },
  *run(situation, { who, count, from, to }, at) {
    yield* []
    const creature = situation.creatures[who]
    const says = fault(situation, creature, count, from, to)
    const { gives, gets } = exchangeOf(situation, count, from, to)
    const change = (coin: Coin, by: number): Effect => ({
      do: 'change',
      creature: who,
      field: fieldOfCoin[coin],
      by,
    })
    return line(at, {
      rule: 'HBK-GLO-04',
      what: `${creature?.name ?? 'Nobody'} exchanges coins`,
      says: says ?? `${gives} ${from} for ${gets} ${to}`,
      who: [who],
      why: [rate(situation)],
      effects: says ? [] : [change(from, -gives), change(to, gets)],
    })
  },
})

function rate(situation: Situation) {
  const { GP, SP } = worthOf(readingOf(situation))
  return { name: '1 GP', value: `${GP / SP} SP or ${GP} CP`, rule: 'E-HBK-01' as const }
}
