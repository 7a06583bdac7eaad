import { expect, test } from 'vitest'
import { BlockDodgeParryEvening, hero } from '../testing/evening.ts'

test('Hard to Kill is offered at the save that fails, and is not spent on purpose', () => {
  const ada = { ...hero('c1', 'Ada', {}), skills: { 'Hard to Kill': 1 } }
  const evening = new BlockDodgeParryEvening([ada])
  const input = { who: 'c1', skill: 'Hard to Kill' }
  expect(evening.preview('block-dodge-parry.talent', input)).toMatchObject({
    refuses: expect.stringContaining('a Critical Damage Save that fails') as string,
  })
})

test.each([
  ['Commander', 'c2', 6],
  ['Provocateur', 'c2', 2],
  ['Lay On Hands', 'c2', 6],
  ['Words of Grace', 'c2', 6],
  ['Pocket Change', undefined, 10],
  ['Well-Traveled', undefined, 3],
])('%s shows before what may come of it', (skill, on, ways) => {
  const ada = { ...hero('c1', 'Ada', {}), skills: { [skill]: 1 } }
  const evening = new BlockDodgeParryEvening([ada, hero('c2', 'Odo', {})])
  const { chances } = evening.preview('block-dodge-parry.talent', { who: 'c1', skill, on })
  expect(chances).toHaveLength(ways)
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
})

test('Words of Grace give back the ability that is named, else the one that lacks most', () => {
  const ada = { ...hero('c1', 'Ada', {}), skills: { 'Words of Grace': 1 } }
  const evening = new BlockDodgeParryEvening([ada, hero('c2', 'Odo', { dex: 4, wil: 2 })])
  const input = { who: 'c1', skill: 'Words of Grace', on: 'c2' }
  const saysOf = (about?: string): string | undefined =>
    evening.preview('block-dodge-parry.talent', { ...input, about }).chances[0]?.says
  expect(saysOf()).toContain('1 WIL back')
  expect(saysOf('dex')).toContain('1 DEX back')
})

test.each([
  ['Words of Grace', 'Strenght', 'STR, DEX or WIL'],
  ['Elemental', '', 'fire'],
  ['Elemental', 'fier', 'fire'],
])('%s refuses “%s” beforehand, and offers what it is for', (skill, about, offered) => {
  const ada = { ...hero('c1', 'Ada', {}), skills: { [skill]: 1 } }
  const evening = new BlockDodgeParryEvening([ada, hero('c2', 'Odo', {})])
  const input = { who: 'c1', skill, on: 'c2', about }
  expect(evening.refuses('talent', input)).toContain(offered)
  const { scope } = evening.preview('talent', input)
  expect(scope?.['about']?.of).toContain(skill === 'Elemental' ? 'fire' : 'WIL')
})
