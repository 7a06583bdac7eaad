import { expect, it } from 'vitest'
import { usualOptions } from '../../../src-main/ipc/contract/print-options.ts'
import { cutsOf } from './cuts.ts'
import { cardSheets } from './sheets.ts'
import { cardSize } from './sizes.ts'

const grid = { columns: 3, rows: 3 }

it('every back lies behind its face when the sheet is turned on its long edge', () => {
  const slots = Array.from({ length: 11 }, (_, at) => ({
    face: `face ${at}`,
    back: at % 2 === 0 ? `back ${at}` : null,
    number: at + 1,
  }))
  const sides = cardSheets(slots, grid)
  expect(sides.map(({ side, sheet, places }) => `${sheet} ${side} ${places.length}`)).toEqual([
    '1 front 9',
    '1 back 5',
    '2 front 2',
    '2 back 1',
  ])
  for (const { side, sheet, places } of sides.filter((one) => one.side === 'back')) {
    expect(side).toBe('back')
    const front = sides.find((one) => one.sheet === sheet && one.side === 'front')
    for (const place of places) {
      const face = front?.places.find(({ number }) => number === place.number)
      expect([place.row, place.column]).toEqual([face?.row, 2 - (face?.column ?? 0)])
    }
  }
})

it('without any back there are only fronts; without cards there is no sheet', () => {
  const slots = [{ face: 'a', back: null, number: 1 }]
  expect(cardSheets(slots, grid)).toHaveLength(1)
  expect(cardSheets([], grid)).toEqual([])
})

it.each([
  ['poker', 'A4', 3, 3],
  ['poker', 'Letter', 3, 3],
  ['index', 'A4', 2, 2],
  ['index', 'Letter', 2, 2],
] as const)('%s cards lie in the middle of %s, %i by %i', (kind, paper, columns, rows) => {
  const size = cardSize(kind, { ...usualOptions, paper })
  expect([size.columns, size.rows]).toEqual([columns, rows])
  const wide = { A4: 210, Letter: 215.9 }[paper]
  expect(size.left * 2 + size.columns * size.width).toBeCloseTo(wide)
  expect(size.top).toBeGreaterThan(5)
})

it('cut marks keep off the cards and on the paper', () => {
  const size = cardSize('poker', { ...usualOptions, paper: 'Letter' })
  const { lines, marks } = cutsOf(size)
  expect([lines.match(/M/g)?.length, marks.match(/M/g)?.length]).toEqual([8, 16])
  const [, , , up] = /^M([\d.]+) ([\d.]+)v-([\d.]+)/.exec(marks)?.map(Number) ?? []
  expect(size.top - 1.5 - (up ?? 0)).toBeGreaterThan(1)
})
