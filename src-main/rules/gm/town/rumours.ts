import { defineAction, type AtTable } from '../../core/action.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import type { Rumour } from '../../core/state/prep.ts'
import { draw } from '../../tables/draw.ts'
import { gaps } from '../../tables/gaps.ts'
import type { Table } from '../../tables/table.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { circumstancesOf } from '../tables/circumstances.ts'
import { removeDrawnRows } from '../tables/decks.ts'
import { placeTable } from '../travel/place-tables.ts'

const truths = ['unknown', 'true', 'false', 'partly true'] as const

/** Finds a rumour table by id or title; the place's own when `named` is empty. */
function tableMeant(
  situation: Situation,
  named: string | undefined,
  { shelf }: AtTable,
): Table | undefined {
  const tables = shelf.tables('rumour')
  const wanted = named?.trim().toLowerCase()
  if (!wanted) return placeTable(situation, shelf, 'rumour')
  return tables.find(({ id, title }) => id === wanted || title.toLowerCase() === wanted)
}

/** Rolls a rumour on a table and records it. Rule GF-RUMOUR-01. */
const hear = defineAction({
  id: 'house.rumour',
  title: 'Hear a rumour',
  rule: 'GF-RUMOUR-01',
  phase: 'town',
  slot: 'rumour',
  finds: 'rumour rumor gossip tavern news hear table',
  asks: { table: { kind: 'text', title: 'Which table, or the place’s', max: 120, optional: true } },
  plan(situation, { table: named }, at) {
    const table = tableMeant(situation, named, at)
    if (!table)
      return refusal(
        'There is no rumour table of that name: paste one as “Keep a table”, or type a rumour.',
      )
    const [fault] = gaps(table)
    return fault ? refusal(`${table.title} can’t be rolled on: ${fault.says}`) : table
  },
  preview: ({ dice, title }) => plain(`${dice} on ${title}`),
  *run(table, situation, { shelf }) {
    const { nextId, rumours = {}, clock } = situation
    const drawn = yield* draw(table, 'rumour', shelf, circumstancesOf(situation))
    const gone = removeDrawnRows(situation, drawn)
    const before = Object.values(rumours).some(({ text }) => text === drawn.text)
    const roll = drawn.trail.find((step) => step.kind === 'table')?.total
    const rumour: Rumour = {
      id: `r${nextId}`,
      text: drawn.text,
      from: table.title,
      ...(roll === undefined ? {} : { roll }),
      truth: 'unknown',
      at: clock.seconds,
    }
    return gmOutcome(
      'GF-RUMOUR-01',
      before ? 'A rumour, heard before' : 'A rumour',
      drawn.text,
      before ? gone : [...gone, { do: 'rumour', rumour }],
      { why: [{ name: table.title, value: roll ?? '', rule: 'GF-RUMOUR-01' }] },
    )
  },
})

/** Adds a rumour written by the GM. Rule GF-RUMOUR-02. */
const write = defineAction({
  id: 'house.write-rumour',
  title: 'Write a rumour',
  rule: 'GF-RUMOUR-02',
  phase: 'town',
  slot: 'rumour',
  finds: 'rumour rumor gossip own add',
  asks: {
    text: { kind: 'text', title: 'The rumour', max: 500 },
    truth: { kind: 'choice', title: 'It is', of: truths, default: 'unknown' },
  },
  plan: (_situation, { text, truth }) =>
    text?.trim() ? { text: text.trim(), truth } : refusal('Write what is said.'),
  preview: ({ text }) => plain(text),
  run({ text, truth }, { nextId, clock }) {
    const rumour: Rumour = { id: `r${nextId}`, text, from: 'the GM', truth, at: clock.seconds }
    return gmOutcome('GF-RUMOUR-02', 'A rumour', text, [{ do: 'rumour', rumour }])
  },
})

/** Finds a rumour by its id or the beginning of its text, or refuses. */
function rumourMeant(situation: Situation, named: string | undefined): Rumour | RefusedPreview {
  const wanted = named?.trim().toLowerCase()
  const all: readonly Rumour[] = wanted ? Object.values(situation.rumours ?? {}) : []
  return (
    all.find(({ id }) => id === wanted) ??
    all.find(({ text }) => text.toLowerCase().startsWith(wanted ?? '')) ??
    refusal('No rumour begins like that: its first words are enough.')
  )
}

const which = { kind: 'text', title: 'Which, by its first words', max: 500 } as const

/** Sets a rumour's truth and whether the players have heard it. Rule GF-RUMOUR-03. */
const judge = defineAction({
  id: 'house.judge-rumour',
  title: 'Judge a rumour',
  rule: 'GF-RUMOUR-03',
  phase: 'town',
  slot: 'rumour',
  finds: 'rumour true false told heard players',
  asks: {
    rumour: which,
    truth: { kind: 'choice', title: 'It is', of: truths, default: 'unknown' },
    told: { kind: 'switch', title: 'The players have heard it', default: true },
  },
  plan(situation, { rumour: named, truth, told: heard }) {
    const rumour = rumourMeant(situation, named)
    if (isRefusal(rumour)) return rumour
    return { rumour, truth, heard, says: `${truth}, ${heard ? 'told' : 'not told yet'}` }
  },
  preview: ({ rumour, says }) => plain(`${rumour.text}: ${says}`),
  run({ rumour: { told: _was, ...rumour }, truth, heard, says }) {
    return gmOutcome(
      'GF-RUMOUR-03',
      `Rumour: ${rumour.text}`,
      says,
      [{ do: 'rumour', rumour: { ...rumour, truth, ...(heard ? { told: true } : {}) } }],
      { secret: true },
    )
  },
})

/** Rule GF-RUMOUR-04. */
const forget = defineAction({
  id: 'house.forget-rumour',
  title: 'Drop a rumour',
  rule: 'GF-RUMOUR-04',
  phase: 'town',
  slot: 'rumour',
  finds: 'rumour remove delete',
  asks: { rumour: which },
  plan: (situation, { rumour }) => rumourMeant(situation, rumour),
  preview: ({ text }) => plain(`“${text}” is dropped`),
  run: ({ id, text }) =>
    gmOutcome('GF-RUMOUR-04', `Rumour: ${text}`, 'Dropped', [{ do: 'drop rumour', rumour: id }]),
})

export const rumours = [hear, write, judge, forget]
