import { defineAction } from '../../core/action.ts'
import { plain, refusal, type Preview } from '../../core/preview.ts'
import { bars, oddsOrRefusal } from '../../dice/odds.ts'
import { readNotation } from '../../dice/read-notation.ts'
import { askNotation } from '../../dice/roll.ts'
import { signed } from '../../common/check.ts'
import { gmOutcome } from '../gm-outcome.ts'

/** Maximum number of bars that stay legible. */
const mostBars = 60

interface FreeRoll {
  notation: string
  expression: Parameters<typeof oddsOrRefusal>[0]
  label: string | undefined
}

function preview({ notation, expression }: FreeRoll): Preview {
  const distribution = oddsOrRefusal(expression)
  if ('refused' in distribution) return plain(`${notation}; ${distribution.refused}`)
  const { least, most, mean, points } = distribution
  const shown = plain(`${notation}: ${least} to ${most}, ${Math.round(mean * 10) / 10} on average`)
  if (points.length > mostBars) return shown
  return {
    ...shown,
    bars: bars(distribution, () => 0),
    chances: [{ says: `${least} to ${most}`, chance: 1, tone: 'plain' }],
  }
}

export const dice = defineAction({
  id: 'house.roll',
  title: 'Roll dice',
  rule: 'GF-ROLL-01',
  phase: 'table',
  slot: 'roll',
  finds: 'dice d20 d6 throw',
  asks: {
    dice: { kind: 'notation', title: 'Dice', default: 'd20', also: ['notation', 'expression'] },
    label: { kind: 'text', title: 'What for', max: 80, optional: true },
  },
  plan(_situation, { dice: notation, label }) {
    const read = readNotation(notation)
    if ('says' in read) return refusal(`“${notation}” can’t be read: ${read.says}.`)
    return { notation, expression: read.expression, label }
  },
  preview,
  *run({ notation, expression, label }, _situation, { ruling }) {
    const rolled = yield* askNotation('dice', expression)
    const total = rolled.total + ruling.adjust
    return gmOutcome(
      'GF-ROLL-01',
      label ? `${label}, ${notation}` : notation,
      rolled.end ? `${total}, ${rolled.end}` : String(total),
      [],
      {
        total,
        why: [
          { name: notation, value: rolled.says },
          ...(ruling.adjust === 0
            ? []
            : [{ name: '±', value: `${signed(ruling.adjust)} by the GM` }]),
        ],
        secret: ruling.secret,
      },
    )
  },
})
