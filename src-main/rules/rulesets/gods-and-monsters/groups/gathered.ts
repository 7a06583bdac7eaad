import type { Term } from '../../../action.ts'
import { houseRule } from '../../../ruleset.ts'
import type { Situation } from '../../../situation.ts'
import { groupTop, halfMedian } from '../house-rules/groups.ts'
import type { Someone } from '../people.ts'
import type { Refused } from '../reckoning.ts'
import { groupBonus, median, type GroupTop, type MedianReading } from './figures.ts'

/** Those who act as one. Rule GAM-GRP-01. */
export interface Gathered {
  members: Someone[]
  /** Those named, or more of their like. */
  count: number
  bonus: number
}

/** Members by name, and how many there are when more of their like stand with them. Rules GAM-GRP-01, GAM-MAS-01. */
export function gathered(
  situation: Situation,
  ids: readonly string[] | undefined,
  others: number,
): Gathered | Refused {
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
  number: (member: Someone) => number,
): number {
  return median(members.map(number), houseRule<MedianReading>(situation, halfMedian))
}

export function numbersTerm({ count, bonus }: Gathered): Term {
  return { name: `${count} together`, value: bonus, rule: 'GAM-GRP-02' }
}
