import { defineAction, type Action } from '../action.ts'
import { read } from '../clock/clock.ts'
import type { Clock, Situation } from '../situation.ts'
import { told } from './told.ts'
import { plain, refusal } from './trial.ts'
import { counted } from './words.ts'

const units = ['rounds', 'minutes', 'turns', 'hours', 'watches', 'days'] as const
type Unit = (typeof units)[number]
const seconds: Readonly<Record<Unit, number>> = {
  rounds: 10,
  minutes: 60,
  turns: 600,
  hours: 3600,
  watches: 28800,
  days: 86400,
}

/** The clock after it was moved; time never goes below the first midnight. */
function moved(situation: Situation, amount: number, unit: Unit): Clock | null {
  const to = situation.clock.seconds + amount * seconds[unit]
  return to < 0 ? null : { seconds: to, season: situation.clock.season }
}

function length(amount: number, unit: Unit): string {
  return counted(Math.abs(amount), unit === 'watches' ? 'watch' : unit.slice(0, -1), unit)
}

const move = defineAction({
  id: 'house.time',
  title: 'Move the clock',
  rule: 'GF-TIME-01',
  phase: 'table',
  slot: 'clock',
  needs: [],
  finds: 'time pass advance wait hours back correct',
  asks: {
    amount: { kind: 'number', title: 'How many, − for back', min: -1000, max: 1000, default: 1 },
    unit: { kind: 'choice', title: 'Of what', of: units, default: 'turns' },
  },
  preview(situation, { amount, unit }) {
    if (amount === 0) return refusal('Say how far the clock is to move.')
    const to = moved(situation, amount, unit)
    if (!to) return refusal('The clock can’t go back before its first day.')
    const until = `${read(to).time}, day ${read(to).day}`
    if (amount > 0) return plain(`${length(amount, unit)} pass, to ${until}`)
    return plain(
      `A correction back by ${length(amount, unit)}, to ${until}; lights keep what they had left`,
    )
  },
  *run(situation, { amount, unit }) {
    yield* []
    const to = moved(situation, amount, unit)
    if (!to || amount === 0) return told('GF-TIME-01', 'The clock', 'Not moved', [])
    const says = `Now ${read(to).time}, day ${read(to).day}`
    if (amount > 0)
      return told('GF-TIME-01', `${length(amount, unit)} pass`, says, [
        { do: 'advance', seconds: amount * seconds[unit] },
      ])
    return told('GF-TIME-02', `Clock set back by ${length(amount, unit)}`, says, [
      { do: 'correct clock', to },
    ])
  },
})

/** A fight's next round: ten seconds pass, and everybody may act again. */
const round = defineAction({
  id: 'house.round',
  title: 'Next round',
  rule: 'GF-TIME-03',
  phase: 'fight',
  slot: 'round',
  needs: [],
  finds: 'fight round',
  asks: {},
  preview: (situation) =>
    situation.fight
      ? plain(`Round ${situation.fight.round + 1}: everybody may act again`)
      : refusal('No fight is on. Roll initiative first (I).'),
  *run(situation) {
    yield* []
    const { fight } = situation
    if (!fight) return told('GF-TIME-03', 'Next round', 'No fight is on', [])
    const next = { ...fight, round: fight.round + 1, declared: {}, acted: {} }
    return told('GF-TIME-03', 'Next round', `Round ${next.round}`, [
      { do: 'advance', seconds: 10 },
      { do: 'fight', fight: next },
    ])
  },
})

export const time: readonly Action[] = [move, round]
