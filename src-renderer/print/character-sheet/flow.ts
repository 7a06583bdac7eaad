import type { SheetData } from '../../../src-main/rules/core/sheet.ts'
import { breakLines, widthOf, wrap } from './measure.ts'
import { halfEms } from './layout.ts'
import type { SheetCell } from './laid-blocks.ts'

/** Rest of the lists and the notes that is still to be set; each page takes some of it. */
export class SheetFlow {
  readonly #lists: Map<string, readonly string[][]>
  readonly #placed = new Map<string, number>()
  readonly #shown = new Map<string, { title: string; columns: string[] }>()
  readonly #fillable: boolean
  #notes: string
  #noteParts = 0

  constructor(data: Pick<SheetData, 'lists' | 'notes' | 'placedNotes'>, fillable: boolean) {
    this.#lists = new Map(Object.entries(data.lists))
    const notes = fillable ? data.notes : withoutLines(data.notes, data.placedNotes ?? [])
    this.#notes = notes.trim() === '' ? '' : notes
    this.#fillable = fillable
  }

  /** Something has found no place yet. */
  get any(): boolean {
    return this.#notes !== '' || [...this.#lists.values()].some((rows) => rows.length > 0)
  }

  /**
   * The next rows of a list, filled up with blank ones to `room`. What does not fit its place goes on in
   * the rows below it where they may be taken, or waits for a page where it fits; in a form it stays,
   * since a field shows all of it.
   * @param widths millimetres of each cell.
   */
  rows(
    list: string,
    room: number,
    widths: readonly number[],
    below = false,
  ): { rows: SheetCell[][]; more: number } {
    const here: (readonly string[])[] = []
    const small = new Set<readonly string[]>()
    const rest: string[][] = []
    for (const row of this.#lists.get(list) ?? []) {
      const whole = this.#fillable || fits(row, widths)
      const pieces = whole ? [row] : below ? spread(row, widths) : []
      if (pieces.length > 0 && here.length + pieces.length <= room) {
        here.push(...pieces)
        // All rows of one entry in one size.
        if (!whole) pieces.forEach((piece) => small.add(piece))
      } else rest.push(row)
    }
    this.#lists.set(list, rest)
    const first = this.#place(list, room)
    const rows = Array.from({ length: room }, (_, at) =>
      widths.map((width, nth): SheetCell => {
        const row = here[at]
        const value = row?.[nth] ?? ''
        const set = row && small.has(row) ? 'dense' : setIn(value, width)
        return { field: `${list}/${first + at}/${nth}`, value, set }
      }),
    )
    return { rows, more: rest.length }
  }

  /** All rows of a list that are left, however long they are. */
  restOf(list: string, columns: number): SheetCell[][] {
    const rows = this.#lists.get(list) ?? []
    this.#lists.set(list, [])
    const first = this.#place(list, rows.length)
    return rows.map((row, at) =>
      Array.from({ length: columns }, (_, nth) => ({
        field: `${list}/${first + at}/${nth}`,
        value: row[nth] ?? '',
        set: 'plain' as const,
      })),
    )
  }

  /** The next lines of the notes, and what a field of that place holds. */
  notes(room: number, width: number): { lines: string[]; field: string; value: string } {
    const pieces = this.#notes === '' ? [] : breakLines(this.#notes, halfEms(width, noteSize))
    const here = pieces.slice(0, room)
    this.#notes = pieces.slice(room).join('')
    this.#noteParts += 1
    const lines = Array.from({ length: room }, (_, at) => (here[at] ?? '').trimEnd())
    const field = this.#noteParts === 1 ? 'notes' : `notes/${this.#noteParts}`
    return { lines, field, value: here.join('') }
  }

  get notesGoOn(): boolean {
    return this.#notes !== ''
  }

  /** Under which title and columns a list goes on, where no block takes the rest of it. */
  isShown(list: string, title: string, columns: string[] = []): void {
    const known = this.#shown.get(list)
    this.#shown.set(list, { title: title || (known?.title ?? list), columns })
  }

  /** The lists with rows that no block had room for, in the order in which they were shown. */
  get rest(): { list: string; title: string; columns: string[]; rows: readonly string[][] }[] {
    const names = [...new Set([...this.#shown.keys(), ...this.#lists.keys()])]
    return names.flatMap((list) => {
      const rows = this.#lists.get(list) ?? []
      const { title, columns } = this.#shown.get(list) ?? { title: list, columns: [] }
      return rows.length > 0 ? [{ list, title, columns, rows }] : []
    })
  }

  /** The number of the first of so many places of a list. */
  #place(list: string, count: number): number {
    const first = this.#placed.get(list) ?? 0
    this.#placed.set(list, first + count)
    return first
  }
}

/** Notes without those lines. */
function withoutLines(notes: string, lines: readonly string[]): string {
  if (lines.length === 0) return notes
  return notes
    .split('\n')
    .filter((line) => !lines.includes(line.trim()))
    .join('\n')
}

/** Points of type in a place: on one line, and on two. */
const largest = 9
const smallest = 7.5
const noteSize = 8.5

function fits(row: readonly string[], widths: readonly number[]): boolean {
  return row.every((cell, at) => setIn(cell, widths[at] ?? 0) !== 'crowded')
}

/** Most rows of a table that one entry takes. */
const mostRows = 4

/** An entry that is too long for its row, over several: two small lines in each. None where that is no help. */
function spread(row: readonly string[], widths: readonly number[]): string[][] {
  const cells = row.map((value, at) => {
    const most = halfEms(widths[at] ?? 0, smallest)
    if (value.split(/\s+/u).some((word) => widthOf(word) > most)) return null
    const lines = wrap(value, most)
    return lines.flatMap((_, nth) =>
      nth % 2 === 0
        ? [
            lines
              .slice(nth, nth + 2)
              .join(' ')
              .trim(),
          ]
        : [],
    )
  })
  if (cells.includes(null)) return []
  const count = Math.max(...cells.map((pieces) => pieces?.length ?? 0))
  if (count > mostRows) return []
  return Array.from({ length: count }, (_, at) => cells.map((pieces) => pieces?.[at] ?? ''))
}

function setIn(value: string, width: number): SheetCell['set'] {
  if (value === '' || widthOf(value) <= halfEms(width, largest)) return 'plain'
  return wrap(value, halfEms(width, smallest)).length <= 2 ? 'dense' : 'crowded'
}

/** A list without columns names its places by the row alone. */
export function labelByRow(cell: SheetCell): SheetCell {
  return { ...cell, field: cell.field.replace(/\/0$/, '') }
}
