import type { PrintedFigure } from '../../../src-main/campaign/print/monsters/figures.ts'
import { lengthOf, pointInMillimetres } from '../monsters/lines.ts'

/** The numbers of a card in columns under their labels. */
export interface CardNumbers {
  columns: number
  /** Points of a number, and of its label. */
  size: number
  label: number
  /** True when labels are beside their numbers, for there are many of them. */
  beside: boolean
  height: number
}

const most = 5
/** More numbers than this are beside their labels. */
const many = 10
const labelSize = 8
/** Points of numbers beside their labels: the larger ones where smaller ones make no further column. */
const sizesBeside: readonly { number: number; label: number }[] = [
  { number: 10, label: labelSize },
  { number: 9, label: 7.5 },
]
const rulesAbove = 1.1
/** Millimetres that a number and the label beside it take around them. */
const aroundCell = 2.3

/** As few rows as their labels and digits allow, evenly filled; many numbers are set smaller. */
export function numbersOf(
  figures: readonly PrintedFigure[],
  width: number,
  scale: number,
): CardNumbers {
  if (figures.length === 0) return { columns: 1, size: 0, label: 0, height: 0, beside: false }
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
    return {
      columns,
      size,
      label: labelSize * scale,
      height: rulesAbove + rows * row,
      beside: false,
    }
  }
}

function besideLabels(
  figures: readonly PrintedFigure[],
  width: number,
  scale: number,
): CardNumbers {
  const ways = sizesBeside.map((points): CardNumbers => {
    const [size, label] = [points.number * scale, points.label * scale]
    const cells = figures.map(
      (figure) => lengthOf(figure.label, label) + lengthOf(`${figure.value}`, size),
    )
    const columns = Math.max(1, Math.floor(width / (Math.max(...cells) + aroundCell)))
    const row = size * 1.2 * pointInMillimetres + 0.4
    const rows = Math.ceil(figures.length / columns)
    return { columns, size, label, height: rulesAbove + rows * row, beside: true }
  })
  return ways.reduce((best, way) => (way.columns > best.columns ? way : best))
}
