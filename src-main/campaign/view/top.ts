import { read, turn as turnLength } from '../../rules/clock/clock.ts'
import { calendarOf, namedDay } from '../../rules/clock/dates.ts'
import { duration, recurrence } from '../../rules/clock/duration.ts'
import { secondsLeft } from '../../rules/clock/timers.ts'
import { noHandReason } from '../../rules/gm/lights/kinds.ts'
import { realTimeLights } from '../../rules/gm/time-rules.ts'
import { houseRule } from '../../rules/core/ruleset/house-rules.ts'
import { type Ruleset } from '../../rules/core/ruleset.ts'
import type { Situation } from '../../rules/core/situation.ts'
import type { Timer, TimerKind } from '../../rules/core/state/due.ts'
import { Memory } from './memory.ts'
import { skyShown, type Road } from './sky.ts'
import type { TimerView, TopView } from './views.ts'

export { duration }

/** A light within this many turns of its end is drawn in the colour of danger. */
const lowTurns = 2

const drawn = new Memory<Situation['timers'][string], TimerView>()

export function timerView(timer: Situation['timers'][string], situation: Situation): TimerView {
  const carrier = timer.bearer ? situation.creatures[timer.bearer] : undefined
  const isOut = timer.kind === 'light' && timer.paused !== undefined
  const stuck = isOut && carrier ? noHandReason(carrier, timer.title) : null
  const also = { bearer: carrier?.name ?? null, stuck }
  return drawn.of(timer, situation, Object.values(also), (seen) => drawnFrom(timer, seen, also))
}

function drawnFrom(
  timer: Situation['timers'][string],
  situation: Situation,
  { bearer, stuck }: { bearer: string | null; stuck: string | null },
): TimerView {
  const seconds = secondsLeft(timer as Timer, situation.clock.seconds)
  const whole = Math.max(timer.every ?? timer.next - timer.from, seconds)
  const turns = Math.ceil(seconds / turnLength)
  const die = timer.kind === 'light' ? timer.counts?.['die'] : undefined
  const open = timer.kind === 'light' && timer.counts?.['open'] === 1
  const steps = (sides: number): number => Math.max(1, sides / 2 - 1)
  return {
    id: timer.id,
    kind: timer.kind,
    title: timer.title,
    icon: iconOf(timer),
    bearer,
    bearerId: timer.bearer ?? null,
    left: die === undefined ? turns : steps(die),
    of:
      die === undefined
        ? Math.max(1, Math.ceil(whole / turnLength))
        : steps(timer.counts?.['of'] ?? die),
    ...(die === undefined ? {} : { die }),
    ...(open ? { open: true as const } : {}),
    says: open ? 'burns on' : die === undefined ? duration(seconds) : `d${die} left`,
    seconds,
    ...(timer.every ? { again: recurrence(timer.every) } : {}),
    low:
      timer.kind === 'light' &&
      (die === undefined ? turns <= lowTurns : die <= 4) &&
      timer.paused === undefined,
    paused: timer.paused !== undefined,
    ...(stuck === null ? {} : { stuck }),
  }
}

export function timerViews(situation: Situation): TimerView[] {
  return Object.values(situation.timers)
    .map((timer) => timerView(timer, situation))
    .sort((a, b) => a.left - b.left || a.title.localeCompare(b.title, 'en'))
}

export function topView(
  situation: Situation,
  ruleset: Ruleset,
  road: Road,
  timers: TimerView[],
  undo: string | null,
  redo: string | null,
): TopView {
  const clock = read(situation.clock)
  return {
    campaign: situation.name,
    ruleset: { id: ruleset.id, title: ruleset.title },
    houseRulesChanged: Object.keys(situation.houseRules).length,
    time: clock.time,
    line: clock.line,
    date: namedDay(calendarOf(situation.clock), clock.day).says,
    sky: skyShown(road, situation),
    day: clock.day,
    afterTurn: read({ ...situation.clock, seconds: situation.clock.seconds + turnLength }).time,
    turn: clock.turnOfHour,
    marks: marks(situation, clock.turnOfHour),
    burns: timers.filter((timer) => timer.kind === 'light' && !timer.paused),
    undo,
    redo,
  }
}

/** Marks of timers that end within this hour, on the turn at whose end they do. */
function marks(situation: Situation, turnNow: number): TopView['marks'] {
  const byWall = houseRule<boolean>(situation, realTimeLights)
  return Object.values(situation.timers).flatMap((timer) => {
    if (timer.paused !== undefined || (byWall && timer.kind === 'light')) return []
    // A light that lasts by a die has no turn at which it surely ends.
    if (timer.counts?.['die'] !== undefined) return []
    const turn = turnNow + Math.ceil((timer.next - situation.clock.seconds) / turnLength) - 1
    if (turn < turnNow || turn > 6) return []
    const says = timer.kind === 'light' || !timer.due ? `${timer.title} burns out` : timer.due.title
    const icon =
      timer.kind === 'light'
        ? ('light' as const)
        : timer.kind === 'rest'
          ? ('rest' as const)
          : ('hour' as const)
    return [{ turn, says, icon }]
  })
}

const iconOfKind: Readonly<Record<Exclude<TimerKind, 'light'>, TimerView['icon']>> = {
  spell: 'spell',
  effect: 'star',
  ration: 'bread',
  rest: 'rest',
  wage: 'coin',
  check: 'roll',
  named: 'hour',
}

function iconOf(timer: Situation['timers'][string]): TimerView['icon'] {
  const title = timer.title.toLowerCase()
  if (timer.kind !== 'light') return iconOfKind[timer.kind]
  if (title.includes('lantern')) return 'lantern'
  return title.includes('candle') ? 'candle' : 'torch'
}
