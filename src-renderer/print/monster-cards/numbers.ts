import type { PrintedFigure } from '../../../src-main/campaign/print/monsters/figures.ts'
import { lengthOf, pointInMillimetres } from '../monsters/lines.ts'

/** The numbers of a card in columns under their labels. */
export interface CardNumbers {
  columns: number
  /** Points of a number. */
  size: number
  height: number
}

const most = 5
const labelSize = 8
const rulesAbove = 1.1

/** As few rows as their labels and digits allow, evenly filled; many numbers are set smaller. */
export function numbersOf(
  figures: readonly PrintedFigure[],
  width: number,
  scale: number,
): CardNumbers {
  if (figures.length === 0) return { columns: 1, size: 0, height: 0 }
  for (let rows = Math.ceil(figures.length / most); ; rows++) {
    const columns = Math.ceil(figures.length / rows)
    const size = (rows > 1 ? 14 : columns > 3 ? 17 : 22) * scale
    const room = width / columns - 1.5
    const fits = figures.every(
      ({ label, value }) =>
        lengthOf(label, labelSize * scale) <= room && lengthOf(`${value}`, size) <= room,
    )
    if (!fits && columns > 1) continue
    const row =
      labelSize * scale * 1.15 * pointInMillimetres + size * 0.98 * pointInMillimetres + 1.4
    return { columns, size, height: rulesAbove + rows * row }
  }
}
