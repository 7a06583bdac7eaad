import { PDFDocument } from '@cantoo/pdf-lib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bookletOf, impose, trifoldOf } from './impose.ts'

it('eight pages make two sheets that fold into a booklet', () => {
  expect(bookletOf(8)).toEqual([
    [7, 0],
    [1, 6],
    [5, 2],
    [3, 4],
  ])
  expect(bookletOf(5)).toEqual([
    [null, 0],
    [1, null],
    [null, 2],
    [3, 4],
  ])
})

it('six panels: the front is at the right of the outer side', () => {
  expect(trifoldOf(6)).toEqual([
    [4, 5, 0],
    [1, 2, 3],
  ])
  expect(trifoldOf(2)).toEqual([
    [null, null, 0],
    [1, null, null],
  ])
})

it('no page is lost or printed twice, however many there are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.boolean(), (pages, booklet) => {
      const laid = (booklet ? bookletOf(pages) : trifoldOf(pages)).flat()
      const numbers = laid.filter((page) => page !== null).sort((a, b) => a - b)
      expect(numbers).toEqual(Array.from({ length: pages }, (_, at) => at))
      expect(laid.length % (booklet ? 4 : 6)).toBe(0)
    }),
  )
})

it.each([
  ['A5', 'booklet', 5, 4, [842, 595]],
  ['half-Letter', 'booklet', 4, 2, [792, 612]],
  ['A4', 'trifold', 6, 2, [842, 595]],
] as const)(
  '%s as %s: %i pages on %i sides of %j points',
  async (paper, folding, n, sides, size) => {
    const printed = await PDFDocument.create()
    for (let page = 0; page < n; page++) printed.addPage([100, 100]).drawText(`${page}`)
    const folded = await impose(printed, { paper, folding })
    expect(folded.getPageCount()).toBe(sides)
    const { width, height } = folded.getPage(0).getSize()
    expect([Math.round(width), Math.round(height)]).toEqual(size)
  },
)
