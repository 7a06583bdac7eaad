import { burningLights } from '../../../clock/timers.ts'
import type { Step } from '../../../outcome.ts'
import { houseRule } from '../../../ruleset.ts'
import type { Situation } from '../../../situation.ts'
import { darkness } from '../house-rules/dungeon.ts'

/** Whether nothing lights them: by the clock's lights, where the campaign reads darkness from them. Rule DLVX-CRN-15. */
export function isDark(situation: Situation): boolean {
  if (houseRule<string>(situation, darkness) !== 'lights' || situation.place.level < 1) return false
  return burningLights(situation.timers).length === 0
}

export function darkSteps(situation: Situation): Step[] {
  return isDark(situation)
    ? [{ name: 'In the dark', value: 'no light burns', rule: 'DLVX-CRN-15' }]
    : []
}
