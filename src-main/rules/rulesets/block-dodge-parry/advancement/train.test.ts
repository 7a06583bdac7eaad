import { expect, test } from 'vitest'
import { BlockDodgeParryEvening, hero } from '../testing/evening.ts'

const maud = () =>
  new BlockDodgeParryEvening([
    hero('c1', 'Maud', { maxHp: 4, hp: 4, str: 10, maxStr: 10, coins: 500 }),
  ])

test('training for HP says what it took: a week and 50 coins', () => {
  const evening = maud()
  const { says, why } = evening.do('train-hp', { who: 'c1', trainer: 6 }, { 'new HP': [5] })
  expect([says, evening.value('c1', 'coins')]).toEqual(['Max HP 4 to 5', 450])
  expect(why).toContainEqual(
    expect.objectContaining({ name: 'Trainer', value: '1 week, 50 coins' }),
  )
})

test('a milestone costs neither time nor coins, and says none', () => {
  const evening = maud()
  const { why } = evening.do('train-hp', { who: 'c1', milestone: true }, { 'new HP': [5] })
  expect(evening.value('c1', 'coins')).toBe(500)
  expect(why.map(({ name }) => name)).toEqual(['1d6'])
})

test('raising an ability says what it took, whether it grew or not', () => {
  const evening = maud()
  const { says, why } = evening.do('train-ability', { who: 'c1' }, { training: [3] })
  expect([says, evening.value('c1', 'coins')]).toEqual(['Nothing yet', 300])
  expect(why).toContainEqual(
    expect.objectContaining({ name: 'Training', value: '1 week, 200 coins' }),
  )
})
