import type { RuleId, Step } from '../../../../core/outcome.ts'
import { houseRule } from '../../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../../core/situation.ts'
import { doubledDice } from '../../house-rules/tests.ts'
import { needsDoubling, timesDoubled } from '../figures.ts'

/** How often the dice are doubled: when nobody can fail, or when it was asked for. Rules GAM-CTS-17, GAM-AMB-29. */
export function doublingOf(
  situation: Situation,
  targets: readonly number[],
  asked: boolean,
): number {
  if (needsDoubling(targets))
    return houseRule(situation, doubledDice) === 'once' ? 1 : timesDoubled(targets)
  return asked ? 1 : 0
}

export function doubledSteps(targets: readonly number[], times: number): Step[] {
  // Dice are doubled because nobody can fail, or because somebody asked for it.
  const rule: RuleId = needsDoubling(targets) ? 'GAM-AMB-29' : 'GAM-CTS-17'
  return times > 0 ? [{ name: 'Dice', value: `times ${2 ** times}`, rule }] : []
}
