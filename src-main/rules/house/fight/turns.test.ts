import { describe, expect, test } from 'vitest'
import type { RulesetId } from '../../situation.ts'
import { Evening } from './testing/evening.ts'

const sides: readonly RulesetId[] = ['hearts', 'heartbreaker']

/** The side, and who may act now, as the fold shows it. */
const now = ({ view }: Evening) => [view.acting, view.turns]
const titles = ({ view }: Evening) => view.phases.map(({ title }) => title)

describe.each(sides)('the phase says who may act, %s', (game) => {
  test('the party first until initiative says otherwise, then the foes', () => {
    const evening = new Evening(game)
    evening.do('house.fight')
    expect(titles(evening)).toEqual(['Party', 'Foes'])
    expect(now(evening)).toEqual([['party'], ['c1', 'c2']])
    expect(evening.says('house.next-phase')).toBe('Foes')
    expect(now(evening)).toEqual([['foes'], ['c10', 'c11', 'c12']])
  })

  test('who has acted, runs or is down is passed over', () => {
    const evening = new Evening(game)
    evening.do('house.fight')
    evening.do('house.first', { first: 'the foes' })
    expect(titles(evening)).toEqual(['Foes', 'Party'])
    evening.do('house.acted', { who: 'c10' })
    evening.do('house.flight', { who: ['c11'], how: 'runs' })
    expect(now(evening)).toEqual([['foes'], ['c12']])
    evening.undo()
    evening.undo()
    expect(now(evening)).toEqual([['foes'], ['c10', 'c11', 'c12']])
    evening.redo()
    expect(now(evening)).toEqual([['foes'], ['c11', 'c12']])
  })

  test('after a tie both sides share one phase', () => {
    const evening = new Evening(game)
    evening.do('house.fight')
    evening.do('house.first', { first: 'both together' })
    expect(titles(evening)).toEqual(['Both sides'])
    expect(now(evening)).toEqual([
      ['party', 'foes'],
      ['c1', 'c2', 'c10', 'c11', 'c12'],
    ])
    evening.do('house.next-phase')
    expect(evening.state.fight?.round).toBe(2)
  })
})

test.each(['delve', 'block-dodge-parry'] as const)(
  'where each has a place of their own it is the order of acting, %s',
  (game) => {
    const evening = new Evening(game)
    evening.do('house.fight')
    evening.do('house.goes', { who: 'c1', when: 'after the foes' })
    expect(now(evening)).toEqual([
      ['party', 'foes'],
      ['c2', 'c10', 'c11', 'c12', 'c1'],
    ])
    evening.do('house.next-phase')
    expect(now(evening)[1]).toEqual(['c2', 'c10', 'c11', 'c12', 'c1'])
  },
)

test('where everybody acts at once the phase names its sides, Gods & Monsters', () => {
  const evening = new Evening('gods-and-monsters')
  evening.do('house.fight')
  const acting = [evening.view.acting]
  for (let phase = 0; phase < 4; phase += 1) {
    evening.do('house.next-phase')
    acting.push(evening.view.acting)
  }
  expect(acting).toEqual([['party', 'foes'], ['foes'], ['party'], ['foes'], []])
  expect(evening.view.turns).toEqual([])
})

test('foes spread over those of the party who stand', () => {
  const evening = new Evening('hearts', 5)
  expect(evening.view.spread).toEqual({ c10: 'c1', c11: 'c2', c12: 'c1', c13: 'c2', c14: 'c1' })
  evening.do('house.kill', { who: ['c1'] })
  expect(new Set(Object.values(evening.view.spread))).toEqual(new Set(['c2']))
})

test('who is surprised is passed over', () => {
  for (const game of ['delve', 'heartbreaker'] as const) {
    const evening = new Evening(game)
    evening.do('house.fight')
    evening.befall('c1', 'surprised')
    expect(evening.view.turns[0]).toBe('c2')
  }
})

test('the dead who were buried are not listed among those who fight', () => {
  const evening = new Evening()
  evening.do('house.kill', { who: ['c1'] })
  evening.do('house.fall', { who: 'c1', things: 'left' })
  const listed = evening.view.bands.flatMap(({ fighters }) => fighters.map(({ id }) => id))
  expect(listed).toEqual(['c2', 'c10', 'c11', 'c12'])
})
