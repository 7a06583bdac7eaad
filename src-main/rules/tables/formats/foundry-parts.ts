import type { TableRow } from '../shape.ts'

/** Row of a table of the system OSE for treasure, which is tested on its own. */
interface TestedRow {
  text: string
  /** Percent. */
  weight: number
}

/** One row with a column for each part, that comes up by its own chance; null for fewer than two parts. */
export function asParts(
  rows: readonly TestedRow[],
): { dice: string; columns: string[]; rows: TableRow[] } | null {
  if (rows.length < 2) return null
  const columns: string[] = []
  for (const [nth, { text }] of rows.entries()) {
    const heading = headingOf(text) || `Part ${nth + 1}`
    const again = columns.filter((each) => each.replace(/ \d+$/, '') === heading).length
    columns.push(again === 0 ? heading : `${heading} ${again + 1}`)
  }
  const cells = rows.map(({ text, weight }) => {
    const percent = Math.min(100, Math.max(1, Math.round(weight)))
    return percent === 100 ? text : `{${text}^${percent}|–^${100 - percent}}`
  })
  return { dice: 'd1', columns, rows: [['1', cells.join(' | ')]] }
}

/** Words of a row without its dice and signs, as a heading. */
function headingOf(text: string): string {
  const words = text
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/[^\p{L}\p{N}’' -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 40)
    .trim()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
