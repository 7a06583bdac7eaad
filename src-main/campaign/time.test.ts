import { beforeEach, describe, expect, test } from 'vitest'
import { read } from '../rules/clock/clock.ts'
import { actionNamed, consequencesOf, rulesetOf } from '../rules/registry.ts'
import type { CampaignState } from '../rules/core/situation.ts'
import { apply, type Context } from './apply.ts'
import type { Entry, Given, Head } from './journal.ts'
import { command, context } from './testing/journal-table.ts'
import { firstHead, newState } from './state.ts'
import { undo } from './undo.ts'
import { clockView } from './view/clock.ts'
import { timerViews } from './view/top.ts'

const inForce: Context = {
  ...context,
  action: actionNamed,
  consequences: (before, after) => consequencesOf(after)(before, after),
}

let head: Head
let last: Entry

/** Maud with two torches and rations, Odo with coins and nothing else. No dungeon or road is borrowed. */
function table(): CampaignState {
  const state = newState('Time', 'hearts', {})
  const { blank } = rulesetOf(state).characters
  const maud = {
    ...blank('c1', 'Maud'),
    items: {
      i1: { id: 'i1', name: 'Torch', count: 2, ready: false },
      i2: { id: 'i2', name: 'Rations', count: 1, ready: false },
    },
    itemOrder: ['i1', 'i2'],
  }
  const odo = blank('c2', 'Odo')
  odo.values['coins'] = 7
  return { ...state, creatures: { c1: maud, c2: odo }, party: ['c1', 'c2'], nextId: 20 }
}

/** Runs an action; returns its text, or the reason for the refusal. */
function does(action: string, input: Record<string, unknown> = {}, given: Given = {}): string {
  const applied = apply(head, command(action, input, given), inForce)
  if (applied.end === 'refused') return `refused: ${applied.refused.why}`
  if (applied.end === 'asks') throw new Error(`it asks ${applied.question.label}`)
  head = applied.head
  last = applied.entry
  return last.outcome.says
}

const passes = (amount: number, unit = 'turns'): string => does('house.time', { amount, unit })
const torches = (): number | undefined => head.state.creatures['c1']?.items['i1']?.count
const dues = (): string[] => Object.values(head.state.dues).map(({ title }) => title)
const timers = () => timerViews(head.state).map(({ title, bearer, says }) => [title, bearer, says])
const marked = (who: string, name: string): string =>
  does('house.condition', { who, name, on: true })

beforeEach(() => {
  head = firstHead('c', table())
})

