import { cardRows } from './print-cards.ts'
import { withPress } from './print-press.ts'
import { fillableRows, plainRows } from './print-sheets.ts'
import { windowRows } from './print-window.ts'
import type { BenchRow } from './row.ts'

/** The press: sheets, forms, cards, and the window while they are printed. */
export async function printRows(): Promise<BenchRow[]> {
  return [
    ...(await withPress(plainRows)),
    ...(await withPress(fillableRows)),
    ...(await withPress(cardRows)),
    ...(await windowRows()),
  ]
}
