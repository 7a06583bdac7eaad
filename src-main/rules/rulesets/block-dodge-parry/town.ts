import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { Wages } from '../../core/ruleset/money.ts'
import type { Situation } from '../../core/situation.ts'
import { wageScale } from './house-rules/town.ts'

/**
 * Trades of hirelings, and coins a day where our ruling pays them: a squad is paid as ten henchmen. Rules BDPX-SET-02,
 * BDPX-GAP-03.
 */
export const trades = {
  carrier: 2,
  torchbearer: 2,
  messenger: 2,
  crier: 2,
  guide: 5,
  henchman: 5,
  spy: 5,
  interpreter: 5,
  sage: 5,
  'fellow adventurer': 10,
  squad: 50,
} as const
export type Trade = keyof typeof trades
export const tradeNames = Object.keys(trades) as Trade[]

export const tradeTag = (trade: string): string => `hired: ${trade}`
/** Tag of a hireling who takes a share of the treasure instead of pay. */
export const shares = 'shares'

/** A day's pay of one hireling: by trade, or a flat 2 coins as in Cairn. Rule BDPX-GAP-03. */
function payOf(tags: Readonly<Record<string, true>>, scale: string): number {
  if (shares in tags) return 0
  if (scale === 'cairn') return 2
  const trade = tradeNames.find((each) => tradeTag(each) in tags)
  return trade ? trades[trade] : trades.carrier
}

/** Coins a day for a trade, as the campaign pays it. Rule BDPX-GAP-03. */
export function payOfTrade(situation: Situation, trade: Trade): number {
  return payOf({ [tradeTag(trade)]: true }, houseRule<string>(situation, wageScale))
}

export function dailyWages(situation: Situation): Wages {
  const scale = houseRule<string>(situation, wageScale)
  const hired = situation.party
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter(
      ({ kind, conditions, tags }) =>
        kind === 'hireling' && !('dead' in conditions) && !(shares in tags),
    )
  return {
    coins: hired.reduce((sum, { tags }) => sum + payOf(tags, scale), 0),
    hirelings: hired.map(({ id }) => id),
    rule: 'BDPX-GAP-03',
  }
}
