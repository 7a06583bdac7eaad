import type { GearRow } from '../../ruleset.ts'

/** A row of the price list, with how much of it where its price grows with a measure. */
export interface Measured {
  row: GearRow
  measure?: number
}

/** "Book, printed (200 pages)": as it is listed, packed and typed. */
export function measured({ row, measure }: Measured): string {
  if (!row.measure || !measure) return row.name
  return `${row.name} (${measure} ${measure === 1 ? row.measure.one : row.measure.many})`
}

/** The end of a name that says how much: "printed book of 200 pages". */
export function measureTyped(name: string): { name: string; measure: number; unit: string } | null {
  const parts = /^(.*?\S)[\s,(]+(?:(?:of|with)\s+)?(\d+)[\s-]*([a-z]+)\s*\)?$/i.exec(name)
  const [, of = '', count = '', unit = ''] = parts ?? []
  return parts
    ? { name: of.replace(/[\s,(]+$/, ''), measure: Number(count), unit: unit.toLowerCase() }
    : null
}

/** The row and measure of a thing that was bought by measure. */
export function measureOf(row: GearRow, itemName: string): number | undefined {
  const typed = row.measure && measureTyped(itemName)
  return typed && typed.name === row.name ? typed.measure : undefined
}