describe('lights', () => {
  test('warn, go out, and are followed by another out of the pack', () => {
    does('house.light', { bearer: 'c1', light: 'Torch' })
    expect(torches()).toBe(1)
    passes(4)
    expect([last.outcome.says, last.outcome.tone]).toEqual([
      'Now 09:40, day 1; Torch, Maud nearly out',
      'due',
    ])
    passes(2)
    expect([last.outcome.tone, timers(), dues()]).toEqual(['due', [], ['Light another']])
    expect(does('house.light-another', { light: 'the same' })).toBe(
      'Another lit, 0 more carried there',
    )
    expect([timers(), dues(), torches()]).toEqual([[['Torch', 'Maud', '1 h']], [], undefined])
  })

  test('another comes out of a companion’s pack, and none where nobody carries one', () => {
    does('house.hand-over', {})
    expect(does('house.light-another', { light: 'Torch', bearer: 'c2' })).toBe(
      'Lit from Maud’s pack, 1 more carried there',
    )
    expect(timers()).toEqual([['Torch', 'Odo', '1 h']])
    expect(does('house.light-another', { light: 'Lantern' })).toMatch(
      /^refused: Nobody carries another lantern/,
    )
  })

  test('are used up when they end where the campaign says so, and never lit twice from one torch', () => {
    does('house.house-rule', { id: 'lightUsedUp', value: 'ended' })
    does('house.light', { bearer: 'c1', light: 'Torch' })
    does('house.light-another', { light: 'the same' })
    expect(torches()).toBe(2)
    expect(does('house.light-another', { light: 'the same' })).toMatch(/^refused: Nobody carries/)
    passes(6)
    expect([torches(), timers()]).toEqual([undefined, []])
  })

  test('are handed on with the time they have left', () => {
    does('house.light', { bearer: 'c1', light: 'Torch' })
    passes(2)
    const [torch] = Object.keys(head.state.timers)
    expect(does('house.hand-over', { timer: torch, to: 'c2' })).toBe('Handed to Odo')
    expect(timers()).toEqual([['Torch', 'Odo', '4 turns']])
    expect(does('house.hand-over', { timer: torch, to: 'c2' })).toMatch(/^refused: Odo has it/)
    passes(4)
    expect(Object.values(head.state.dues)[0]?.input['bearer']).toBe('c2')
  })

  test('fall with their bearer: the GM says what follows, and undo takes it back', () => {
    does('house.light', { bearer: 'c1', light: 'Torch' })
    const [torch] = Object.keys(head.state.timers)
    marked('c1', 'unconscious')
    expect(dues()).toEqual(['The torch falls'])
    const before = head.state
    does('house.fallen-light', { timer: torch, how: 'goes out' })
    expect([dues(), head.state.timers[torch ?? '']?.bearer]).toEqual([[], undefined])
    expect(head.state.timers[torch ?? '']?.paused).toBe(3600)
    head = undo(head, last, inForce.at).head
    expect(head.state).toEqual(before)
    does('house.hand-over', { timer: torch, to: 'c2' })
    expect([dues(), timers()]).toEqual([[], [['Torch', 'Odo', '1 h']]])
  })

  test('a dead bearer neither lights, nor relights, nor takes one: the reason says who and what then', () => {
    does('house.light', { bearer: 'c1', light: 'Torch' })
    const [torch] = Object.keys(head.state.timers)
    does('house.snuff', { timer: torch, how: 'put out' })
    const stuck = () => timerViews(head.state)[0]?.stuck
    expect(stuck()).toBeUndefined()
    marked('c1', 'dead')
    const reason =
      'refused: Maud is dead and can’t carry the torch: hand it to somebody who stands.'
    expect(does('house.snuff', { timer: torch, how: 'relight' })).toBe(reason)
    expect(`refused: ${stuck()}`).toBe(reason)
    expect(does('house.light', { bearer: 'c1', light: 'Torch' })).toBe(reason)
    expect(does('house.light-another', { bearer: 'c1', light: 'Torch' })).toMatch(
      /^refused: Maud is dead/,
    )
    does('house.hand-over', { timer: torch, to: 'c2' })
    expect(stuck()).toBeUndefined()
    expect(does('house.hand-over', { timer: torch, to: 'c1' })).toMatch(/^refused: Maud is dead/)
  })

  test('go out or burn on by themselves where the campaign has chosen', () => {
    does('house.house-rule', { id: 'fallenLights', value: 'burns' })
    does('house.light', { bearer: 'c1', light: 'Torch' })
    expect(marked('c1', 'unconscious')).toMatch(/; Torch falls and burns on$/)
    expect([dues(), timers()]).toEqual([[], [['Torch', null, '1 h']]])
  })
})

test('GF-LIGHT-05: a line of a death says what became of the light', () => {
  does('house.house-rule', { id: 'fallenLights', value: 'out' })
  does('house.light', { bearer: 'c1', light: 'Torch' })
  expect(does('house.kill', { who: ['c1'] })).toBe('Dead; Torch falls and goes out')
  expect(last.outcome.tone).toBe('bad')
  expect(last.outcome.why.at(-1)).toEqual({
    name: 'Torch',
    value: 'falls and goes out',
    rule: 'GF-LIGHT-01',
  })
})

