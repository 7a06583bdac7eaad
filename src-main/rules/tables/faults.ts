import { compileTable, conditionOf, writtenCells } from './compiled.ts'
import { strayFacts, withComparison } from './conditions.ts'
import { gaps } from './gaps.ts'
import { callsIn, parseParts } from './parts.ts'
import { findTable, type Tables } from './reference.ts'
import { readRolls, tableDice } from './rolls.ts'
import type { Table, TableRow } from './shape.ts'

/** A fault of a table, with the table as one press would mend it. */
interface TableFault {
  says: string
  /** Index of the faulty row; absent where the table as a whole is at fault. */
  row?: number
  mend?: { title: string; table: Table }
}

/** Tables as the checker needs them: with the names of all, to propose the nearest. */
export interface NamedTables extends Tables {
  names(): readonly string[]
}

/** Faults of a table: rolls without a row or with several, brackets, references to nothing, circles. */
export function tableFaults(table: Table, tables: NamedTables): TableFault[] {
  return [...rollFaults(table), ...rowFaults(table, tables), ...circles(table, tables)]
}

function rollFaults(table: Table): TableFault[] {
  return gaps(table).map(({ what, says, row, totals }) => {
    const mend =
      what === 'gap'
        ? filled(table, totals)
        : what === 'overlap'
          ? cut(table)
          : what === 'outside' && row !== undefined
            ? { title: 'Remove the row', table: withoutRow(table, row) }
            : null
    return { says, ...(row === undefined ? {} : { row }), ...(mend ? { mend } : {}) }
  })
}

const withoutRow = (table: Table, row: number): Table => ({
  ...table,
  rows: table.rows.filter((_, at) => at !== row),
})

/** Adds an empty row for totals that have none, in its place among the others. */
function filled(table: Table, totals: readonly number[]): TableFault['mend'] {
  const runs = runsOf(totals)
  const added = runs.map(([least, most]): TableRow => [
    least === most ? String(least) : `${least}-${most}`,
    'nothing',
  ])
  const first = ([rolls]: TableRow): number => readRolls(rolls)?.[0]?.least ?? Infinity
  const rows = [...table.rows, ...added].sort((a, b) => first(a) - first(b))
  const what = runs.map(([least, most]) => (least === most ? least : `${least}-${most}`)).join(', ')
  return { title: `Add a row for ${what}`, table: { ...table, rows } }
}

function runsOf(totals: readonly number[]): [number, number][] {
  const runs: [number, number][] = []
  for (const total of [...totals].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last?.[1] === total - 1) last[1] = total
    else runs.push([total, total])
  }
  return runs
}

/** Leaves each total to the first row that has it. */
function cut(table: Table): TableFault['mend'] | null {
  const dice = tableDice(table.dice)
  if (typeof dice === 'string') return null
  const taken = new Set<number>()
  const rows = table.rows.flatMap(([rolls, text]): TableRow[] => {
    const ranges = readRolls(rolls) ?? []
    const own = dice.totals.filter(
      (total) =>
        !taken.has(total) && ranges.some(({ least, most }) => total >= least && total <= most),
    )
    own.forEach((total) => taken.add(total))
    if (own.length === 0) return []
    const left = runsOf(own).map(([least, most]) =>
      least === most ? `${least}` : `${least}-${most}`,
    )
    return [[left.join(', '), text]]
  })
  return { title: 'Leave each number to the first row', table: { ...table, rows } }
}

function rowFaults(table: Table, tables: NamedTables): TableFault[] {
  return table.rows.flatMap(([, whole], row): TableFault[] => {
    const { text } = conditionOf(whole)
    const read = parseParts(text)
    return [
      ...bracketFaults(table, row, text, read.faults),
      ...cellFaults(table, text, row),
      ...strayCalls(table, row, tables),
      ...unsetFacts(table, row, whole),
    ]
  })
}

/** Faults of brackets in a row, those that say the same as one. */
function bracketFaults(
  table: Table,
  row: number,
  text: string,
  faults: readonly { says: string; at: number }[],
): TableFault[] {
  const places = new Map<string, number[]>()
  for (const { says, at } of faults) {
    const known = places.get(says)
    if (known) known.push(at)
    else places.set(says, [at])
  }
  return [...places].map(([says, at]) => ({
    row,
    says: `Row ${row + 1}: ${says}${at.length > 1 ? ` (${at.length} times)` : ''}`,
    mend: {
      title: `Take the ${at.length > 1 ? 'brackets' : 'bracket'} as plain text`,
      table: withText(table, row, escapedAt(text, at)),
    },
  }))
}

/** A text with a backslash before each of these places. */
function escapedAt(text: string, places: readonly number[]): string {
  const cuts = [...new Set(places)].toSorted((a, b) => a - b)
  return [0, ...cuts].map((from, nth) => text.slice(from, cuts[nth])).join('\\')
}

function withText(table: Table, row: number, text: string): Table {
  return {
    ...table,
    rows: table.rows.map((each, at): TableRow => (at === row ? [each[0], text] : each)),
  }
}

