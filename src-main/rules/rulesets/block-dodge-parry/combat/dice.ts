import { step, type RuleId, type Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { bothLeans, enhanced } from '../house-rules/fight.ts'

export const leans = ['as it is', 'enhanced', 'impaired'] as const
export type DieLean = (typeof leans)[number]

/** Two weapons, or one attack that is made several times: all are rolled, the highest counts. Rules BDPX-ATK-08, BDPX-ATK-09. */
export function severalDice(dice: readonly string[], often = 1): string {
  const [first = 'd4'] = dice
  const parts = first.split('+').map((part) => part.trim())
  const several = parts.length > 1 && parts.every((part) => /^1?d\d+$/i.test(part))
  const all = [
    ...(several ? parts : Array.from({ length: Math.max(1, Math.min(6, often)) }, () => first)),
    ...dice.slice(1),
  ]
  return all.length > 1 ? `best(${all.join(', ')})` : first
}

/** Impaired is a d4 whatever the weapon; enhanced adds a d12. Rules BDPX-ATK-05, BDPX-ATK-06, BDPX-ATK-11, BDPX-GAP-08. */
export function leanDice(
  situation: Situation,
  dice: string,
  up: boolean,
  down: boolean,
): { dice: string; why: Step[] } {
  if (up && down && houseRule<string>(situation, bothLeans) === 'cancel')
    return { dice, why: [step('Impaired and enhanced', 'cancel', 'BDPX-ATK-11')] }
  if (down) return { dice: 'd4', why: [step('Impaired', 'd4', 'BDPX-ATK-05')] }
  if (!up) return { dice, why: [] }
  const reading = houseRule<string>(situation, enhanced)
  const enhancedDice =
    reading === 'sum' ? `${dice}+d12` : reading === 'd12only' ? 'd12' : `best(${dice}, d12)`
  const rule: RuleId = reading === 'd12only' ? 'BDPX-ATK-06' : 'BDPX-ATK-05'
  return {
    dice: enhancedDice,
    why: [
      step('Enhanced', enhancedDice, rule),
      step('The d12', reading === 'best' ? 'the best counts' : reading, 'BDPX-GAP-08'),
    ],
  }
}
