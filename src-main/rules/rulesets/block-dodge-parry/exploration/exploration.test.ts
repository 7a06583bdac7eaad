import { describe, expect, test } from 'vitest'
import { BlockDodgeParryEvening, hero, withItems, rations } from '../testing/evening.ts'

const torch = { name: 'Torch', gear: 'torch', count: 2, ready: false }
const party = () => [withItems(hero('c1', 'Maud'), torch, rations(1)), hero('c2', 'Odo')]

describe('a round', () => {
  test('takes ten minutes and rolls an event, unless they were careful', () => {
    const evening = new BlockDodgeParryEvening(party())
    const before = evening.state.clock.seconds
    expect(evening.do('turn', {}, { event: [6] }).says).toBe('Quiet')
    expect(evening.do('turn', { careful: true }).says).toBe('Nothing stirs')
    expect(evening.state.clock.seconds - before).toBe(1200)
  })

  test('exhaustion holds the next one: a Fatigue each, or a meal', () => {
    const evening = new BlockDodgeParryEvening(party())
    evening.do('turn', {}, { event: [5] })
    expect(evening.refuses('turn')).toContain('worn out')
    evening.do('exhaustion', { how: 'a Fatigue each' })
    expect([evening.value('c1', 'fatigue'), evening.value('c2', 'fatigue')]).toEqual([1, 1])
    evening.do('turn', {}, { event: [5] })
    evening.do('exhaustion', { how: 'eat' })
    expect([evening.value('c1', 'fatigue'), evening.value('c2', 'fatigue')]).toEqual([0, 2])
  })
})

describe('a torch', () => {
  const lit = () => {
    const evening = new BlockDodgeParryEvening(party())
    evening.do('house.light', { bearer: 'c1', light: 'Torch' })
    const id = Object.keys(evening.state.timers)[0] ?? ''
    const die = (): unknown => evening.state.timers[id]?.counts?.['die']
    return { evening, id, die, label: `Torch, Maud (${id})` }
  }

  test('is rolled for with each round, a 1 or 2 takes its die down', () => {
    const { evening, die, label } = lit()
    evening.do('turn', {}, { event: [6], [label]: [2] })
    expect([die(), evening.dues()]).toEqual([6, []])
  })

  test('calls for a roll when ten minutes pass otherwise, and goes out in the end', () => {
    const { evening, id, die, label } = lit()
    evening.happen({ do: 'advance', seconds: 1800 })
    expect(evening.dues()).toEqual(['light'])
    const due = Object.values(evening.state.dues)[0]
    evening.do(
      'light',
      { ...due?.input },
      { [label]: [1], [`${label}, 2`]: [2], [`${label}, 3`]: [3] },
    )
    expect(die()).toBe(4)
    const last = { timer: id, times: 1 }
    evening.do('light', last, { [label]: [1] })
    expect(evening.state.timers).toEqual({})
  })

  test('put out it is a step further down', () => {
    const { evening, id, die } = lit()
    evening.do('house.snuff', { timer: id })
    expect(die()).toBe(6)
  })
})

describe('doors and traps', () => {
  test('a stuck door costs a round, but not for a crowbar', () => {
    const evening = new BlockDodgeParryEvening([
      withItems(hero('c1', 'Maud'), { name: 'Crowbar', gear: 'crowbar' }),
    ])
    const { bars, chances } = evening.preview('door', { who: 'c1' })
    expect(bars).toHaveLength(6)
    expect(chances.map(({ says, chance }) => [says, chance])).toEqual([
      ['Stuck, and they burst in', expect.closeTo(1 / 3)],
      ['It opens', expect.closeTo(2 / 3)],
    ])
    expect(evening.do('door', { who: 'c1' }, { stuck: [1] }).says).toContain('burst in')
    const weak = new BlockDodgeParryEvening([hero('c1', 'Maud')])
    const before = weak.state.clock.seconds
    weak.do('door', { who: 'c1' }, { stuck: [2], event: [6] })
    expect(weak.state.clock.seconds - before).toBe(600)
    expect(weak.state.place.here?.['heard']).toBeDefined()
  })

  test('two of three: a 1 springs the trap', () => {
    const evening = new BlockDodgeParryEvening([hero('c1', 'Maud')])
    const input = { who: 'c1', time: true, gear: false, skill: true }
    expect(evening.do('disarm', input, { 'the trap': [2] }).says).toBe('Disarmed')
    evening.do('disarm', input, { 'the trap': [1] })
    expect(evening.dues()).toEqual(['damage'])
    evening.do('damage', { target: 'c1', amount: '1', off: 'STR', armour: false })
    expect(evening.dues()).toEqual([])
  })
})

test('treasure: a specialist takes the better of two', () => {
  const evening = new BlockDodgeParryEvening(party())
  const sold = evening.do('appraise', { base: 200, buyer: 'a specialist' }, { appraisal: [1, 7] })
  expect(sold.says).toContain('150 coins')
})
