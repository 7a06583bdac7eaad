import type { CardSize } from './sizes.ts'

/** Millimetres a mark keeps away from the cards, and is long where the margin allows. */
const away = 1.5
const long = 6
/** Millimetres that a printer leaves white at the edge. */
const edge = 1.5

/** Lines along every cut, and marks at their ends outside the cards, as paths in millimetres. */
export function cutsOf(size: CardSize): { lines: string; marks: string } {
  const { columns, rows, left, top, width, height } = size
  const right = left + columns * width
  const bottom = top + rows * height
  const across = Array.from({ length: columns + 1 }, (_, at) => round(left + at * width))
  const down = Array.from({ length: rows + 1 }, (_, at) => round(top + at * height))
  const markX = round(Math.min(long, left - away - edge))
  const markY = round(Math.min(long, top - away - edge))
  return {
    lines: [
      ...across.map((x) => `M${x} ${round(top)}V${round(bottom)}`),
      ...down.map((y) => `M${round(left)} ${y}H${round(right)}`),
    ].join(''),
    marks: [
      ...across.flatMap((x) => [
        `M${x} ${round(top - away)}v${-markY}`,
        `M${x} ${round(bottom + away)}v${markY}`,
      ]),
      ...down.flatMap((y) => [
        `M${round(left - away)} ${y}h${-markX}`,
        `M${round(right + away)} ${y}h${markX}`,
      ]),
    ].join(''),
  }
}

function round(millimetres: number): number {
  return Math.round(millimetres * 1000) / 1000
}
