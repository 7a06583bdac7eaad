import type { Shelf } from '../core/action.ts'
import type { ProcedureOf } from '../core/procedure.ts'
import type { Amount } from '../dice/expression.ts'
import { figure } from '../dice/figure.ts'
import { askNotation } from '../dice/roll.ts'
import { rollTotal } from '../dice/total.ts'
import type { Rng } from '../dice/rng.ts'
import type { Id } from '../core/situation.ts'
import { compiled, type Compiled, type RowPart, type Quick } from './compiled.ts'
import type { Table } from './table.ts'

/** A roll made while expanding a text, for the chronicle's reasons. */
export type Traced =
  /** `row` is its index in the table; `text` is as printed. */
  | {
      kind: 'table'
      table: Id
      title: string
      dice: string
      total: number
      row: number
      text: string
      depth: number
    }
  | { kind: 'dice'; dice: string; total: number; depth: number }
  /** A name in brackets that no table has; it stays in the text as it is. */
  | { kind: 'unknown'; name: string; depth: number }

/** Lookup of nested tables. */
export type Tables = Pick<Shelf, 'table'>

/** Limits of one draw, so that tables that draw on themselves come to an end. */
export const expansionLimits = { depth: 20, draws: 300, characters: 20_000 } as const

/** State of one draw. */
export interface Drawing {
  shelf: Tables
  trail: Traced[]
  /** Length of the text so far, without that added by dice and names without a table. */
  characters: number
  /** Reason it was stopped; null while it was not. */
  stopped: string | null
  /** Labels of questions so far; null while none, and when drawing with an rng. */
  labels: Set<string> | null
}

export function drawing(shelf: Tables): Drawing {
  return { shelf, trail: [], characters: 0, stopped: null, labels: null }
}

/** Draws a row and expands it, asking for every roll. */
export function* drawText(
  on: Drawing,
  table: Table,
  label: string,
  depth: number,
): ProcedureOf<string> {
  const ready = compiled(table)
  if (refuses(on, table, depth)) return '…'
  const { total } = yield* askNotation(unused(on, label), ready.dice)
  const parts = chosen(on, ready, total, depth)
  let text = ''
  for (const part of parts) {
    if (part.kind === 'words') text += part.words
    else if (spent(on)) return `${text}…`
    else if (part.kind === 'dice') {
      const rolled = yield* askNotation(
        unused(on, `${label}: ${part.notation}${part.words}`),
        part.expression,
      )
      text += diced(on, part, rolled.total, depth)
    } else {
      const nested = on.shelf.table(part.id)
      text += nested
        ? yield* drawText(on, nested, `${label}: ${nested.title}`, depth + 1)
        : unknown(on, part.id, depth)
    }
  }
  return text
}

/** Draws and expands a row with an rng; the same dice give the same text and trail as `drawText`. */
export function drawTextNow(on: Drawing, ready: Compiled, rng: Rng, depth: number): string {
  if (refuses(on, ready.table, depth)) return '…'
  const parts = chosen(on, ready, totalOf(ready.quick, ready.dice, rng), depth)
  let text = ''
  for (let place = 0; place < parts.length; place += 1) {
    const part = parts[place] as RowPart
    if (part.kind === 'words') text += part.words
    else if (spent(on)) return `${text}…`
    else if (part.kind === 'dice') {
      text += diced(on, part, totalOf(part.quick, part.expression, rng), depth)
    } else {
      const nested = on.shelf.table(part.id)
      text += nested
        ? drawTextNow(on, readyFor(part, nested), rng, depth + 1)
        : unknown(on, part.id, depth)
    }
  }
  return text
}

function totalOf(quick: Quick | null, dice: Amount, rng: Rng): number {
  if (quick === null) return rollTotal(dice, rng)
  const { count, sides } = quick
  let total = rng.die(sides)
  for (let left = 1; left < count; left += 1) total += rng.die(sides)
  return total
}

function readyFor(part: RowPart & { kind: 'name' }, table: Table): Compiled {
  if (part.found?.table === table) return part.found
  return (part.found = compiled(table))
}

function chosen(on: Drawing, ready: Compiled, total: number, depth: number): readonly RowPart[] {
  const { table } = ready
  const place = placeOf(ready, total)
  const { row, parts, length } = ready.rows[place] ?? none(table, total)
  on.trail.push({
    kind: 'table',
    table: table.id,
    title: table.title,
    dice: table.dice,
    total,
    row: place,
    text: row[1],
    depth,
  })
  on.characters += length
  if (on.characters > expansionLimits.characters) {
    on.stopped = `The text grew past ${expansionLimits.characters} characters; the tables draw on one another too often.`
  }
  return on.stopped === null ? parts : cutOff
}

const cutOff: readonly RowPart[] = [{ kind: 'words', words: '…' }]

/** Index of the row for a total. @throws Error when there is none. */
export function placeOf(ready: Compiled, total: number): number {
  const place = ready.places[total - ready.least]
  return place === undefined || place < 0 ? none(ready.table, total) : place
}

function none(table: Table, total: number): never {
  throw new Error(`table ${table.id}, ${table.title}, has no row for ${total}`)
}

function diced(
  on: Drawing,
  part: RowPart & { kind: 'dice' },
  total: number,
  depth: number,
): string {
  on.trail.push({ kind: 'dice', dice: part.notation, total, depth })
  // Totals of small dice come up often, so their texts are cached.
  if (total >= 0 && total < keptTotals) return (part.said[total] ??= figure(total) + part.words)
  return figure(total) + part.words
}

const keptTotals = 64

function unknown(on: Drawing, name: string, depth: number): string {
  on.trail.push({ kind: 'unknown', name, depth })
  return `[${name}]`
}

function refuses(on: Drawing, table: Table, depth: number): boolean {
  if (depth >= expansionLimits.depth) {
    on.stopped = `“${table.title}” leads back to itself or ${depth} tables deep; take a link out of one of its rows.`
  }
  return on.stopped !== null
}

function spent(on: Drawing): boolean {
  if (on.stopped === null && on.trail.length >= expansionLimits.draws) {
    on.stopped = `The draw was broken off after ${on.trail.length} rolls; its rows call for too many tables.`
  }
  return on.stopped !== null
}

/** Label that was not used in this draw yet. */
function unused(on: Drawing, label: string): string {
  on.labels ??= new Set()
  let free = label
  for (let again = 2; on.labels.has(free); again += 1) free = `${label}, again ${again}`
  on.labels.add(free)
  return free
}
