import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { amend } from '../../campaign/amend.ts'
import { apply } from '../../campaign/apply.ts'
import { lineage } from '../../campaign/lineage.ts'
import { context } from '../../campaign/testing/context.ts'
import { command } from '../../campaign/testing/journal-table.ts'
import { redo, undo } from '../../campaign/undo.ts'
import { sessionSummary } from '../../campaign/view/session.ts'
import { stepForward } from '../replay.ts'
import type { WholeCampaign } from '../store.ts'
import { migrate } from './index.ts'

/**
 * A campaign saved by the version of 2026-11-21: before benches, split parties, several and prepared
 * encounters, gains, tables of a place and amendments of any line.
 */
const old = JSON.parse(
  readFileSync(resolve(import.meta.dirname, 'saves/before-benches.json'), 'utf8'),
) as WholeCampaign
const find = (number: number) => old.entries.find((entry) => entry.number === number)

test('it opens as it was, and its journal leads to its head', () => {
  const whole = migrate(structuredClone(old), 1, 'The save')
  expect(whole).toEqual(old)
  const head = old.entries.reduce((at, entry) => stepForward(at, entry, find), old.first)
  expect(head).toEqual(old.head)
  expect(sessionSummary(old.entries, old.head.state)).toMatchObject({ number: 1, returned: [] })
})

test('all of it is undone and done again', () => {
  let { head } = old
  const undone = []
  while (head.undo) {
    const entry = [...old.entries].reverse().find(({ number }) => number === head.undo)
    if (!entry) throw new Error(`no line ${head.undo}`)
    const back = undo(head, entry, context.at)
    undone.push(back.entry)
    head = back.head
  }
  expect(head.state).toEqual(old.first.state)
  for (const entry of undone.reverse()) head = redo(head, entry, context.at).head
  expect(head.state).toEqual(old.head.state)
})

test('a line of it is amended, and play goes on with what is new', () => {
  const steps = lineage(old.head, find)
  const hit = steps.find(({ line }) => line.command.action === 'hearts.damage')?.line
  expect(hit?.outcome.says).toBeDefined()
  const of = { number: hit?.number ?? 0, given: { damage: [6] } }
  const amended = amend(old.head, steps, of, () => context)
  if (amended.end !== 'done') throw new Error(JSON.stringify(amended))
  const hp = (state: typeof old.head.state) => state.creatures['c1']?.values['hp']
  expect(hp(amended.head.state)).toBeLessThan(hp(old.head.state) ?? 0)
  const bench = command('house.bench', { who: 'c2', why: 'absent' })
  const played = apply(amended.head, bench, context)
  if (played.end !== 'done') throw new Error(JSON.stringify(played))
  expect(Object.keys(played.head.state.bench ?? {})).toEqual(['c2'])
  expect(migrate({ ...old, head: played.head }, 1, 'The save')).toMatchObject({
    head: played.head,
  })
})

test.each([
  ['bench', { c2: { id: 'c2', creature: null, why: 'absent', since: 0, place: 0 } }, 'bench.c2'],
  ['bench', { c2: 'away' }, 'bench.c2'],
  ['encounters', { e1: { encounter: {}, groups: [], foes: [] } }, 'encounters.e1.encounter'],
  ['encounters', { e1: { encounter: null, groups: 'g1', foes: [] } }, 'encounters.e1'],
  ['prepared', { p1: { id: 'p1', title: 'Ogres', bands: [7] } }, 'prepared.p1.bands.0'],
  ['gains', { foes: { c9: { name: 'Rat', worth: 'much' } }, coins: 0 }, 'gains.foes.c9.worth'],
  ['gains', { foes: {}, coins: null }, 'gains.coins'],
  ['split', { other: null, order: [], shared: [] }, 'split.other'],
  ['split', { other: { creatures: {}, party: 'c1' }, order: [], shared: [] }, 'split.other.party'],
  ['event', { action: 'delve.turn', face: 'six', title: '', at: 0 }, 'event.face'],
  ['event', { action: 'a.b', face: 1, title: '', at: 0, lacks: 'monsters' }, 'event.lacks'],
  ['place', { title: 'The well', level: 1, tables: { clue: 7 } }, 'place.tables.clue'],
  ['place', { title: 'The well', level: 1, tables: ['clue-crypt'] }, 'place.tables'],
])('a hostile %s is refused: %j', (field, value, at) => {
  const state = { ...old.head.state, [field]: value }
  const hostile = { ...old, head: { ...old.head, state } }
  expect(() => migrate(hostile, 1, 'The file')).toThrow(`head.state.${at}`)
})
