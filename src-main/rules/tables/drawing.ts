import type { Id } from '../core/situation.ts'
import { listed } from '../core/words.ts'
import { figure } from '../dice/figure.ts'
import { rollTotal } from '../dice/total.ts'
import type { Rng } from '../dice/rng.ts'
import { placeOf } from './compiled.ts'
import { holds, type Facts } from './conditions.ts'
import { settleGrammar, shapes } from './grammar.ts'
import { oneDie, readBracket } from './parts.ts'
import type { Compiled, CompiledRow, FoundTable, Part, ReadyDice } from './ready.ts'
import { findTable, type Tables } from './reference.ts'
import type { Table } from './shape.ts'
import type { Circumstances, Traced } from './trace.ts'

/** Limits of one draw, so that tables that draw on themselves come to an end. */
export const drawLimits = { depth: 30, rolls: 1000, characters: 20_000 } as const

/** Attempts to roll a row that has not come up, before the next free one is taken. */
const attempts = 20

/** A row drawn from a deck; `shuffled` where the deck had run out before. */
export interface FromDeck {
  table: Id
  row: number
  shuffled: boolean
}

const none: readonly FromDeck[] = []

type TracedTable = Extract<Traced, { kind: 'table' }>

/** One draw. What its dice show is decided by a subclass; this one rolls them with an rng. */
export class Draw {
  readonly trail: Traced[] = []
  fromDecks: readonly FromDeck[] = none
  stopped: string | null = null
  /** True when some text so far may hold articles and plurals that wait for what is rolled. */
  waits = false
  /** Length of the text so far, without that added by dice and unknown names. */
  private characters = 0
  private values: Map<string, string> | null = null

  constructor(
    readonly tables: Tables,
    readonly circumstances: Circumstances,
    readonly rng: Rng | null,
  ) {}

  /** Total of dice; `what` names them for the GM, and is used where dice are asked for. */
  protected total(dice: ReadyDice, _what: string): number {
    const rng = this.rng as Rng
    const { quick } = dice
    if (quick === null) return rollTotal(dice.expression, rng)
    const { count, sides } = quick
    let total = rng.die(sides)
    for (let left = 1; left < count; left += 1) total += rng.die(sides)
    return total
  }

  /** Label of the dice rolled last. */
  protected label(): string {
    return ''
  }

  protected enter(_name: string): void {
    // Only a draw with labels keeps where it is.
  }

  protected leave(): void {
    // See `enter`.
  }

  /** Draws a row, or one column of it, and expands it. */
  text(ready: Compiled, column: number | null, modifier: number, depth: number): string {
    if (this.refuses(ready, depth)) return '…'
    if (ready.plain) return this.plain(ready, modifier, depth)
    const { table } = ready
    if (!table.columns || column !== null || table.together)
      return this.one(ready, column, modifier, depth, null)
    return this.columns(ready, modifier, depth)
      .map(({ says }) => says)
      .join('; ')
  }

  /** `one` for a plain table, in a single step: a draw spends most of its time here. */
  private plain(ready: Compiled, modifier: number, depth: number): string {
    if (depth >= drawLimits.depth && this.refuses(ready, depth)) return '…'
    const { table } = ready
    const total = clamped(ready, this.total(ready.dice, ''), modifier)
    const place = placeOf(ready, total)
    const label = this.label()
    const traced: TracedTable = { kind: 'table', table, total, row: place, says: '…', depth, label }
    this.trail.push(traced)
    const row = ready.rows[place]
    if (!row) this.noRow(table, total)
    else if (this.counts(row)) traced.says = row.words ?? this.parts(row.cells[0] ?? [], depth)
    return traced.says
  }

  /** Draws each column of a table by a roll of its own; those that are drawn together by one. */
  columns(
    ready: Compiled,
    modifier: number,
    depth: number,
  ): { heading: string; says: string; label: string }[] {
    const { table } = ready
    const headings = table.columns ?? []
    if (table.together) {
      const { row, label } = this.pick(ready, modifier, depth, null)
      return headings.map((heading, nth) => {
        this.enter(heading)
        const says = settleGrammar(this.cell(ready, row, nth, depth))
        this.leave()
        return { heading, says, label }
      })
    }
    return headings.map((heading, nth) => {
      this.enter(heading)
      const from = this.trail.length
      const says = settleGrammar(this.one(ready, nth, modifier, depth, null))
      this.leave()
      const first = this.trail[from]
      return { heading, says, label: first && 'label' in first ? first.label : '' }
    })
  }

