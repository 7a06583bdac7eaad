import type { Id, RulesetId } from '../../../rules/core/situation.ts'
import type { Season } from '../../../rules/core/state/time.ts'
import type { TimerKind } from '../../../rules/core/state/due.ts'

/** A burning light or another timer, counted in turns. */
export interface TimerView {
  id: Id
  kind: TimerKind
  title: string
  icon:
    'torch' | 'lantern' | 'candle' | 'spell' | 'hour' | 'bread' | 'coin' | 'rest' | 'roll' | 'star'
  bearer: string | null
  bearerId: Id | null
  /** Whole turns left, rounded up, and of how many. */
  left: number
  of: number
  /** Die left of a light that lasts by a die; `left` and `of` are then its steps, not turns. */
  die?: number
  /** Set for a light that burns until something puts it out: it has no turns to count. */
  open?: true
  /** Time left in words: "2 turns", "3 h 20 min". */
  says: string
  /** Time left in game seconds, for displays that count down between two commands. */
  seconds: number
  /** "every 6 turns"; absent for one that ends with its first ring. */
  again?: string
  low: boolean
  paused: boolean
  /** Reason one that is out can't be lit again, with the way out; absent where it can. Rule GF-LIGHT-05. */
  stuck?: string
}

export interface TopView {
  campaign: string
  ruleset: { id: RulesetId; title: string }
  houseRulesChanged: number
  /** `15:40` */
  time: string
  /** "Day 14, late autumn, 3rd watch" */
  line: string
  /** "Marketday 14 Mist" */
  date: string
  /** Weather, in the season's word; null until it is known. */
  sky: string | null
  day: number
  /** Time when the turn that begins now is over: "15:50". */
  afterTurn: string
  /** Turn of the hour, 1 to 6. */
  turn: number
  /** Turns of this hour at whose end something is due, 1 to 6. */
  marks: { turn: number; says: string; icon: 'rest' | 'light' | 'hour' }[]
  burns: TimerView[]
  undo: string | null
  redo: string | null
}

/** The day, its watches, the calendar and its notes, the sky, and checks that actions call for. */
export interface ClockView {
  /** `weekday` counts from 0. */
  date: { says: string; weekday: number; day: number; month: Id; year: number }
  season: Season
  /** 1 to 3, from midnight. */
  watch: number
  watches: { watch: number; light: boolean }[]
  sky: string | null
  /** True when lights burn by the wall clock. */
  realTime: boolean
  weekdays: string[]
  months: { id: Id; name: string; days: number; season: Season }[]
  /** Moons with their phase today, the days of a round, and those since the new moon on day 1. */
  moons: { name: string; phase: string; days: number; age: number }[]
  /** Names of years, in turn from year 1. */
  yearNames: string[]
  /** Soonest first. */
  notes: { id: Id; title: string; month: Id; day: number; year: number | null; says: string }[]
  /** Checks that an action calls for. */
  checks: { id: Id; title: string; says: string }[]
  /** The month of today. */
  month: MonthView
  /** Due now and in the coming days, soonest first. */
  agenda: AgendaLine[]
}

/** A day of a month's page. */
interface DayCell {
  day: number
  today: boolean
  /** Titles of calendar notes. */
  notes: string[]
  /** "Full: The Lamp" */
  moons: string[]
}

/** A month of the calendar as a page of weeks. */
export interface MonthView {
  id: Id
  name: string
  year: number
  /** "year 3, of the Otter" */
  yearText: string
  season: Season
  /** Empty cells before the first day. */
  blank: number
  days: DayCell[]
}

/** Something that is due now, or will be in the coming days. */
export interface AgendaLine {
  id: string
  kind: 'due' | 'timer' | 'clock' | 'holiday' | 'moon'
  title: string
  /** "now", "today 15:50", "tomorrow", "in 3 days" */
  when: string
  /** "Marketday 14 Mist"; empty for what is due now. */
  date: string
  /** More about it: the bearer of a timer, how full a clock will be. */
  says: string
  /** Target of its line: the due, the timer, the note of a clock, or a day of a month so many from today's. */
  leads:
    | { to: 'due'; due: Id }
    | { to: 'timer'; timer: Id }
    | { to: 'note'; note: Id }
    | { to: 'day'; month: number; day: number }
}
