import type { PaperSize } from '../../../src-main/ipc/contract/print-options.ts'

/** Text area of a page, in millimetres from its left and top edge. */
export interface PageLeaf extends PaperSize {
  left: number
  top: number
}
