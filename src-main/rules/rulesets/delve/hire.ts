import type { Wages } from '../../ruleset.ts'
import type { Situation } from '../../situation.ts'
import { hirelingWages } from './gear.ts'

/** Hirelings who are paid by the day: who takes a share instead is tagged so. */
export const shares = 'shares'

/** Coins the party's hirelings are owed for one day. Rule DLV-HIRE-02. */
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
