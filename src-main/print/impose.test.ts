import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
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
    const folded = impose(printed, { paper, folding })
    expect(folded.getPageCount()).toBe(sides)
    const { width, height } = folded.getPage(0).getSize()
    expect([Math.round(width), Math.round(height)]).toEqual(size)
  },
)

it('tags and places to go to lead to the sheet on which their page lies', async () => {
  const printed = await PDFDocument.create()
  const { context } = printed
  const pages = [1, 2, 3, 4].map((page) => {
    const blank = printed.addPage([420, 595])
    blank.drawText(`page ${page}`)
    blank.node.set(PDFName.of('StructParents'), context.obj(page))
    return blank
  })
  const [first, second] = pages
  const tag = context.register(
    context.obj({ Type: 'StructElem', S: 'P', Pg: second?.ref ?? null, K: [0] }),
  )
  printed.catalog.set(PDFName.of('StructTreeRoot'), context.obj({ K: [tag] }))
  const place = context.obj([second?.ref ?? null, 'XYZ', 10, 500, 0])
  printed.catalog.set(PDFName.of('Dests'), context.obj({ two: place }))
  const folded = await PDFDocument.load(
    await impose(printed, { paper: 'A5', folding: 'booklet' }).save(),
  )
  expect(folded.getPageCount()).toBe(2)
  // Pages 2 and 3 are the inner side.
  const inner = folded.getPage(1)
  const foldedTag = folded.catalog
    .lookup(PDFName.of('StructTreeRoot'), PDFDict)
    .lookup(PDFName.of('K'), PDFArray)
    .lookup(0, PDFDict)
  expect(foldedTag.get(PDFName.of('Pg'))).toEqual(inner.ref)
  const marked = foldedTag.lookup(PDFName.of('K'), PDFArray).lookup(0, PDFDict)
  const form = marked.lookup(PDFName.of('Stm'))
  const tags = form instanceof PDFRawStream ? form.dict.get(PDFName.of('StructParents')) : null
  expect(tags?.toString()).toBe('2')
  const to = folded.catalog.lookup(PDFName.of('Dests'), PDFDict).lookup(PDFName.of('two'), PDFArray)
  expect([to.get(0), to.get(2)?.toString()]).toEqual([inner.ref, '10'])
  expect(folded.context.lookup(first?.ref ?? inner.ref)).toBeUndefined()
})
