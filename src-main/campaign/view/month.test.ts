import { expect, test } from 'vitest'
import type { Situation } from '../../rules/core/situation.ts'
import type { Calendar } from '../../rules/core/state/time.ts'
import { newState } from '../state.ts'
import { agenda } from './agenda.ts'
import { monthView } from './month.ts'

const day = 86_400
const calendar: Calendar = {
  weekdays: ['Oneday', 'Twoday', 'Threeday', 'Fourday', 'Fiveday'],
  months: {
    thaw: { id: 'thaw', name: 'Thaw', days: 4, season: 'spring' },
    mist: { id: 'mist', name: 'Mist', days: 6, season: 'autumn' },
  },
  monthOrder: ['thaw', 'mist'],
  start: { year: 7, month: 'mist', day: 1, weekday: 4 },
  moons: [{ name: 'Lamp', days: 8, age: 0 }],
}

/** The third day of Mist, at ten to four. */
function stands(more: Partial<Situation> = {}): Situation {
  const state = newState('The Well', 'hearts', {})
  return {
    ...state,
    clock: { seconds: 2 * day + 57_000, season: 'autumn', calendar },
    dateNotes: {
      d1: { id: 'd1', title: 'Fair', month: 'mist', day: 9 },
      d2: { id: 'd2', title: 'Trial', month: 'thaw', day: 1, year: 8 },
    },
    ...more,
  }
}

test('this month begins on the weekday its first had, marks today, and keeps late dates on its last day', () => {
  const { name, year, blank, days } = monthView(stands(), 0)
  expect([name, year, blank, days.length]).toEqual(['Mist', 7, 4, 6])
  expect(days.filter(({ today }) => today).map((one) => one.day)).toEqual([3])
  expect(days.map(({ notes }) => notes.join())).toEqual(['', '', '', '', '', 'Fair'])
  expect(days.map(({ moons }) => moons.join())).toEqual(['New: Lamp', '', '', '', 'Full: Lamp', ''])
})

test('the months before and after go on with the week, over the turn of the year', () => {
  const shown = (offset: number) => {
    const { name, year, blank, days } = monthView(stands(), offset)
    return [name, year, blank, days[0]?.notes.join()]
  }
  expect([shown(1), shown(-1), shown(-2), shown(2)]).toEqual([
    ['Thaw', 8, 0, 'Trial'],
    ['Thaw', 7, 0, ''],
    ['Mist', 6, 4, ''],
    ['Mist', 8, 4, ''],
  ])
})

const timer = { from: 0, rule: 'GF-TIME-03', kind: 'named' } as const
const due = { input: {}, rule: 'GF-TIME-03', when: 'now', who: [], must: false } as const

test('the agenda has what is due, then timers, clocks, dates and moons as they come', () => {
  const now = 2 * day + 57_000
  const situation = stands({
    dues: { u1: { ...due, id: 'u1', action: 'house.note', title: 'Rest', why: 'Five turns' } },
    timers: {
      t1: { ...timer, id: 't1', title: 'Ritual', next: now + 600 },
      t2: { ...timer, id: 't2', title: 'Far', next: now + 20 * day },
      t3: { ...timer, id: 't3', title: 'Held', next: now + 600, paused: 600 },
      t4: { ...timer, id: 't4', title: 'Wages', next: now + day, every: 7 * day },
    },
    progress: {
      p1: {
        id: 'p1',
        note: 'n1',
        title: 'The cult digs',
        parts: 4,
        filled: 2,
        full: 'The gate opens',
        pace: { seconds: 2 * day, next: now + 2 * day },
      },
    },
  })
  expect(
    agenda(situation).map(({ when, title, says, date }) => [when, title, says, date].join(' | ')),
  ).toEqual([
    'now | Rest | Five turns | ',
    'today 16:00 | Ritual ends |  | Twoday 3 Mist',
    'tomorrow 15:50 | Wages | every 7 days | Threeday 4 Mist',
    'in 2 days | Lamp is full |  | Fourday 5 Mist',
    'in 2 days | The cult digs | 3 of 4 | Fourday 5 Mist',
    'in 3 days | Fair | every year | Fiveday 6 Mist',
    'in 4 days | Trial |  | Oneday 1 Thaw',
    'in 4 days | The cult digs | full: The gate opens | Oneday 1 Thaw',
    'in 6 days | Lamp is new |  | Threeday 3 Thaw',
    'in 13 days | Fair | every year | Fiveday 6 Mist',
  ])
})

test('a line leads to its thing: a day by its month from today’s, a clock by its note', () => {
  const lines = agenda(
    stands({
      timers: { t1: { ...timer, id: 't1', title: 'Ritual', next: 0 } },
    }),
  )
  expect(lines.map(({ leads }) => leads)).toEqual([
    { to: 'timer', timer: 't1' },
    { to: 'day', month: 0, day: 5 },
    { to: 'day', month: 0, day: 6 },
    { to: 'day', month: 1, day: 1 },
    { to: 'day', month: 1, day: 3 },
    { to: 'day', month: 2, day: 6 },
  ])
})

test('what is held today and open as a due stands there once', () => {
  const fair = { d1: { id: 'd1', title: 'Fair', month: 'mist', day: 3 } }
  const titles = (situation: Situation) => agenda(situation).map(({ title }) => title)
  expect(titles(stands({ dateNotes: fair }))).toContain('Fair')
  const open = { ...due, id: 'u1', action: 'house.note', title: 'Fair', why: 'Fair' } as const
  expect(
    titles(stands({ dateNotes: fair, dues: { u1: open } })).filter((one) => one === 'Fair'),
  ).toEqual(['Fair', 'Fair'])
})
