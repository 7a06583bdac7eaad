import { defineAction } from '../../core/action.ts'
import { plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import { counted } from '../../core/words.ts'
import { gaps } from '../../tables/gaps.ts'
import type { Table } from '../../tables/table.ts'
import { terrains } from '../../tables/terrain.ts'
import { readTable } from '../../tables/text.ts'
import { gmOutcome } from '../gm-outcome.ts'

const uses = ['rumour', 'encounter', 'clue', 'locality'] as const

type OwnTable = NonNullable<Situation['tables']>[string]

/** Parses a table, or refuses it with the line of its fault. */
function tableFrom(
  title: string | undefined,
  use: string,
  text: string | undefined,
  at: string | undefined,
): Table | RefusedPreview {
  const name = title?.trim() ?? ''
  if (name === '') return refusal('Give the table a title.')
  const read = readTable(text ?? '')
  if (!read.ok) return refusal(read.line > 0 ? `Line ${read.line}: ${read.says}` : read.says)
  const { dice, rows } = read
  const faults = gaps({ dice, rows }).map(({ says }) => says)
  if (faults.length > 0) {
    const more = faults.length > 3 ? ` And ${faults.length - 3} more.` : ''
    return refusal(`${faults.slice(0, 3).join(' ')}${more}`)
  }
  const serves = at?.trim().toLowerCase() ?? ''
  if (serves !== '' && !isPlace(serves))
    return refusal(`A table serves a dungeon level, such as 3, or one of ${terrains.join(', ')}.`)
  const table = { id: `own:${name.toLowerCase()}`, title: name, dice, source: 'the GM', rows, use }
  return serves === '' ? table : { ...table, at: serves }
}

/** True for a dungeon level from 1 to 20, or a terrain. */
function isPlace(at: string): boolean {
  return (terrains as readonly string[]).includes(at) || /^([1-9]|1\d|20)$/.test(at)
}

/** Keeps a table of the GM's own, from pasted text. Rule GF-TABLE-01. */
const keep = defineAction({
  id: 'house.keep-table',
  title: 'Keep a table',
  rule: 'GF-TABLE-01',
  phase: 'table',
  slot: 'keep',
  finds: 'table import paste random rumour own list rows csv',
  asks: {
    title: { kind: 'text', title: 'Title', max: 80 },
    use: { kind: 'choice', title: 'What it is for', of: uses, default: 'rumour' },
    text: { kind: 'text', title: 'Its rows, one a line', max: 20_000, lines: true },
    at: { kind: 'text', title: 'Dungeon level or terrain it serves', max: 20, optional: true },
  },
  plan: (_situation, { title, use, text, at }) => tableFrom(title, use, text, at),
  preview({ id, title, rows, dice }, situation) {
    const over = situation.tables?.[id] ? ', over the one of that title' : ''
    return plain(`${title}: ${counted(rows.length, 'row')} on ${dice}${over}`)
  },
  run: (table) =>
    gmOutcome(
      'GF-TABLE-01',
      `Table kept, ${table.title}`,
      `${counted(table.rows.length, 'row')} on ${table.dice}`,
      [{ do: 'keep table', table }],
    ),
})

function ownTable(situation: Situation, named: string | undefined): OwnTable | undefined {
  const wanted = named?.trim().toLowerCase() ?? ''
  return Object.values(situation.tables ?? {}).find(
    ({ id, title }) => id === wanted || title.toLowerCase() === wanted,
  )
}

/** Rule GF-TABLE-02. */
const forget = defineAction({
  id: 'house.forget-table',
  title: 'Drop a table of your own',
  rule: 'GF-TABLE-02',
  phase: 'table',
  slot: 'keep',
  finds: 'table delete remove',
  asks: { table: { kind: 'text', title: 'Its title', max: 120 } },
  plan: (situation, { table }) =>
    ownTable(situation, table) ?? refusal('No table of your own has that title.'),
  preview: ({ title }) => plain(`${title} is dropped; what was rolled on it stays`),
  run: ({ id, title }) =>
    gmOutcome('GF-TABLE-02', 'Tables', `${title} dropped`, [{ do: 'forget table', table: id }]),
})

export const keptTables = [keep, forget]
