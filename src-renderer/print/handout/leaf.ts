import {
  marginOf,
  pageOf,
  type PrintOptions,
} from '../../../src-main/ipc/contract/print-options.ts'
import type { HandoutStyle } from '../../../src-main/rules/core/state/prep.ts'
import type { PageLeaf } from '../flow/index.ts'

/** Millimetres that a style keeps free within the margins: of a page as wide as A4, at each side. */
const within: Readonly<Record<HandoutStyle, { sides: number; ends: number }>> = {
  letter: { sides: 14, ends: 9 },
  notice: { sides: 13, ends: 13 },
  plain: { sides: 5, ends: 3 },
  wanted: { sides: 12, ends: 12 },
  newspaper: { sides: 0, ends: 2 },
  scroll: { sides: 20, ends: 22 },
  pictures: { sides: 0, ends: 2 },
}

/** Millimetres of a newspaper's title over its columns, on a page as wide as A4. */
const masthead = 27

/** Columns of the words: a newspaper has as many as its page is wide enough for. */
export function columnsOf(style: HandoutStyle, options: PrintOptions): number {
  const { width } = pageOf(options)
  return style !== 'newspaper' || width < 120 ? 1 : width > 200 ? 3 : 2
}

/** The place of the words; the number of the page stands in the margin below it. */
export function leafOf(style: HandoutStyle, options: PrintOptions): PageLeaf {
  const page = pageOf(options)
  const margin = marginOf[options.margins]
  const part = Math.min(1, page.width / 210)
  const left = margin + within[style].sides * part
  const end = margin + within[style].ends * part
  const top = end + (style === 'newspaper' ? masthead * part : 0)
  return { left, top, width: page.width - 2 * left, height: page.height - top - end }
}
