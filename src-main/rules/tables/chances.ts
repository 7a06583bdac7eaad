import type { Id } from '../core/ids.ts'
import { odds } from '../dice/odds.ts'
import { compileTable, placeOf } from './compiled.ts'
import { factsIn, holds, type RowCondition } from './conditions.ts'
import type { Circumstances } from './draw.ts'
import type { Compiled, Part, ReadyDice, TablePlace } from './ready.ts'
import { findTable, type Tables } from './reference.ts'
import type { Table } from './table.ts'

/** Chances of a table's rows in these circumstances, in their order; they add up to 1. */
export function rowChances(table: Table, { facts, drawn }: Circumstances = {}): number[] {
  const ready = compileTable(table)
  const chances = chancesByRow(ready)
  if (!ready.varies) return chances
  const gone = new Set(table.deck ? (drawn?.(table.id) ?? []) : [])
  const open = ready.rows.map(({ when }) => !when || holds(when, (fact) => facts?.[fact]))
  const free = open.map((isOpen, row) => isOpen && !gone.has(row))
  const counted = free.some(Boolean) ? free : open.some(Boolean) ? open : free.map(() => true)
  const sum = chances.reduce((all, chance, row) => all + (counted[row] ? chance : 0), 0)
  return chances.map((chance, row) => (counted[row] && sum > 0 ? chance / sum : 0))
}

const byRow = new WeakMap<Compiled, number[]>()

function chancesByRow(ready: Compiled): number[] {
  const before = byRow.get(ready)
  if (before) return before
  const chances = ready.rows.map(() => 0)
  for (const { total, chance } of odds(ready.dice.expression).points) {
    const row = placeOf(ready, total)
    if (row >= 0) chances[row] = (chances[row] ?? 0) + chance
  }
  byRow.set(ready, chances)
  return chances
}

/** Chances that rows of a nested table come up at least once in a draw. */
export interface NestedChances {
  table: Id
  title: string
  /** Heading of the column, where one column is drawn. */
  column?: string
  /** Expected number of draws on it. */
  draws: number
  chances: number[]
  /** False where the figures leave something out: tables that lead back to themselves, conditions on kept values. */
  exact: boolean
}

/** Chances through the whole tree of tables that a table draws on, in the order in which they are met. */
export function nestedChances(
  table: Table,
  tables: Tables,
  circumstances: Circumstances = {},
): NestedChances[] {
  const tree = new TreeOdds(tables, circumstances)
  return tree.nested(compileTable(table))
}

/** A table, or one column of it, within a tree. */
interface Place {
  key: string
  ready: Compiled
  column: number | null
}

/** A reference from a row: how often it is drawn on there, as a chance for each number of draws. */
interface Call {
  to: Place
  /** Chance of each number of draws, from 0 on. */
  counts: readonly number[]
  /** True where the draws give different rows. */
  distinct: boolean
}

/** References of a row as they hang together: all of them are drawn, or one of several by its share. */
type Calls =
  | { kind: 'call'; call: Call }
  | { kind: 'all'; of: readonly Calls[] }
  | { kind: 'one'; of: readonly { share: number; calls: Calls }[] }

const noCalls: Calls = { kind: 'all', of: [] }

/** Every reference in some calls, with the chance that it is drawn on at all. */
function flattened(calls: Calls, share = 1): { call: Call; share: number }[] {
  if (calls.kind === 'call') return [{ call: calls.call, share }]
  if (calls.kind === 'all') return calls.of.flatMap((each) => flattened(each, share))
  return calls.of.flatMap((each) => flattened(each.calls, share * each.share))
}

class TreeOdds {
  private exact = true
  private readonly places = new Map<string, Place>()
  /** Calls of each row that has any, with the row's chance, for each place. */
  private readonly calls = new Map<string, { chance: number; calls: Calls }[]>()

  constructor(
    private readonly tables: Tables,
    private readonly circumstances: Circumstances,
  ) {}

