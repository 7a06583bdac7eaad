import { step } from '../../../core/outcome.ts'
import { day, minute, round } from '../../../clock/clock.ts'
import { compact } from '../../../common/compact.ts'
import type { Effect } from '../../../core/effects.ts'
import { isRefusal } from '../../../core/preview.ts'
import type { Id, ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Due, Timer } from '../../../core/state/due.ts'
import { counted } from '../../../core/words.ts'
import { livingPeople, scoresOf } from '../character/people.ts'
import { livingCreature, testAction } from '../checks/actions.ts'
import { creatureTest } from '../checks/trial.ts'
import { injuryEffects } from '../harm/points.ts'
import { condition, settleDue } from '../harm/states.ts'
import { speedNames, speeds, timeBase, type SpeedName } from './movement.ts'

const roadTimerId = 'road-rest'
/** Id of the due for a day of rest. */
const roadRestDue = 'road-rest-due'

/** Days on the road before a day of rest, by the least endurance of the people. Rule GAM-MOV-11. */
function daysOfRoad(situation: Situation): number {
  return Math.min(...livingPeople(situation).map((each) => scoresOf(each).endurance), 200) / 2
}

/** Sets the time left on a timer that is paused between days of travel. */
function roadTimer(situation: Situation, seconds: number): Effect {
  const now = situation.clock.seconds
  return {
    do: 'timer',
    timer: {
      id: roadTimerId,
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
export function countRoadDay(situation: Situation): Effect[] {
  if (situation.dues[roadRestDue]) return []
  const days = daysOfRoad(situation)
  const remains = (situation.timers[roadTimerId]?.paused ?? days * day) - day
  if (remains > 0) return [roadTimer(situation, remains)]
  return [
    ...stopRoadTimer(situation),
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
function restartRoadTimer(situation: Situation): Effect[] {
  return [roadTimer(situation, daysOfRoad(situation) * day)]
}

/** Stops the count and settles the due after a day of rest. Rule GAM-MOV-11. */
export function endRoadTimer(situation: Situation): Effect[] {
  return [...stopRoadTimer(situation), ...settleDue(situation, roadRestDue)]
}

function stopRoadTimer(situation: Situation): Effect[] {
  return situation.timers[roadTimerId] ? [{ do: 'stop timer', timer: roadTimerId }] : []
}

/** Id of the action that rests ten minutes. */
const breatherAction = 'gods-and-monsters.breather'
const timerId = 'rest-due'
/** Condition of somebody who went on when rest was due. Rule GAM-MOV-08. */
export const restless = 'no rest'

/** Number of times somebody has pressed on since they last rested. Rule GAM-MOV-08. */
function timesGoneOn({ conditions }: Pick<ReadonlyCreature, 'conditions'>): number {
  const name = Object.keys(conditions).find((each) => each.startsWith(restless))
  return name === undefined ? 0 : Number(/×(\d+)$/.exec(name)?.[1] ?? 1)
}

function named(times: number): string {
  return times > 1 ? `${restless} ×${times}` : restless
}

/**
 * Starts the timer until ten minutes of rest are due, unless it runs or rest is due already. Rule GAM-MOV-08.
 */
export function startMarch(situation: Situation, seconds: number): Effect[] {
  return situation.timers[timerId] || breatherDue(situation) ? [] : [startTimer(situation, seconds)]
}

function startTimer(situation: Situation, seconds: number): Effect {
  const now = situation.clock.seconds
  const timer: Timer = {
    id: timerId,
    kind: 'rest',
    title: 'Ten minutes of rest',
    from: now,
    next: now + seconds,
    due: {
      action: breatherAction,
      input: {},
      title: 'Rest ten minutes',
      why: `They have gone on for ${counted(Math.round(seconds / 60), 'minute')}: rest, or press on`,
      rule: 'GAM-MOV-08',
      when: 'now',
      who: [...situation.party],
      must: false,
    },
    rule: 'GAM-MOV-08',
  }
  return { do: 'timer', timer }
}

function breatherDue(situation: Situation): Situation['dues'][string] | undefined {
  return Object.values(situation.dues).find(({ action }) => action === breatherAction)
}

/** Effects of going on without rest; when everybody has, the timer starts again. Rule GAM-MOV-08. */
function pressOnEffects(
  situation: Situation,
  creature: ReadonlyCreature,
  seconds: number,
): Effect[] {
  const times = timesGoneOn(creature)
  const due = situation.dues[roadRestDue] ?? breatherDue(situation)
  const left = due?.who.filter((id) => id !== creature.id) ?? []
  const restarted =
    due?.id === roadRestDue ? restartRoadTimer(situation) : [startTimer(situation, seconds)]
  return compact(
    times > 0 && condition(creature.id, named(times), null),
    condition(creature.id, named(times + 1), { rule: 'GAM-MOV-08' }),
    ...(due ? updateDue(due as Due, left) : []),
    ...(left.length === 0 ? restarted : []),
  )
}

function updateDue(due: Due, left: Id[]): Effect[] {
  return left.length === 0
    ? [{ do: 'settle', due: due.id }]
    : [{ do: 'due', due: { ...due, who: left } }]
}

/** Effects of ten minutes of rest or more: no timer, no rest due, no condition. Rule GAM-MOV-08. */
export function restEffects(situation: Situation, who: readonly ReadonlyCreature[]): Effect[] {
  return compact(
    situation.timers[timerId] && { do: 'stop timer', timer: timerId },
    breatherDue(situation) && { do: 'settle action', action: breatherAction },
    ...who.flatMap((creature) => {
      const times = timesGoneOn(creature)
      return times > 0 ? [condition(creature.id, named(times), null)] : []
    }),
  )
}

/** Seconds that a creature can keep up a speed. Rule GAM-MOV-02. */
function keepsUp(creature: ReadonlyCreature, speed: SpeedName): number {
  const { count, unit } = timeBase(speed, scoresOf(creature).endurance)
  return count * (unit === 'minutes' ? minute : round)
}

/** Tests going on without the rest that is due. Rules GAM-MOV-08, GAM-MOV-12. */
export const pressOn = testAction({
  id: 'gods-and-monsters.press-on',
  title: 'Press on without rest',
  rule: 'GAM-MOV-08',
  phase: 'travel',
  slot: 'save',
  needs: ['health'],
  finds: 'forced march rest health water salt tired run jog exhaustion',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    at: { kind: 'choice', title: 'They go on at', of: speedNames, default: 'explore' },
    reduced: { kind: 'number', title: 'Movement held back by', min: 0, max: 200, default: 0 },
    previous: {
      kind: 'number',
      title: 'Such tests since they rested, not counted here',
      min: 0,
      max: 100,
      default: 0,
    },
    water: { kind: 'number', title: 'Lack of water or salt', min: 0, max: 4, default: 0 },
  },
  plan(situation, { who, at: speed, reduced, previous, water }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    const before = timesGoneOn(creature) + previous
    const lasts = keepsUp(creature, speed)
    return {
      who: [creature],
      name: creature.name,
      test: creatureTest(creature, situation, 'health', {
        rule: 'GAM-MOV-08',
        success: 'Goes on',
        failure: 'Goes on with an injury',
        terms: [
          step('Going slower', 2 * reduced, 'GAM-MOV-08'),
          step('Tests before', -2 * before, 'GAM-MOV-08'),
          step('Water and salt', 0 - water, 'GAM-MOV-08'),
        ],
      }),
      why: compact(
        { name: 'For', value: inWords(lasts), rule: speeds[speed].rule },
        speed === 'jog' && step('Jogging', 'about two quarts of water an hour', 'GAM-MOV-08'),
      ),
      ends({ success }) {
        const on = pressOnEffects(situation, creature, lasts)
        return success
          ? { says: 'Goes on', effects: on }
          : {
              says: 'Goes on with an injury',
              effects: [...on, ...injuryEffects(situation, creature)],
            }
      },
    }
  },
})

function inWords(seconds: number): string {
  return seconds % minute === 0
    ? counted(seconds / minute, 'minute')
    : counted(seconds / round, 'round')
}
