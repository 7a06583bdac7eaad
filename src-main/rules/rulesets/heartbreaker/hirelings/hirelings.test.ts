import { describe, expect, test } from 'vitest'
import { avoidsFights } from './people.ts'
import { HeartbreakerEvening, hero, foe } from '../testing/evening.ts'

const maud = hero('c1', 'Maud', { charisma: 16, gp: 20, sp: 0, cp: 0 })
const tom = { ...hero('c2', 'Tom', {}, 'torchbearer'), kind: 'hireling' as const }
const ann = { ...hero('c3', 'Ann', { lvl: 2 }, 'bodyguard'), kind: 'hireling' as const }

describe('nerve', () => {
  test.each([
    [[2, 2], 'quits and goes home', false],
    [[2, 3], 'carries on', true],
    [[4, 5], 'will risk their life', true],
  ])('%j and CHA 2: %s', (nerve, says, stays) => {
    const evening = new HeartbreakerEvening([maud, tom])
    expect(evening.do('heartbreaker.nerve', { who: 'c2' }, { nerve }).says).toBe(`Tom ${says}`)
    expect('c2' in evening.state.creatures).toBe(stays)
  })

  test('goes by the CHA of their own employer, who may be of a lower level', () => {
    const lord = hero('c6', 'Lord', { lvl: 5, charisma: 3 })
    const evening = new HeartbreakerEvening([maud, lord, { ...tom, employer: 'c1' }])
    const { says, why } = evening.do('heartbreaker.nerve', { who: 'c2' }, { nerve: [2, 3] })
    expect(says).toBe('Tom carries on')
    expect(why).toContainEqual({ name: 'CHA of Maud', value: '+2', rule: 'HBK-ATTR-08' })
  })

  test('is due once a fight, when a hireling is hurt', () => {
    const evening = new HeartbreakerEvening([maud, tom, foe('c5')])
    evening.do('heartbreaker.initiative', {}, { 'party d6': 5, 'foes d6': 4 })
    const hurt = (): string[] => {
      evening.do('heartbreaker.damage', { target: 'c2', amount: '1' })
      return Object.values(evening.state.dues).map(({ title }) => title)
    }
    expect(hurt()).toEqual(['Hireling morale'])
    evening.do('heartbreaker.nerve', { who: 'c2' }, { nerve: [3, 4] })
    expect(hurt()).toEqual([])
  })

  test('is due no longer when the hireling has fallen', () => {
    const evening = new HeartbreakerEvening([maud, tom, foe('c5')])
    evening.do('heartbreaker.initiative', {}, { 'party d6': 5, 'foes d6': 4 })
    const titles = () => Object.values(evening.state.dues).map(({ title }) => title)
    evening.do('heartbreaker.damage', { target: 'c2', amount: '1' })
    expect(titles()).toContain('Hireling morale')
    evening.do('house.kill', { who: ['c2'] })
    expect(titles()).not.toContain('Hireling morale')
  })
})

describe('keep', () => {
  const dice = { 'keep of Tom (c2)': [2, 3, 4], 'keep of Ann (c3)': [1, 1, 1] }

  test('3d6 of the coin of their role, out of the employer’s purse', () => {
    const evening = new HeartbreakerEvening([maud, tom, ann])
    const paid = evening.do('heartbreaker.pay-hirelings', {}, dice)
    expect(paid.says).toBe('Tom 9 CP and Ann 3 GP')
    expect(paid.why).toContainEqual({ name: 'In all', value: '39 CP', rule: 'HBK-HIRE-02' })
    const { gp = 0, sp = 0, cp = 0 } = evening.state.creatures['c1']?.values ?? {}
    expect(10 * gp + 2 * sp + cp).toBe(200 - 39)
  })

  test('each is paid by their own employer, and by one who is named for all', () => {
    const lord = hero('c6', 'Lord', { lvl: 5, gp: 1, sp: 0, cp: 0 })
    const hired = { ...tom, employer: 'c6' }
    const both = [maud, lord, hired, { ...ann, employer: 'c1' }]
    const evening = new HeartbreakerEvening(both)
    const paid = evening.do('heartbreaker.pay-hirelings', {}, dice)
    expect([paid.what, paid.says]).toEqual(['Hirelings’ keep, Lord and Maud', 'Tom 9 CP; Ann 3 GP'])
    expect([evening.value('c6', 'cp'), evening.value('c1', 'gp')]).toEqual([1, 17])
    const named = new HeartbreakerEvening(both)
    named.do('heartbreaker.pay-hirelings', { payer: 'c1' }, dice)
    expect([named.value('c6', 'gp'), named.value('c1', 'gp')]).toEqual([1, 16])
  })

  test('a swashbuckler’s hirelings cost double by a house rule only', () => {
    const dashing = { ...maud, tags: { swashbuckler: true as const } }
    const says = (houseRules = {}): string =>
      new HeartbreakerEvening([dashing, tom], houseRules).do('heartbreaker.pay-hirelings', {}, dice)
        .says
    expect([says(), says({ swashDoublesHirelings: true })]).toEqual(['Tom 9 CP', 'Tom 18 CP'])
  })

  test('an empty purse pays nobody', () => {
    const poor = { ...maud, values: { ...maud.values, gp: 0 } }
    const evening = new HeartbreakerEvening([poor, tom])
    expect(evening.do('heartbreaker.pay-hirelings', {}, dice).says).toContain('more than')
  })
})

test('HBK-HIRE-02: a torchbearer’s blow is warned of, and an archer’s only close by', () => {
  const archer = { ...hero('c4', 'Will', {}, 'archer'), kind: 'hireling' as const }
  const evening = new HeartbreakerEvening([maud, tom, archer, foe('c5', { hp: 90, maxHp: 90 })])
  evening.do('heartbreaker.initiative', {}, { 'party d6': 5, 'foes d6': 4 })
  const warned = (attacker: string, reach: string): unknown => {
    const input = { attacker, target: 'c5', weapon: 'd6', reach }
    const { why } = evening.do('heartbreaker.attack', input)
    return why.find(({ name }) => name === 'Hired')?.value
  }
  expect(warned('c2', 'close')).toBe('as torchbearer, fights not at all')
  expect(warned('c4', 'close')).toBe('as archer, fights at range')
  expect(warned('c4', 'at range')).toBeUndefined()
  expect(warned('c1', 'close')).toBeUndefined()
})

test('HBK-HIRE-02: only those hired to fight join in when the party attacks together', () => {
  expect([maud, tom, ann].map((one) => avoidsFights(one))).toEqual([false, true, false])
})
