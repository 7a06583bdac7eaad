import type { PrintedPart } from '../../../src-main/rules/core/screen.ts'

type Grid = Extract<PrintedPart, { kind: 'table' }>

/** Rows from which a list of short words stands in several columns. */
const many = 12

/** A table as it is drawn: one of many short rows beside itself, read downwards. */
export function foldTable({ columns, rows }: Grid): { columns: string[]; rows: string[][] } {
  const longest = Math.max(0, ...rows.map((row) => row[1]?.length ?? 0))
  const beside = columns.length !== 2 || rows.length < many ? 1 : longest <= 12 ? 3 : 2
  if (beside === 1 || longest > 24) return { columns, rows }
  const high = Math.ceil(rows.length / beside)
  return {
    columns: Array.from({ length: beside }, () => columns).flat(),
    rows: Array.from({ length: high }, (_, line) =>
      Array.from({ length: beside }, (_, at) => rows[at * high + line] ?? ['', '']).flat(),
    ),
  }
}
