import type { Step } from '../core/outcome.ts'
import type { Id } from '../core/situation.ts'
import { upperFirst } from '../core/words.ts'
import { traceSteps } from '../gm/tables/roll.ts'
import type { DrawnRow, Traced } from '../tables/draw.ts'
import { slug } from '../tables/markdown.ts'
import type { PartId } from './generated.ts'

/** A roll within a row: on a nested table, or of dice. */
interface RowPart {
  id: PartId
  title: string
  says: string
  /** Label of its dice, by which it is rolled again alone. */
  label: string
  more: { table?: { id: Id; title: string; column?: string }; why: Step[] }
}

/** The nested tables and dice of a row, each with the rolls behind it. */
export function partsOfRow(within: PartId, { trail }: DrawnRow): RowPart[] {
  const used = new Map<string, number>()
  return trail.flatMap((traced, at): RowPart[] => {
    if (at === 0 || !isPart(traced)) return []
    const title = traced.kind === 'dice' ? traced.dice : traced.table.title
    const name = slug(title)
    const nth = (used.get(name) ?? 0) + 1
    used.set(name, nth)
    return [
      {
        id: `${within}/${name}${nth === 1 ? '' : `-${nth}`}`,
        title: nth === 1 ? title : `${title}, ${nth}`,
        says: traced.kind === 'dice' ? String(traced.total) : traced.says,
        label: traced.label,
        more: { ...tableOf(traced), why: traceSteps(rollsWithin(trail, at)) },
      },
    ]
  })
}

type Rolled = Extract<Traced, { kind: 'table' | 'dice' }>

/** Nested tables lie one deeper than the row that names them; its dice lie beside it. */
function isPart(traced: Traced): traced is Rolled {
  return (
    (traced.kind === 'table' && traced.depth === 1 && traced.label !== '') ||
    (traced.kind === 'dice' && traced.depth === 0)
  )
}

function tableOf(traced: Rolled): RowPart['more'] | object {
  if (traced.kind === 'dice') return {}
  const { table, column } = traced
  const { id, title } = table
  return { table: { id, title, ...(column === undefined ? {} : { column }) } }
}

/** The roll at a place of the trail with those that it led to. */
function rollsWithin(trail: DrawnRow['trail'], at: number): Traced[] {
  const first = trail[at]
  if (!first || first.kind === 'dice') return first ? [first] : []
  const end = trail.findIndex(
    ({ depth, kind }, place) =>
      place > at && (depth < first.depth || (kind === 'table' && depth === first.depth)),
  )
  return trail
    .slice(at, end < 0 ? undefined : end)
    .map((traced) => ({ ...traced, depth: traced.depth - first.depth }))
}

/** The text of a row with the GM's words in place of what was rolled within it. */
export function withEdits(
  text: string,
  parts: readonly RowPart[],
  editOf: (id: PartId) => string | undefined,
): string {
  return parts.reduce((sum, { id, says }) => {
    const edit = editOf(id)
    if (edit === undefined || says === '') return sum
    // A rolled text may have got a capital in its row.
    const [from, to] = sum.includes(says) ? [says, edit] : [upperFirst(says), upperFirst(edit)]
    return sum.replace(from, () => to)
  }, text)
}
