import { defineAction, type Action, type Preview } from '../core/action.ts'
import { bars, oddsOrRefusal } from '../dice/odds.ts'
import { askNotation } from '../dice/roll.ts'
import { readNotation } from '../dice/read-notation.ts'
import { gmOutcome } from './gm-outcome.ts'
import { plain, refusal, signed } from '../common/trial.ts'

/** Maximum number of bars that stay legible. */
const mostBars = 60

function preview(notation: string): Preview {
  const read = readNotation(notation)
  if ('says' in read) return refusal(`“${notation}” can’t be read: ${read.says}.`)
  const distribution = oddsOrRefusal(read.expression)
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

const rolling = defineAction({
  id: 'house.roll',
  title: 'Roll dice',
  rule: 'GF-ROLL-01',
  phase: 'table',
  slot: 'roll',
  needs: [],
  finds: 'dice d20 d6 throw',
  asks: {
    dice: { kind: 'notation', title: 'Dice', default: 'd20' },
    label: { kind: 'text', title: 'What for', max: 80, optional: true },
  },
  preview: (_situation, { dice }) => preview(dice),
  *run(_situation, { dice, label }, at) {
    const read = readNotation(dice)
    if ('says' in read) return gmOutcome('GF-ROLL-01', label || dice, read.says, [])
    const rolled = yield* askNotation('dice', read.expression)
    const total = rolled.total + at.ruling.adjust
    const why = [
      { name: dice, value: rolled.says },
      ...(at.ruling.adjust === 0
        ? []
        : [{ name: '±', value: `${signed(at.ruling.adjust)} by the GM` }]),
    ]
    return gmOutcome(
      'GF-ROLL-01',
      label ? `${label}, ${dice}` : dice,
      rolled.end ? `${total}, ${rolled.end}` : String(total),
      [],
      {
        total,
        why,
        secret: at.ruling.secret,
      },
    )
  },
})

export const dice: readonly Action[] = [rolling]
