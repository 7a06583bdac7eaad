import type { SheetData, SheetTable } from '../../../src-main/rules/sheet.ts'
import { widthOf, wrap } from './measure.ts'

export type Paper = 'A4' | 'Letter'

/** The form itself: what of the character stands on it. The rest follows overleaf. */
export interface FormPage {
  kind: 'form'
  weapons: string[][]
  spells: string[][]
  /** Lines of the item list, each with room for two lines of small type. */
  items: string[]
  /** Ruled lines of notes, the empty ones too. */
  notes: string[]
}

/** What did not fit the form, in plain lines. */
export interface MorePage {
  kind: 'more'
  parts: { title: string; columns: string[]; rows: string[][] }[]
}
export type SheetPage = FormPage | MorePage

interface Room {
  weapons: number
  spells: number
  items: number
  notes: number
  more: number
}

/** Rows each part may take on the form, and millimetres of list on a page overleaf. */
const rooms: Record<Paper, Room> = {
  A4: { weapons: 6, spells: 6, items: 14, notes: 6, more: 235 },
  Letter: { weapons: 5, spells: 5, items: 12, notes: 4, more: 217 },
}
const least = { weapons: 4, spells: { A4: 5, Letter: 4 }, items: 10 }

/** Half ems that fit one cell of the form at its smallest type, on two lines. */
const cells = { weapon: [58, 15, 38], spell: [58, 58], item: 42 }
const noteWidth = 60
const moreWidth = 118

/**
 * Divides a sheet into pages. Nothing is cut off: what is too long for its line, or too much for its
 * list, stands in full on a page overleaf, and the form says so.
 */
export function pagesOf(data: SheetData, paper: Paper): SheetPage[] {
  const room = rooms[paper]
  const weapons = divide(data.weapons.rows, room.weapons, (row) => fits(row, cells.weapon))
  const spells = divide(data.spellbooks.rows, room.spells, (row) => fits(row, cells.spell))
  const items = divide(data.items, room.items, (item) => widthOf(item) <= cells.item)
  const taken =
    Math.max(0, weapons.here.length - least.weapons) +
    Math.max(0, spells.here.length - least.spells[paper])
  const notes = divideNotes(data.notes, Math.max(1, room.notes - taken))
  const form: FormPage = {
    kind: 'form',
    weapons: pad(
      weapons.more.length > 0 ? [...weapons.here, [overleaf(weapons.more.length)]] : weapons.here,
      least.weapons,
      [],
    ),
    spells: pad(
      spells.more.length > 0 ? [...spells.here, [overleaf(spells.more.length)]] : spells.here,
      least.spells[paper],
      [],
    ),
    items: pad(
      items.more.length > 0 ? [...items.here, overleaf(items.more.length)] : items.here,
      least.items,
      '',
    ),
    notes: notes.here,
  }
  const parts: MorePage['parts'] = [
    tablePart(data.weapons, weapons.more),
    tablePart(data.spellbooks, spells.more),
    { title: 'Items', columns: [], rows: items.more.map((item) => [item]) },
    { title: 'Notes', columns: [], rows: notes.more.map((line) => [line]) },
  ]
  return [
    form,
    ...morePages(
      parts.filter(({ rows }) => rows.length > 0),
      room.more,
    ),
  ]
}

const overleaf = (count: number): string => `and ${count} more overleaf`

/** The first rows that fit, up to `most` of them with the line that points overleaf. */
function divide<T>(
  rows: readonly T[],
  most: number,
  fitsHere: (row: T) => boolean,
): { here: T[]; more: T[] } {
  if (rows.length <= most && rows.every(fitsHere)) return { here: [...rows], more: [] }
  const here = rows.filter(fitsHere).slice(0, most - 1)
  return { here, more: rows.filter((row) => !here.includes(row)) }
}

function fits(row: readonly string[], widths: readonly number[]): boolean {
  return row.every((cell, at) => widthOf(cell) <= (widths[at] ?? 0))
}

function pad<T>(rows: T[], to: number, blank: T): T[] {
  return [...rows, ...Array.from({ length: Math.max(0, to - rows.length) }, () => blank)]
}

function divideNotes(notes: string, lines: number): { here: string[]; more: string[] } {
  const all = notes.trim() === '' ? [] : wrap(notes, noteWidth)
  if (all.length <= lines) return { here: pad(all, lines, ''), more: [] }
  const here = [...all.slice(0, lines - 1), 'the rest overleaf']
  return { here, more: wrap(notes, moreWidth) }
}

function tablePart(table: SheetTable, rows: string[][]): MorePage['parts'][number] {
  return { title: table.title, columns: table.columns, rows }
}

const line = 4.2
const padding = 2.4
const heading = 16

/** Rows in order on as few pages as they need; a part that breaks has its heading again. */
function morePages(parts: MorePage['parts'], room: number): MorePage[] {
  const pages: MorePage[] = []
  let page: MorePage = { kind: 'more', parts: [] }
  let used = 0
  const turn = (): void => {
    if (page.parts.length > 0) pages.push(page)
    page = { kind: 'more', parts: [] }
    used = 0
  }
  for (const { title, columns, rows } of parts) {
    let open: MorePage['parts'][number] | null = null
    for (const row of rows.flatMap((whole) => shortRows(whole))) {
      const height = heightOf(row)
      if (used + height + (open ? 0 : heading) > room) {
        turn()
        open = null
      }
      if (!open) {
        open = { title, columns, rows: [] }
        page.parts.push(open)
        used += heading
      }
      open.rows.push(row)
      used += height
    }
  }
  turn()
  return pages
}

function heightOf(row: readonly string[]): number {
  const own = moreWidth / Math.max(1, row.length) - 3
  return Math.max(1, ...row.map((cell) => wrap(cell, own).length)) * line + padding
}

/** A row taller than twenty lines, in several. */
function shortRows(row: string[]): string[][] {
  if (row.length !== 1) return [row]
  const lines = wrap(row[0] ?? '', moreWidth)
  if (lines.length <= 20) return [row]
  return Array.from({ length: Math.ceil(lines.length / 20) }, (_, at) => [
    lines.slice(at * 20, at * 20 + 20).join(' '),
  ])
}
