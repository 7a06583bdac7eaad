import { step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import type { Situation } from '../../../core/situation.ts'
import { coins, convertCoins, fieldOfCoin, readingOf, worthOf, type Coin } from '../money.ts'
import { personKinds } from '../../../core/state/creature.ts'

/** Changes coins into whole ones of another kind; a rest that makes no whole coin is kept. Rules HBK-GLO-04, E-HBK-01. */
export const exchange = defineAction({
  id: 'heartbreaker.exchange',
  title: 'Exchange coins',
  rule: 'HBK-GLO-04',
  phase: 'town',
  slot: 'coins',
  finds: 'gold silver copper change money guilder sovereign coronet',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Whose', side: 'party', only: personKinds },
    count: { kind: 'number', title: 'How many', min: 1, max: 100_000, default: 10 },
    from: { kind: 'choice', title: 'Of', of: coins, default: 'CP' },
    to: { kind: 'choice', title: 'Into', of: coins, default: 'GP' },
  },
  plan(situation, { who, count, from, to }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose whose coins.')
    if (from === to) return refusal(`${from} for ${to} changes nothing: choose another coin.`)
    const has = creature.values[fieldOfCoin[from]] ?? 0
    if (has < count) return refusal(`${creature.name} has ${has} ${from}, and not ${count}.`)
    const reading = readingOf(situation)
    const gets = Math.floor(convertCoins(count, from, to, reading).amount)
    if (gets === 0) return refusal(`${count} ${from} make no whole ${to}: change more of them.`)
    return {
      creature,
      from,
      to,
      gives: Math.ceil(convertCoins(gets, to, from, reading).amount),
      gets,
    }
  },
  preview: ({ from, to, gives, gets }, situation) =>
    plain(`${gives} ${from} for ${gets} ${to}`, [], [rateStep(situation)]),
  run({ creature, from, to, gives, gets }, situation, at) {
    const change = (coin: Coin, by: number): Effect => ({
      do: 'change',
      creature: creature.id,
      field: fieldOfCoin[coin],
      by,
    })
    return line(at, {
      rule: 'HBK-GLO-04',
      what: `${creature.name} exchanges coins`,
      says: `${gives} ${from} for ${gets} ${to}`,
      who: [creature.id],
      why: [rateStep(situation)],
      effects: [change(from, -gives), change(to, gets)],
    })
  },
})

function rateStep(situation: Situation) {
  const { GP, SP } = worthOf(readingOf(situation))
  return step('1 GP', `${GP / SP} SP or ${GP} CP`, 'E-HBK-01')
}
