import { expect, test } from 'vitest'
import { faint } from '../harm/fainting.ts'
import { charlotte, Conflict, sam, toromeen, yeti } from '../testing/play.ts'
import { attack } from './attack/index.ts'
import { snapOut, surprise } from './surprise.ts'

const figures = (play: Conflict): (number | undefined)[] => [
  play.value('c9', 'hp'),
  play.value('c1', 'verve'),
  play.value('c1', 'hp'),
]

test('the fight with the Yeti, from the ambush to its flight, by the printed dice', () => {
  const play = new Conflict([sam, charlotte, toromeen, yeti])
  const strike = (attacker: string, roll: number, damage?: number): string =>
    play.do(
      attack,
      { attacker, target: 'c9' },
      { attack: [roll], ...(damage ? { damage: [damage] } : {}) },
    ).says
  const claws = (first: [number, number?], second: [number, number?]): string =>
    play.do(
      attack,
      { attacker: 'c9', target: 'c1' },
      {
        'attack 1': [first[0]],
        'attack 2': [second[0]],
        'damage 1': [first[1] ?? 0],
        'damage 2': [second[1] ?? 0],
      },
    ).says

  const came = play.do(
    surprise,
    { started: ['c9'] },
    {
      'perception of Sam (c1)': [2],
      'perception of Charlotte (c2)': [18],
      'perception of Toromeen (c3)': [4],
    },
  )
  expect(came.says).toBe('Charlotte surprised')

  expect(play.says(attack, { attacker: 'c1', target: 'c9' })).toContain('at or under 9')
  strike('c1', 4, 7)
  expect(play.value('c9', 'hp')).toBe(13)
  expect(play.says(attack, { attacker: 'c3', target: 'c9' })).toContain('at or under 12')
  expect(strike('c3', 17)).toBe('Misses')
  expect(play.refuses(attack, { attacker: 'c2', target: 'c9' })).toContain('surprised')
  expect(play.says(attack, { attacker: 'c9', target: 'c1' })).toContain('at or under 11')
  claws([9, 1], [5, 6])
  expect(figures(play)).toEqual([13, 8, 6])

  play.nextRound()
  expect(play.dues()).toEqual(['snap:c2'])
  play.do(snapOut, { who: 'c2' }, { willpower: [6] })
  expect([play.conditions('c2'), play.dues()]).toEqual([[], []])
  strike('c3', 13)
  strike('c1', 14)
  strike('c2', 3, 1)
  claws([18], [20])
  expect(figures(play)).toEqual([12, 8, 6])

  play.nextRound()
  strike('c3', 16)
  strike('c2', 10)
  strike('c1', 17)
  claws([11, 4], [14])
  expect(figures(play)).toEqual([12, 4, 6])

  play.nextRound()
  expect(strike('c3', 6, 8)).toContain('Hits for 12')
  expect([play.value('c9', 'hp'), play.value('c9', 'injuries')]).toEqual([0, 0])
  strike('c2', 13)
  strike('c1', 18)
  claws([2, 5], [16])
  expect(figures(play)).toEqual([0, 0, 5])
  expect(play.conditions('c9')).toEqual(['holding on'])
  expect(play.dues()).toEqual(['faint:c9'])
  expect(play.do(faint, { who: 'c9' }, { fortitude: [3] }).says).toBe('Stays conscious')
  expect(play.dues()).toEqual([])
})
