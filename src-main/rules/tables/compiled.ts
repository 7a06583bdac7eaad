import { readRolls, tableDice } from './rolls.ts'
import { parseCondition, type RowCondition } from './conditions.ts'
import { parseParts, prepareDice, splitAt } from './parts.ts'
import type { Compiled, CompiledRow, Part } from './ready.ts'
import type { Table } from './shape.ts'

const kept = new WeakMap<Table, Compiled>()
let recent: Compiled | null = null

/** Compiles a table, cached. */
export function compileTable(table: Table): Compiled {
  // Repeated draws from one table skip the map.
  if (recent?.table === table) return recent
  let found = kept.get(table)
  if (!found) {
    found = compile(table)
    kept.set(table, found)
  }
  recent = found
  return found
}

function compile(table: Table): Compiled {
  const dice = tableDice(table.dice)
  const rows = table.rows.map(([, text]) => compileRow(text, table.columns?.length ?? 0))
  const varies = table.deck === true || rows.some(({ when }) => when !== null)
  const weights = new Int32Array(rows.length)
  if (typeof dice === 'string' || rows.length === 0) {
    const fault = typeof dice === 'string' ? dice : 'it has no rows.'
    const none = {
      dice: prepareDice({ kind: 'number', value: 0 }),
      least: 0,
      places: new Int32Array(0),
    }
    return {
      table,
      ...none,
      rows,
      varies,
      weights,
      plain: false,
      fault: `“${table.title}” can’t be rolled: ${fault}`,
    }
  }
  const [least = 0, most = 0] = [dice.totals[0], dice.totals[dice.totals.length - 1]]
  const places = new Int32Array(most - least + 1).fill(-1)
  table.rows.forEach(([rolls], row) => {
    for (const range of readRolls(rolls) ?? []) {
      const last = Math.min(range.most, most)
      for (let total = Math.max(range.least, least); total <= last; total += 1) {
        if (places[total - least] !== -1) continue
        places[total - least] = row
        weights[row] = (weights[row] ?? 0) + 1
      }
    }
  })
  return {
    table,
    dice: prepareDice(dice.expression),
    least,
    places,
    rows,
    varies,
    weights,
    plain: !varies && !table.columns,
    fault: null,
  }
}

const onlyWhen = /^\{only ([^{}]+)\}\s*/i

/** RowCondition of a row, and its text without it. */
export function conditionOf(text: string): { when: RowCondition | null; text: string } {
  const [head, condition] = onlyWhen.exec(text) ?? []
  if (head === undefined || condition === undefined) return { when: null, text }
  return { when: parseCondition(condition), text: text.slice(head.length) }
}

const isWords = (part: Part) => part.kind === 'words'

function compileRow(whole: string, columns: number): CompiledRow {
  const { when, text } = conditionOf(whole)
  const texts = columns > 0 ? cellsOfRow(text, columns) : [text]
  const cells = texts.map((cell) => parseParts(cell).parts)
  const length = cells
    .flat()
    .reduce((sum, part) => sum + ('words' in part ? part.words.length : 0), 0)
  const [cell = []] = cells
  const words = cell.every(isWords) ? cell.map((part) => part.words).join('') : null
  return { cells, length, waits: text.includes('('), when, words }
}

/** Cells as written; a bar at either end of the text has an empty cell beside it. */
export function writtenCells(text: string): string[] {
  return splitAt(` ${text} `, ' | ').map((cell) => cell.text.trim())
}

/** Cells of a row, as many as there are columns; what is beyond the last belongs to it. */
export function cellsOfRow(text: string, columns: number): string[] {
  const cells = writtenCells(text)
  const last = cells.slice(columns - 1).join(' | ')
  return Array.from({ length: columns }, (_, nth) =>
    nth === columns - 1 ? last : (cells[nth] ?? ''),
  )
}

/** Index of the row for a total; -1 for none. */
export function placeOf({ places, least }: Compiled, total: number): number {
  return places[total - least] ?? -1
}
