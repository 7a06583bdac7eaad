import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { Term } from '../../../core/action.ts'
import { ailmentNames, ailments } from '../ailments/rows.ts'
import type { ScoreName } from './scores.ts'

/** Scores that a lack of concentration wears at. Rule GAM-CNC-03. */
const minds: ReadonlySet<string> = new Set(['charisma', 'wisdom', 'intelligence'])

/**
 * Penalties to a score from drink, sickness and lost concentration, read from the conditions.
 * Rules GAM-AIL-05, GAM-AIL-06, GAM-CNC-03.
 */
export function ailing(
  { conditions }: Pick<ReadonlyCreature, 'conditions'>,
  score: ScoreName,
): Term[] {
  return Object.keys(conditions).flatMap((state): Term[] => {
    const [, clouded] = /^−(\d+) concentration$/.exec(state) ?? []
    if (clouded !== undefined)
      return minds.has(score)
        ? [{ name: 'Concentration', value: 0 - Number(clouded), rule: 'GAM-CNC-03' }]
        : []
    const [, title = state, doses = '1'] = /^(.+?)(?: ×(\d+))?$/.exec(state) ?? []
    const known = ailmentNames.find((name) => name === title)
    return known && wears(known, score)
      ? [{ name: title, value: 0 - Number(doses), rule: ailments[known].rule }]
      : []
  })
}

function wears(ailment: (typeof ailmentNames)[number], score: ScoreName): boolean {
  const { saps = [] } = ailments[ailment]
  return saps.includes(score) || (minds.has(score) && saps.includes('concentration'))
}
