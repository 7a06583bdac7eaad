import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import type { Timer, TimerKind } from '../../core/state/due.ts'
import { lengthOf, secondsOf, units } from '../../clock/units.ts'
import { upperFirst } from '../../core/words.ts'
import { gmOutcome } from '../gm-outcome.ts'

const kinds = ['timer', 'spell', 'effect', 'rest'] as const
const kindOf: Readonly<Record<(typeof kinds)[number], TimerKind>> = {
  timer: 'named',
  spell: 'spell',
  effect: 'effect',
  rest: 'rest',
}

/** Starts a timer of the GM's own. Rule GF-TIMER-01. */
export const start = defineAction({
  id: 'house.timer',
  title: 'Start a timer',
  rule: 'GF-TIMER-01',
  phase: 'table',
  slot: 'timer',
  finds: 'timer countdown remind spell effect rest duration warn',
  asks: {
    title: { kind: 'text', title: 'What for', max: 60 },
    turns: { kind: 'number', title: 'In how many', min: 1, max: 1008, default: 6 },
    unit: { kind: 'choice', title: 'Of what', of: units, default: 'turns' },
    kind: { kind: 'choice', title: 'It is', of: kinds, default: 'timer' },
    bearer: { kind: 'creature', role: 'target', title: 'Whom it concerns', optional: true },
    every: { kind: 'switch', title: 'Again and again', default: false },
    warn: { kind: 'number', title: 'Warn before, in turns', min: 0, max: 144, default: 0 },
  },
  plan({ nextId, clock }, { title, turns, unit, kind, bearer, every, warn }) {
    const name = title?.trim()
    if (!name) return refusal('Say what the timer is for.')
    const warned = warn * secondsOf.turns
    const length = turns * secondsOf[unit]
    if (warned > 0 && warned >= length)
      return refusal(
        'The warning would come before the timer starts: warn later, or run it longer.',
      )
    const timer: Timer = {
      id: `t${nextId}`,
      kind: kindOf[kind],
      title: name,
      from: clock.seconds,
      next: clock.seconds + length,
      rule: 'GF-TIMER-01',
      ...(bearer ? { bearer } : {}),
      ...(every ? { every: length } : {}),
      ...(warn > 0 ? { warn: warned } : {}),
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
    return { timer, often: `${every ? 'every' : 'in'} ${lengthOf(turns, unit)}` }
  },
  preview: ({ timer, often }) => plain(`${timer.title}: ${often}`),
  run: ({ timer, often }) =>
    gmOutcome('GF-TIMER-01', timer.title, upperFirst(often), [{ do: 'timer', timer }], {
      who: timer.bearer ? [timer.bearer] : [],
    }),
})

/** Sets the time left on a timer. Rule GF-TIMER-02. */
export const setLeft = defineAction({
  id: 'house.timer-left',
  title: 'Set the time left',
  rule: 'GF-TIMER-02',
  phase: 'table',
  slot: 'timer',
  finds: 'edit timer light torch correct longer shorter left',
  asks: {
    timer: { kind: 'timer', title: 'Which' },
    amount: { kind: 'number', title: 'Time left', min: 1, max: 1008, default: 6 },
    unit: { kind: 'choice', title: 'Of what', of: units, default: 'turns' },
  },
  plan(situation, { timer: id, amount, unit }) {
    const timer = situation.timers[id]
    return timer
      ? { timer: timer as Timer, length: amount * secondsOf[unit], left: lengthOf(amount, unit) }
      : refusal('Choose a light or a timer.')
  },
  preview: ({ timer, left }) => plain(`${timer.title}: ${left} left`),
  run({ timer, length, left }, { clock }) {
    const from = Math.min(timer.from, clock.seconds)
    const set: Timer =
      timer.paused === undefined
        ? { ...timer, from, next: clock.seconds + length }
        : { ...timer, from, paused: length }
    return gmOutcome(
      'GF-TIMER-02',
      timer.title,
      `${left} left, set by hand`,
      [{ do: 'timer', timer: set }],
      { who: timer.bearer ? [timer.bearer] : [] },
    )
  },
})

/** Expires timers that ran out while their creature was on the bench, and what depends on them. */
export function expireOverdue(before: Situation, after: Situation): Effect[] {
  const isBack = Object.keys(before.bench ?? {}).some((id) => !after.bench?.[id])
  const isOverdue = Object.values(after.timers).some(
    ({ paused, next }) => paused === undefined && next <= after.clock.seconds,
  )
  return isBack && isOverdue ? [{ do: 'advance', seconds: 0 }] : []
}