describe('timers', () => {
  test('warn before, fall due, come again, are set again and stopped', () => {
    const rest = { title: 'Rest', turns: 6, unit: 'turns', kind: 'rest', every: true, warn: 1 }
    expect(does('house.timer', { ...rest, warn: 6 })).toMatch(/^refused: The warning/)
    does('house.timer', rest)
    const [timer] = Object.keys(head.state.timers)
    passes(5)
    expect(last.outcome.why).toEqual([{ name: 'Rest', value: '1 turn left', rule: 'GF-TIMER-01' }])
    passes(1)
    expect([dues(), timers()]).toEqual([['Rest'], [['Rest', null, '1 h']]])
    does('house.timer-left', { timer, amount: 2, unit: 'rounds' })
    expect(timers()).toEqual([['Rest', null, '20 seconds']])
    does('house.snuff', { timer, how: 'put out' })
    passes(3, 'days')
    expect(timers()).toEqual([['Rest', null, '20 seconds']])
    expect(does('house.timer-left', { timer, amount: 0, unit: 'days' })).toMatch(
      /^refused: Time left/,
    )
  })

  test('a day without food is a due; whoever has none is named', () => {
    does('house.rations')
    expect(does('house.rations')).toMatch(/^refused: Rations are counted already/)
    passes(1, 'days')
    expect(dues()).toEqual(['Eat a day’s rations'])
    const [due] = Object.keys(head.state.dues)
    expect(does('house.eat', { due })).toBe('Odo has none')
    expect([dues(), head.state.creatures['c1']?.itemOrder]).toEqual([[], ['i1']])
  })

  test('a wage falls due by the week and needs a purse that holds it', () => {
    const wage = { bearer: 'c1', payer: 'c2', amount: 5, each: 'week' }
    expect(does('house.wage', { ...wage, payer: 'c1' })).toMatch(/^refused: Nobody pays themselves/)
    does('house.wage', wage)
    passes(7, 'days')
    const [due] = Object.values(head.state.dues)
    const purse = rulesetOf(head.state).money?.field ?? 'coins'
    expect(does('house.pay', { ...due?.input })).toMatch(/from Odo$/)
    expect([dues(), head.state.creatures['c2']?.values[purse]]).toEqual([[], 2])
    expect(does('house.pay', { bearer: 'c1', payer: 'c2', amount: 5 })).toMatch(
      /^refused: Odo has 2/,
    )
  })

  test('wages of several days are one due, paid at once', () => {
    does('house.wage', { bearer: 'c1', payer: 'c2', amount: 2, each: 'day' })
    passes(2, 'days')
    passes(1, 'days')
    const [due, more] = Object.values(head.state.dues)
    expect([due?.why, more]).toEqual([
      expect.stringMatching(/has earned 2 .*, 3 times$/),
      undefined,
    ])
    expect(does('house.pay', { ...due?.input })).toMatch(/^6 .* from Odo$/)
    passes(1, 'days')
    expect(Object.values(head.state.dues).map(({ input }) => input['times'])).toEqual([1])
  })
})

describe('checks', () => {
  const check = { title: 'Wanderers', dice: '1d6', way: 'at most', than: 1, becomes: 'They come' }

  test('on the clock: several in one stretch are one card, rolled until one comes up', () => {
    does('house.check', { ...check, when: 'on the clock', every: 2 })
    passes(5)
    const [due] = Object.values(head.state.dues)
    expect([dues(), due?.input['times']]).toEqual([['Wanderers'], 2])
    expect(does('house.roll-check', { ...due?.input }, { check: [4], 'check 2': [1] })).toBe(
      'They come',
    )
    expect(dues()).toEqual(['They come'])
  })

  test('called for by what is done, and called off by name', () => {
    does('house.borrow', { what: 'dungeon', from: 'delve' })
    does('house.check', { ...check, when: 'rest', every: 1 })
    does('delve.rest', {}, { event: [6] })
    expect(dues()).toEqual(['Wanderers'])
    const [due] = Object.values(head.state.dues)
    expect(does('house.roll-check', { ...due?.input }, { check: [2] })).toBe('Nothing')
    expect(does('house.drop-check', { title: 'wanderers' })).toBe('Called off')
    does('delve.rest', {}, { event: [6] })
    expect(dues()).toEqual([])
  })

  test('one that can never come up, or can’t be read, is refused', () => {
    expect(does('house.check', { ...check, than: 0, when: 'turn', every: 1 })).toMatch(
      /^refused: 1d6 never comes at most 0/,
    )
    expect(does('house.check', { ...check, dice: '1d', when: 'turn', every: 1 })).toMatch(
      /^refused: “1d” can’t be read/,
    )
  })
})

