import { partyOf } from '../../common/sides.ts'
import type { Wages } from '../../core/ruleset/money.ts'
import type { Situation } from '../../core/situation.ts'

/** Tag of hirelings who take a share instead of daily pay. */
export const shares = 'shares'

/** Pay of hirelings, in coins. Rule DLV-HIRE-02. */
export function hirelingWages(count: number, days: number): { coins: number } {
  return { coins: 10 * count * days }
}

/** Daily wages of the party's hirelings, in coins. Rule DLV-HIRE-02. */
export function dailyWages(situation: Situation): Wages {
  const hired = partyOf(situation).filter(
    ({ kind, conditions, tags }) =>
      kind === 'hireling' && !('dead' in conditions) && !(shares in tags),
  )
  return {
    coins: hirelingWages(hired.length, 1).coins,
    hirelings: hired.map(({ id }) => id),
    rule: 'DLV-HIRE-02',
  }
}
