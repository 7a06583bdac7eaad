import { expect, test } from 'vitest'
import { Conflict, toromeen, yeti } from '../testing/play.ts'
import { rest } from './index.ts'

const [night, day, morning, engage] = rest
if (!night || !day || !morning || !engage) throw new Error('a rest is missing')

const hurt = { ...toromeen, values: { ...toromeen.values, hp: 2, verve: 0 } }

test('a night gives the level by a health test, 1 without, and all verve in the morning', () => {
  const slept = (face: number): (number | undefined)[] => {
    const play = new Conflict([hurt])
    play.do(night, {}, { 'health of Toromeen (c3)': [face] })
    return [play.value('c3', 'hp'), play.value('c3', 'verve')]
  }
  expect([slept(11), slept(12)]).toEqual([
    [4, 17],
    [3, 17],
  ])
})

test('a full day needs no test, and is its night as well unless the campaign stacks them', () => {
  const play = new Conflict([hurt])
  play.do(day)
  expect(play.value('c3', 'hp')).toBe(4)
  const stacked = new Conflict([hurt], { restStacks: true })
  stacked.do(day, {}, { 'health of Toromeen, by night (c3)': [5] })
  expect(stacked.value('c3', 'hp')).toBe(6)
})

test('nobody rests in a fight', () => {
  const play = new Conflict([hurt, yeti])
  play.happen({ do: 'fight', fight: { round: 1, declared: {}, acted: {} } })
  expect(play.refuses(night)).toContain('A fight is on')
})

test('an encounter engaged gives verve up to the level, once', () => {
  const play = new Conflict([hurt])
  play.do(engage)
  expect(play.value('c3', 'verve')).toBe(2)
  expect(play.refuses(engage, { again: true })).toContain('once')
  play.do(morning)
  expect(play.value('c3', 'verve')).toBe(17)
  expect(play.refuses(morning)).toContain('already')
})

test('nobody sleeps on in the morning, whatever laid them low', () => {
  const play = new Conflict([hurt, { ...hurt, id: 'c4', name: 'Bo' }])
  play.happen(
    { do: 'condition', creature: 'c3', name: 'asleep', to: {} },
    { do: 'condition', creature: 'c4', name: 'unconscious', to: { until: 600 } },
  )
  play.do(night, {}, { 'health of Toromeen (c3)': [1], 'health of Bo (c4)': [1] })
  expect([play.conditions('c3'), play.conditions('c4'), play.dues()]).toEqual([[], [], []])
})
