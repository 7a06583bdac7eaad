import { expect, test } from 'vitest'
import { spellItem } from '../magic/spells.ts'
import { HeartbreakerEvening, hero, withItems } from '../testing/evening.ts'

const spell = (nth: number, holy = false) => spellItem(`s${nth}`, `Spell ${nth}`, 1, holy)

test('an elf in full plate, a dwarf with a musket: told by the rule of their birth', () => {
  const evening = new HeartbreakerEvening([
    withItems(hero('c1', 'Idony', {}, 'elf'), 'full-plate', 'axe'),
    withItems(hero('c2', 'Hob', {}, 'dwarf'), 'arquebus'),
    withItems(hero('c3', 'Ewan', {}, 'human'), 'full-plate', 'spear'),
  ])
  expect(evening.problems('c1')).toEqual(['HBK-ANC-03'])
  expect(evening.problems('c2')).toEqual(['HBK-ANC-02'])
  expect(evening.problems('c3')).toEqual([])
})

test('bows in plate, firearms in full plate; crossbows by the house rule', () => {
  const of = (suit: string, arm: string, houseRules = {}) =>
    new HeartbreakerEvening([withItems(hero('c1', 'Ewan'), suit, arm)], houseRules).problems('c1')
  expect(of('light-plate', 'longbow')).toEqual(['HBK-WPN-17'])
  expect(of('full-plate', 'pistol')).toEqual(['HBK-WPN-17'])
  expect(of('light-plate', 'pistol')).toEqual([])
  expect(of('full-plate', 'crossbow')).toEqual([])
  expect(of('full-plate', 'crossbow', { crossbowIsBow: true })).toEqual(['HBK-WPN-17'])
})

test('a fourth spell with MAG 3, and a champion’s spell that is not holy', () => {
  const spells = [1, 2, 3, 4].map((nth) => spell(nth))
  const evening = new HeartbreakerEvening([
    withItems(hero('c1', 'Nerys', { mag: 3 }), ...spells),
    withItems(hero('c2', 'Ewan', { mag: 3 }, 'champion'), spell(1), spell(2, true)),
  ])
  expect(evening.problems('c1')).toEqual(['HBK-MAG-01'])
  expect(evening.problems('c2')).toEqual(['HBK-PATH-05'])
})

test('an explorer without a journal; losing one costs EXP, never below 0', () => {
  const evening = new HeartbreakerEvening([
    hero('c1', 'Linus', { lvl: 3, exp: 3500 }, 'explorer'),
    hero('c2', 'Magda', { lvl: 2, exp: 150 }, 'explorer'),
  ])
  expect(evening.problems('c1')).toEqual(['HBK-PATH-02'])
  evening.do('heartbreaker.journal', { who: 'c1' })
  evening.do('heartbreaker.journal', { who: 'c2', anew: false })
  expect([evening.value('c1', 'exp'), evening.value('c2', 'exp')]).toEqual([3200, 0])
  expect([evening.problems('c1'), evening.problems('c2')]).toEqual([[], ['HBK-PATH-02']])
})

test('six things in one list are one too many, and clothes are no load', () => {
  const pack = Array.from({ length: 6 }, (_, at) => ({ name: `Thing ${at}`, ready: false }))
  const evening = new HeartbreakerEvening([
    withItems(hero('c1', 'Hob'), ...pack, 'clothes-plain'),
    withItems(hero('c2', 'Piers'), ...pack.slice(1), 'sword', 'shield', 'chain', 'clothes-fine'),
  ])
  expect(evening.problems('c1')).toEqual(['HBK-INV-04'])
  expect(evening.problems('c2')).toEqual([])
})
