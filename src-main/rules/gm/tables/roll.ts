import { defineAction, type AtTable } from '../../core/action.ts'
import { type Step, step } from '../../core/outcome.ts'
import { plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import { percent } from '../../common/check.ts'
import { rowChances } from '../../tables/chances.ts'
import { draw, type Traced } from '../../tables/draw.ts'
import { gaps } from '../../tables/gaps.ts'
import type { Table } from '../../tables/table.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { circumstancesOf, tablesAt } from './circumstances.ts'
import { recordDeskRoll } from './decks.ts'

/** Table that the GM names by id or title, or the reason it can't be rolled on. */
function planRoll({ table: named }: { table: string }, at: AtTable): Table | RefusedPreview {
  const tables = tablesAt(at)
  const table = tables.table(named.trim()) ?? tables.tableNamed?.(named)
  if (!table) return refusal(`No table is called “${named}”: look for it on the tables desk.`)
  const [fault] = table.rows.length === 0 ? [{ says: 'it has no rows.' }] : gaps(table)
  return fault ? refusal(`${table.title} can’t be rolled on: ${fault.says}`) : table
}

/** Rolls on any table: the game's, a bundled one or the GM's own. Rule GF-TABLE-03. */
export const rollTable = defineAction({
  id: 'house.roll-table',
  title: 'Roll on a table',
  rule: 'GF-TABLE-03',
  phase: 'table',
  slot: 'roll',
  finds: 'table random generator generate draw name person treasure room trap',
  asks: { table: { kind: 'text', title: 'Table', max: 200 } },
  plan: (_, input, at) => {
    const table = planRoll(input, at)
    return 'refuses' in table ? table : { table }
  },
  preview: ({ table }, situation) => {
    const chances = rowChances(table, circumstancesOf(situation))
    const likeliest = Math.max(...chances)
    return plain(
      `${table.title}: ${table.dice}, ${table.rows.length} rows, each up to ${percent(likeliest)}`,
    )
  },
  *run({ table }, situation, at) {
    const drawn = yield* draw(table, table.title, tablesAt(at), circumstancesOf(situation))
    return gmOutcome(
      'GF-TABLE-03',
      table.title,
      drawn.text,
      [recordDeskRoll(situation, table.id, drawn)],
      {
        why: traceSteps(drawn.trail),
        total: drawn.total,
        secret: at.ruling.secret,
        ...(drawn.stopped === undefined ? {} : { tone: 'bad' as const }),
      },
    )
  },
})

/** Steps of reasoning for all the rolls of a draw, the inner ones set in. */
export function traceSteps(trail: readonly Traced[]): Step[] {
  return trail.flatMap((traced): Step[] => {
    const inset = '· '.repeat(traced.depth)
    switch (traced.kind) {
      case 'table':
        return [
          step(
            `${inset}${traced.table.title}${traced.column ? `, ${traced.column}` : ''}`,
            `${traced.table.dice} rolled ${traced.total}`,
            'GF-TABLE-03',
          ),
        ]
      case 'dice':
        return [{ name: `${inset}${traced.dice}`, value: traced.total }]
      case 'choice':
        return [{ name: `${inset}One of ${traced.of}`, value: traced.says || 'nothing' }]
      case 'unknown':
        return [{ name: `${inset}[${traced.name}]`, value: 'no table of that name' }]
    }
  })
}
