import { houseRule, type HouseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { contributor, type Share, type ShareBonus } from '../abilities.ts'

/** Scores whose shares the text never shows; 5 stands for 6 too. Rules GAM-CON-04, GAM-AMB-01. */
const unseen = [3, 4, 5, 7, 9, 17, 19, 20] as const

const idOf = (score: number, share: Share): string => `${share}${score}`

function cell(score: number, share: Share): HouseRule {
  const shown = score === 5 ? '5 and 6' : String(score)
  return {
    id: idOf(score, share),
    title: `Score ${shown}, ${share}`,
    asks: `The text doesn’t show what a score of ${shown} gives as a ${share} share; ours is inferred from those it shows. New characters, levels and rolls go by it; numbers already on a sheet stay.`,
    rule: 'GAM-AMB-01',
    group: 'Shares of abilities',
    choice: { kind: 'number', default: contributor(score, share).bonus, min: -10, max: 10 },
  }
}

const cells = new Map(
  (['major', 'minor'] as const).flatMap((share) =>
    unseen.map((score) => [idOf(score, share), cell(score, share)] as const),
  ),
)

/** A cell of the table for each inferred score. */
export const shareRules: readonly HouseRule[] = [...cells.values()]

/** Bonus that a share of each score gives in this campaign. Rules GAM-CON-04, GAM-AMB-01. */
export function sharesOf(situation: Partial<Pick<Situation, 'houseRules'>> | null): ShareBonus {
  const { houseRules = {} } = situation ?? {}
  return (score, share) => {
    const settled = cells.get(idOf(score === 6 ? 5 : score, share))
    return settled ? houseRule<number>({ houseRules }, settled) : contributor(score, share).bonus
  }
}
