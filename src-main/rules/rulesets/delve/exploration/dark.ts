import { burningLights } from '../../../clock/timers.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { darkness } from '../house-rules/dungeon.ts'

/**
 * True when the party is in a dungeon without a burning light; only when a house rule reads darkness from
 * lights. Rule DLVX-CRN-15.
 */
export function isDark(situation: Situation): boolean {
  if (houseRule<string>(situation, darkness) !== 'lights' || situation.place.level < 1) return false
  return burningLights(situation.timers).length === 0
}

export function darkSteps(situation: Situation): Step[] {
  return isDark(situation)
    ? [{ name: 'In the dark', value: 'no light burns', rule: 'DLVX-CRN-15' }]
    : []
}
