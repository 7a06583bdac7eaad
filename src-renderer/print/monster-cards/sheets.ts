/** A card cut out: its face, and its back where it has one. */
export interface CutCard<Side> {
  face: Side
  back: Side | null
  /** Its number among all that are printed, from 1. */
  number: number
}

/** One side of a sheet: what lies where, both counted from 0 at the upper left. */
export interface SheetSide<Side> {
  /** From 1. */
  sheet: number
  side: 'front' | 'back'
  places: { number: number; side: Side; column: number; row: number }[]
}

/**
 * Cards laid on sheets, row by row. Where any card has a back, every sheet has one, so that faces and
 * backs keep their turns in the printer; backs lie mirrored, to meet their faces when the sheet is
 * turned on its long edge.
 */
export function cardSheets<Side>(
  slots: readonly CutCard<Side>[],
  { columns, rows }: { columns: number; rows: number },
): SheetSide<Side>[] {
  const onSheet = columns * rows
  const backs = slots.some(({ back }) => back !== null)
  const sheets = Math.ceil(slots.length / onSheet)
  return Array.from({ length: sheets }, (_, at): SheetSide<Side>[] => {
    const cards = slots.slice(at * onSheet, (at + 1) * onSheet)
    const place = (nth: number): { column: number; row: number } => ({
      column: nth % columns,
      row: Math.floor(nth / columns),
    })
    const front = cards.map(({ face, number }, nth) => ({ number, side: face, ...place(nth) }))
    const back = cards.flatMap(({ back: side, number }, nth) => {
      const { column, row } = place(nth)
      return side === null ? [] : [{ number, side, row, column: columns - 1 - column }]
    })
    const sheet = at + 1
    return [
      { sheet, side: 'front', places: front },
      ...(backs ? [{ sheet, side: 'back' as const, places: back }] : []),
    ]
  }).flat()
}
