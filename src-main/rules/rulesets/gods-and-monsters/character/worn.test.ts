import { expect, test } from 'vitest'
import { Conflict } from '../testing/play.ts'
import { characters } from './index.ts'

const armor = (name: string, id: string) =>
  ({ id, name, gear: name, count: 1, ready: true }) as const

test('what is put on and what agility comes to change defense, wherever it was done', () => {
  const ada = characters.blank('c1', 'Ada')
  const play = new Conflict([ada])
  play.happen({ do: 'item', creature: 'c1', item: armor('Leather', 'i1') })
  expect(play.value('c1', 'defense')).toBe(2)
  play.happen({ do: 'set', creature: 'c1', field: 'agility', to: 15 })
  expect(play.value('c1', 'defense')).toBe(4)
  play.happen({ do: 'drop item', creature: 'c1', item: 'i1' })
  expect(play.value('c1', 'defense')).toBe(2)
})
