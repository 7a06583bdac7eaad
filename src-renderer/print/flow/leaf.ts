import type { Size } from '../../../src-main/ipc/contract/print-options.ts'

/** Text area of a page, in millimetres from its left and top edge. */
export interface Leaf extends Size {
  left: number
  top: number
}
