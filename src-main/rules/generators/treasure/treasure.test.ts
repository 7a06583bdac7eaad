import { describe, expect, test } from 'vitest'
import { resolve } from 'node:path'
import { bundled } from '../../../app/bundled.ts'
import { TestDesk, seedOf } from '../testing/desk.ts'
import { generatorNamed } from '../index.ts'
import { Exchange } from './exchange.ts'
import { lotsFrom, lotsOdds } from './lots.ts'
import { spoilFromPart } from './found.ts'
import type { TreasureList } from './treasure-list.ts'
import { basicFantasyTypes, classicTypes } from './treasure-types.ts'

/** Averages in gp as the books state them, or as they follow from the printed figures. */
const classicAverages: Record<string, number> = {
  ...{ A: 17756, B: 2011, C: 991, D: 3882, E: 2320, F: 7673, G: 23204, H: 59970, I: 11106 },
  ...{ J: 26, K: 180, L: 243, M: 50395, N: 0, O: 0, P: 0, Q: 1, R: 4, S: 5, T: 18, U: 159, V: 331 },
}
const basicFantasyAverages: Record<string, number> = {
  ...{ A: 15681, B: 1903, C: 877, D: 3601, E: 2240, F: 7550, G: 22786, H: 56919, I: 10431 },
  ...{ J: 26, K: 178, L: 243, M: 46652, N: 0, O: 0, P: 0, Q: 1, R: 4, S: 5, T: 18, U: 140, V: 294 },
}

describe.each([
  ['B/X', classicTypes, classicAverages],
  ['Basic Fantasy', basicFantasyTypes, basicFantasyAverages],
])('treasure types of %s', (_, list: TreasureList, averages) => {
  test('are worth what the books state on average', () => {
    const means = Object.entries(list.types).map(([letter, [, lots]]) => {
      const mean = lotsOdds(lotsFrom(lots), 1, list).mean
      return [letter, Math.round(Number(mean.toFixed(6)))]
    })
    expect(Object.fromEntries(means)).toEqual(averages)
  })

  test('have chances of a gem and of a category of magic that add up to a hundred', () => {
    expect(list.gems.at(-1)?.[0]).toBe(100)
    expect(list.magic.at(-1)?.[0]).toBe(100)
  })
})

const desk = new TestDesk(bundled(resolve(import.meta.dirname, '../../../../resources')))

test('a treasure of a worth is worth it, whatever it is made of', () => {
  for (let nth = 1; nth <= 60; nth += 1) {
    const { treasure, parts } = desk.deal('treasure', { worth: 2500 }, { seed: seedOf(nth * 977) })
    const worths = parts.flatMap(({ id, text }) =>
      id === 'coins' || id === 'things'
        ? [Number(/([\d,]+) coins?$/.exec(text)?.[1]?.replace(',', '') ?? 0)]
        : [],
    )
    expect(worths.reduce((sum, worth) => sum + worth, 0)).toBe(2500)
    expect(treasure?.coins).toBe(worths[0])
  }
})

test('a treasure is counted in the coins of the game: a sword buys a sword', () => {
  const odds = (game: 'hearts' | 'delve' | 'gods-and-monsters' | 'block-dodge-parry') =>
    generatorNamed('treasure')?.odds?.({ type: 'S', list: 'B/X', number: 4 }, desk.context(game))
      ?.average
  expect([
    odds('hearts'),
    odds('delve'),
    odds('gods-and-monsters'),
    odds('block-dodge-parry'),
  ]).toEqual(['20 coins', '30 sp', '40 silver coins', '150 coins'])
})

test('coins that the GM writes take the place of those rolled', () => {
  const { treasure } = desk.deal('treasure', { type: 'S' }, { edited: { gp: 'about 1,250 coins' } })
  expect(treasure).toEqual({ coins: 1250, things: [] })
})

test('a dungeon level, hit dice or a type say beforehand what there may be', () => {
  const { odds } = generatorNamed('treasure') ?? {}
  const context = desk.context('hearts')
  expect(odds?.({ type: 'C', list: 'B/X' }, context)).toEqual({
    average: '991 coins',
    lines: [
      { title: 'cp', chance: 0.2, says: '1d12*1000' },
      { title: 'sp', chance: 0.3, says: '1d4*1000' },
      { title: 'ep', chance: 0.1, says: '1d4*1000' },
      { title: 'gems', chance: 0.25, says: '1d4' },
      { title: 'jewellery', chance: 0.25, says: '1d4' },
      { title: 'magic', chance: 0.1, says: '2 any' },
      { title: 'nothing', chance: expect.closeTo(0.2552, 4) as number, says: '' },
    ],
  })
  expect(odds?.({ hd: 3, number: 2, list: 'B/X' }, context)?.average).toBe('210 coins')
  expect(odds?.({ level: 1, list: 'B/X' }, context)?.average).toBe('160 coins')
})

test('a worth of the tables is put into coins of the game, and one in coins stays', () => {
  const priced = (game: 'hearts' | 'delve' | 'heartbreaker', text: string) => {
    const { at, situation } = desk.context(game)
    return new Exchange(at.ruleset, situation).priced(text)
  }
  expect(priced('hearts', 'a spy, worth 250 and a knife')).toBe(
    'a spy, worth 250 coins and a knife',
  )
  expect(priced('delve', 'a spy, worth 1,250')).toBe('a spy, worth 1,875 sp')
  expect(priced('delve', 'a ring, worth 75 sp')).toBe('a ring, worth 75 sp')
  expect(priced('delve', 'a tear, worth 20, one of 3')).toBe('a tear, worth 30 sp, one of 3')
  expect(priced('heartbreaker', 'a pin, worth 3')).toBe('a pin, worth 4 GP, 2 SP, 1 CP')
  expect(priced('heartbreaker', 'a pin, worth 45')).toBe('a pin, worth 68 GP')
  expect(priced('delve', 'worth a house key')).toBe('worth a house key')
})

test.each([', worth 45 sp', ', worth 1,100 coins', ', worth 4 GP, 2 SP, 1 CP'])(
  'a thing whose name is too long for a sheet keeps%s',
  (worth) => {
    const long = `a ${'carved and gilded '.repeat(6)}chest${worth}`
    const { name, text } = spoilFromPart({ id: 'thing', title: 'Thing', text: long, seed: '' })
    expect(name.length).toBeLessThanOrEqual(80)
    expect(name).toMatch(new RegExp(`^carved .*…${worth}$`, 'u'))
    expect(text).toBe(long)
  },
)
