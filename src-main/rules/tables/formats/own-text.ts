import type { Table, TableRow } from '../shape.ts'
import { slug } from '../markdown.ts'
import type { ForeignTable } from './format.ts'

/** Foreign words as a row of ours holds them: its signs mean themselves. */
export function escaped(words: string): string {
  return inOneLine(words.replace(/[[\]{}|\\^]/g, '\\$&'))
}

/** Text without line breaks, as a row is written. */
export function inOneLine(text: string): string {
  if (!text.includes('\n')) return text
  return text
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .replace(/ {2,}/g, ' ')
}

/** Text of a row and the weight at its end, 1 without one: `text ^2`. */
export function weightAtEnd(text: string): { words: string; weight: number } {
  const at = text.lastIndexOf('^')
  const weight = at < 1 ? '' : text.slice(at + 1).trim()
  if (
    !/^\d{1,6}(?:\.\d{1,4})?$/.test(weight) ||
    !(Number(weight) > 0) ||
    !/\s/.test(text[at - 1] ?? '')
  )
    return { words: text, weight: 1 }
  return { words: text.slice(0, at).trimEnd(), weight: Number(weight) }
}

/** Words of a Markdown heading, or of a line that is bold as a whole; null for other lines. */
export function headingOf(line: string): string | null {
  if (line.length > 200) return null
  const words = /^#{1,6}\s+(.+)$/.exec(line)?.[1] ?? /^\*\*([^*]+)\*\*:?\s*$/.exec(line)?.[1]
  return words === undefined
    ? null
    : words
        .replace(/[*_`]/g, '')
        .replace(/[#\s]+$/, '')
        .trim() || null
}

/** Id of a table of a file: the file's name and the table's, or `own/` and the name of the only one. */
export function foreignId(title: string, collection?: string): string {
  return `${collection === undefined ? 'own' : slug(collection).slice(0, 50)}/${slug(title).slice(0, 60)}`
}

/** Every table under an id of its own; of two with the same one, the second is numbered. */
export function withOwnIds(tables: readonly ForeignTable[]): ForeignTable[] {
  const taken = new Set<string>()
  return tables.map((each) => {
    const { id } = each.table
    let free = id
    for (let nth = 2; taken.has(free); nth += 1) free = `${id}-${nth}`
    taken.add(free)
    return free === id ? each : { ...each, table: { ...each.table, id: free } }
  })
}

/** Facts of a table that its foreign text does not state. */
export function foreignTable(
  title: string,
  id: string,
  rows: { rows: readonly TableRow[]; dice: string; weighted?: boolean },
): Table {
  return {
    id,
    title: title.slice(0, 200),
    dice: rows.dice,
    source: '',
    rows: rows.rows,
    ...(rows.weighted === false ? {} : { weighted: true as const }),
  }
}
