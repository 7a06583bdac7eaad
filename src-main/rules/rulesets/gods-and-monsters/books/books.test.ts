import { expect, test } from 'vitest'
import { characters } from '../character.ts'
import { Play } from '../testing/play.ts'
import { books } from './index.ts'

const [upkeep, living, improvised] = books
const ash = () => {
  const made = characters.blank('a', 'Ash')
  return { ...made, values: { ...made.values, coins: 20 } }
}

test('upkeep is billed by whole periods and paid from the purse', () => {
  if (!upkeep || !living || !improvised) throw new Error('an action is missing')
  const table = new Play([ash()])
  table.do(upkeep, { who: 'a', kind: 'riding animal', cost: 75, days: 59 })
  expect(table.value('a', 'coins')).toBe(12)
  expect(table.refuses(upkeep, { who: 'a', kind: 'armor', cost: 300, days: 30 })).toContain(
    'owes 15',
  )
  const begun = new Play([ash()], { upkeepParts: 'begun' })
  expect(begun.says(upkeep, { who: 'a', kind: 'riding animal', cost: 75, days: 59 })).toContain(
    '15',
  )
  table.do(living, { who: 'a', style: 'poor', days: 14 })
  expect(table.value('a', 'coins')).toBe(10)
  expect(table.says(living, { who: 'a', style: 'basic', days: 7 })).toContain('7 silver')
  expect(table.refuses(living, { who: 'a', style: 'extravagant', days: 7 })).toContain('owes 70')
  expect(table.says(improvised, { guessed: 3 })).toContain('Level 5')
})
