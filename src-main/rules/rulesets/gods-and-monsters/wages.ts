import { houseRule } from '../../core/ruleset/house-rules.ts'
import { type Wages } from '../../core/ruleset/money.ts'
import type { Situation } from '../../core/situation.ts'
import { hirelingWage } from './house-rules/town.ts'
import { partyOf } from './people.ts'

/** Silver a day for one hireling. Rule GAM-UPK-01. */
export function dayWage(situation: Pick<Situation, 'houseRules'>): number {
  return houseRule<number>(situation, hirelingWage)
}

/** Day’s wages of the party’s living hirelings. Rule GAM-UPK-01. */
export function dailyWages(situation: Situation): Wages {
  const hired = partyOf(situation).filter(
    ({ kind, conditions }) => kind === 'hireling' && !('dead' in conditions),
  )
  return {
    coins: hired.length * dayWage(situation),
    hirelings: hired.map(({ id }) => id),
    rule: 'GAM-UPK-01',
  }
}
