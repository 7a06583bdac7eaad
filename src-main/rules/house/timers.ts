import { defineAction, type Action } from '../action.ts'
import { turn } from '../clock/clock.ts'
import type { Timer } from '../situation.ts'
import { told } from './told.ts'
import { plain, refusal } from './trial.ts'
import { counted } from './words.ts'

const start = defineAction({
  id: 'house.timer',
  title: 'Start a timer',
  rule: 'GF-TIMER-01',
  phase: 'table',
  slot: 'clock',
  needs: [],
  finds: 'timer countdown remind spell duration',
  asks: {
    title: { kind: 'text', title: 'What for', max: 60 },
    turns: { kind: 'number', title: 'In how many turns', min: 1, max: 1008, default: 6 },
    bearer: { kind: 'creature', title: 'Whom it concerns', optional: true },
    every: { kind: 'switch', title: 'Again and again', default: false },
  },
  preview: (_situation, { title, turns, every }) =>
    title
      ? plain(`${title}: ${every ? 'every' : 'in'} ${counted(turns, 'turn')}`)
      : refusal('Say what the timer is for.'),
  *run(situation, { title, turns, bearer, every }) {
    yield* []
    const now = situation.clock.seconds
    const timer: Timer = {
      id: `t${situation.nextId}`,
      kind: 'named',
      title,
      from: now,
      next: now + turns * turn,
      rule: 'GF-TIMER-01',
      ...(bearer ? { bearer } : {}),
      ...(every ? { every: turns * turn } : {}),
      due: {
        action: 'house.settle',
        input: { due: '' },
        title,
        why: `${title}: the time is up`,
        rule: 'GF-TIMER-01',
        when: 'now',
        who: bearer ? [bearer] : [],
        must: false,
      },
    }
    return told(
      'GF-TIMER-01',
      title,
      `${every ? 'Every' : 'In'} ${counted(turns, 'turn')}`,
      [{ do: 'timer', timer }],
      { who: bearer ? [bearer] : [] },
    )
  },
})

export const timers: readonly Action[] = [start]
