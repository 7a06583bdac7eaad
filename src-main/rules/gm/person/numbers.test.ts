import { expect, test } from 'vitest'
import { Play } from '../testing/play.ts'

test('a number below nothing has the minus sign of print', () => {
  const play = new Play('heartbreaker', { monsters: [], tables: [] })
  play.does('house.edit', { who: 'c1', field: 'mag', to: -1 })
  expect(play.does('house.edit', { who: 'c1', field: 'mag', to: -2 })).toBe('MAG −1 to −2')
})
