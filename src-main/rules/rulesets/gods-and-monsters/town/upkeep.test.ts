import { expect, test } from 'vitest'
import { ConflictPlay, person } from '../testing/play.ts'
import { town } from './upkeep.ts'

const [upkeep, living, improvised] = town
const ash = () => person('a', { coins: 20 }, { name: 'Ash' })

test('upkeep is billed by whole periods and paid from the purse', () => {
  if (!upkeep || !living || !improvised) throw new Error('an action is missing')
  const table = new ConflictPlay([ash()])
  const input = { who: 'a', kind: 'riding animal', cost: 75, days: 59 }
  expect(table.says(upkeep, input)).toContain('7.5 silver for 1 month')
  table.do(upkeep, input)
  expect(table.value('a', 'coins')).toBe(12.5)
  expect(table.refuses(upkeep, { who: 'a', kind: 'armor', cost: 300, days: 30 })).toContain(
    'owes 15',
  )
  const begun = new ConflictPlay([ash()], { upkeepParts: 'begun' })
  expect(begun.says(upkeep, { who: 'a', kind: 'riding animal', cost: 75, days: 59 })).toContain(
    '15',
  )
  table.do(living, { who: 'a', style: 'poor', days: 14 })
  expect(table.value('a', 'coins')).toBe(10.5)
  expect(table.says(living, { who: 'a', style: 'basic', days: 7 })).toContain('7 silver')
  expect(table.refuses(living, { who: 'a', style: 'extravagant', days: 7 })).toContain('owes 70')
  expect(table.says(improvised, { guessed: 3 })).toContain('Level 5')
})

test('a bill may come again by the calendar, and settles what it made due', () => {
  if (!upkeep) throw new Error('an action is missing')
  const table = new ConflictPlay([ash()])
  table.do(upkeep, { who: 'a', kind: 'armor', cost: 40, days: 0, again: true })
  const [timer] = Object.values(table.state.timers)
  expect([timer?.every, timer?.due?.action]).toEqual([30 * 86_400, 'gods-and-monsters.upkeep'])
  const due = { id: 'd1', ...timer?.due } as never
  table.state = { ...table.state, dues: { d1: due } }
  table.do(upkeep, { ...timer?.due?.input, due: 'd1' })
  expect([table.value('a', 'coins'), table.state.dues]).toEqual([18, {}])
})
