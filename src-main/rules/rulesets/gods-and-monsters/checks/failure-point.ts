import { defineAction } from '../../../core/action.ts'
import { plain } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne } from '../../../core/procedure.ts'
import { failurePoint as pointOf } from './figures.ts'

/** Dice that show a stretch beyond the last are thrown again, this often at most. */
const mostThrows = 20

/** Rolls the stretch of an obstacle where somebody fails. Rule GAM-CTS-10. */
export const failurePoint = defineAction({
  id: 'gods-and-monsters.failure-point',
  title: 'Where it fails',
  rule: 'GAM-CTS-10',
  phase: 'check',
  slot: 'roll',
  needs: [],
  finds: 'fall climb wall height stretch random point obstacle',
  asks: {
    amount: { kind: 'number', title: 'Size of the obstacle', min: 1, max: 1000, default: 40 },
    unit: { kind: 'number', title: 'Length of a stretch', min: 1, max: 1000, default: 10 },
  },
  preview(_situation, { amount, unit }) {
    const { sides, stretches } = pointOf(amount, unit)
    return plain(
      `d${sides} for one of ${stretches} stretches${sides > stretches ? `, ${stretches + 1} and more again` : ''}`,
    )
  },
  *run(_situation, { amount, unit }, at) {
    const { sides, stretches } = pointOf(amount, unit)
    const why: Step[] = []
    let face = 0
    for (let thrown = 1; thrown <= mostThrows; thrown++) {
      face = yield* rollOne(thrown === 1 ? 'stretch' : `stretch, throw ${thrown}`, sides)
      why.push({ name: `d${sides}`, value: face, rule: 'GAM-CTS-10' })
      if (face <= stretches) break
    }
    const stretch = Math.min(face, stretches)
    return line(at, {
      rule: 'GAM-CTS-10',
      what: `Where it fails, ${stretches} stretches of ${unit}`,
      says: `In stretch ${stretch}: ${(stretch - 1) * unit} to ${Math.min(amount, stretch * unit)}`,
      total: stretch,
      why,
    })
  },
})