  /** One roll on a table: a cell, all cells together, or its only one. */
  private one(
    ready: Compiled,
    column: number | null,
    modifier: number,
    depth: number,
    without: Set<number> | null,
  ): string {
    const traced = this.pick(ready, modifier, depth, without)
    const { columns } = ready.table
    const heading = column === null ? undefined : columns?.[column]
    traced.says =
      column !== null || !columns
        ? this.cell(ready, traced.row, column ?? 0, depth)
        : columns.map((_, nth) => this.cell(ready, traced.row, nth, depth)).join('; ')
    if (heading !== undefined) traced.column = heading
    return traced.says
  }

  private cell(ready: Compiled, place: number, column: number, depth: number): string {
    const row = ready.rows[place]
    if (!row || !this.counts(row)) return '…'
    return this.parts(row.cells[column] ?? [], depth)
  }

  /** Counts the text of a row; false when all has grown too long. */
  private counts(row: CompiledRow): boolean {
    if (row.waits) this.waits = true
    this.characters += row.length
    if (this.characters <= drawLimits.characters) return true
    this.stopped = `The text grew past ${drawLimits.characters} characters; the tables draw on one another too often.`
    return false
  }

  /** Rolls a row of a table and notes it. `without`: rows that may not come up; the new one is added. */
  private pick(
    ready: Compiled,
    modifier: number,
    depth: number,
    without: Set<number> | null,
  ): TracedTable {
    const { table, varies, dice } = ready
    let total: number
    let place: number
    if (varies || without) ({ total, place } = this.pickAmong(ready, modifier, without))
    else {
      total = clamped(ready, this.total(dice, ''), modifier)
      place = placeOf(ready, total)
    }
    if (place < 0) this.noRow(table, total)
    const label = this.label()
    const traced: TracedTable = { kind: 'table', table, total, row: place, says: '', depth, label }
    this.trail.push(traced)
    return traced
  }

  private noRow({ title }: Table, total: number): void {
    this.stopped ??= `“${title}” has no row for ${total}.`
  }

  /** Rolls among the rows that may come up: on their condition, not drawn from the deck, not in `without`. */
  private pickAmong(
    ready: Compiled,
    modifier: number,
    without: Set<number> | null,
  ): { total: number; place: number } {
    const { table, rows, dice } = ready
    const gone = table.deck ? new Set(this.goneFrom(table.id)) : null
    const allowed = (place: number): boolean => {
      const when = rows[place]?.when
      return !when || holds(when, (fact) => this.fact(fact))
    }
    const open = rows.map((_, place) => place).filter(allowed)
    let free = open.filter((place) => !gone?.has(place) && !without?.has(place))
    const shuffled = free.length === 0 && gone !== null && gone.size > 0
    if (free.length === 0) free = open
    if (free.length === 0) free = rows.map((_, place) => place)
    const found = this.rolled(ready, modifier, new Set(free), dice)
    without?.add(found.place)
    if (table.deck)
      this.fromDecks = [...this.fromDecks, { table: table.id, row: found.place, shuffled }]
    return found
  }

