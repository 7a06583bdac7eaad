import type { Wages } from '../../core/ruleset/money.ts'
import type { Situation } from '../../core/situation.ts'
import { hirelingWages } from './gear.ts'

/** Tag of hirelings who take a share instead of daily pay. */
export const shares = 'shares'

/** Daily wages of the party's hirelings, in coins. Rule DLV-HIRE-02. */
export function dailyWages(situation: Situation): Wages {
  const hired = situation.party
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter(
      ({ kind, conditions, tags }) =>
        kind === 'hireling' && !('dead' in conditions) && !(shares in tags),
    )
  return {
    coins: hirelingWages(hired.length, 1).coins,
    hirelings: hired.map(({ id }) => id),
    rule: 'DLV-HIRE-02',
  }
}
