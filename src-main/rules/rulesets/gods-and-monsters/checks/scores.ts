import type { Term } from '../../../action.ts'
import { abilities, reactions } from '../abilities.ts'
import type { Someone } from '../people.ts'

/** What a test may be made against. Rule GAM-CON-06. */
export const scores = [...reactions, ...abilities] as const
export type ScoreName = (typeof scores)[number]

/** The score of somebody as the first term of a test. Rule GAM-CON-06. */
export function scoreTerm({ values }: Pick<Someone, 'values'>, name: ScoreName): Term {
  const plain = (abilities as readonly string[]).includes(name) ? 10 : 4
  return {
    name: name.replace(/^./, (letter) => letter.toUpperCase()),
    value: values[name] ?? plain,
    rule: 'GAM-CTS-01',
  }
}
