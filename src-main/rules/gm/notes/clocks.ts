import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import type { ProgressClock } from '../../core/state/note.ts'
import { gmOutcome } from '../gm-outcome.ts'

/** Checks the parts that the rules rely on; the contract has checked the whole record. */
function isClock(value: unknown): value is ProgressClock {
  const { title, parts, filled } = (value ?? {}) as Partial<ProgressClock>
  return (
    typeof title === 'string' && title.trim() !== '' && Number(parts) > 0 && Number(filled) >= 0
  )
}

function clockIn({ progress }: Situation, named: string): ProgressClock | undefined {
  const wanted = named.trim().toLowerCase()
  return Object.values(progress ?? {}).find(
    ({ id, title }) => id === named || title.toLowerCase() === wanted,
  ) as ProgressClock | undefined
}

/** The pace of a clock from now on; one that has not changed goes on as it was. */
export function paceFrom(
  { pace }: Pick<ProgressClock, 'pace'>,
  was: Readonly<Pick<ProgressClock, 'pace'>> | undefined,
  now: number,
): Pick<ProgressClock, 'pace'> {
  if (!pace) return {}
  const { seconds } = pace
  const next = was?.pace?.seconds === seconds ? was.pace.next : now + seconds
  return { pace: { seconds, next } }
}

const state = ({ filled, parts }: ProgressClock): string => `${filled} of ${parts}`

/** Rule GF-NOTES-04. */
const keep = defineAction({
  id: 'house.progress-clock',
  title: 'Set a progress clock',
  rule: 'GF-NOTES-04',
  phase: 'table',
  slot: 'keep',
  finds: 'faction clock progress front doom',
  asks: { clock: { kind: 'record', title: 'Clock', of: 'progress clock' } },
  plan({ progress, nextId, clock: { seconds } }, { clock }, { shelf: { notes } }) {
    if (!isClock(clock)) return refusal('Give the clock a name.')
    if (!notes?.note(clock.note)) return refusal('The note of that clock is gone.')
    const was = progress?.[clock.id]
    return {
      was: was !== undefined,
      clock: {
        ...clock,
        id: was ? clock.id : `progress-${nextId}`,
        title: clock.title.trim(),
        full: clock.full.trim(),
        filled: Math.min(clock.filled, clock.parts),
        ...paceFrom(clock, was, seconds),
      },
    }
  },
  preview: ({ clock }) => plain(`${clock.title}: ${state(clock)}`),
  run: ({ clock, was }) =>
    gmOutcome(
      'GF-NOTES-04',
      clock.title,
      `${was ? 'Clock changed' : 'New clock'}, ${state(clock)}`,
      [{ do: 'progress', clock }],
    ),
})

/** Rule GF-NOTES-04. */
const tick = defineAction({
  id: 'house.tick-clock',
  title: 'Move a progress clock',
  rule: 'GF-NOTES-04',
  phase: 'table',
  slot: 'keep',
  finds: 'faction clock progress fill empty',
  asks: {
    clock: { kind: 'text', title: 'Its name', max: 200 },
    by: { kind: 'number', title: 'Parts', min: -24, max: 24, default: 1 },
  },
  plan(situation, { clock: named, by }) {
    const clock = clockIn(situation, named)
    if (!clock) return refusal('There is no clock of that name.')
    const filled = Math.max(0, Math.min(clock.parts, clock.filled + by))
    if (filled === clock.filled)
      return refusal(`${clock.title} is ${filled === 0 ? 'empty' : 'full'} already.`)
    return { ...clock, filled }
  },
  preview: (clock) => plain(`${clock.title}: ${state(clock)}`),
  run: (clock) => gmOutcome('GF-NOTES-04', clock.title, state(clock), [{ do: 'progress', clock }]),
})

/** Rule GF-NOTES-04. */
const drop = defineAction({
  id: 'house.drop-clock',
  title: 'Remove a progress clock',
  rule: 'GF-NOTES-04',
  phase: 'table',
  slot: 'keep',
  finds: 'faction clock progress delete',
  asks: { clock: { kind: 'text', title: 'Its name', max: 200 } },
  plan: (situation, { clock }) =>
    clockIn(situation, clock) ?? refusal('There is no clock of that name.'),
  preview: ({ title }) => plain(`${title} is removed`),
  run: ({ id, title }) =>
    gmOutcome('GF-NOTES-04', title, 'Clock removed', [
      { do: 'drop progress', clock: id },
      { do: 'settle', due: dueOf(id) },
    ]),
})

const dueOf = (clock: string): string => `full-${clock}`

/** The consequence of a full clock has come about. Rule GF-NOTES-05. */
const full = defineAction({
  id: 'house.clock-full',
  title: 'A clock is full',
  rule: 'GF-NOTES-05',
  phase: 'table',
  slot: 'note',
  finds: 'faction clock progress consequence happens',
  asks: { clock: { kind: 'text', title: 'Its name', max: 200 } },
  plan(situation, { clock: named }) {
    const clock = clockIn(situation, named)
    if (!clock) return refusal('There is no clock of that name.')
    return clock.filled < clock.parts ? refusal(`${clock.title} is not full yet.`) : clock
  },
  preview: ({ title, full: resultText }) => plain(resultText || title),
  run: ({ id, title, full: resultText }) =>
    gmOutcome('GF-NOTES-05', title, resultText || 'It has come about', [
      { do: 'settle', due: dueOf(id) },
    ]),
})

/** Clocks that the calendar fills, and dues of those that have become full. */
export function advanceClocks(before: Situation, after: Situation): Effect[] {
  const { progress, clock, dues } = after
  if (!progress || (progress === before.progress && clock.seconds === before.clock.seconds))
    return []
  return Object.values(progress).flatMap((one): Effect[] => {
    const was = before.progress?.[one.id]
    const now = paced(one as ProgressClock, clock.seconds)
    const isFull = now.filled >= now.parts
    const wasFull = was !== undefined && was.filled >= was.parts
    const fills = isFull && !wasFull && !dues[dueOf(one.id)]
    const empties = !isFull && dues[dueOf(one.id)] !== undefined
    return [
      ...(now === one ? [] : [{ do: 'progress', clock: now, says: state(now) } as const]),
      ...(fills ? [dueFull(now)] : []),
      ...(empties ? [{ do: 'settle', due: dueOf(one.id) } as const] : []),
    ]
  })
}

/** A clock after the parts that its pace has filled by now; the same object where none. */
function paced(clock: ProgressClock, seconds: number): ProgressClock {
  const { pace, filled, parts } = clock
  if (!pace || seconds < pace.next) return clock
  const steps = Math.floor((seconds - pace.next) / pace.seconds) + 1
  const next = pace.next + steps * pace.seconds
  return { ...clock, filled: Math.min(parts, filled + steps), pace: { ...pace, next } }
}

function dueFull({ id, title, full: resultText }: ProgressClock): Effect {
  return {
    do: 'due',
    due: {
      id: dueOf(id),
      action: 'house.clock-full',
      input: { clock: id },
      why: `${title} is full`,
      title: resultText || title,
      rule: 'GF-NOTES-05',
      when: 'now',
      who: [],
      must: false,
    },
  }
}

export const progressClocks = [keep, tick, drop, full]
