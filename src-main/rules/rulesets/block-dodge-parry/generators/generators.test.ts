import { expect, test } from 'vitest'
import { characters } from '../character/index.ts'
import { blankSheet, sheet } from '../sheet/index.ts'
import { BlockDodgeParryEvening, hero } from '../testing/evening.ts'

test('BDPX-CHR-01: up to four careers, as many as are named, and four by the dice', () => {
  const evening = new BlockDodgeParryEvening([])
  evening.do('new-character', { name: 'Maud', careers: 'Thief, Scribe' })
  evening.do('new-character', { name: 'Ned' })
  const [maud = 0, ned = 0] = Object.values(evening.state.creatures).map(({ skills }) =>
    Object.entries(skills)
      .filter(([name]) => name !== 'Piercing Proficiency')
      .reduce((sum, [, times]) => sum + times, 0),
  )
  expect([maud, ned]).toEqual([2, 4])
})

test('a character is rolled with the careers named, armed, and breaks no limit', () => {
  const evening = new BlockDodgeParryEvening([])
  evening.do(
    'new-character',
    { name: 'Maud', careers: 'Thief, Magic-User, Thief', swap: 'STR and DEX' },
    { HP: [4], STR: [1, 1, 1], DEX: [6, 6, 6] },
  )
  const maud = evening.state.creatures['c20']
  expect(maud?.values).toMatchObject({ hp: 4, maxHp: 4, str: 18, dex: 3 })
  expect(Object.keys(maud?.skills ?? {}).length).toBeGreaterThanOrEqual(3)
  expect(maud ? characters.problems(maud, evening.state) : 'nobody').toEqual([])
})

test('BDPX-CHR-08: two Fast weapons may be alike, but a staff that takes both hands is not rolled twice', () => {
  const arms = (first: number, second: number): string[] => {
    const evening = new BlockDodgeParryEvening([])
    const kit = 'light armor and two Fast weapons'
    evening.do(
      'new-character',
      { name: 'Maud', kit },
      { weapon: [first], 'second weapon': [second] },
    )
    const { items = {}, itemOrder = [] } = evening.state.creatures['c20'] ?? {}
    return itemOrder.slice(0, 2).map((id) => items[id]?.name ?? '')
  }
  expect([arms(4, 4), arms(3, 3), arms(1, 3)]).toEqual([
    ['Shortsword', 'Shortsword'],
    ['Staff', 'Shortsword'],
    ['Dagger', 'Staff'],
  ])
})

test('an unknown career is refused', () => {
  expect(new BlockDodgeParryEvening([]).refuses('new-character', { careers: 'Wizard' })).toContain(
    '“Wizard” is no career',
  )
})

test('the sheet holds all that fills a slot, and a blank one nothing', () => {
  const evening = new BlockDodgeParryEvening([])
  evening.do('new-character', { name: 'Maud' })
  const maud = evening.state.creatures['c20']
  if (!maud) throw new Error('nobody was made')
  const printed = sheet(maud, { name: 'Evening' })
  expect(printed.lists['slots']?.length).toBeGreaterThanOrEqual(6)
  expect(printed.lists['weapons']?.length).toBeGreaterThanOrEqual(1)
  expect(blankSheet().lists).toEqual({})
})

test('magic costs Fatigue for 4 and up, and matching dice strike back', () => {
  const evening = new BlockDodgeParryEvening([hero('c1', 'Ada', { magicDice: 2, hp: 3, wil: 10 })])
  evening.do('cast', { caster: 'c1', power: 'Light', dice: 2 }, { magic: [5, 5] })
  expect(evening.value('c1', 'fatigue')).toBe(2)
  expect([evening.value('c1', 'hp'), evening.value('c1', 'wil')]).toEqual([0, 3])
  expect(evening.refuses('cast', { caster: 'c1', power: 'Light', dice: 4 })).toContain(
    '2 Magic Dice',
  )
})

test('BDPX-CHR-06: an age rolls only the dice that it counts', () => {
  const evening = new BlockDodgeParryEvening([])
  const rolledFor = (age: number): string[] => {
    const ended = evening.try('new-character', { age: true }, { age: [age] })
    const answers = ended.end === 'done' ? Object.keys(ended.entry.answers) : []
    return answers.filter((label) => /years|career skills/.test(label))
  }
  expect([1, 2, 3, 6].map(rolledFor)).toEqual([
    ['young years'],
    ['years', 'career skills'],
    ['years', 'career skills'],
    ['years'],
  ])
})

test('BDPX-SET-02: a squad is hired as one detachment with numbers of its own', () => {
  const evening = new BlockDodgeParryEvening([hero('c1', 'Ada', { coins: 90 })])
  const madeOf = (trade: string) =>
    evening.preview('new-hireling', { trade }).why.map(({ name }) => name)
  expect([madeOf('squad'), madeOf('spy')]).toEqual([['squad'], ['spy', 'Made as a rival']])
  const { says } = evening.do('new-hireling', { trade: 'squad' })
  expect(says).toBe('Squad: HP 4, STR 12, DEX 12, WIL 10; for pay')
  const squad = Object.values(evening.state.creatures).find(({ tags }) => 'detachment' in tags)
  expect(squad?.values).toMatchObject({ hp: 4, str: 12, dex: 12, wil: 10, armor: 1 })
})
