import type { Preview, Ruling, Term } from '../../../core/action.ts'
import { percent } from '../../../common/trial.ts'

/** Resolves a skill roll: d20 + SKI must beat an opposing d20 + d6. Rule HBK-SKILL-01. */
export function skill(
  d20: number,
  ski: number,
  oppD20: number,
  oppD6: number,
  modifier = 0,
): { total: number; opposition: number; success: boolean } {
  const total = d20 + ski + modifier
  const opposition = oppD20 + oppD6
  return { total, opposition, success: total > opposition }
}

/** Ways a d20 and a d6 come to each total, 2 to 26. */
const opposing: readonly number[] = Array.from({ length: 27 }, (_, total) => {
  const faces = [1, 2, 3, 4, 5, 6]
  return faces.filter((d6) => total - d6 >= 1 && total - d6 <= 20).length
})

/** Chance, 0 to 1, that a d20 and `plus` beat a d20 and a d6. */
function skillChance(plus: number): number {
  let ways = 0
  for (let d20 = 1; d20 <= 20; d20++)
    opposing.forEach((count, total) => {
      if (d20 + plus > total) ways += count
    })
  return ways / (20 * 20 * 6)
}

/** The chance with the GM's ± and ruling. */
function ruledChance(plus: number, { adjust, override }: Ruling): number {
  if (override) return override === 'success' ? 1 : 0
  return skillChance(plus + adjust)
}

/** Chances of a skill roll before the dice fall. */
export function skillPreview(terms: Term[], ruling: Ruling): Preview {
  const plus = terms.reduce((all, { value }) => all + value, 0)
  const chance = ruledChance(plus, ruling)
  return {
    terms: ruling.adjust === 0 ? terms : [...terms, { name: 'GM', value: ruling.adjust }],
    target: 'over d20 + d6',
    chances: [
      { says: 'Done', chance, tone: 'good' },
      { says: 'Not done', chance: 1 - chance, tone: 'bad' },
    ],
    bars: [],
    verdict: ruling.override
      ? `Ruled a ${ruling.override}`
      : `d20 + ${plus + ruling.adjust} over d20 + d6: ${percent(chance)}`,
    why: [],
  }
}
