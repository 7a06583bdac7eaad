import { defineAction, type Action, type AtTable } from '../../core/action.ts'
import type { Rumour } from '../../core/state/prep.ts'
import type { Situation } from '../../core/situation.ts'
import { draw } from '../../tables/draw.ts'
import { gaps } from '../../tables/gaps.ts'
import type { Table } from '../../tables/table.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'

const truths = ['unknown', 'true', 'false', 'partly true'] as const

/** Tables that rumours can be drawn from. */
export function rumourTables(tables: readonly Table[]): Table[] {
  return tables.filter(({ use }) => use === 'rumour')
}

/** Finds a rumour table by id or title; the first one when `named` is empty. */
function tableMeant(named: string | undefined, { shelf }: AtTable): Table | undefined {
  const tables = rumourTables(shelf.tables())
  const wanted = named?.trim().toLowerCase()
  if (!wanted) return tables[0]
  return tables.find(({ id, title }) => id === wanted || title.toLowerCase() === wanted)
}

const missing =
  'There is no rumour table of that name: paste one as “Keep a table”, or type a rumour.'

/** Rolls a rumour on a table and records it. Rule GF-RUMOUR-01. */
const hear: Action = defineAction({
  id: 'house.rumour',
  title: 'Hear a rumour',
  rule: 'GF-RUMOUR-01',
  phase: 'town',
  slot: 'rumour',
  needs: [],
  finds: 'rumour rumor gossip tavern news hear table',
  asks: { table: { kind: 'text', title: 'Which table, or the first', max: 120, optional: true } },
  preview(_situation, { table: named }, at) {
    const table = tableMeant(named, at)
    if (!table) return refusal(missing)
    const [fault] = gaps(table)
    return fault
      ? refusal(`${table.title} can’t be rolled on: ${fault.says}`)
      : plain(`${table.dice} on ${table.title}`)
  },
  *run(situation, { table: named }, at) {
    const table = tableMeant(named, at)
    if (!table) return gmOutcome('GF-RUMOUR-01', 'A rumour', missing, [])
    const drawn = yield* draw(table, 'rumour', at.shelf)
    const before = Object.values(situation.rumours ?? {}).find(({ text }) => text === drawn.text)
    const roll = drawn.trail.find((step) => step.kind === 'table')?.total
    const rumour: Rumour = {
      id: `r${situation.nextId}`,
      text: drawn.text,
      from: table.title,
      ...(roll === undefined ? {} : { roll }),
      truth: 'unknown',
      at: situation.clock.seconds,
    }
    return gmOutcome(
      'GF-RUMOUR-01',
      before ? 'A rumour, heard before' : 'A rumour',
      drawn.text,
      before ? [] : [{ do: 'rumour', rumour }],
      { why: [{ name: table.title, value: roll ?? '', rule: 'GF-RUMOUR-01' }] },
    )
  },
})

/** Adds a rumour written by the GM. Rule GF-RUMOUR-02. */
const write: Action = defineAction({
  id: 'house.write-rumour',
  title: 'Write a rumour',
  rule: 'GF-RUMOUR-02',
  phase: 'town',
  slot: 'rumour',
  needs: [],
  finds: 'rumour rumor gossip own add',
  asks: {
    text: { kind: 'text', title: 'The rumour', max: 500 },
    truth: { kind: 'choice', title: 'It is', of: truths, default: 'unknown' },
  },
  preview: (_situation, { text }) =>
    text?.trim() ? plain(text.trim()) : refusal('Write what is said.'),
  *run(situation, { text, truth }) {
    yield* []
    const rumour: Rumour = {
      id: `r${situation.nextId}`,
      text: text.trim(),
      from: 'the GM',
      truth,
      at: situation.clock.seconds,
    }
    return gmOutcome('GF-RUMOUR-02', 'A rumour', rumour.text, [{ do: 'rumour', rumour }])
  },
})

/** Finds a rumour by its id or the beginning of its text. */
function rumourMeant(situation: Situation, named: string | undefined): Rumour | undefined {
  const wanted = named?.trim().toLowerCase()
  if (!wanted) return undefined
  const all = Object.values(situation.rumours ?? {})
  return (all.find(({ id }) => id === wanted) ??
    all.find(({ text }) => text.toLowerCase().startsWith(wanted))) as Rumour | undefined
}

const which = { kind: 'text', title: 'Which, by its first words', max: 500 } as const
const noSuch = 'No rumour begins like that: its first words are enough.'

/** Sets a rumour's truth and whether the players have heard it. Rule GF-RUMOUR-03. */
const judge: Action = defineAction({
  id: 'house.judge-rumour',
  title: 'Judge a rumour',
  rule: 'GF-RUMOUR-03',
  phase: 'town',
  slot: 'rumour',
  needs: [],
  finds: 'rumour true false told heard players',
  asks: {
    rumour: which,
    truth: { kind: 'choice', title: 'It is', of: truths, default: 'unknown' },
    told: { kind: 'switch', title: 'The players have heard it', default: true },
  },
  preview(situation, { rumour: named, truth, told: heard }) {
    const rumour = rumourMeant(situation, named)
    return rumour
      ? plain(`${rumour.text}: ${truth}${heard ? ', told' : ', not told yet'}`)
      : refusal(noSuch)
  },
  *run(situation, { rumour: named, truth, told: heard }) {
    yield* []
    const rumour = rumourMeant(situation, named)
    if (!rumour) return gmOutcome('GF-RUMOUR-03', 'Rumours', noSuch, [])
    const { told: _was, ...bare } = rumour
    return gmOutcome(
      'GF-RUMOUR-03',
      `Rumour: ${rumour.text}`,
      `${truth}, ${heard ? 'told' : 'not told yet'}`,
      [{ do: 'rumour', rumour: { ...bare, truth, ...(heard ? { told: true } : {}) } }],
      { secret: true },
    )
  },
})

/** Rule GF-RUMOUR-04. */
const forget: Action = defineAction({
  id: 'house.forget-rumour',
  title: 'Drop a rumour',
  rule: 'GF-RUMOUR-04',
  phase: 'town',
  slot: 'rumour',
  needs: [],
  finds: 'rumour remove delete',
  asks: { rumour: which },
  preview(situation, { rumour: named }) {
    const rumour = rumourMeant(situation, named)
    return rumour ? plain(`“${rumour.text}” is dropped`) : refusal(noSuch)
  },
  *run(situation, { rumour: named }) {
    yield* []
    const rumour = rumourMeant(situation, named)
    if (!rumour) return gmOutcome('GF-RUMOUR-04', 'Rumours', noSuch, [])
    return gmOutcome('GF-RUMOUR-04', `Rumour: ${rumour.text}`, 'Dropped', [
      { do: 'drop rumour', rumour: rumour.id },
    ])
  },
})

export const rumours: readonly Action[] = [hear, write, judge, forget]
