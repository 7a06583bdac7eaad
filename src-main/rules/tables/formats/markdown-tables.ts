import { markdownCells } from '../cells.ts'
import { tablesOfCells, type CellRow } from './cell-rows.ts'
import type { ForeignTable, ForeignText, TableFormat, TextLine } from './format.ts'
import { isRoll, lists } from './lists.ts'
import { foreignId, headingOf, inOneLine, withOwnIds } from './own-text.ts'
import { cellsOfRow } from '../compiled.ts'
import { slug } from '../markdown.ts'
import { readBracket } from '../parts.ts'
import type { Table } from '../shape.ts'

const isRow = (line: string) => /^\s*\|.*\|\s*$/.test(line)
const blockId = /^\s*\^([\w-]+)\s*$/
const isRule = (cells: readonly string[]) => cells.every((cell) => /^:?-+:?$/.test(cell))

/** Tables with bars in a note, each under its heading, as Obsidian's rollers know them. */
export const markdownTables: TableFormat = {
  id: 'markdown-tables',
  title: 'Markdown tables',
  extension: 'md',
  sniff: (text) =>
    /^\s*\|.*\|[ \t]*\r?\n\s*\|[ \t:|-]+\|[ \t]*$/m.test(text)
      ? 0.9
      : text.split(/\r?\n/, 40).filter(isRow).length > 1
        ? 0.7
        : 0,
  read(text, name) {
    const lines = text
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n')
      .split('\n')
    const found: ForeignTable[] = []
    const rest: TextLine[] = []
    const faults: { line: number; says: string }[] = []
    const blocks = new Map<string, number>()
    let title = ''
    let at = frontMatterEnd(lines)
    let begins = true
    const before = at
    while (at < lines.length) {
      const line = lines[at] ?? ''
      const heading = headingOf(line)
      const block = blockId.exec(line)?.[1]
      const listed = heading || begins ? listFrom(lines, at, name) : null
      if (isRow(line) || listed) {
        const end = listed?.end ?? endOfTable(lines, at)
        const read = listed?.read ?? tableIn(lines.slice(at, end), at, title, name)
        title = ''
        found.push(...read.tables)
        rest.push(...read.rest)
        faults.push(...(read.faults ?? []))
        at = end
        begins = true
        continue
      }
      if (block && found.length > 0) blocks.set(block.toLowerCase(), found.length - 1)
      else if (heading) title = heading
      else if (line.trim() !== '') rest.push({ line: at + 1, text: line })
      begins = block !== undefined
      at += 1
    }
    const several = found.length > 1
    const named = withOwnIds(found.map((each) => withId(each, several ? name : undefined)))
    return {
      tables: named.map((each) => ({ ...each, table: linked(each.table, blocks, named) })),
      rest: [
        ...(before > 0 ? [{ line: 1, text: lines.slice(0, before).join('\n') }] : []),
        ...rest,
      ],
      faults,
    }
  },
  write(tables, lost = () => undefined) {
    const blocks = blockIds(tables)
    const note = tables[0]?.title ?? 'Tables'
    return tables
      .map((table) => {
        const columns = table.columns ?? [table.title]
        const head = [`dice: ${table.dice.replace(/^d/, '1d')}`, ...columns]
        const rows = table.rows.map(([rolls, row], nth) => {
          const report = (says: string): void => {
            lost({ table: table.title, row: nth + 1, says })
          }
          if (/\{(?:if|only|cap|title|lower|upper|a|plural|poss|[a-z][\w-]*:?=|[^{}]*\|)/.test(row))
            report('Obsidian shows what stands in braces as it is; Gatefold reads it again')
          const cells = columns.length > 1 ? cellsOfRow(row, columns.length) : [row]
          return [rolls, ...cells.map((cell) => obsidianCell(cell, note, tables, blocks))]
        })
        const lines = [head, head.map(() => '---'), ...rows].map(
          (cells) => `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`,
        )
        return [`## ${table.title}`, '', ...lines, '', `^${blocks.get(table.id) ?? ''}`, ''].join(
          '\n',
        )
      })
      .join('\n')
  },
}

/** Block id of each table, as Obsidian's roller calls it. */
function blockIds(tables: readonly Table[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { id, title } of tables) {
    const bare = slug(title).slice(0, 60)
    let block = bare
    for (let nth = 2; [...found.values()].includes(block); nth += 1) block = `${bare}-${nth}`
    found.set(id, block)
  }
  return found
}

/** A cell with dice and references as Obsidian's roller takes them; other marks stay as they are. */
function obsidianCell(
  cell: string,
  note: string,
  tables: readonly Table[],
  blocks: ReadonlyMap<string, string>,
): string {
  return inOneLine(cell).replace(/(?<!\\)\[([^[\]{}]*)\]/g, (whole, inside: string) => {
    const part = readBracket(inside)
    if (part.kind === 'dice') return `\`dice: ${part.notation}\`${part.words}`
    if (part.kind !== 'call' || part.times) return whole
    const id = tables.find((table) => table.id === part.name || table.title === part.name)?.id
    const block = id === undefined ? undefined : blocks.get(id)
    return block === undefined ? whole : `\`dice: [[${note}^${block}]]\``
  })
}

function frontMatterEnd(lines: readonly string[]): number {
  if (lines[0]?.trim() !== '---') return 0
  const close = lines.findIndex((line, at) => at > 0 && line.trim() === '---')
  return close < 0 ? 0 : close + 1
}

/** Numbered lists up to the next heading, as tables; null where there are none or a table with bars ends them. */
function listFrom(
  lines: readonly string[],
  from: number,
  name: string,
): { read: ForeignText; end: number } | null {
  let end = from + 1
  while (end < lines.length && !isEndOfList(lines[end] ?? '')) end += 1
  const section = lines.slice(from, end)
  if (isRow(lines[end] ?? '') || section.filter(isRoll).length < 2) return null
  const { tables, rest, faults = [] } = lists.read(section.join('\n'), name)
  const moved = <T extends { line: number }>(each: T): T => ({ ...each, line: each.line + from })
  const read = {
    tables: tables.map((each) => ({
      ...each,
      lines: each.lines.map((line) => line + from),
      notes: each.notes.map(moved),
    })),
    rest: rest.map(moved),
    faults: faults.map(moved),
  }
  return { read, end }
}

const isEndOfList = (line: string) => headingOf(line) !== null || isRow(line) || blockId.test(line)

function endOfTable(lines: readonly string[], from: number): number {
  let end = from
  while (end < lines.length && isRow(lines[end] ?? '')) end += 1
  return end
}

/** Reads one table; a blank heading row, as some sites need it, lends its place to the first row. */
function tableIn(
  lines: readonly string[],
  from: number,
  heading: string,
  name: string,
): ForeignText {
  const rows = lines.map((line, at): CellRow => ({
    line: from + at + 1,
    cells: markdownCells(line.trim()).map(rolled),
  }))
  const ruled = isRule(rows[1]?.cells ?? ['x'])
  const body = rows.filter(({ cells }) => !isRule(cells) && cells.some((cell) => cell !== ''))
  const blank = rows[0]?.cells.every((cell) => cell === '') === true
  const [first, ...others] = body
  const bold = first?.cells.every((cell) => cell === '' || /^\*\*.*\*\*$/.test(cell)) === true
  if (!first) return { tables: [], rest: [] }
  const title = heading || titleInHead(first.cells) || name
  return ruled && (!blank || bold)
    ? tablesOfCells(others, title, { heading: first })
    : tablesOfCells(body, title)
}

/** Title that a table without a heading has in its head: the name of its only column of texts. */
function titleInHead(cells: readonly string[]): string | null {
  const last = cells.at(-1)?.replace(/[*_`]/g, '').trim() ?? ''
  const plain = /^(?:result|results|entry|text|name|description|item|what)$/i.test(last)
  return cells.length > 2 || plain || /^(?:dice:\s*)?\d*d?\d/.test(last) || last.length > 60
    ? null
    : last
}

/** Rolls that Obsidian's roller knows, in our language: `dice: 2d6`, `dice: [[Note^omens]]` and `[[2d6]]`. */
function rolled(cell: string): string {
  return cell
    .replace(/`dice:\s*([^`]+)`/gi, (_, inside: string) => {
      const link = /^(?:(\d+)x?\s*)?\[\[[^\]^|]*\^([\w-]+)\]\](?:\|.*)?$/.exec(inside.trim())
      return link ? `[^${link[2] ?? ''}]` : `[${inside.trim()}]`
    })
    .replace(/\[\[(\d*d\d[\d+*-]*)\]\]/gi, '[$1]')
}

function withId(each: ForeignTable, collection: string | undefined): ForeignTable {
  if (collection === undefined) return each
  const { table } = each
  return { ...each, table: { ...table, id: foreignId(table.title, collection), group: collection } }
}

/** References by a block id become references to the table above it. */
function linked(
  table: ForeignTable['table'],
  blocks: ReadonlyMap<string, number>,
  named: readonly ForeignTable[],
): ForeignTable['table'] {
  const idOf = (block: string) => named[blocks.get(block.toLowerCase()) ?? -1]?.table.id ?? block
  return {
    ...table,
    rows: table.rows.map(([rolls, text]) => [
      rolls,
      text.replace(/\[\^([\w-]+)\]/g, (_, block: string) => `[${idOf(block)}]`),
    ]),
  }
}
