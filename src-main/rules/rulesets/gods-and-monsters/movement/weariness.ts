import type { Effect } from '../../../core/effects.ts'
import { counted } from '../../../core/words.ts'
import type { Due, Timer } from '../../../core/state/due.ts'
import type { Id, ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { condition } from '../harm/states.ts'
import { roadAnew, roadRestDue } from '../travel/road-rest.ts'

/** Id of the action that rests ten minutes. */
const breatherAction = 'gods-and-monsters.breather'
const timerId = 'rest-due'
/** Condition of somebody who went on when rest was due. Rule GAM-MOV-08. */
export const restless = 'no rest'

/** Number of times somebody has pressed on since they last rested. Rule GAM-MOV-08. */
export function timesGoneOn({ conditions }: Pick<ReadonlyCreature, 'conditions'>): number {
  const name = Object.keys(conditions).find((each) => each.startsWith(restless))
  return name === undefined ? 0 : Number(/×(\d+)$/.exec(name)?.[1] ?? 1)
}

function named(times: number): string {
  return times > 1 ? `${restless} ×${times}` : restless
}

/**
 * Starts the timer until ten minutes of rest are due, unless it runs or rest is due already. Rule GAM-MOV-08.
 */
export function setsOut(situation: Situation, seconds: number): Effect[] {
  return situation.timers[timerId] || waiting(situation) ? [] : [runs(situation, seconds)]
}

function runs(situation: Situation, seconds: number): Effect {
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

function waiting(situation: Situation): Situation['dues'][string] | undefined {
  return Object.values(situation.dues).find(({ action }) => action === breatherAction)
}

/** Effects of going on without rest; when everybody has, the timer starts again. Rule GAM-MOV-08. */
export function goesOn(
  situation: Situation,
  creature: ReadonlyCreature,
  seconds: number,
): Effect[] {
  const times = timesGoneOn(creature)
  const due = situation.dues[roadRestDue] ?? waiting(situation)
  const left = due?.who.filter((id) => id !== creature.id) ?? []
  const anew = due?.id === roadRestDue ? roadAnew(situation) : [runs(situation, seconds)]
  return [
    ...(times > 0 ? [condition(creature.id, named(times), null)] : []),
    condition(creature.id, named(times + 1), { rule: 'GAM-MOV-08' }),
    ...(due ? stillWaits(due as Due, left) : []),
    ...(left.length === 0 ? anew : []),
  ]
}

function stillWaits(due: Due, left: Id[]): Effect[] {
  return left.length === 0
    ? [{ do: 'settle', due: due.id }]
    : [{ do: 'due', due: { ...due, who: left } }]
}

/** Effects of ten minutes of rest or more: no timer, no rest due, no condition. Rule GAM-MOV-08. */
export function rests(situation: Situation, who: readonly ReadonlyCreature[]): Effect[] {
  return [
    ...(situation.timers[timerId] ? [{ do: 'stop timer' as const, timer: timerId }] : []),
    ...(waiting(situation)
      ? [{ do: 'settle action' as const, action: breatherAction } as const]
      : []),
    ...who.flatMap((creature) => {
      const times = timesGoneOn(creature)
      return times > 0 ? [condition(creature.id, named(times), null)] : []
    }),
  ]
}
