import { readRolls, tableDice } from './rolls.ts'
import type { Table } from './shape.ts'

/** A fault of a table's rolls; `row` is the index of the faulty row, if one is. */
interface Gap {
  what: 'dice' | 'row' | 'gap' | 'overlap' | 'outside'
  says: string
  row?: number
  /** Totals concerned. */
  totals: number[]
}

/** Faults of a table: totals with no row or several, and rows that cannot be rolled. Empty when valid. */
export function gaps(table: Pick<Table, 'dice' | 'rows'>): Gap[] {
  const dice = tableDice(table.dice)
  if (typeof dice === 'string') return [{ what: 'dice', says: dice, totals: [] }]
  const found: Gap[] = []
  const rowsOf = new Map(dice.totals.map((total) => [total, [] as number[]]))
  table.rows.forEach(([rolls], row) =>
    found.push(...fault(rolls, row, dice.totals, rowsOf, table.dice)),
  )
  return [...found, ...unanswered(rowsOf), ...twice(rowsOf)]
}

function fault(
  rolls: string,
  row: number,
  totals: readonly number[],
  rowsOf: ReadonlyMap<number, number[]>,
  dice: string,
): Gap[] {
  const ranges = readRolls(rolls)
  if (!ranges) {
    const says = `Row ${row + 1} begins with “${rolls}”, which is no roll such as 1, 2-3 or 12+.`
    return [{ what: 'row', says, row, totals: [] }]
  }
  let answers = 0
  const [first = 0, last = 0] = [totals[0], totals[totals.length - 1]]
  for (const { least, most } of ranges) {
    for (let at = firstFrom(totals, least); at < totals.length; at += 1) {
      const total = totals[at] ?? Infinity
      if (total > most) break
      rowsOf.get(total)?.push(row)
      answers += 1
    }
  }
  const beyond = ranges.some(({ least, most }) => {
    return (most !== Infinity && most > last) || (least !== -Infinity && least < first)
  })
  if (answers > 0 && !beyond) return []
  return [
    {
      what: 'outside',
      says: `Row ${row + 1}, “${rolls}”, cannot come up on ${dice}.`,
      row,
      totals: [],
    },
  ]
}

/** Index of the first total that is not below `least`; totals ascend. */
function firstFrom(totals: readonly number[], least: number): number {
  let [low, high] = [0, totals.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((totals[middle] ?? Infinity) < least) low = middle + 1
    else high = middle
  }
  return low
}

function unanswered(rowsOf: ReadonlyMap<number, readonly number[]>): Gap[] {
  const totals = [...rowsOf].filter(([, rows]) => rows.length === 0).map(([total]) => total)
  const [first] = totals
  if (first === undefined) return []
  return [
    { what: 'gap', says: `No row answers ${listed(totals)}.`, ...beside(rowsOf, first), totals },
  ]
}

/** Row below which a missing total belongs: that of the nearest total before it, else the first that has one. */
function beside(rowsOf: ReadonlyMap<number, readonly number[]>, missing: number): Pick<Gap, 'row'> {
  const answered = [...rowsOf].filter(([, rows]) => rows.length > 0)
  const [, rows] = answered.findLast(([total]) => total < missing) ?? answered[0] ?? []
  const row = rows?.at(-1)
  return row === undefined ? {} : { row }
}

function twice(rowsOf: ReadonlyMap<number, readonly number[]>): Gap[] {
  const several = [...rowsOf].filter(([, rows]) => rows.length > 1)
  const totals = several.map(([total]) => total)
  const row = several[0]?.[1][1]
  if (row === undefined) return []
  return [{ what: 'overlap', says: `More than one row answers ${listed(totals)}.`, row, totals }]
}

const listed = (totals: readonly number[]) =>
  totals.length > 12
    ? `${totals.slice(0, 12).join(', ')} and ${totals.length - 12} more`
    : totals.join(', ')

/** Faults of tables, a line each with the table's id; includes duplicate ids and unknown references. */
export function faultsOf(tables: readonly Table[]): string[] {
  const ids = new Set(tables.map((table) => table.id))
  const twiceNamed = tables.filter(
    (table, place) => tables.findIndex((one) => one.id === table.id) !== place,
  )
  return [
    ...twiceNamed.map((table) => `${table.id}: two tables have this id`),
    ...tables.flatMap((table) => gaps(table).map(({ says }) => `${table.id}: ${says}`)),
    ...tables.flatMap((table) => strayLinks(table, ids)),
  ]
}

function strayLinks(table: Table, ids: ReadonlySet<string>): string[] {
  return table.rows.flatMap(([, text]) =>
    [...text.matchAll(/\[([\w-]+\/[\w/-]+)\]/g)]
      .filter(([, id]) => id !== undefined && !ids.has(id))
      .map(([link]) => `${table.id}: ${link} leads to no table`),
  )
}
