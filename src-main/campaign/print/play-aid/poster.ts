import type { Shelf } from '../../../rules/core/action.ts'
import type { Ruleset } from '../../../rules/core/ruleset.ts'
import type { Situation } from '../../../rules/core/situation.ts'
import type { Table } from '../../../rules/tables/table.ts'
import { refused } from '../../refusal.ts'
import type { PrintSources } from '../print-content.ts'
import { tableBlock } from '../screen-blocks.ts'
import type { AidPart } from './parts.ts'

/** Tables that a poster may show: the GM's own, those for encounters, then those of the game. */
export function tablesFor(
  { tables = {} }: Situation,
  shelf: Pick<Shelf, 'tables'>,
  { tables: ofGame }: Pick<Ruleset, 'tables'>,
): { id: string; title: string }[] {
  const all: readonly Table[] = [...Object.values(tables), ...shelf.tables('encounter'), ...ofGame]
  const titles = new Map(all.map(({ id, title }) => [id, title]))
  return [...titles].map(([id, title]) => ({ id, title }))
}

/** One table in large type. */
export function tablePoster(
  id: string | null,
  { situation, shelf, ruleset }: PrintSources,
): AidPart | ReturnType<typeof refused> {
  const wanted = id ?? tablesFor(situation, shelf, ruleset)[0]?.id
  const table =
    wanted === undefined
      ? undefined
      : (situation.tables?.[wanted] ??
        shelf.table(wanted) ??
        ruleset.tables.find((one) => one.id === wanted))
  if (!table) return refused('That table is not here any more.', 'Choose another.')
  const [part] = tableBlock(table.id, table, shelf).parts
  const rows = part?.kind === 'table' ? part.rows : []
  return {
    kind: 'poster',
    title: table.title,
    dice: table.dice.replace(/^1d/u, 'd'),
    rows: rows.map(([roll = '', text = '']) => ({ roll, text })),
  }
}
