import { signed } from '../../../common/check.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { refusal, type RefusedPreview, type Term } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { failureDie } from '../checks/figures.ts'
import { groupTop, halfMedian } from '../house-rules/checks.ts'
import { applyRounding, doublings, halfUp, type Rounding } from '../scales.ts'

/** Number of members at which the last printed column ends. Rule GAM-AMB-68. */
export type GroupTop = 2055 | 2047

/** Bonus for numbers to ability, reaction, attack and defense. Rules GAM-GRP-02, GAM-AMB-68. */
export function groupBonus(count: number, top: GroupTop = 2055): number {
  return count <= top ? Math.min(10, doublings(count)) : doublings(count)
}

/** Rounding of a median that falls between two. Rule GAM-AMB-69. */
export type MedianReading = 'kept' | 'down' | 'up'

/** The middle of the numbers, or halfway between the middle two; of none it is none. Rules GAM-GRP-04, GAM-AMB-69. */
export function median(numbers: readonly number[], reading: MedianReading = 'kept'): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const low = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0
  const high = sorted[Math.floor(sorted.length / 2)] ?? 0
  const middle = (low + high) / 2
  const how: Rounding | null = reading === 'kept' ? null : reading
  return how === null ? middle : applyRounding(middle, how)
}

/** Experience of each who took part in a roll that mojo was bid on. Rule GAM-GRP-06. */
export function groupMojoXp(used: number): number {
  return 50 * used
}

/** Rounds a group takes to gather itself again: what it missed by, and its bonus at most. Rule GAM-GRP-08. */
export function moraleRounds(target: number, face: number, bonus: number): number {
  return face <= target ? 0 : Math.min(bonus, halfUp(face - target))
}

/** Rounds until a group follows the new order of its leader; never below the least. Rules GAM-GRP-10, GAM-AMB-71. */
export function redirectRounds(charisma: number, face: number, bonus: number, least = 0): number {
  return Math.max(Math.min(bonus, least), bonus - (charisma - face))
}

/** Reading of the median times the bonus: added to the median, or in its place. Rule GAM-AMB-72. */
export type UnitReading = 'more' | 'instead'

/** A number of a whole unit: the median, and as much again for each point of bonus. Rules GAM-MAS-02, GAM-MAS-03, GAM-AMB-72. */
export function unitNumber(middle: number, bonus: number, reading: UnitReading = 'more'): number {
  return reading === 'instead' && bonus > 0 ? middle * bonus : middle + middle * bonus
}

/** Most that each member may lose when a unit breaks up, and the die for it. Rules GAM-MAS-06, GAM-AMB-70. */
export function aftermath(
  bonus: number,
  damage: number,
): { maximum: number; sides: number; most: number } {
  const maximum = damage / Math.max(1, bonus)
  const { sides } = failureDie(maximum, 1)
  return { maximum, sides, most: Math.min(sides, Math.floor(maximum)) }
}

/** How many of a large unit come off without injury, by proportion. Rules GAM-MAS-07, GAM-AMB-53. */
export function aftermathSplit(
  evasion: number,
  injuries: number,
  members: number,
): { target: number; pass: number; fail: number } {
  const target = evasion - injuries
  const pass = Math.max(0, Math.min(members, halfUp((members * target) / 20)))
  return { target, pass, fail: members - pass }
}

/** Creatures that act as one, with their number and the bonus for it. Rule GAM-GRP-01. */
export interface Gathered {
  members: ReadonlyCreature[]
  /** Members named, and more of their like. */
  count: number
  bonus: number
}

/** Members by name, and how many there are when more of their like stand with them. Rules GAM-GRP-01, GAM-MAS-01. */
export function gatherGroup(
  situation: Situation,
  ids: readonly string[] | undefined,
  others: number,
  least = 1,
): Gathered | RefusedPreview {
  const members = (ids ?? [])
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter(({ conditions }) => !('dead' in conditions))
  const count = members.length + others
  if (members.length < least || count === 0)
    return refusal('Nobody is in the group: choose who acts together.')
  return { members, count, bonus: groupBonus(count, houseRule<GroupTop>(situation, groupTop)) }
}

/** The median of a number of theirs. Rules GAM-GRP-04, GAM-AMB-69. */
export function medianOf(
  situation: Situation,
  { members }: Gathered,
  number: (member: ReadonlyCreature) => number,
): number {
  return median(members.map(number), houseRule<MedianReading>(situation, halfMedian))
}

/** Beyond the printed chart, or where its last column runs too far. Rules GAM-GRP-T01, GAM-AMB-68. */
export function numbersSteps(situation: Situation, { count, bonus }: Gathered): Step[] {
  const top = houseRule<GroupTop>(situation, groupTop)
  if (count < 2048) return [step(`${count} of the chart`, signed(bonus), 'GAM-GRP-T01')]
  const ends = `${top.toLocaleString('en')} as the end of the chart, then doubling`
  return [step('Beyond the chart', ends, 'GAM-AMB-68')]
}

export function numbersTerm({ count, bonus }: Gathered): Term {
  return step(`${count} together`, bonus, 'GAM-GRP-02')
}

/** Inputs for the members of a group, by name and by number. Rules GAM-GRP-01, GAM-MAS-01. */
export const memberAsks = {
  members: { kind: 'creatures', role: 'actor', title: 'Who act together', first: 'party' },
  others: { kind: 'number', title: 'More of their like', min: 0, max: 1_000_000, default: 0 },
} as const
