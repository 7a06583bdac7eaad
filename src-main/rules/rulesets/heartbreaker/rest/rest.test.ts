import { expect, test } from 'vitest'
import { day } from '../../../clock/clock.ts'
import { HeartbreakerEvening, hero } from '../testing/evening.ts'

const maud = hero('c1', 'Maud', { hp: 3, maxHp: 12 })
const odo = hero('c2', 'Odo', { hp: 10, maxHp: 12 })

function injuredParty(houseRules = {}): HeartbreakerEvening {
  const evening = new HeartbreakerEvening(
    [{ ...maud, conditions: { injured: {} } }, odo],
    houseRules,
  )
  return evening
}

test('a night in a bed gives 2d6, to half while injured, and then a SAV by the lodging', () => {
  const evening = injuredParty()
  const slept = evening.do(
    'heartbreaker.bed',
    { upkeep: 'squalid' },
    { 'Maud rests (c1)': [3, 4], 'Odo rests (c2)': [1, 1], 'SAV of Maud (c1)': 15 },
  )
  expect(slept.says).toBe('Maud to 6 STA and Odo to 12 STA; Maud: still injured')
  evening.do('heartbreaker.bed', { upkeep: 'lavish' }, { 'SAV of Maud (c1)': 14 })
  expect(evening.conditions('c1')).toEqual([])
  expect(evening.state.clock.seconds % day).not.toBe(0)
})

test('a short rest gives 1d3 and takes a turn; CON counts by a house rule', () => {
  const rested = (houseRules = {}): number | undefined => {
    const hale = hero('c1', 'Maud', { hp: 3, maxHp: 12, constitution: 16 })
    const evening = new HeartbreakerEvening([hale], houseRules)
    evening.do('heartbreaker.short-rest', {}, { 'Maud rests (c1)': 2, turn: 12 })
    expect(evening.state.clock.seconds % 3600).toBe(600)
    return evening.value('c1', 'hp')
  }
  expect([rested(), rested({ conOnHealing: true })]).toEqual([5, 7])
})
