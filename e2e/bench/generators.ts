import { resolve } from 'node:path'
import { bundled } from '../../src-main/app/bundled.ts'
import { GeneratorDesk } from '../../src-main/campaign/generator-desk.ts'
import { Library } from '../../src-main/campaign/library.ts'
import { newState } from '../../src-main/campaign/state.ts'
import { seeded } from '../../src-main/rules/dice/rng.ts'
import { nestedChances } from '../../src-main/rules/tables/chances.ts'
import { drawNow } from '../../src-main/rules/tables/draw.ts'
import { defineTable, type Table } from '../../src-main/rules/tables/table.ts'
import { quantile, type BenchRow } from './row.ts'

const seed = '00112233445566778899aabbccddeeff'

/** Exact odds of a deep tree, a long table, and many people at once. */
export function generatorRows(): BenchRow[] {
  return [
    within('exact odds of a four-level tree of 100-row tables', 50, oddsOfTree),
    within('a table of 10,000 rows read and rolled for the first time', 50, longTable),
    within('500 people made from the bundled tables', 1000, manyPeople()),
  ]
}

/** Median of five runs, in milliseconds; may be at most `most`. */
function within(name: string, most: number, work: () => unknown): BenchRow {
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  const ours = quantile(times, 0.5)
  return {
    name,
    unit: 'ms',
    ours,
    ratio: ours / most,
    target: `≤ ${most} ms`,
    verdict: ours <= most ? 'met' : 'missed',
  }
}

/** Each row of a level draws on the next one; new tables each time, so that nothing is remembered. */
function oddsOfTree(): unknown {
  const tables = [1, 2, 3, 4].map((level) =>
    tableOf(`bench/level-${level}`, 100, (row) =>
      level < 4 ? `row ${row}, [bench/level-${level + 1}]` : `end ${row}`,
    ),
  )
  const byId = new Map(tables.map((table) => [table.id, table]))
  const [first] = tables
  return first && nestedChances(first, { table: (id) => byId.get(id), tableNamed: () => undefined })
}

function longTable(): unknown {
  const table = tableOf('bench/long', 10_000, (row) => `[2d6] goblins of clan ${row}`)
  return drawNow(table, seeded(seed), { table: () => undefined, tableNamed: () => undefined })
}

function tableOf(id: string, count: number, text: (row: number) => string): Table {
  const rows = Array.from({ length: count }, (_, row) => [String(row + 1), text(row + 1)] as const)
  return defineTable({ id, title: id, dice: `1d${count}`, source: 'bench', rows })
}

function manyPeople(): () => unknown {
  const { monsters, tables } = bundled(resolve(import.meta.dirname, '../../resources'))
  const desk = new GeneratorDesk(newState('', 'hearts', {}), new Library(monsters, tables, []))
  return () => [...desk.many('person', {}, seed, 500)]
}
