import { describe, expect, test } from 'vitest'
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