describe('the clock', () => {
  test('forgotten time is made up for, with all that follows; a correction says what it leaves', () => {
    does('house.light', { bearer: 'c1', light: 'Torch' })
    passes(5)
    passes(-3)
    expect(last.outcome.why.map(({ name }) => name)).toEqual(['Not undone'])
    expect([read(head.state.clock).time, timers()]).toEqual([
      '09:20',
      [['Torch', 'Maud', '1 turn']],
    ])
    expect(passes(-3, 'days')).toBe('refused: The clock can’t go back before its first day.')
    for (const unit of ['rounds', 'minutes', 'watches']) passes(1, unit)
    expect([read(head.state.clock).time, timers()]).toEqual(['17:21', []])
  })

  test('a festival falls due on its morning, every year or once', () => {
    does('house.date-note', { title: 'Fair', day: 2, month: 'thaw', yearly: true, year: 1 })
    expect(clockView(head.state).notes.map(({ says }) => says)).toEqual(['2 Thaw'])
    passes(1, 'days')
    expect(dues()).toEqual(['Fair'])
    expect(does('house.drop-date-note', { title: 'fair' })).toBe('Struck from the calendar')
    expect(
      does('house.date-note', { title: 'X', day: 31, month: 'Thaw', yearly: true, year: 1 }),
    ).toBe('refused: Month: Thaw has 30 days: choose one of them.'.replace('Month: ', ''))
    expect(
      does('house.date-note', { title: 'X', day: 1, month: 'May', yearly: true, year: 1 }),
    ).toMatch(/^refused: There is no month “May”. There are Thaw, Sowing/)
  })

  test('the campaign names its days and months, and today keeps its date', () => {
    passes(20, 'days')
    does('house.weekdays', { weekdays: 'Sun, Moon, Star' })
    expect(does('house.months', { months: 'Thaw 40 spring, Fire 40 summer, Ice 40 winter' })).toBe(
      '3 months; today is Sun 21 Thaw',
    )
    expect(clockView(head.state).date).toMatchObject({ day: 21, month: 'Thaw', year: 1 })
    does('house.date', { day: 5, month: 'ice', year: 412, weekday: 'Moon' })
    expect([clockView(head.state).date.says, read(head.state.clock).season]).toEqual([
      'Moon 5 Ice',
      'winter',
    ])
    passes(36, 'days')
    expect(clockView(head.state).date).toMatchObject({ month: 'Thaw', day: 1, year: 413 })
    expect(does('house.months', { months: 'Thaw 0 spring' })).toMatch(/^refused: Thaw has 0 days/)
    expect(does('house.months', { months: 'Thaw thirty spring' })).toMatch(/can’t be read/)
    expect(does('house.date', { day: 41, month: 'Thaw', year: 1 })).toMatch(/^refused: Thaw has 40/)
  })

  test('a whole calendar is taken with its moons, years and holidays, and undone', () => {
    passes(13, 'days')
    does('house.calendar', { which: 'Lantern year: 13 months of 28 days' })
    const taken = clockView(head.state)
    expect([taken.date.says, taken.month.yearText, taken.moons]).toEqual([
      'Darkday 14 Kindling',
      'year 1, of the Lantern',
      [{ name: 'The Lamp', days: 28, age: 0, phase: 'full' }],
    ])
    expect(taken.notes.map(({ title }) => title)).toEqual([
      'Night without lamps',
      'Lanterns for the dead',
      'First Lamp',
    ])
    does('house.moons', { moons: 'Pearl 10 2, Coal 40' })
    does('house.year-names', { names: '' })
    does('house.weekdays', { weekdays: 'Sun, Moon' })
    const changed = clockView(head.state)
    expect([changed.moons, changed.month.yearText, changed.date.day]).toEqual([
      [
        { name: 'Pearl', days: 10, age: 2, phase: 'full' },
        { name: 'Coal', days: 40, age: 0, phase: 'waxing' },
      ],
      'year 1',
      14,
    ])
    expect(does('house.moons', { moons: 'Pearl' })).toMatch(/^refused: “Pearl” can’t be read/)
    expect(does('house.read-calendar', { file: '{}' })).toMatch(/^refused: There is no calendar/)
  })

  test('weather is ours where nobody lends any, by season, and steps along its scale', () => {
    expect(does('house.weather', {}, { weather: [6, 6] })).toBe('Storm')
    expect(does('house.set-weather', { sky: 'one step worse' })).toBe(
      'refused: It is storm already.',
    )
    does('house.set-weather', { sky: 'one step better' })
    expect(clockView(head.state).sky).toBe('rain')
    does('house.date', { day: 1, month: 'Frost', year: 1 })
    expect(clockView(head.state).sky).toBe('snow')
    does('house.house-rule', { id: 'weatherMornings', value: 'true' })
    passes(1, 'days')
    expect(dues()).toEqual(['The day’s weather'])
    does('house.weather', {}, { weather: [1, 1] })
    expect([dues(), clockView(head.state).sky]).toEqual([[], 'clear'])
  })
})
