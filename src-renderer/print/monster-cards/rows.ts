import type { AttackLine } from '../../../src-main/campaign/print/monsters/blows.ts'
import type { MonsterCard } from '../../../src-main/campaign/print/monsters/cards.ts'
import type { Fact } from '../../../src-main/campaign/print/monsters/facts.ts'
import type { FillItem } from '../monsters/fill.ts'
import { lengthOf, lineOf, type TextSetting } from '../monsters/lines.ts'
import { paragraph, type Paragraph } from '../monsters/paragraph.ts'

interface Cell {
  label: string
  value: string
}
/** A ruled row: one or two cells of half the width, or cells that share all of it. */
export interface CardRow {
  kind: 'row'
  cells: Cell[]
  halves: boolean
}

/** Millimetres between cells, and what a row takes besides its line. */
const between = 3
const ruled = 1.35

/** Attacks and what the table asks for, on as few rows as they fit; what fits none is put in words. */
export function rowPieces(
  card: Pick<MonsterCard, 'blows' | 'facts'>,
  width: number,
  rowSet: TextSetting,
  wordSet: TextSetting,
): FillItem<CardRow | Paragraph>[] {
  const blows = card.blows.map(blowCell)
  const facts = card.facts.map(factCell)
  const widthOf = (cell: Cell): number => cellWidth(cell, rowSet.size)
  const beside = sideBySide(blows, facts, width, widthOf)
  const under = [...packed(blows, width, widthOf), ...shared(facts, width, widthOf)]
  const rows = beside && beside.length <= under.length ? beside : under
  return rows.map((row): FillItem<CardRow | Paragraph> => {
    const [cell] = row.cells
    if (cell && row.cells.length === 1 && widthOf(cell) > width)
      return paragraph({ title: cell.label, text: cell.value }, width, wordSet)
    return { what: row, height: lineOf(rowSet) + ruled, gap: 0 }
  })
}

type WidthOf = (cell: Cell) => number

/** Attacks on the left and facts on the right, the rest in pairs; null where one is too long for that. */
function sideBySide(
  left: Cell[],
  right: Cell[],
  width: number,
  widthOf: WidthOf,
): CardRow[] | null {
  const half = (width - between) / 2
  if (![...left, ...right].every((cell) => widthOf(cell) <= half)) return null
  const both = Math.min(left.length, right.length)
  const rest = [...left.slice(both), ...right.slice(both)]
  const pairs = Array.from({ length: Math.ceil(rest.length / 2) }, (_, at) =>
    rest.slice(at * 2, at * 2 + 2),
  )
  const facing = left.slice(0, both).map((cell, at) => [cell, ...right.slice(at, at + 1)])
  return [...facing, ...pairs].map((cells) => ({ kind: 'row', cells, halves: true }))
}

/** In order: two short ones share a row, a long one has its own. */
function packed(cells: readonly Cell[], width: number, widthOf: WidthOf): CardRow[] {
  const half = (width - between) / 2
  const rows: CardRow[] = []
  for (const cell of cells) {
    const short = widthOf(cell) <= half
    const last = rows.at(-1)
    if (short && last?.halves && last.cells.length === 1) last.cells.push(cell)
    else rows.push({ kind: 'row', cells: [cell], halves: short })
  }
  return rows
}

/** All on one row where they fit. */
function shared(cells: Cell[], width: number, widthOf: WidthOf): CardRow[] {
  const all = cells.reduce((sum, cell) => sum + widthOf(cell) + between, -between)
  if (cells.length > 2 && all <= width) return [{ kind: 'row', cells, halves: false }]
  return packed(cells, width, widthOf)
}

function blowCell({ name, dice, notes }: AttackLine): Cell {
  if (dice === '') return { label: name, value: notes }
  // "1d6 or by weapon" is one figure.
  if (notes === '' || /^or\b/iu.test(notes))
    return { label: name, value: `${dice} ${notes}`.trim() }
  return { label: `${name}, ${notes}`, value: dice }
}

function factCell({ label, value }: Fact): Cell {
  return { label, value }
}

/** The value is set bolder, which is a little wider. */
function cellWidth({ label, value }: Cell, size: number): number {
  return lengthOf(label, size) + lengthOf(value, size * 1.06) + 1.5
}
