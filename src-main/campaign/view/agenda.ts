import { duesInOrder } from './actions.ts'
import { day as dayLength, read } from '../../rules/clock/clock.ts'
import { calendarOf, isFor, moonTurn, namedDay, type NamedDay } from '../../rules/clock/dates.ts'
import { recurrence } from '../../rules/clock/duration.ts'
import { houseRule } from '../../rules/core/ruleset/house-rules.ts'
import type { Situation } from '../../rules/core/situation.ts'
import type { DateNote } from '../../rules/core/state/time.ts'
import { realTimeLights } from '../../rules/gm/time-rules.ts'
import type { AgendaLine } from './views.ts'

/** Days that the agenda looks ahead. */
const ahead = 14
/** Most lines of the agenda. */
const mostLines = 40

/** A line with the game seconds at which it is due, and its place among those of the same time. */
type Timed = Omit<AgendaLine, 'when' | 'date'> & { at: number; whole?: true }

/** Due now, and in the next fourteen days: dues, timers, clocks that the calendar fills, dates and moons. */
export function agenda(situation: Situation): AgendaLine[] {
  const timed = [...timers(situation), ...clocks(situation), ...days(situation)]
  const coming = timed
    .filter(({ at }) => at <= situation.clock.seconds + ahead * dayLength)
    .sort((a, b) => a.at - b.at || a.title.localeCompare(b.title, 'en'))
    .map((line) => dated(situation, line))
  return [...dues(situation), ...coming].slice(0, mostLines)
}

function dues(situation: Situation): AgendaLine[] {
  return duesInOrder(situation).map(({ id, title, why, when }) => ({
    id: `due ${id}`,
    kind: 'due',
    title,
    when,
    date: '',
    says: why === title ? '' : why,
    leads: { to: 'due', due: id },
  }))
}

/** Running timers; lights that burn by the wall, by a die or without end have no time at which they are due. */
function timers(situation: Situation): Timed[] {
  const byWall = houseRule<boolean>(situation, realTimeLights)
  return Object.values(situation.timers).flatMap((timer): Timed[] => {
    const light = timer.kind === 'light'
    const endless = timer.counts?.['die'] !== undefined || timer.counts?.['open'] === 1
    if (timer.paused !== undefined || (light && (byWall || endless))) return []
    const bearer = timer.bearer ? situation.creatures[timer.bearer]?.name : undefined
    const again = timer.every === undefined ? undefined : recurrence(timer.every)
    return [
      {
        id: `timer ${timer.id}`,
        kind: 'timer',
        title: titleOf(timer),
        says: [bearer, again].filter(Boolean).join(', '),
        leads: { to: 'timer', timer: timer.id },
        at: timer.next,
      },
    ]
  })
}

function titleOf({ kind, title, due, every }: Situation['timers'][string]): string {
  if (kind === 'light') return `${title} burns out`
  if (due) return due.title
  return every === undefined ? `${title} ends` : title
}

/** The next part of each clock that the calendar fills, and the day on which it will be full. */
function clocks({ progress = {} }: Situation): Timed[] {
  return Object.values(progress).flatMap(({ id, note, title, filled, parts, pace, full }) => {
    if (!pace || filled >= parts) return []
    const line = { kind: 'clock', title, leads: { to: 'note', note } } as const
    const whole = pace.next + (parts - filled - 1) * pace.seconds
    const last: Timed = {
      ...line,
      id: `full ${id}`,
      says: full ? `full: ${full}` : 'full',
      at: whole,
    }
    if (whole === pace.next) return [last]
    const says = `${filled + 1} of ${parts}`
    return [{ ...line, id: `clock ${id}`, says, at: pace.next }, last]
  })
}

/** Calendar notes and turns of the moons, each on its day; of a moon the next of either kind. */
function days(situation: Situation): Timed[] {
  const calendar = calendarOf(situation.clock)
  const today = read(situation.clock).day
  const notes = Object.values(situation.dateNotes ?? {}) as DateNote[]
  const open = new Set(Object.values(situation.dues).map(({ title }) => title))
  const seen = new Set<string>()
  let month = 0
  return Array.from({ length: ahead + 1 }, (_, at) => today + at).flatMap((day): Timed[] => {
    const date: NamedDay = namedDay(calendar, day)
    if (day > today && date.dayOfMonth === 1) month += 1
    const leads = { to: 'day', month, day: date.dayOfMonth } as const
    const on = { leads, at: (day - 1) * dayLength, whole: true } as const
    const held = notes
      .filter((note) => isFor(note, date) && !(day === today && open.has(note.title)))
      .map(({ id, title, year }): Timed => ({
        ...on,
        id: `date ${id} ${day}`,
        kind: 'holiday',
        title,
        says: year === undefined ? 'every year' : '',
      }))
    const sky = (calendar.moons ?? []).flatMap((moon): Timed[] => {
      const turn = moonTurn(moon, day)
      const name = `${turn} ${moon.name}`
      if (turn === null || seen.has(name)) return []
      seen.add(name)
      const title = `${moon.name} is ${turn}`
      return [{ ...on, id: `moon ${name}`, kind: 'moon', title, says: '' }]
    })
    return [...held, ...sky]
  })
}

function dated({ clock }: Situation, { at, whole, ...line }: Timed): AgendaLine {
  const calendar = calendarOf(clock)
  const then = read({ ...clock, seconds: Math.max(0, at) })
  const wait = then.day - read(clock).day
  const time = whole ? '' : ` ${then.time}`
  const when = wait <= 0 ? `today${time}` : wait === 1 ? `tomorrow${time}` : `in ${wait} days`
  return { ...line, when, date: namedDay(calendar, then.day).says }
}