  private rolled(
    ready: Compiled,
    modifier: number,
    free: ReadonlySet<number>,
    dice: ReadyDice,
  ): { total: number; place: number } {
    if (dice.quick?.count === 1 && modifier === 0 && free.size < ready.rows.length) {
      const weights = [...free].map((place) => ready.weights[place] ?? 0)
      const sum = weights.reduce((all, weight) => all + weight, 0)
      if (sum > 0) {
        let left = this.total(oneDie(sum), '')
        for (const [nth, place] of [...free].entries()) {
          left -= weights[nth] ?? 0
          if (left <= 0) return { total: firstTotal(ready, place), place }
        }
      }
    }
    let total = 0
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      total = clamped(ready, this.total(dice, attempt === 0 ? '' : 'again'), modifier)
      const place = placeOf(ready, total)
      if (free.has(place)) return { total, place }
    }
    return { total, place: [...free][0] ?? 0 }
  }

  private goneFrom(table: Id): number[] {
    const before = this.circumstances.drawn?.(table) ?? []
    return this.fromDecks.reduce<number[]>(
      (gone, one) => (one.table !== table ? gone : one.shuffled ? [one.row] : [...gone, one.row]),
      [...before],
    )
  }

  private fact(name: string): Facts[string] {
    return this.values?.get(name) ?? this.circumstances.facts?.[name]
  }

  private parts(parts: readonly Part[], depth: number): string {
    let text = ''
    for (let place = 0; place < parts.length; place += 1) {
      const part = parts[place] as Part
      if (part.kind === 'words') text += part.words
      else if (this.spent()) return `${text}…`
      else text += this.part(part, depth)
    }
    return text
  }

  private part(part: Exclude<Part, { kind: 'words' }>, depth: number): string {
    switch (part.kind) {
      case 'dice':
        return this.dice(part, depth)
      case 'call':
        return this.call(part, depth)
      case 'computed': {
        const read = readBracket(settleGrammar(this.parts(part.parts, depth)))
        return read.kind === 'words' ? read.words : this.part(read, depth)
      }
      case 'choice':
        return this.choice(part, depth)
      case 'kept': {
        this.enter(part.name)
        const says = settleGrammar(this.parts(part.parts, depth))
        this.leave()
        this.values ??= new Map()
        this.values.set(part.name, says)
        return part.unseen ? '' : says
      }
      case 'recalled':
        return this.recalled(part.name, depth)
      case 'shaped':
        return shapes[part.shape](settleGrammar(this.parts(part.parts, depth)))
      case 'if': {
        const branch = part.branches.find(
          ({ when }) => when === null || holds(when, (fact) => this.fact(fact)),
        )
        return branch ? this.parts(branch.parts, depth) : ''
      }
    }
  }

  private dice(part: Extract<Part, { kind: 'dice' }>, depth: number): string {
    const total = this.total(part, part.whole)
    this.trail.push({ kind: 'dice', dice: part.notation, total, depth, label: this.label() })
    return figure(total) + part.words
  }

  private choice({ options, total }: Extract<Part, { kind: 'choice' }>, depth: number): string {
    const at = this.trail.length
    this.trail.push({ kind: 'choice', of: options.length, option: 0, says: '', depth, label: '' })
    let left = this.total(oneDie(total), `one of ${options.length}`)
    const label = this.label()
    let option = 0
    for (; option < options.length - 1; option += 1) {
      left -= options[option]?.weight ?? 0
      if (left <= 0) break
    }
    const says = this.parts(options[option]?.parts ?? [], depth)
    this.trail[at] = { kind: 'choice', of: options.length, option, says, depth, label }
    return says
  }

  private recalled(name: string, depth: number): string {
    // A fact may wait for its article as a row's text may.
    this.waits = true
    const kept = this.fact(name)
    if (kept !== undefined) return String(kept)
    this.trail.push({ kind: 'unknown', name, depth })
    return `{${name}}`
  }

  private call(part: Extract<Part, { kind: 'call' }>, depth: number): string {
    const found = this.find(part)
    if (!found) {
      this.trail.push({ kind: 'unknown', name: part.name, depth })
      return `[${part.name}]`
    }
    this.enter(found.title)
    const says = part.times
      ? this.several(found, part, depth + 1)
      : found.ready.plain
        ? this.plain(found.ready, found.modifier, depth + 1)
        : this.text(found.ready, found.column, found.modifier, depth + 1)
    this.leave()
    return says
  }

  /** Table of a reference; the one it led to last is not compiled or read again. */
  private find(part: Extract<Part, { kind: 'call' }>): FoundTable | null {
    const last = part.found
    if (last && last.ready.table === this.tables.table(part.name)) return last
    const found = findTable(this.tables, part.name)
    part.found = found
    return found
  }

  /** Several different rows of a table. */
  private several(
    { ready, column, modifier }: FoundTable,
    { times, joiner }: Extract<Part, { kind: 'call' }>,
    depth: number,
  ): string {
    if (this.refuses(ready, depth)) return '…'
    const many = times ? this.total(times, `how many, ${times.notation}`) : 1
    if (times && !/^\d+$/.test(times.notation))
      this.trail.push({
        kind: 'dice',
        dice: times.notation,
        total: many,
        depth: depth - 1,
        label: this.label(),
      })
    const without = new Set<number>()
    const texts: string[] = []
    for (let nth = 0; nth < many && !this.spent(); nth += 1) {
      const says =
        ready.table.columns && column === null && !ready.table.together
          ? this.text(ready, null, modifier, depth)
          : this.one(ready, column, modifier, depth, without)
      texts.push(says)
    }
    return joiner === null ? listed(texts) : texts.join(joiner === '' ? '; ' : joiner)
  }

  /** True when nothing more may be drawn; `stopped` says why. */
  private refuses({ table, fault }: Compiled, depth: number): boolean {
    if (fault !== null) this.stopped ??= fault
    if (depth >= drawLimits.depth)
      this.stopped = `“${table.title}” leads back to itself or ${depth} tables deep; take a link out of one of its rows.`
    return this.spent()
  }

  private spent(): boolean {
    if (this.stopped === null && this.trail.length >= drawLimits.rolls)
      this.stopped = `The draw was broken off after ${this.trail.length} rolls; its rows call for too many tables.`
    return this.stopped !== null
  }
}

/** A total with a modifier; beyond the ends of the table, its first or last row counts. */
function clamped({ least, places }: Compiled, total: number, modifier: number): number {
  if (modifier === 0) return total
  return Math.min(Math.max(total + modifier, least), least + places.length - 1)
}

function firstTotal({ places, least }: Compiled, place: number): number {
  return least + places.indexOf(place)
}
