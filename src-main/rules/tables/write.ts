import type { TableLayout } from './cells.ts'
import type { Table } from './table.ts'

/** Writes a table so that `readTable` reads the same dice and rows again. */
export function writeTable(
  table: Pick<Table, 'dice' | 'rows'>,
  layout: Exclude<TableLayout, 'lines'>,
): string {
  const rows = [[table.dice, 'Result'], ...table.rows]
  if (layout === 'markdown') return markdown(rows)
  const separator = layout === 'csv' ? ',' : '\t'
  return rows
    .map((row) => row.map((cell) => quotedIfNeeded(cell, separator)).join(separator) + '\n')
    .join('')
}

function quotedIfNeeded(cell: string, separator: string): string {
  return cell.includes(separator) || /["\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function markdown(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(inCell).join(' | ')} |\n`
  const [head = [], ...body] = rows
  return [line(head), '| --- | --- |\n', ...body.map(line)].join('')
}

const inCell = (cell: string) => cell.replaceAll('|', '\\|').replaceAll('\n', '<br>')