  nested(root: Compiled): NestedChances[] {
    const first = this.place({ ready: root, column: null, modifier: 0 })
    const order = this.order(first)
    const { draws, bound } = this.expected(order)
    return order.slice(1).map((place) => {
      const { ready, column } = place
      const chances = rowChances(ready.table, this.circumstances)
      const times = draws.get(place.key) ?? 0
      const once = (bound.get(place.key) ?? 0) <= 1
      const heading = column === null ? undefined : ready.table.columns?.[column]
      return {
        table: ready.table.id,
        title: ready.table.title,
        ...(heading === undefined ? {} : { column: heading }),
        draws: times,
        chances: once
          ? chances.map((chance) => chance * times)
          : this.atLeastOnce(order, place, chances),
        exact: this.exact,
      }
    })
  }

  private place({ ready, column }: TablePlace): Place {
    const key = column === null ? ready.table.id : `${ready.table.id}.${column}`
    const before = this.places.get(key)
    if (before) return before
    const place = { key, ready, column }
    this.places.set(key, place)
    return place
  }

  /** All places that are drawn on from this one, each before those it draws on. */
  private order(first: Place): Place[] {
    const done = new Set<string>()
    const found: Place[] = []
    const open = new Set<string>()
    const visit = (place: Place): void => {
      if (open.has(place.key)) {
        this.exact = false
        return
      }
      if (done.has(place.key)) return
      open.add(place.key)
      const rows = this.rowsOf(place)
      for (const { calls } of [...rows].reverse())
        for (const { call } of flattened(calls).reverse()) visit(call.to)
      open.delete(place.key)
      done.add(place.key)
      found.unshift(place)
    }
    visit(first)
    return found
  }

  private rowsOf(place: Place): { chance: number; calls: Calls }[] {
    const before = this.calls.get(place.key)
    if (before) return before
    const { ready, column } = place
    const chances = rowChances(ready.table, this.circumstances)
    const rows = ready.rows.flatMap(({ cells }, row) => {
      const chance = chances[row] ?? 0
      const parts = column === null ? cells.flat() : (cells[column] ?? [])
      const calls = chance > 0 ? this.callsOf(parts) : noCalls
      return flattened(calls).length > 0 ? [{ chance, calls }] : []
    })
    this.calls.set(place.key, rows)
    return rows
  }

  private callsOf(parts: readonly Part[]): Calls {
    const of = parts.flatMap((part): Calls[] => {
      switch (part.kind) {
        case 'words':
        case 'dice':
        case 'recalled':
          return []
        case 'call':
          return this.callOf(part)
        case 'computed':
          this.exact = false
          return [this.callsOf(part.parts)]
        case 'choice':
          return [
            {
              kind: 'one',
              of: part.options.map(({ weight, parts: chosen }) => ({
                share: weight / part.total,
                calls: this.callsOf(chosen),
              })),
            },
          ]
        case 'kept':
        case 'shaped':
          return [this.callsOf(part.parts)]
        case 'if': {
          const branch = part.branches.find(({ when }) => when === null || this.holds(when))
          return branch ? [this.callsOf(branch.parts)] : []
        }
      }
    })
    return { kind: 'all', of }
  }

  private callOf({ name, times }: Extract<Part, { kind: 'call' }>): Calls[] {
    const found = findTable(this.tables, name)
    if (!found) return []
    const counts = times ? countsOf(times) : [0, 1]
    return [{ kind: 'call', call: { to: this.place(found), counts, distinct: times !== null } }]
  }

  private holds(when: RowCondition): boolean {
    const { facts } = this.circumstances
    if (factsIn(when).some((fact) => facts?.[fact] === undefined)) this.exact = false
    return holds(when, (fact) => facts?.[fact])
  }

  /** Expected number of draws on each place, and an upper bound of it in one draw. */
  private expected(order: readonly Place[]): {
    draws: Map<string, number>
    bound: Map<string, number>
  } {
    const [first] = order
    const draws = new Map<string, number>()
    const bound = new Map<string, number>()
    if (first) {
      draws.set(first.key, 1)
      bound.set(first.key, 1)
    }
    for (const place of order) {
      const times = draws.get(place.key) ?? 0
      const most = bound.get(place.key) ?? 0
      const mostIn = new Map<string, number>()
      for (const { chance, calls } of this.rowsOf(place)) {
        const here = new Map<string, number>()
        for (const { call, share } of flattened(calls)) {
          const { to, counts } = call
          const mean = counts.reduce((sum, each, count) => sum + each * count, 0)
          draws.set(to.key, (draws.get(to.key) ?? 0) + times * chance * share * mean)
          here.set(to.key, (here.get(to.key) ?? 0) + counts.length - 1)
        }
        for (const [key, count] of here) mostIn.set(key, Math.max(mostIn.get(key) ?? 0, count))
      }
      for (const [key, count] of mostIn) bound.set(key, (bound.get(key) ?? 0) + most * count)
    }
    return { draws, bound }
  }

