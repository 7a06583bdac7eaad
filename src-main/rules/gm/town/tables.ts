import { defineAction, type Action } from '../../core/action.ts'
import type { Situation } from '../../core/situation.ts'
import { gaps } from '../../tables/gaps.ts'
import type { Table } from '../../tables/table.ts'
import { terrains } from '../../tables/terrain.ts'
import { readTable } from '../../tables/text.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { counted } from '../../core/words.ts'

const uses = ['rumour', 'encounter', 'clue', 'locality'] as const

type OwnTable = NonNullable<Situation['tables']>[string]
type Read = { table: Table; rows: number } | { says: string }

/** Parses a table, or gives its fault with the line. */
function tableFrom(title: string, use: string, text: string, at: string | undefined): Read {
  const name = title?.trim() ?? ''
  if (name === '') return { says: 'Give the table a title.' }
  const read = readTable(text ?? '')
  if (!read.ok) return { says: read.line > 0 ? `Line ${read.line}: ${read.says}` : read.says }
  const { dice, rows } = read
  const faults = gaps({ dice, rows })
  if (faults.length > 0) {
    const more = faults.length > 3 ? ` And ${faults.length - 3} more.` : ''
    return {
      says: `${faults
        .slice(0, 3)
        .map(({ says }) => says)
        .join(' ')}${more}`,
    }
  }
  const id = `own:${name.toLowerCase()}`
  const serves = at?.trim().toLowerCase() ?? ''
  if (serves !== '' && !isPlace(serves))
    return { says: `A table serves a dungeon level, such as 3, or one of ${terrains.join(', ')}.` }
  const table = { id, title: name, dice, source: 'the GM', rows, use }
  return { table: { ...table, ...(serves === '' ? {} : { at: serves }) }, rows: rows.length }
}

/** True for a dungeon level from 1 to 20, or a terrain. */
function isPlace(at: string): boolean {
  return (terrains as readonly string[]).includes(at) || /^([1-9]|1\d|20)$/.test(at)
}

/** Keeps a table of the GM's own, from pasted text. Rule GF-TABLE-01. */
const keep: Action = defineAction({
  id: 'house.keep-table',
  title: 'Keep a table',
  rule: 'GF-TABLE-01',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'table import paste random rumour own list rows csv',
  asks: {
    title: { kind: 'text', title: 'Title', max: 80 },
    use: { kind: 'choice', title: 'What it is for', of: uses, default: 'rumour' },
    text: { kind: 'text', title: 'Its rows, one a line', max: 20_000 },
    at: { kind: 'text', title: 'Dungeon level or terrain it serves', max: 20, optional: true },
  },
  preview(situation, { title, use, text, at }) {
    const read = tableFrom(title, use, text, at)
    if ('says' in read) return refusal(read.says)
    const over = situation.tables?.[read.table.id] ? ', over the one of that title' : ''
    return plain(`${read.table.title}: ${counted(read.rows, 'row')} on ${read.table.dice}${over}`)
  },
  *run(_situation, { title, use, text, at }) {
    yield* []
    const read = tableFrom(title, use, text, at)
    if ('says' in read) return gmOutcome('GF-TABLE-01', 'Tables', read.says, [])
    return gmOutcome(
      'GF-TABLE-01',
      `Table kept, ${read.table.title}`,
      `${counted(read.rows, 'row')} on ${read.table.dice}`,
      [{ do: 'keep table', table: read.table }],
    )
  },
})

function ownTable(situation: Situation, named: string | undefined): OwnTable | undefined {
  const wanted = named?.trim().toLowerCase() ?? ''
  return Object.values(situation.tables ?? {}).find(
    ({ id, title }) => id === wanted || title.toLowerCase() === wanted,
  )
}

/** Rule GF-TABLE-02. */
const forget: Action = defineAction({
  id: 'house.forget-table',
  title: 'Drop a table of your own',
  rule: 'GF-TABLE-02',
  phase: 'table',
  slot: 'keep',
  needs: [],
  finds: 'table delete remove',
  asks: { table: { kind: 'text', title: 'Its title', max: 120 } },
  preview(situation, { table: named }) {
    const table = ownTable(situation, named)
    return table
      ? plain(`${table.title} is dropped; what was rolled on it stays`)
      : refusal('No table of your own has that title.')
  },
  *run(situation, { table: named }) {
    yield* []
    const table = ownTable(situation, named)
    if (!table) return gmOutcome('GF-TABLE-02', 'Tables', 'No table of that title', [])
    return gmOutcome('GF-TABLE-02', 'Tables', `${table.title} dropped`, [
      { do: 'forget table', table: table.id },
    ])
  },
})

export const tables: readonly Action[] = [keep, forget]
