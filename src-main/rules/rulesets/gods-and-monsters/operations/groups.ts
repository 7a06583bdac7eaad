import {
  numberIn,
  numbersIn,
  type Operations,
  type Values,
} from '../../../worked-checks/operations.ts'
import {
  aftermath,
  aftermathSplit,
  groupBonus,
  groupMojoXp,
  median,
  moraleRounds,
  redirectRounds,
  unitNumber,
  type GroupTop,
  type MedianReading,
  type UnitReading,
} from '../groups/group.ts'
import { groupTop, halfMedian, unitMovement } from '../house-rules/checks.ts'
import { ruledIn } from './play.ts'

/** Bonus for a number, or as it is given. Rule GAM-GRP-02. */
const bonusIn = (i: Values): number =>
  'group_bonus' in i
    ? numberIn(i, 'group_bonus')
    : groupBonus(numberIn(i, 'count'), ruledIn<GroupTop>(i, groupTop))

/** Groups and units by the names that worked checks use. */
export const groupOperations: Operations = {
  'gam.groupBonus': (i) => ({ bonus: bonusIn(i) }),
  'gam.groupActions': (i) => ({ actions: 1 + bonusIn(i) }),
  'gam.groupTarget': (i) => {
    const finals = numbersIn(i, 'finals')
    const middle = median(finals, ruledIn<MedianReading>(i, halfMedian))
    const bonus = groupBonus(finals.length, ruledIn<GroupTop>(i, groupTop))
    return { median: middle, bonus, target: middle + bonus }
  },
  'gam.groupAssistBonus': (i) => ({
    bonus_passed_on: median(numbersIn(i, 'bonuses'), ruledIn<MedianReading>(i, halfMedian)),
  }),
  'gam.groupMojoXp': (i) => ({ xp_each: groupMojoXp(numberIn(i, 'mojo_used')) }),
  'gam.decisionDelay': (i) => ({ rounds: bonusIn(i) }),
  'gam.morale': (i) => {
    const bonus = bonusIn(i)
    const target = numberIn(i, 'charisma') + bonus
    return { target, rounds: moraleRounds(target, numberIn(i, 'd20'), bonus) }
  },
  'gam.leaderRedirect': (i) => {
    const [charisma, face] = [numberIn(i, 'charisma'), numberIn(i, 'd20')]
    if (face > charisma) return { success: false }
    return { success: true, delay_rounds: redirectRounds(charisma, face, bonusIn(i)) }
  },
  'gam.unitSurvival': (i) => ({ survival: unitNumber(numberIn(i, 'median_survival'), bonusIn(i)) }),
  'gam.unitMovement': (i) => ({
    feet: unitNumber(
      numberIn(i, 'median_movement'),
      bonusIn(i),
      ruledIn<UnitReading>(i, unitMovement),
    ),
  }),
  'gam.aftermathDie': (i) => {
    const { maximum, sides, most } = aftermath(numberIn(i, 'group_bonus'), numberIn(i, 'damage'))
    return { maximum, die: `d${sides}`, reroll_above: most }
  },
  'gam.aftermathSplit': (i) =>
    aftermathSplit(numberIn(i, 'evasion'), numberIn(i, 'group_injuries'), numberIn(i, 'members')),
}
