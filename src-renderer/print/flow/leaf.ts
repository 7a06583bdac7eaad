import {
  marginOf,
  pageOf,
  type PaperSize,
  type PrintOptions,
} from '../../../src-main/ipc/contract/print-options.ts'

/** Text area of a page, in millimetres from its left and top edge. */
export interface PageLeaf extends PaperSize {
  left: number
  top: number
}

/** Millimetres below the words for the line at the foot. */
const foot = 5

/** All of the page within its margins, but for the line at its foot; `turned` lays it on its side. */
export function leafWithin(options: PrintOptions, turned = false): PageLeaf {
  const page = pageOf(options)
  const [width, height] = turned ? [page.height, page.width] : [page.width, page.height]
  const margin = marginOf[options.margins]
  return {
    left: margin,
    top: margin,
    width: width - 2 * margin,
    height: height - 2 * margin - foot,
  }
}