  /** Chance that each row of a place comes up at least once, however often the place is drawn on. */
  private atLeastOnce(
    order: readonly Place[],
    target: Place,
    chances: readonly number[],
  ): number[] {
    const known = new Map<number, number>()
    return chances.map((chance, row) => {
      const before = known.get(chance)
      if (before !== undefined) return before
      const found = 1 - this.avoided(order, target, { chance, row, chances })
      known.set(chance, found)
      return found
    })
  }

  /** Chance that a row of the target never comes up. */
  private avoided(order: readonly Place[], target: Place, wanted: Wanted): number {
    const avoids = new Map<string, number>()
    for (let at = order.length - 1; at >= 0; at -= 1) {
      const place = order[at] as Place
      let sum = 1
      for (const { chance, calls } of this.rowsOf(place))
        sum -= chance * (1 - this.avoidedBy(calls, target, wanted, avoids))
      avoids.set(place.key, sum)
    }
    return avoids.get(order[0]?.key ?? '') ?? 1
  }

  private avoidedBy(
    calls: Calls,
    target: Place,
    wanted: Wanted,
    avoids: ReadonlyMap<string, number>,
  ): number {
    if (calls.kind === 'all')
      return calls.of.reduce((all, each) => all * this.avoidedBy(each, target, wanted, avoids), 1)
    if (calls.kind === 'one')
      return calls.of.reduce(
        (sum, { share, calls: chosen }) =>
          sum + share * this.avoidedBy(chosen, target, wanted, avoids),
        0,
      )
    const { to, counts, distinct } = calls.call
    const within = avoids.get(to.key) ?? 1
    if (distinct && within < 1) this.exact = false
    return counts.reduce((sum, each, count) => {
      if (each === 0) return sum
      const own = to.key === target.key ? this.without(wanted, count, distinct) : 1
      return sum + each * own * within ** count
    }, 0)
  }

  /** Chance that so many draws of a table leave a row out. */
  private without({ chance, row, chances }: Wanted, count: number, distinct: boolean): number {
    if (!distinct || count < 2) return (1 - chance) ** count
    const others = chances.filter((each, nth) => nth !== row && each > 0)
    if (count > others.length) return 0
    if (others.every((each) => Math.abs(each - chance) < 1e-12))
      return 1 - count / (others.length + 1)
    if (others.length ** (count - 1) > mostOrders) {
      this.exact = false
      return (1 - chance) ** count
    }
    return leftOut(others, count, 1)
  }
}

/** A row of a table and the chances of all its rows. */
interface Wanted {
  chance: number
  row: number
  chances: readonly number[]
}

/** Orders of different rows that are gone through at most. */
const mostOrders = 20_000

/** Chance that `count` different rows are all among the others; `left` is what is not drawn yet. */
function leftOut(others: readonly number[], count: number, left: number): number {
  if (count === 1) return others.reduce((sum, each) => sum + each, 0) / left
  return others.reduce((sum, each, nth) => {
    const rest = others.filter((_, other) => other !== nth)
    return sum + (each / left) * leftOut(rest, count - 1, left - each)
  }, 0)
}

/** Chance of each number that dice may give, from 0 on. */
export function countsOf({ expression }: ReadyDice): number[] {
  const { points } = odds(expression)
  const most = points.reduce((high, { total }) => Math.max(high, total), 0)
  const counts = Array.from({ length: most + 1 }, () => 0)
  for (const { total, chance } of points) {
    const at = Math.max(0, total)
    counts[at] = (counts[at] ?? 0) + chance
  }
  return counts
}
