import { read } from '../../clock/clock.ts'
import { expiries } from '../../clock/timers.ts'
import { lengthOf, secondsOf, units, type TimeUnit } from '../../clock/units.ts'
import { defineAction } from '../../core/action.ts'
import { type Step, step } from '../../core/outcome.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import type { Timer } from '../../core/state/due.ts'
import type { Clock } from '../../core/state/time.ts'
import { listed } from '../../core/words.ts'
import { gmOutcome } from '../gm-outcome.ts'

function passing(amount: number, unit: TimeUnit): string {
  return `${lengthOf(amount, unit)} ${amount === 1 ? 'passes' : 'pass'}`
}

/** Warning that lists the timers that expire until `to`. */
function runsOut(situation: Situation, to: number): string {
  const timers = Object.values(situation.timers) as Timer[]
  const titles = [
    ...new Set(expiries(timers, situation.clock.seconds, to).map(({ timer }) => timer.title)),
  ]
  if (titles.length === 0) return ''
  const few = titles.slice(0, 3).map((title) => title.toLowerCase())
  return `; runs out: ${titles.length > 3 ? `${few.join(', ')} and ${titles.length - 3} more` : listed(few)}`
}

/** Step that lists what a correction of the clock does not undo. Rule GF-TIME-02. */
const notUndone: Step = step(
  'Not undone',
  'what was rolled, burnt out, eaten or paid meanwhile; undo (U) takes such a line back',
  'GF-TIME-02',
)

/** Moves the clock on, or back as a correction. Rules GF-TIME-01, GF-TIME-02. */
export const moveClock = defineAction({
  id: 'house.time',
  title: 'Move the clock',
  rule: 'GF-TIME-01',
  phase: 'table',
  slot: 'clock',
  finds: 'time pass advance wait hours watch back correct forgot pause',
  asks: {
    amount: { kind: 'number', title: 'How many, − for back', min: -1000, max: 1000, default: 1 },
    unit: { kind: 'choice', title: 'Of what', of: units, default: 'turns' },
  },
  plan({ clock }, { amount, unit }) {
    if (amount === 0) return refusal('Say how far the clock is to move.')
    const by = amount * secondsOf[unit]
    if (clock.seconds + by < 0) return refusal('The clock can’t go back before its first day.')
    const to: Clock = { ...(clock as Clock), seconds: clock.seconds + by }
    return { amount, unit, by, to, until: `${read(to).time}, day ${read(to).day}` }
  },
  preview: ({ amount, unit, to, until }, situation) =>
    amount > 0
      ? plain(`${passing(amount, unit)}, to ${until}${runsOut(situation, to.seconds)}`)
      : plain(
          `A correction back by ${lengthOf(amount, unit)}, to ${until}; lights keep what they had left`,
          [],
          [notUndone],
        ),
  run: ({ amount, unit, by, to, until }) =>
    amount > 0
      ? gmOutcome('GF-TIME-01', passing(amount, unit), `Now ${until}`, [
          { do: 'advance', seconds: by },
        ])
      : gmOutcome(
          'GF-TIME-02',
          `Clock set back by ${lengthOf(amount, unit)}`,
          `Now ${until}`,
          [{ do: 'correct clock', to }],
          { why: [notUndone] },
        ),
})