function cellFaults(table: Table, text: string, row: number): TableFault[] {
  const columns = table.columns?.length ?? 0
  if (columns < 2) return []
  const cells = writtenCells(text).length
  if (cells >= columns) return []
  return [{ row, says: `Row ${row + 1} has ${cells} of ${columns} cells, parted by “ | ”.` }]
}

/** Words of a row's conditions that never hold, each with the comparison that was meant. */
function unsetFacts(table: Table, row: number, text: string): TableFault[] {
  const isKept = (name: string): boolean =>
    table.rows.some(([, each]) => each.includes(`{${name}=`) || each.includes(`{${name}:=`))
  return strayFacts(text, isKept).map(({ word, meant }) =>
    meant === null
      ? { row, says: `Row ${row + 1}: Nothing sets “${word}”. Ask for night, or game=hearts.` }
      : {
          row,
          says: `Row ${row + 1}: “${word}” alone never holds. Is it ${meant}?`,
          mend: {
            title: `Write ${meant}`,
            table: withText(table, row, withComparison(text, word, meant)),
          },
        },
  )
}

/** Rows whose references get a proposal; comparing names takes long. */
const mostProposals = 200

/** References of a row that lead to no table, each with the nearest name. */
function strayCalls(table: Table, row: number, tables: NamedTables): TableFault[] {
  const text = table.rows[row]?.[1] ?? ''
  return [...new Set(callsIn(parseParts(text).parts))].flatMap((name): TableFault[] => {
    if (findTable(tables, name) || name === table.id || !isReference(name)) return []
    const near = row < mostProposals ? nearest(name, tables.names()) : null
    const says = `Row ${row + 1}: [${name}] leads to no table.`
    return [
      near === null
        ? { row, says }
        : {
            row,
            says: `${says} Is it [${near}]?`,
            mend: {
              title: `Write [${near}]`,
              table: withText(table, row, text.replaceAll(name, near)),
            },
          },
    ]
  })
}

/** True for what can only be meant as a reference; other words in brackets are taken as they are. */
const isReference = (name: string) => /^[\w-]+(?:\/[\w-]+)+(?:\..+)?$/.test(name)

function nearest(name: string, names: readonly string[]): string | null {
  let best: string | null = null
  let least = Math.max(2, Math.floor(name.length / 4)) + 1
  for (const each of names) {
    if (Math.abs(each.length - name.length) >= least) continue
    const far = distance(name.toLowerCase(), each.toLowerCase(), least)
    if (far < least) [best, least] = [each, far]
  }
  return best
}

/** Edit distance, at most `most`. */
function distance(a: string, b: string, most: number): number {
  let before = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row]
    for (let at = 1; at <= b.length; at += 1) {
      const same = a[row - 1] === b[at - 1] ? 0 : 1
      now.push(
        Math.min((before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (before[at - 1] ?? 0) + same),
      )
    }
    if (Math.min(...now) >= most) return most
    before = now
  }
  return before[b.length] ?? most
}

/** Tables that a table surely leads back to, so that a draw can never come to its end. */
function circles(table: Table, tables: Tables): TableFault[] {
  const calls = reachable(table, tables)
  const way = endless(table, calls)
  if (way.length === 0) return []
  const titles = way.map(({ title }) => `“${title}”`)
  const row = calls.get(table)?.findIndex((on) => way[1] !== undefined && on.includes(way[1])) ?? -1
  return [
    {
      ...(row < 0 ? {} : { row }),
      says: `Every row leads back to where it began: ${titles.join(' → ')}. Take a reference out of one of their rows.`,
    },
  ]
}

/** Most tables of a circle that a message names. */
const mostNamed = 8

/** Way round a circle in which no row of any table comes to an end; empty where some row does. */
function endless(table: Table, calls: ReadonlyMap<Table, readonly Table[][]>): Table[] {
  // A table ends when one of its rows refers only to tables that end.
  const ends = new Set<Table>()
  for (let found = true; found;) {
    found = false
    for (const [each, rows] of calls) {
      const comesToEnd = rows.length === 0 || rows.some((on) => on.every((next) => ends.has(next)))
      if (ends.has(each) || !comesToEnd) continue
      ends.add(each)
      found = true
    }
  }
  const way: Table[] = []
  for (let at: Table | undefined = table; at && !ends.has(at);) {
    way.push(at)
    if (way.indexOf(at) < way.length - 1 || way.length > mostNamed) break
    at = calls.get(at)?.[0]?.find((next) => !ends.has(next))
  }
  return way
}

/** Tables that a table leads to, itself included, each with those to which its rows refer. */
function reachable(table: Table, tables: Tables): ReadonlyMap<Table, readonly Table[][]> {
  const found = new Map<Table, Table[][]>()
  const waiting = [table]
  for (let each = waiting.pop(); each; each = waiting.pop()) {
    if (found.has(each)) continue
    const rows = compileTable(each).rows.map(({ cells }) =>
      callsIn(cells.flat()).flatMap((name) =>
        name === table.id ? table : (findTable(tables, name)?.ready.table ?? []),
      ),
    )
    found.set(each, rows)
    waiting.push(...new Set(rows.flat()))
  }
  return found
}
