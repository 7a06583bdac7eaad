type MoraleRow = readonly [morale: number, wil: number]

/** How the gaps of the table of morale and WIL are bridged (E-HRT-08). */
export type MoraleGap = 'floorRow' | 'insert5' | 'nearest'

/** The table that HEARTS prints and that the author of Delve's conversion notes shares; it has no row for 5. Rules HRT-CAIRN-06, DLVX-CRN-12. */
const moraleRows: readonly MoraleRow[] = [
  [2, 1],
  [3, 2],
  [4, 3],
  [6, 7],
  [7, 9],
  [8, 13],
  [9, 15],
  [10, 18],
  [11, 19],
  [12, 20],
]

const withFive: readonly MoraleRow[] = [...moraleRows.slice(0, 3), [5, 5], ...moraleRows.slice(3)]

function rowsFor(gap: MoraleGap): readonly MoraleRow[] {
  return gap === 'insert5' ? withFive : moraleRows
}

/** WIL of a B/X morale, 2 to 12, by the table; null where it has no row. */
export function wilByTable(morale: number, gap: MoraleGap): number | null {
  const rows = rowsFor(gap)
  const exact = rows.find(([row]) => row === morale)
  if (exact) return exact[1]
  return gap === 'nearest' ? nearestRow(rows, 0, morale)[1] : null
}

/** Morale, 2 to 12, of any WIL by the table. */
export function moraleByTable(wil: number, gap: MoraleGap): number {
  const rows = rowsFor(gap)
  if (gap === 'nearest') return nearestRow(rows, 1, wil)[0]
  const reached = rows.filter(([, row]) => row <= wil).at(-1)
  return reached ? reached[0] : 2
}

/** The row closest to a value; of two as close, the lower. */
function nearestRow(rows: readonly MoraleRow[], column: 0 | 1, value: number): MoraleRow {
  return rows.reduce((best, row) =>
    Math.abs(row[column] - value) < Math.abs(best[column] - value) ? row : best,
  )
}

/** Cairn's own page pairs 4, 8, 10, 12 with 6, 12, 15, 18, which is half as much again; between them too. Rule GF-CAIRN-05. */
export function wilByPage(morale: number): number {
  return Math.floor(morale * 1.5)
}

/** Morale from WIL: WIL ÷ 1.5, rounded, 2 to 12. Rule GF-BX-05. */
export function moraleByPage(wil: number): number {
  return Math.min(12, Math.max(2, Math.round(wil / 1.5)))
}
