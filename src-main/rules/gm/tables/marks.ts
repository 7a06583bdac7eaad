import { defineAction, type AtTable } from '../../core/action.ts'
import { plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import type { Table } from '../../tables/table.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { tablesAt } from './circumstances.ts'
import { marksOf } from './decks.ts'

const lists = ['favourites', 'pinned'] as const

function tableNamed(named: string, at: AtTable): Table | RefusedPreview {
  const tables = tablesAt(at)
  return (
    tables.table(named.trim()) ??
    tables.tableNamed?.(named) ??
    refusal(`No table is called “${named}”: look for it on the tables desk.`)
  )
}

/** Puts a table among the favourites or on the strip, or takes it off. Rule GF-TABLE-07. */
const mark = defineAction({
  id: 'house.mark-table',
  title: 'Mark a table',
  rule: 'GF-TABLE-07',
  phase: 'table',
  slot: 'keep',
  finds: 'table favourite favorite pin star strip',
  asks: {
    table: { kind: 'text', title: 'Table', max: 200 },
    list: { kind: 'choice', title: 'As', of: lists, default: 'favourites' },
    on: { kind: 'switch', title: 'On the list', default: true },
  },
  plan: (_, { table: named, list, on }, at) => {
    const table = tableNamed(named, at)
    return 'refuses' in table ? table : { table, list, on }
  },
  preview: ({ table, list, on }) => plain(`${table.title}: ${saysOf(list, on)}`),
  run: ({ table, list, on }, situation) => {
    const desk = marksOf(situation.tableDesk)
    const others = (desk[list] ?? []).filter((id) => id !== table.id)
    return gmOutcome('GF-TABLE-07', table.title, saysOf(list, on), [
      { do: 'table desk', desk: { ...desk, [list]: on ? [...others, table.id] : others } },
    ])
  },
})

function saysOf(list: (typeof lists)[number], on: boolean): string {
  if (list === 'pinned') return on ? 'Pinned' : 'No longer pinned'
  return on ? 'A favourite' : 'No longer a favourite'
}

function drawnCount(situation: Situation, id: string): number {
  return situation.tableDesk?.decks?.[id]?.length ?? 0
}

/** Shuffles a deck, so that all its rows come up again. Rule GF-TABLE-08. */
const shuffle = defineAction({
  id: 'house.shuffle-table',
  title: 'Shuffle a deck',
  rule: 'GF-TABLE-08',
  phase: 'table',
  slot: 'roll',
  finds: 'table deck reset draw without replacement',
  asks: { table: { kind: 'text', title: 'Deck', max: 200 } },
  plan: (situation, { table: named }, at) => {
    const table = tableNamed(named, at)
    if ('refuses' in table) return table
    return drawnCount(situation, table.id) > 0
      ? { table }
      : refusal(`${table.title}: none of its rows has been drawn.`)
  },
  preview: ({ table }, situation) =>
    plain(
      `${table.title}: ${drawnCount(situation, table.id)} of ${table.rows.length} rows come back`,
    ),
  run: ({ table }, situation) => {
    const desk = marksOf(situation.tableDesk)
    const { [table.id]: _drawn, ...decks } = desk.decks ?? {}
    return gmOutcome('GF-TABLE-08', table.title, 'Shuffled', [
      { do: 'table desk', desk: { ...desk, decks } },
    ])
  },
})

export const tableMarks = [mark, shuffle]
