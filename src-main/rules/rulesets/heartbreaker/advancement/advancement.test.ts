import { expect, test } from 'vitest'
import { HeartbreakerEvening, hero } from '../testing/evening.ts'

test('a level needs EXP and the deed, and brings one package', () => {
  const evening = new HeartbreakerEvening([
    hero('c1', 'Sabine', { constitution: 16 }, 'swashbuckler'),
  ])
  expect(evening.refuses('heartbreaker.level', { who: 'c1' })).toContain('HBK-LVL-01')
  evening.do('heartbreaker.experience', { who: ['c1'], exp: 400, treasure: 300, dice: 3 })
  expect(evening.value('c1', 'exp')).toBe(1000)
  expect(evening.refuses('heartbreaker.level', { who: 'c1' })).toContain('HBK-LVL-04')
  evening.do('heartbreaker.deed', { who: 'c1' })
  evening.do(
    'heartbreaker.level',
    { who: 'c1', choice: 'martial', ability: 'Walks on ropes' },
    { STA: [5] },
  )
  const is = (field: string) => evening.value('c1', field)
  expect([is('lvl'), is('maxHp'), is('hp'), is('com'), is('comHalf')]).toEqual([2, 14, 14, 0, 1])
  expect(evening.state.creatures['c1']?.notes).toContain('Walks on ropes')
  expect(evening.state.creatures['c1']?.tags).toEqual({
    swashbuckler: true,
    'level 2: martial': true,
  })
})

test('half points of COM make whole ones, SAV has a floor where the house rule gives it one', () => {
  const evening = new HeartbreakerEvening(
    [hero('c1', 'Ewan', { exp: 9000, com: 1, comHalf: 1, sav: 2 })],
    {
      savMin: 2,
      expMode: 'spent',
    },
  )
  evening.do('heartbreaker.level', { who: 'c1', choice: 'martial' }, { STA: [1] })
  expect([evening.value('c1', 'com'), evening.value('c1', 'comHalf')]).toEqual([2, 0])
  expect(evening.value('c1', 'exp')).toBe(8000)
  evening.do('heartbreaker.level', { who: 'c1', choice: 'practical' }, { STA: [1] })
  expect([evening.value('c1', 'sav'), evening.value('c1', 'ski')]).toEqual([2, 3])
})

test('an explorer knows one fact between two upkeeps', () => {
  const evening = new HeartbreakerEvening([hero('c1', 'Linus', { gp: 9 }, 'explorer')])
  evening.do('heartbreaker.fact', { who: 'c1', what: 'The old road is drowned' })
  expect(evening.refuses('heartbreaker.fact', { who: 'c1' })).toContain('upkeep')
  evening.do('heartbreaker.upkeep', { who: 'c1' }, { upkeep: [1] })
  evening.do('heartbreaker.fact', { who: 'c1' })
})
