/** Text format of a table. */
export type TableLayout = 'csv' | 'tsv' | 'markdown' | 'lines'

interface Cells {
  layout: TableLayout
  /** Rows; `line` is the line on which the row begins, from 1. */
  lines: { line: number; cells: string[] }[]
}

/** Splits a text into rows of cells, without empty rows. */
export function cellsOf(text: string): Cells {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const layout = layoutOf(clean)
  const lines =
    layout === 'csv' || layout === 'tsv'
      ? quoted(clean, layout === 'csv' ? ',' : '\t')
      : plain(clean, layout)
  return { layout, lines: lines.filter(({ cells }) => cells.some((cell) => cell !== '')) }
}

function layoutOf(text: string): TableLayout {
  const first = text.split('\n', 50).filter((line) => line.trim() !== '')
  if (first.length > 0 && first.every((line) => line.trim().startsWith('|'))) return 'markdown'
  if (first.some((line) => line.includes('\t'))) return 'tsv'
  return first.some((line) => /^\s*("([^"]|"")*"|[\w #.+\u2010-\u2014-]{1,16}),/.test(line)) &&
    everyLineCuts(text)
    ? 'csv'
    : 'lines'
}

/** True for CSV: every row has the same number of cells, or rows begin with rolls. */
function everyLineCuts(text: string): boolean {
  const rows = quoted(text, ',').filter(({ cells }) => cells.some((cell) => cell !== ''))
  const even = rows.every(({ cells }) => cells.length === (rows[0]?.cells.length ?? 0))
  return (
    even || rows.slice(1).every(({ cells }) => /^\d[\d\s\u2010-\u2014+-]*$/.test(cells[0] ?? ''))
  )
}

/** Splits at separators; a cell in quotes may hold separators, line breaks and doubled quotes. */
export function quoted(text: string, separator: string): Cells['lines'] {
  const lines: Cells['lines'] = []
  let at = 0
  let line = 1
  while (at < text.length) {
    const row = { line, cells: [] as string[] }
    for (;;) {
      const cell =
        text[at] === '"' ? quotedCell(text, at, separator) : bareCell(text, at, separator)
      row.cells.push(cell.value.trim())
      line += cell.newLines
      at = cell.end
      if (text[at] !== separator) break
      at += 1
    }
    lines.push(row)
    at += 1
    line += 1
  }
  return lines
}

interface Cell {
  value: string
  end: number
  newLines: number
}

function bareCell(text: string, from: number, separator: string): Cell {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1
  return { value: text.slice(from, end), end, newLines: 0 }
}

function quotedCell(text: string, from: number, separator: string): Cell {
  const pieces: string[] = []
  let at = from + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    // A quote that is never closed affects only its own line.
    if (quote < 0) return bareCell(text, from, '\n')
    pieces.push(text.slice(at, quote))
    at = quote + 1
    if (text[at] !== '"') break
    pieces.push('"')
    at += 1
  }
  const value = pieces.join('')
  // Text after a closing quote still belongs to the cell.
  const after = bareCell(text, at, separator)
  return { value: value + after.value, end: after.end, newLines: value.split('\n').length - 1 }
}

function plain(text: string, layout: TableLayout): Cells['lines'] {
  return text.split('\n').flatMap((source, place) => {
    const line = source.trim()
    if (layout === 'lines') return [{ line: place + 1, cells: listed(line) }]
    const cells = markdownCells(line)
    return cells.every((cell) => /^:?-+:?$/.test(cell)) ? [] : [{ line: place + 1, cells }]
  })
}

/** Cells of a Markdown row; `\|` is a bar within a cell. */
export function markdownCells(line: string): string[] {
  const inside = line.replace(/^\|/, '').replace(/(?<!\\)\|$/, '')
  return inside.split(/(?<!\\)\|/).map((cell) =>
    cell
      .trim()
      .replaceAll('\\|', '|')
      .replace(/<br\s*\/?>/gi, '\n'),
  )
}

/** Splits `2-3. Wolves` and `2-3: wolves` into a roll and a text; anything else is one text. */
function listed(line: string): string[] {
  const found = /^(\d{1,4}(?:\s*[-\u2010-\u2014]\s*\d{1,4})?\+?)\s*[.:)]\s+(.+)$/.exec(line)
  return found ? [found[1] ?? '', found[2] ?? ''] : [line.replace(/^[-*•]\s+/, '')]
}
