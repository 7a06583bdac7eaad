import type { Size } from '../../../src-main/ipc/contract/print-options.ts'

/** Where the words stand on a page, in millimetres from its left and top edge. */
export interface Leaf extends Size {
  left: number
  top: number
}
