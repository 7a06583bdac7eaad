import { expect, test } from 'vitest'
import { takeCoins } from '../money.ts'
import { HeartbreakerEvening, hero, withItems } from '../testing/evening.ts'
import { rusty } from '../conditions.ts'

const purse = (evening: HeartbreakerEvening, id: string) =>
  ['gp', 'sp', 'cp'].map((coin) => evening.value(id, coin))

test('upkeep comes out of the purse in its own coin, double for a swashbuckler', () => {
  const evening = new HeartbreakerEvening([
    hero('c1', 'Sabine', { gp: 2, sp: 3, cp: 4 }, 'swashbuckler'),
    hero('c2', 'Hob', { gp: 2, sp: 3 }),
  ])
  evening.do('heartbreaker.upkeep', { who: 'c1', tier: 'basic' }, { upkeep: [4] })
  evening.do('heartbreaker.upkeep', { who: 'c2', tier: 'basic' }, { upkeep: [2] })
  // 8 SP are 16 CP: 3 SP, 4 CP, and a gold piece with 4 CP of change.
  expect(purse(evening, 'c1')).toEqual([1, 2, 0])
  expect(purse(evening, 'c2')).toEqual([2, 1, 0])
})

test('somebody who cannot pay is refused, and nothing is taken', () => {
  const evening = new HeartbreakerEvening([hero('c1', 'Hob', { cp: 3 })])
  const outcome = evening.do('heartbreaker.upkeep', { who: 'c1', tier: 'lavish' }, { upkeep: [1] })
  expect(outcome.says).toContain('choose a lower grade')
  expect(purse(evening, 'c1')).toEqual([0, 0, 3])
})

test('somebody else may pay, and the one who lives so saves against squalor', () => {
  const evening = new HeartbreakerEvening([hero('c1', 'Hob', {}), hero('c2', 'Ada', { sp: 4 })])
  const outcome = evening.do(
    'heartbreaker.upkeep',
    { who: 'c1', tier: 'basic', payer: 'c2' },
    { upkeep: [3] },
  )
  expect(outcome.says).toBe('3 SP from Ada')
  expect(purse(evening, 'c2')).toEqual([0, 1, 0])
})

test('squalor rusts armour, until a peasant mends it', () => {
  const evening = new HeartbreakerEvening([
    withItems(hero('c1', 'Ewan', { cp: 30 }), 'chain'),
    hero('c2', 'Piers', { ski: 2 }, 'peasant'),
  ])
  evening.happen({ do: 'set', creature: 'c1', field: 'amr', to: 2 })
  evening.do(
    'heartbreaker.upkeep',
    { who: 'c1', tier: 'squalid' },
    { upkeep: [3], 'SAV against squalor': [2] },
  )
  expect(evening.conditions('c1')).toContain(rusty)
  expect(evening.value('c1', 'amr')).toBe(1)
  evening.do(
    'heartbreaker.skill',
    { who: 'c2', task: 'Mend metal', target: 'c1' },
    { skill: [18], opposition: [3], 'opposition, the d6': [2] },
  )
  expect(evening.conditions('c1')).not.toContain(rusty)
  expect(evening.value('c1', 'amr')).toBe(2)
})

test('coins change both ways, and a silver piece is two or five of copper', () => {
  const evening = new HeartbreakerEvening([hero('c1', 'Hob', { cp: 27 })], { silverCopper: 'five' })
  evening.do('heartbreaker.exchange', { who: 'c1', count: 27, from: 'CP', to: 'GP' })
  expect(purse(evening, 'c1')).toEqual([1, 0, 2])
  expect(evening.refuses('heartbreaker.exchange', { who: 'c1', count: 2 })).toContain('no whole')
})

test('a shop takes gold, and smaller coins where gold is short', () => {
  const evening = new HeartbreakerEvening([hero('c1', 'Hob', { gp: 1, sp: 20, cp: 1 })])
  evening.do('house.buy', { buyer: 'c1', basket: 'sword' })
  expect(purse(evening, 'c1')).toEqual([0, 0, 1])
  evening.do('house.buy', { buyer: 'c1', basket: 'sling' })
  expect(purse(evening, 'c1')).toEqual([0, 0, 0])
})

test('no purse pays more than it holds, and change never makes money', () => {
  for (let gp = 0; gp < 3; gp++)
    for (let sp = 0; sp < 4; sp++)
      for (let cp = 0; cp < 4; cp++) {
        const one = hero('c1', 'Hob', { gp, sp, cp })
        const has = 10 * gp + 2 * sp + cp
        for (let cost = 0; cost <= has; cost++) {
          const after: Record<string, number> = { gp, sp, cp }
          for (const effect of takeCoins(one, cost, 'CP', 'two'))
            if (effect.do === 'set') after[effect.field] = effect.to
          const { gp: gold = 0, sp: silver = 0, cp: copper = 0 } = after
          expect(10 * gold + 2 * silver + copper).toBe(has - cost)
          expect(Math.min(gold, silver, copper)).toBeGreaterThanOrEqual(0)
        }
      }
})

test('a sling costs one copper piece however many make a gold one', () => {
  for (const [silverCopper, left] of [
    ['two', [0, 4, 1]],
    ['five', [0, 4, 4]],
  ] as const) {
    const evening = new HeartbreakerEvening([hero('c1', 'Hob', { gp: 1 })], { silverCopper })
    evening.do('house.buy', { buyer: 'c1', basket: 'sling' })
    expect(purse(evening, 'c1')).toEqual(left)
  }
})

test('what is sold for less than a gold piece brings silver and copper', () => {
  const evening = new HeartbreakerEvening([withItems(hero('c1', 'Hob', { gp: 1 }), 'dagger')])
  const [dagger = ''] = Object.keys(evening.state.creatures['c1']?.items ?? {})
  evening.do('house.sell', { seller: 'c1', item: dagger, count: 1, each: 0 })
  expect(purse(evening, 'c1')).toEqual([1, 2, 1])
})
