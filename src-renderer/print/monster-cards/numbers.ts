import type { PrintedFigure } from '../../../src-main/campaign/print/monsters/figures.ts'
import { lengthOf, pointInMillimetres } from '../monsters/lines.ts'

/** The numbers of a card in columns under their labels. */
export interface CardNumbers {
  columns: number
  /** Points of a number. */
  size: number
  /** True when labels are beside their numbers, for there are many of them. */
  beside: boolean
  height: number
}

const most = 5
/** More numbers than this are beside their labels. */
const many = 10
const numberBeside = 10
const labelSize = 8
const rulesAbove = 1.1

/** As few rows as their labels and digits allow, evenly filled; many numbers are set smaller. */
export function numbersOf(
  figures: readonly PrintedFigure[],
  width: number,
  scale: number,
): CardNumbers {
  if (figures.length === 0) return { columns: 1, size: 0, height: 0, beside: false }
  if (figures.length > many) return besideLabels(figures, width, scale)
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
    return { columns, size, height: rulesAbove + rows * row, beside: false }
  }
}

function besideLabels(
  figures: readonly PrintedFigure[],
  width: number,
  scale: number,
): CardNumbers {
  const size = numberBeside * scale
  const cells = figures.map(
    ({ label, value }) => lengthOf(label, labelSize * scale) + lengthOf(`${value}`, size) + 3.4,
  )
  const columns = Math.max(1, Math.floor(width / Math.max(...cells)))
  const row = size * 1.2 * pointInMillimetres + 0.4
  const rows = Math.ceil(figures.length / columns)
  return { columns, size, height: rulesAbove + rows * row, beside: true }
}
