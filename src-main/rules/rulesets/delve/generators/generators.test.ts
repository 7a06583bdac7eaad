import { expect, test } from 'vitest'
import { characters } from '../character/index.ts'
import { DelveEvening } from '../testing/evening.ts'
import { buyKit, kits } from './kit.ts'

const rolled = { HP: [5], STR: [3, 4, 5], DEX: [1, 2, 3], WIL: [6, 6, 6] }

test('a character is rolled, outfitted from the purse, and breaks no limit', () => {
  const evening = new DelveEvening([])
  evening.do('delve.new-character', { name: 'Maud' }, { ...rolled, coins: [6, 5, 4], kit: [1] })
  const maud = evening.state.creatures['c20']
  expect(maud?.values).toMatchObject({ hp: 5, maxHp: 5, str: 12, dex: 6, wil: 18, coins: 25 })
  expect(maud?.itemOrder.map((id) => maud.items[id]?.gear)).toEqual([
    'hand',
    'shield',
    'light-armor',
  ])
  expect(maud?.values.dr).toBe(2)
  expect(maud ? characters.problems(maud, evening.state) : 'nobody').toEqual([])
})

test('no purse buys more than it holds', () => {
  for (const wishes of kits)
    for (let coins = 30; coins <= 180; coins += 10)
      expect(buyKit(coins, wishes).left).toBeGreaterThanOrEqual(0)
})

test('every kit leaves a character within the limits', () => {
  kits.forEach((_, kit) => {
    const evening = new DelveEvening([])
    evening.do(
      'delve.new-character',
      {},
      { ...rolled, name: [3], coins: [6, 6, 6], kit: [kit + 1] },
    )
    const creature = evening.state.creatures['c20']
    expect(creature?.name).not.toBe('')
    expect(creature ? characters.problems(creature, evening.state) : 'nobody').toEqual([])
  })
})

test('a hireling has a hand weapon and no purse, for pay or a share', () => {
  const evening = new DelveEvening([])
  evening.do('delve.new-hireling', { name: 'Fenn', pay: 'a share of the treasure' }, rolled)
  const fenn = evening.state.creatures['c20']
  expect([fenn?.kind, fenn?.values.coins, fenn?.tags]).toEqual(['hireling', 0, { shares: true }])
  expect(fenn?.itemOrder.map((id) => fenn.items[id]?.gear)).toEqual(['hand'])
})

test('limits that are broken are reported: hands, armour, a book and a shield', () => {
  const evening = new DelveEvening([])
  const gear = (...ids: string[]) => ({
    ...characters.blank('c1', 'Maud'),
    items: Object.fromEntries(
      ids.map((id) => [
        id,
        { id, name: id, gear: id, count: 1, ready: true, text: id === 'spellbook' ? 'Sleep' : '' },
      ]),
    ),
    itemOrder: ids,
  })
  const broken = (...ids: string[]) =>
    characters.problems(gear(...ids), evening.state).map(({ rule }) => rule)
  expect(broken('hand', 'shield', 'heavy-armor')).toEqual([])
  expect(broken('polearm', 'bow')).toEqual(['DLV-EQ-12'])
  expect(broken('spellbook', 'shield')).toEqual(['DLV-MAG-02'])
  expect(broken('heavy-armor', 'light-armor', 'shield')).toEqual(['DLV-EQ-05'])
})
