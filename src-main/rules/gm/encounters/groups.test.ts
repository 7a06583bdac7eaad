import { beforeEach, describe, expect, test } from 'vitest'
import {
  begin,
  change,
  does,
  fell,
  goblins,
  preview,
  state,
  strengths,
  takeBack,
} from '../../../app/testing/encounters-begun.ts'

beforeEach(() => begin())

describe('groups', () => {
  beforeEach(() => void does('house.meet', {}, goblins))

  test('those who go are fresh and as strong as they are; the fallen stay where they fell', () => {
    fell('c11')
    expect(does('house.split', { group: 'g10', number: 3 })).toMatch(/at most 2 can go/)
    expect(does('house.split', { group: 'g10', number: 2 })).toBe('Two goblins go their way')
    expect(strengths()).toEqual([
      ['Two goblins', 2, 2],
      ['Two goblins', 2, 2],
    ])
    expect(state().creatures['c14']?.group).toBe('g16')
    expect(state().creatures['c11']?.group).toBe('g10')
    expect(state().encounter).toMatchObject({ title: 'Two goblins', number: 2 })
    takeBack()
    expect(strengths()).toEqual([['Four goblins', 4, 4]])
  })

  test('merging adds strengths and losses up', () => {
    does('house.join-meeting', { monster: 'bundled-wolf', number: '3' })
    expect(strengths().map(([name]) => name)).toEqual(['Four goblins', 'Three wolves'])
    const [, wolves] = Object.keys(state().groups)
    expect(does('house.merge', { into: 'g10', group: 'g10' })).toMatch(/two different groups/)
    expect(does('house.merge', { into: 'g10', group: wolves })).toBe(
      'Four goblins, three wolves, 7 strong',
    )
    expect(strengths()).toEqual([['Four goblins, three wolves', 7, 7]])
    expect(state().encounter).toMatchObject({ group: 'g10', number: 7 })
  })

  test('what the stronger has checked for counts for both', () => {
    does('house.join-meeting', { monster: 'bundled-goblin', number: '2' })
    const [first, second] = Object.values(state().groups)
    if (!first || !second) throw new Error('two groups were met')
    change({
      groups: {
        [first.id]: first,
        [second.id]: { ...second, tested: { 'First casualty': true } },
      },
    })
    does('house.merge', { into: first.id, group: second.id })
    expect(state().groups[first.id]?.tested).toBeUndefined()
  })

  test('a second band has names and a strength of its own, and leaves with the first', () => {
    does('house.join-meeting', { monster: 'bundled-goblin', number: '2' })
    expect(
      Object.values(state().creatures)
        .filter(({ side }) => side === 'foes')
        .map(({ name }) => name),
    ).toEqual(['Goblin 1', 'Goblin 2', 'Goblin 3', 'Goblin 4', 'Goblin 5', 'Goblin 6'])
    expect(does('house.join-meeting', { monster: 'bundled-goblin', number: '55' })).toMatch(
      /room for 54/,
    )
    expect(preview('house.end-encounter')?.why.map(({ name }) => name)).toHaveLength(6)
    expect(does('house.end-encounter')).toBe('6 of 6 alive')
    expect(state().groups).toEqual({})
    expect(Object.keys(state().creatures)).toEqual(['c1', 'c2'])
  })
})

describe('evading', () => {
  beforeEach(() => void does('house.meet', {}, goblins))

  test('a d6 against 4, with what helps and hinders', () => {
    const shown = preview('house.evade')
    expect(shown?.target).toBe('at or over 3')
    expect(shown?.terms.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'To slip away 3',
      'At 60 ft or more 1',
    ])
    does('house.encounter-surprise', { party: 'surprised', foes: 'aware' })
    expect(preview('house.evade')?.target).toBe('at or over 5')
  })

  test('who slips away has seen the last of them', () => {
    const goblins = [1, 2, 3, 4].map((nth) => ({
      name: `Goblin ${nth}`,
      value: 'alive, leaves the table',
      rule: 'GF-MEET-02',
    }))
    expect(preview('house.evade')?.why).toEqual(expect.arrayContaining(goblins))
    expect(does('house.evade', {}, { evade: [3] })).toBe(
      'They slip away: 4 goblins leave the table',
    )
    expect(state().encounter).toBeUndefined()
    takeBack()
    expect(state().encounter?.title).toBe('Four goblins')
  })

  test('with a fight on, whether or not anybody was hit, flight is the way out', () => {
    does('house.fight')
    expect(preview('house.evade')?.refuses).toBe(
      'A fight is on. Flee from it (F), or end the fight first.',
    )
  })

  test('who is seen is followed, and cannot try again', () => {
    expect(does('house.evade', {}, { evade: [2] })).toBe('Seen, and followed')
    expect(state().encounter?.attitude).toBe('hostile')
    expect(does('house.evade')).toMatch(/talk \(R\) or fight/)
  })
})
