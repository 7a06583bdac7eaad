import { day } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { counted } from '../../../core/words.ts'
import type { Situation } from '../../../core/situation.ts'
import { partyOf, scoresOf } from '../people.ts'

const timerId = 'road-rest'
/** Id of the due for a day of rest. */
export const roadRestDue = 'road-rest-due'

/** Days on the road before a day of rest, by the least endurance of the people. Rule GAM-MOV-11. */
function daysOfRoad(situation: Situation): number {
  const people = partyOf(situation).filter(
    ({ kind, conditions }) => kind !== 'animal' && !('dead' in conditions),
  )
  return Math.min(...people.map((each) => scoresOf(each).endurance), 200) / 2
}

/** Sets the time left on a timer that is paused between days of travel. */
function left(situation: Situation, seconds: number): Effect {
  const now = situation.clock.seconds
  return {
    do: 'timer',
    timer: {
      id: timerId,
      kind: 'rest',
      title: 'On the road until a day of rest',
      from: now,
      next: now + seconds,
      paused: seconds,
      rule: 'GAM-MOV-11',
    },
  }
}

/** Counts a day of travel, and makes a day of rest due after the last. Rule GAM-MOV-11. */
export function roadDaySpent(situation: Situation): Effect[] {
  if (situation.dues[roadRestDue]) return []
  const days = daysOfRoad(situation)
  const remains = (situation.timers[timerId]?.paused ?? days * day) - day
  if (remains > 0) return [left(situation, remains)]
  return [
    ...stopped(situation),
    {
      do: 'due',
      due: {
        id: roadRestDue,
        action: 'gods-and-monsters.rest-day',
        input: {},
        title: 'A day of rest',
        why: `They have been on the road for ${counted(Math.ceil(days), 'day')}: rest a day, or press on`,
        rule: 'GAM-MOV-11',
        when: 'now',
        who: [...situation.party],
        must: false,
      },
    },
  ]
}

/** Restarts the count of days after everybody has pressed on. Rule GAM-MOV-08. */
export function roadAnew(situation: Situation): Effect[] {
  return [left(situation, daysOfRoad(situation) * day)]
}

/** Stops the count and settles the due after a day of rest. Rule GAM-MOV-11. */
export function roadRested(situation: Situation): Effect[] {
  return [
    ...stopped(situation),
    ...(situation.dues[roadRestDue] ? [{ do: 'settle' as const, due: roadRestDue }] : []),
  ]
}

function stopped(situation: Situation): Effect[] {
  return situation.timers[timerId] ? [{ do: 'stop timer', timer: timerId }] : []
}
