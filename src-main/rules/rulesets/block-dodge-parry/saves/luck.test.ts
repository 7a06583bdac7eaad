import { expect, test } from 'vitest'
import { BlockDodgeParryEvening, hero } from '../testing/evening.ts'
import { tryLuck } from './luck.ts'

function lucky(): BlockDodgeParryEvening {
  const evening = new BlockDodgeParryEvening([hero('c1', 'Ada', { dex: 10 })])
  evening.happen({ do: 'house rule', id: 'luckScore', to: true })
  return evening
}

test('without the option nobody has Luck, and the Die of Fate answers', () => {
  const evening = new BlockDodgeParryEvening([hero('c1', 'Ada')])
  expect(evening.value('c1', 'luck')).toBeUndefined()
  expect(evening.refuses('luck', { who: 'c1' })).toContain('turn its house rule on')
  expect(evening.refuses('burn-luck', { who: 'c1' })).toContain('turn its house rule on')
  evening.do('fate', {}, { fate: [6] })
})

test('with it everybody begins with 10, and it stands in for the Die of Fate', () => {
  const evening = lucky()
  expect(evening.value('c1', 'luck')).toBe(10)
  expect(evening.refuses('fate')).toContain('Try one’s luck')
  const said = (face: number) => evening.do('luck', { who: 'c1' }, { luck: [face] }).says
  expect(said(9)).toBe('It goes well; Luck 10 to 9')
  expect(said(9)).toBe('It goes well; Luck 9 to 10')
  expect(said(11)).toBe('It goes badly')
  expect(tryLuck(10, 10)).toEqual({ good: true, by: 1 })
})

test('points burnt on a failed save lower its roll, and are gone for good', () => {
  const evening = lucky()
  const dex = { who: 'c1', ability: 'DEX' }
  const failed = evening.do('save', dex, { 'DEX save': [13] })
  expect([failed.says, failed.failedBy]).toEqual(['Not saved', 3])
  const saved = evening.do('save', dex, { 'DEX save': [13], 'Luck burnt': 3 })
  expect([saved.says, saved.total, evening.value('c1', 'luck')]).toEqual(['Saved', 10, 7])
  const short = evening.do('save', dex, { 'DEX save': [19], 'Luck burnt': 2 })
  expect([short.says, short.failedBy, evening.value('c1', 'luck')]).toEqual(['Not saved', 7, 5])
  evening.do('burn-luck', { who: 'c1', points: 4 })
  expect(evening.value('c1', 'luck')).toBe(1)
  expect(evening.refuses('burn-luck', { who: 'c1', points: 2 })).toContain('Luck 1')
})
