import type { GearRow } from '../../ruleset.ts'
import { dusted } from '../party/coins.ts'

/** A row of the price list and how many of it. */
export interface Line {
  row: GearRow
  count: number
}
export type Basket = { lines: Line[]; total: number } | { says: string }

/** Of one thing, more than this is freight and not shopping. */
export const mostOfOne = 999

/**
 * A basket as it is typed: `2 torch; sword; 3 × Food, a day`, names or ids of the price list, one
 * after another with semicolons. Rule GF-SHOP-01.
 */
export function readBasket(
  text: string,
  gear: readonly GearRow[],
  price: (row: GearRow) => number = ({ cost }) => cost,
): Basket {
  const parts = text.split(/[;\n]/).flatMap((part) => part.trim() || [])
  if (parts.length === 0) return { says: 'The basket is empty: choose something from the list.' }
  const lines = new Map<string, Line>()
  for (const part of parts) {
    const [, many, name = ''] = /^(?:(\d+)\s*[×x]?\s+)?(.+)$/.exec(part) ?? []
    const row = rowNamed(gear, name)
    if (!row)
      return {
        says: `“${name}” is not on the price list. What has no price is handed out with “Give an item”.`,
      }
    const count = (lines.get(row.id)?.count ?? 0) + Number(many ?? 1)
    if (count < 1 || count > mostOfOne)
      return { says: `${row.name}: from 1 to ${mostOfOne} at a time, not ${count}.` }
    lines.set(row.id, { row, count })
  }
  return {
    lines: [...lines.values()],
    total: dusted([...lines.values()].reduce((sum, { row, count }) => sum + price(row) * count, 0)),
  }
}

export function rowNamed(gear: readonly GearRow[], name: string): GearRow | undefined {
  const wanted = name.trim().toLowerCase()
  return gear.find(({ id, name: called }) => id === wanted || called.toLowerCase() === wanted)
}

/** "Sword, 3 × torch". */
export function basketSays(lines: readonly Line[]): string {
  return lines.map(({ row, count }) => (count > 1 ? `${count} × ${row.name}` : row.name)).join('; ')
}
