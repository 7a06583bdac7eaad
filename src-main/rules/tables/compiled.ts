import type { Amount } from '../dice/expression.ts'
import { parse, print } from '../dice/notation.ts'
import { readRolls, tableDice } from './rolls.ts'
import type { TableRow, Table } from './table.ts'

/** A part of a row's text: plain words, dice, or a name in brackets that may be a table. */
export type RowPart =
  | { kind: 'words'; words: string }
  /** `said`: cached texts by total. */
  | {
      kind: 'dice'
      notation: string
      expression: Amount
      quick: Quick | null
      words: string
      said: string[]
    }
  /** `found`: the compiled table that the name last resolved to. */
  | { kind: 'name'; id: string; found: Compiled | null }

/** Plain dice without modifiers, as nearly all in tables are. */
export interface Quick {
  count: number
  sides: number
}

interface CompiledRow {
  row: TableRow
  parts: readonly RowPart[]
  /** Minimum number of characters it adds, whatever is rolled. */
  length: number
}

/** A table compiled for drawing. */
export interface Compiled {
  table: Table
  dice: Amount
  quick: Quick | null
  /** Lowest total; `places` holds the row index by total from here on, -1 for none. */
  least: number
  places: Int32Array
  rows: readonly CompiledRow[]
}

const ready = new WeakMap<Table, Compiled>()
let recent: Compiled | null = null

/** Compiles a table, cached. @throws Error naming the table when its dice or a row's rolls cannot be read. */
export function compiled(table: Table): Compiled {
  // Repeated draws from one table skip the map.
  if (recent?.table === table) return recent
  const found = ready.get(table) ?? compile(table)
  ready.set(table, found)
  recent = found
  return found
}

function compile(table: Table): Compiled {
  const dice = tableDice(table.dice)
  if (typeof dice === 'string') throw new Error(`table ${table.id}: ${dice}`)
  const [least = 0, most = 0] = [dice.totals[0], dice.totals[dice.totals.length - 1]]
  const places = new Int32Array(most - least + 1).fill(-1)
  table.rows.forEach(([rolls], row) => {
    const ranges = readRolls(rolls)
    if (!ranges)
      throw new Error(`table ${table.id}: row ${row + 1} begins with “${rolls}”, which is no roll`)
    for (const range of ranges) {
      const last = Math.min(range.most, most)
      for (let total = Math.max(range.least, least); total <= last; total += 1) {
        if (places[total - least] === -1) places[total - least] = row
      }
    }
  })
  const rows = table.rows.map((row) => {
    const parts = partsOf(row[1])
    return { row, parts, length: parts.reduce((length, part) => length + lengthOf(part), 0) }
  })
  return { table, dice: dice.expression, quick: quickly(dice.expression), least, places, rows }
}

function lengthOf(part: RowPart): number {
  return part.kind === 'name' ? 0 : part.words.length
}

function quickly(of: Amount): Quick | null {
  if (of.kind !== 'pool' || of.faces !== 'plain' || of.keep || of.explodes || of.reroll) return null
  return { count: of.count, sides: of.sides }
}

/** Splits a text at its brackets. A bracket that is never closed is plain text. */
function partsOf(text: string): RowPart[] {
  const parts: RowPart[] = []
  let from = 0
  for (const found of text.matchAll(/\[([^[\]]+)\]/g)) {
    if (found.index > from) parts.push({ kind: 'words', words: text.slice(from, found.index) })
    const inside = (found[1] ?? '').trim()
    parts.push(diceIn(inside) ?? { kind: 'name', id: inside, found: null })
    from = found.index + found[0].length
  }
  if (from < text.length) parts.push({ kind: 'words', words: text.slice(from) })
  return parts
}

/** Splits `2d4 goblin` into dice and the words after them; null when it has no dice. */
function diceIn(inside: string): RowPart | null {
  if (!/\dd|^d|d\d/i.test(inside)) return null
  let end = inside.length
  while (end > 0) {
    const parsed = parse(inside.slice(0, end))
    if (parsed.ok && parsed.expression.kind !== 'check' && parsed.expression.kind !== 'contest') {
      const words = inside.slice(end)
      return {
        kind: 'dice',
        notation: print(parsed.expression),
        expression: parsed.expression,
        quick: quickly(parsed.expression),
        words,
        said: [],
      }
    }
    end = inside.lastIndexOf(' ', end - 1)
  }
  return null
}
