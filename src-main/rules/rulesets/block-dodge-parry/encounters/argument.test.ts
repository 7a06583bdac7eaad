import { expect, test } from 'vitest'
import { BlockDodgeParryEvening, foe, hero } from '../testing/evening.ts'

test('BDPX-SOC-01: composure comes back with the end of the encounter, as WIL is then', () => {
  const [ada, bob] = [hero('c1', 'Ada', { wil: 12 }), hero('c2', 'Bob', { wil: 8 })]
  const play = new BlockDodgeParryEvening([ada, bob, foe('c5', { wil: 10 })])
  const composure = (other: string) =>
    play.preview('argument', { who: 'c1', other }).terms.map(({ value }) => value)
  const same = { who: 'c1', other: 'c5', move: 'Attack', answer: 'Attack' }
  play.do('argument', same, { 'Ada deals': [3], 'Goblin c5 deals': [5] })
  expect(composure('c5')).toEqual([7, 7])
  play.do('house.end-encounter')
  play.happen({ do: 'set', creature: 'c1', field: 'wil', to: 9 })
  expect(composure('c2')).toEqual([9, 8])
})
