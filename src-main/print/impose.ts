import { PDFDocument, type PDFEmbeddedPage } from '@cantoo/pdf-lib'
import { sheetOf, type PrintOptions } from '../ipc/contract/print-options.ts'

/** Points in a millimetre. */
const point = 72 / 25.4

/** Pages of one side of a sheet from left to right; null where it stays empty. */
type Side = readonly (number | null)[]

/**
 * Order of pages on the sheets of a booklet, front and back by turns, so that the stack folded in the
 * middle reads from first to last: printed on both sides, flipped on the short edge.
 */
export function bookletOf(pages: number): Side[] {
  const whole = Math.ceil(pages / 4) * 4
  const page = (number: number): number | null => (number < pages ? number : null)
  return Array.from({ length: whole / 4 }, (_, sheet): Side[] => [
    [page(whole - 1 - 2 * sheet), page(2 * sheet)],
    [page(2 * sheet + 1), page(whole - 2 - 2 * sheet)],
  ]).flat()
}

/**
 * Six panels of one sheet: the front one is the right third of the outer side, the one folded in the
 * left third; what is read when it lies open follows from left to right on the inner side.
 */
export function trifoldOf(pages: number): Side[] {
  const page = (number: number): number | null => (number < pages ? number : null)
  return Array.from({ length: Math.max(1, Math.ceil(pages / 6)) }, (_, at): Side[] => {
    const first = at * 6
    return [
      [page(first + 4), page(first + 5), page(first)],
      [page(first + 1), page(first + 2), page(first + 3)],
    ]
  }).flat()
}

/**
 * Lays finished pages on the sheets they are folded of. Such a PDF is flat: its pages are pictures of
 * pages, without fields, tags and outline.
 */
export async function impose(
  printed: PDFDocument,
  options: Pick<PrintOptions, 'paper' | 'folding'>,
): Promise<PDFDocument> {
  const sheet = sheetOf(options)
  const [width, height] = [sheet.width * point, sheet.height * point]
  const sides =
    options.folding === 'trifold'
      ? trifoldOf(printed.getPageCount())
      : bookletOf(printed.getPageCount())
  const folded = await PDFDocument.create({ updateMetadata: false })
  const pages = await folded.embedPages(printed.getPages())
  for (const side of sides) {
    const page = folded.addPage([width, height])
    for (const [at, number] of side.entries()) {
      const own: PDFEmbeddedPage | undefined = number === null ? undefined : pages[number]
      if (own) page.drawPage(own, { x: (at * width) / side.length, y: 0 })
    }
  }
  return folded
}
