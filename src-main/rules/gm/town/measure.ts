import type { GearRow } from '../../core/ruleset/gear.ts'

/** A row of the price list, with its amount when it is sold by a measure. */
export interface Measured {
  row: GearRow
  measure?: number
}

/** Name with measure, as listed, packed and typed: "Book, printed (200 pages)". */
export function nameWithMeasure({ row, measure }: Measured): string {
  if (!row.measure || !measure) return row.name
  return `${row.name} (${measure} ${measure === 1 ? row.measure.one : row.measure.many})`
}

/** Parses a name that ends with a measure: "printed book of 200 pages". */
export function parseMeasure(name: string): { name: string; measure: number; unit: string } | null {
  const parts = /^(.*?\S)[\s,(]+(?:(?:of|with)\s+)?(\d+)[\s-]*([a-z]+)\s*\)?$/i.exec(name)
  const [, of = '', count = '', unit = ''] = parts ?? []
  return parts
    ? { name: of.replace(/[\s,(]+$/, ''), measure: Number(count), unit: unit.toLowerCase() }
    : null
}

/** Measure of an item of this row, by its name; undefined when it has none. */
export function measureOf(row: GearRow, itemName: string): number | undefined {
  const typed = row.measure && parseMeasure(itemName)
  return typed && typed.name === row.name ? typed.measure : undefined
}
