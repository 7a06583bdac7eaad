import { describe, expect, test } from 'vitest'
import { isDown } from '../../../common/incapacitated.ts'
import { HeartbreakerEvening, hero, foe } from '../testing/evening.ts'

const maud = hero('c1', 'Maud', { hp: 8, maxHp: 8, sav: 15 })

function hurt(amount: string, houseRules = {}): HeartbreakerEvening {
  const evening = new HeartbreakerEvening([maud, foe('c5')], houseRules)
  evening.do('heartbreaker.damage', { target: 'c1', amount })
  return evening
}

const save = (evening: HeartbreakerEvening, face: number): string =>
  evening.do('heartbreaker.dying', { who: 'c1' }, { SAV: face }).says
const due = (evening: HeartbreakerEvening) => Object.values(evening.state.dues)[0]?.title

describe('at 0 STA', () => {
  test('a character stays on their feet until a SAV fails, and a second one kills', () => {
    const evening = hurt('9')
    const { c1 } = evening.state.creatures
    expect([evening.value('c1', 'hp'), c1 && isDown(c1), due(evening)]).toEqual([
      0,
      false,
      'SAV at 0 STA',
    ])
    expect(save(evening, 15)).toContain('Holds on')
    expect(due(evening)).toBe('SAV at 0 STA')
    expect(save(evening, 14)).toContain('Unconscious')
    expect(evening.conditions('c1')).toContain('unconscious')
    expect(save(evening, 14)).toBe('Dead')
    expect([evening.conditions('c1'), due(evening)]).toEqual([['dead'], 'Maud among the dead'])
  })

  test('unconscious and alive asks for nothing more, until hurt again', () => {
    const evening = hurt('9')
    save(evening, 1)
    expect(save(evening, 15)).toBe('Lives, unconscious')
    expect(due(evening)).toBeUndefined()
    evening.do('heartbreaker.damage', { target: 'c1', amount: '1' })
    expect(due(evening)).toBe('SAV at 0 STA')
  })

  test.each([
    ['keepRolling', ['injured', 'unconscious'], 0, 'SAV at 0 STA'],
    ['wakeAt1', ['injured'], 1, undefined],
  ])('a pass by the house rule %s', (dyingPass, conditions, hp, title) => {
    const evening = hurt('9', { dyingPass })
    save(evening, 1)
    save(evening, 15)
    expect([evening.conditions('c1').sort(), evening.value('c1', 'hp'), due(evening)]).toEqual([
      conditions,
      hp,
      title,
    ])
  })

  test('healing gets them up; a monster is dead at once', () => {
    const evening = hurt('9')
    evening.do('heartbreaker.heal', { target: 'c1', amount: '2' })
    expect([evening.conditions('c1'), due(evening)]).toEqual([['injured'], undefined])
    evening.do('heartbreaker.damage', { target: 'c5', amount: '4' })
    expect(evening.conditions('c5')).toEqual(['dead'])
  })
})

describe('injury', () => {
  test('below half; healing stops at half and the injury stays', () => {
    const evening = hurt('5')
    expect(evening.conditions('c1')).toEqual(['injured'])
    evening.do('heartbreaker.heal', { target: 'c1', amount: '6' })
    expect([evening.value('c1', 'hp'), evening.conditions('c1')]).toEqual([4, ['injured']])
    expect(evening.refuses('heartbreaker.heal', { target: 'c1', amount: '6' })).toContain('injured')
    evening.do('heartbreaker.heal', { target: 'c1', amount: '6', way: 'past an injury' })
    expect(evening.value('c1', 'hp')).toBe(8)
  })

  test('exactly half is none; by the house rule half again ends it', () => {
    expect(hurt('4').conditions('c1')).toEqual([])
    const evening = hurt('5', { injuryPersists: false })
    evening.do('heartbreaker.heal', { target: 'c1', amount: '1' })
    expect(evening.conditions('c1')).toEqual([])
  })
})

test('an injury ends at once when the house rule no longer keeps it past half STA', () => {
  const evening = new HeartbreakerEvening([
    { ...maud, values: { ...maud.values, hp: 5 }, conditions: { injured: {} } },
  ])
  evening.do('house.house-rule', { id: 'injuryPersists', value: 'false' })
  expect(evening.conditions('c1')).toEqual([])
})
