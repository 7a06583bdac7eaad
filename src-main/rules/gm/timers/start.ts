import { defineAction, type Action } from '../../core/action.ts'
import type { Timer, TimerKind } from '../../core/state/due.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { lengthOf, secondsOf, units } from '../units.ts'

const kinds = ['timer', 'spell', 'effect', 'rest'] as const
const kindOf: Readonly<Record<(typeof kinds)[number], TimerKind>> = {
  timer: 'named',
  spell: 'spell',
  effect: 'effect',
  rest: 'rest',
}

/** Starts a timer of the GM's own. Rule GF-TIMER-01. */
export const start: Action = defineAction({
  id: 'house.timer',
  title: 'Start a timer',
  rule: 'GF-TIMER-01',
  phase: 'table',
  slot: 'timer',
  needs: [],
  finds: 'timer countdown remind spell effect rest duration warn',
  asks: {
    title: { kind: 'text', title: 'What for', max: 60 },
    turns: { kind: 'number', title: 'In how many', min: 1, max: 1008, default: 6 },
    unit: { kind: 'choice', title: 'Of what', of: units, default: 'turns' },
    kind: { kind: 'choice', title: 'It is', of: kinds, default: 'timer' },
    bearer: { kind: 'creature', title: 'Whom it concerns', optional: true },
    every: { kind: 'switch', title: 'Again and again', default: false },
    warn: { kind: 'number', title: 'Warn before, in turns', min: 0, max: 144, default: 0 },
  },
  preview(_situation, { title, turns, unit, every, warn }) {
    if (!title?.trim()) return refusal('Say what the timer is for.')
    const warned = warn * secondsOf.turns
    if (warned > 0 && warned >= turns * secondsOf[unit])
      return refusal(
        'The warning would come before the timer starts: warn later, or run it longer.',
      )
    return plain(`${title.trim()}: ${every ? 'every' : 'in'} ${lengthOf(turns, unit)}`)
  },
  *run(situation, { title, turns, unit, kind, bearer, every, warn }) {
    yield* []
    const now = situation.clock.seconds
    const length = turns * secondsOf[unit]
    const name = title.trim()
    const timer: Timer = {
      id: `t${situation.nextId}`,
      kind: kindOf[kind],
      title: name,
      from: now,
      next: now + length,
      rule: 'GF-TIMER-01',
      ...(bearer ? { bearer } : {}),
      ...(every ? { every: length } : {}),
      ...(warn > 0 ? { warn: warn * secondsOf.turns } : {}),
      due: {
        action: 'house.settle',
        input: { due: '' },
        title: name,
        why: `${name}: the time is up`,
        rule: 'GF-TIMER-01',
        when: 'now',
        who: bearer ? [bearer] : [],
        must: false,
      },
    }
    return gmOutcome(
      'GF-TIMER-01',
      name,
      `${every ? 'Every' : 'In'} ${lengthOf(turns, unit)}`,
      [{ do: 'timer', timer }],
      { who: bearer ? [bearer] : [] },
    )
  },
})

/** Sets the time left on a timer. Rule GF-TIMER-02. */
export const setLeft: Action = defineAction({
  id: 'house.timer-left',
  title: 'Set the time left',
  rule: 'GF-TIMER-02',
  phase: 'table',
  slot: 'timer',
  needs: [],
  finds: 'edit timer light torch correct longer shorter left',
  asks: {
    timer: { kind: 'timer', title: 'Which' },
    amount: { kind: 'number', title: 'Time left', min: 1, max: 1008, default: 6 },
    unit: { kind: 'choice', title: 'Of what', of: units, default: 'turns' },
  },
  preview(situation, { timer: id, amount, unit }) {
    const timer = situation.timers[id]
    return timer
      ? plain(`${timer.title}: ${lengthOf(amount, unit)} left`)
      : refusal('Choose a light or a timer.')
  },
  *run(situation, { timer: id, amount, unit }) {
    yield* []
    const timer = situation.timers[id]
    if (!timer) return gmOutcome('GF-TIMER-02', 'Timer', 'It is gone', [])
    const length = amount * secondsOf[unit]
    const next = situation.clock.seconds + length
    const from = Math.min(timer.from, situation.clock.seconds)
    const set =
      timer.paused === undefined ? { ...timer, from, next } : { ...timer, from, paused: length }
    return gmOutcome(
      'GF-TIMER-02',
      timer.title,
      `${lengthOf(amount, unit)} left, set by hand`,
      [{ do: 'timer', timer: set as Timer }],
      { who: timer.bearer ? [timer.bearer] : [] },
    )
  },
})
