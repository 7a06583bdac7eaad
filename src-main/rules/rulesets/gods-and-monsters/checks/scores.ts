import type { ReadonlyCreature } from '../../../core/situation.ts'
import { upperFirst } from '../../../core/words.ts'
import type { Term } from '../../../core/action.ts'
import { abilities, plainScore, reactions } from '../abilities.ts'

/** Scores that a test may be made against. Rule GAM-CON-06. */
export const scores = [...reactions, ...abilities] as const
export type ScoreName = (typeof scores)[number]

/** The score of somebody as the first term of a test. Rule GAM-CON-06. */
export function scoreTerm({ values }: Pick<ReadonlyCreature, 'values'>, name: ScoreName): Term {
  return {
    name: upperFirst(name),
    value: values[name] ?? plainScore(name),
    rule: 'GAM-CTS-01',
  }
}
