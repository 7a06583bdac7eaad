import type { Term } from '../../../core/action.ts'
import { signed } from '../../../common/trial.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { groupTop, halfMedian } from '../house-rules/groups.ts'
import type { NoFigure } from '../reckoning.ts'
import { groupBonus, median, type GroupTop, type MedianReading } from './figures.ts'

/** Creatures that act as one, with their number and the bonus for it. Rule GAM-GRP-01. */
export interface Gathered {
  members: ReadonlyCreature[]
  /** Members named, and more of their like. */
  count: number
  bonus: number
}

/** Members by name, and how many there are when more of their like stand with them. Rules GAM-GRP-01, GAM-MAS-01. */
export function gathered(
  situation: Situation,
  ids: readonly string[] | undefined,
  others: number,
): Gathered | NoFigure {
  const members = (ids ?? [])
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter(({ conditions }) => !('dead' in conditions))
  if (members.length === 0) return { refuses: 'Nobody is in the group: choose who acts together.' }
  const count = members.length + others
  return { members, count, bonus: groupBonus(count, houseRule<GroupTop>(situation, groupTop)) }
}

/** The median of a number of theirs. Rules GAM-GRP-04, GAM-AMB-69. */
export function middleOf(
  situation: Situation,
  { members }: Gathered,
  number: (member: ReadonlyCreature) => number,
): number {
  return median(members.map(number), houseRule<MedianReading>(situation, halfMedian))
}

/** Beyond the printed chart, or where its last column runs too far. Rules GAM-GRP-T01, GAM-AMB-68. */
export function numbersSteps(situation: Situation, { count, bonus }: Gathered): Step[] {
  const top = houseRule<GroupTop>(situation, groupTop)
  if (count < 2048)
    return [{ name: `${count} of the chart`, value: signed(bonus), rule: 'GAM-GRP-T01' }]
  const ends = `${top.toLocaleString('en')} as the end of the chart, then doubling`
  return [{ name: 'Beyond the chart', value: ends, rule: 'GAM-AMB-68' }]
}

export function numbersTerm({ count, bonus }: Gathered): Term {
  return { name: `${count} together`, value: bonus, rule: 'GAM-GRP-02' }
}
