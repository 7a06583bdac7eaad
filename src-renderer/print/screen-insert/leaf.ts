import {
  marginOf,
  pageOf,
  type PrintOptions,
} from '../../../src-main/ipc/contract/print-options.ts'
import type { PageLeaf } from '../flow/index.ts'

/** Millimetres of the line below the columns. */
const foot = 5

/** A leaf's columns: three on a leaf on its side, two on one upright. */
export function leafOf(
  options: PrintOptions,
  turned: boolean,
): { leaf: PageLeaf; columns: number; between: number } {
  const page = pageOf(options)
  const [width, height] = turned ? [page.height, page.width] : [page.width, page.height]
  const margin = marginOf[options.margins]
  const leaf = {
    left: margin,
    top: margin,
    width: width - 2 * margin,
    height: height - 2 * margin - foot,
  }
  return { leaf, columns: turned ? 3 : 2, between: 6 }
}
