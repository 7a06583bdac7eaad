import { beforeEach, describe, expect, test } from 'vitest'
import { rowOf } from '../fight/order.ts'
import {
  begin,
  change,
  does,
  goblins,
  state,
  takeBack,
} from '../../../app/testing/encounters-begun.ts'

beforeEach(() => begin())

describe('two encounters', () => {
  const foes = (): string[] =>
    Object.values(state().creatures)
      .filter(({ side }) => side === 'foes')
      .map(({ name }) => name)
  beforeEach(() => {
    does('house.meet', {}, goblins)
    does('house.meet', {}, { ...goblins, 'wandering table': [12], distance: [1, 1], activity: [5] })
  })

  test('the second comes to hand; the first is kept with its distance and groups', () => {
    expect(state().encounter).toMatchObject({ title: 'A wight', distance: 20 })
    expect(Object.values(state().encounters ?? {})).toMatchObject([
      { encounter: { title: 'Four goblins', distance: 60, activity: 'Hunting' }, groups: ['g10'] },
    ])
    expect(foes()).toEqual(['Wight'])
  })

  test('switching there and back changes nothing, and undo is exact', () => {
    const before = state()
    expect(does('house.switch-encounter')).toBe('Four goblins at hand')
    expect(foes()).toEqual(['Goblin 1', 'Goblin 2', 'Goblin 3', 'Goblin 4'])
    does('house.switch-encounter')
    expect(state()).toEqual(before)
    takeBack()
    takeBack()
    expect(state()).toEqual(before)
  })

  test('the fight takes one, or both when they join', () => {
    expect(does('house.fight')).toBe('Round 1, against 1 foe')
    expect(rowOf(state())).toHaveLength(3)
    expect(does('house.switch-encounter')).toMatch(/^refused: A fight is on/)
    expect(does('house.join-encounters')).toBe('Four goblins join A wight')
    expect(foes()).toHaveLength(5)
    expect(rowOf(state())).toHaveLength(7)
    expect(state().encounters).toBeUndefined()
    expect(does('house.end-encounter')).toBe('5 of 5 alive')
  })

  test('an event whose encounter was joined leads to the one that goes on', () => {
    const brought = state().encounter?.id
    change({
      event: { action: 'delve.turn', face: 1, title: 'Encounter', at: 0, encounter: brought },
    })
    does('house.switch-encounter')
    does('house.fight')
    expect(does('house.join-encounters')).toBe('A wight join Four goblins')
    expect(state().event?.encounter).toBe(state().encounter?.id)
  })

  test('each ends by itself; when the one at hand ends, the other comes to hand', () => {
    expect(does('house.end-other-encounter')).toBe('4 of 4 alive')
    expect(state().encounter?.title).toBe('A wight')
    expect(Object.keys(state().groups)).toHaveLength(1)
    takeBack()
    does('house.end-encounter')
    expect(state().encounter?.title).toBe('Four goblins')
    expect(foes()).toHaveLength(4)
    does('house.end-encounter')
    expect([state().encounter, state().encounters]).toEqual([undefined, undefined])
    expect(Object.keys(state().creatures)).toEqual(['c1', 'c2'])
  })

  test('one that comes while a fight is on waits beside it', () => {
    does('house.fight')
    does('house.encounter', { monster: 'bundled-orc', number: '2' })
    expect(state().encounter?.title).toBe('A wight')
    expect(foes()).toEqual(['Wight'])
    expect(Object.values(state().encounters ?? {}).map(({ encounter }) => encounter.title)).toEqual(
      ['Four goblins', 'Two orcs'],
    )
  })

  test('the surprise of one that comes while a fight is on counts when it is at hand', () => {
    const surprised = (): string[] =>
      Object.values(state().creatures)
        .filter(({ conditions }) => 'surprised' in conditions)
        .map(({ name }) => name)
        .sort()
    does('house.encounter-surprise', { party: 'aware', foes: 'surprised' })
    does('house.fight')
    const both = { ...goblins, 'surprise, party': [1], 'surprise, foes': [2], distance: [1] }
    expect(does('house.meet', {}, both)).toMatch(/both surprised/)
    expect(surprised()).toEqual(['Wight'])
    does('house.end-other-encounter')
    expect(does('house.join-encounters')).toBe('Four goblins join A wight')
    expect(surprised()).toEqual(['Goblin 5', 'Goblin 6', 'Goblin 7', 'Goblin 8', 'Wight'])
    takeBack()
    does('house.end-encounter')
    expect(state().encounter?.title).toBe('Four goblins')
    expect(surprised()).toEqual(['Goblin 5', 'Goblin 6', 'Goblin 7', 'Goblin 8', 'Maud', 'Odo'])
  })
})
