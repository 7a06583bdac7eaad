import type { ArmourScale } from './values/armour-class.ts'
import type { LabelRun } from './runs/run.ts'

/** `AC 7` alone, and not `7 [12]`, `7/12` or `7 (12)`. */
const lone = /[[(]?([+-]?\d{1,2})(?![\d'"]|\s?[[/(]\s?[+-]?\d)/y
const ownWay = /^(?:aac|asc|caa|ark|dac|desc)/

/**
 * Scale of a lone AC of 10, by the lone ACs of the other blocks on its page: descending where one is
 * below 10 and none above, else either.
 */
export function pageScale(text: string, runs: readonly LabelRun[]): ArmourScale {
  let down = false
  for (const run of runs)
    for (const { figure, word, to } of run) {
      if (figure !== 'ac' || ownWay.test(word)) continue
      lone.lastIndex = to
      const number = lone.exec(text)?.[1]
      if (number === undefined) continue
      if (Number(number) > 10) return 'either'
      if (Number(number) < 10) down = true
    }
  return down ? 'descending' : 'either'
}
