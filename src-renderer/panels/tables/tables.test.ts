import { expect, test } from 'vitest'
import type { TableLine } from '../../../src-main/campaign/table-catalogue.ts'
import type { ChronicleLine, Views } from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { ResultUses } from './result-uses.svelte.ts'
import { TablesPanel } from './tables.svelte.ts'

interface Called {
  name: string
  input: unknown
}

const omens = { id: 'own/omens', title: 'Omens', origin: 'own', rollable: true, use: null }
const page = (line: object) => ({
  line,
  text: 'crows\nash',
  rows: [],
  parts: false,
  links: {},
  versions: [],
})
const rolled = { number: 7, kind: 'do', undone: false, rule: 'GF-TABLE-03', what: 'Omens' }

/** A desk whose main keeps the table “Omens” and answers as the test says. */
function desk(answers: Record<string, unknown> = {}, lines: Partial<ChronicleLine>[] = []) {
  const calls: Called[] = []
  const known: Record<string, unknown> = {
    'tables.list': [omens],
    'tables.page': page(omens),
    'tables.drafts': {},
    'tables.check': { dice: '1d2', rows: [], faults: [] },
    'tables.draw': { text: 'ash', trail: [] },
    'play.run': { end: 'done', line: { what: '', says: '' } },
    ...answers,
  }
  const call = (name: string, input: unknown): Promise<unknown> => {
    calls.push({ name, input })
    return Promise.resolve({ ok: true, value: known[name] ?? null })
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  screen.views.lay({ actions: [], chronicle: { lines, total: 0 } } as unknown as Views)
  const runs = () => calls.filter(({ name }) => name === 'play.run').map(({ input }) => input)
  return { panel: new TablesPanel(screen), calls, runs }
}

test('the table that is looked at is rolled on; the newest roll that stands is its result', async () => {
  const { panel, runs } = desk({}, [
    { ...rolled, number: 9, undone: true, says: 'fog' } as Partial<ChronicleLine>,
    { ...rolled, number: 8, what: 'Weather', says: 'rain' } as Partial<ChronicleLine>,
    { ...rolled, says: 'ash' } as Partial<ChronicleLine>,
  ])
  expect(panel.refuses).toBe('Choose a table first.')
  await panel.roll()
  await panel.choose('own/omens')
  await panel.roll({ secret: true })
  expect(runs()).toMatchObject([
    { action: 'house.roll-table', input: { table: 'own/omens' }, secret: true },
  ])
  expect(panel.result?.says).toBe('ash')
})

test('a table with a fault is not rolled on', async () => {
  const { panel, runs } = desk({ 'tables.page': page({ ...omens, rollable: false }) })
  await panel.choose('own/omens')
  await panel.roll()
  expect([panel.refuses, runs()]).toEqual(['It has a fault: edit it first.', []])
})

test('what is typed is saved when the GM turns away, and is there again', async () => {
  const { panel, calls } = desk()
  await panel.choose('own/omens')
  panel.edit(panel.page)
  panel.editing?.change({ text: 'crows\nash\nfog' })
  await panel.choose('own/omens')
  expect(calls.filter(({ name }) => name === 'tables.saveDraft').map(({ input }) => input)).toEqual(
    [{ table: 'own/omens', draft: { title: 'Omens', text: 'crows\nash\nfog' } }],
  )
  panel.edit(panel.page)
  expect(panel.editing?.text).toBe('crows\nash\nfog')
  await panel.editing?.discard()
  expect([panel.editing, panel.drafts]).toEqual([null, {}])
})

test('the GM’s own table is kept over itself, any other as a copy', async () => {
  const own = desk()
  await own.panel.choose('own/omens')
  own.panel.edit(own.panel.page)
  await own.panel.editing?.keep()
  const bundled = desk({ 'tables.page': page({ ...omens, id: 'a/b', origin: 'bundled' }) })
  await bundled.panel.choose('a/b')
  bundled.panel.edit(bundled.panel.page)
  await bundled.panel.editing?.keep()
  const input = { title: 'Omens', text: 'crows\nash' }
  expect([...own.runs(), ...bundled.runs()]).toMatchObject([
    { action: 'house.write-table', input: { ...input, table: 'own/omens' } },
    { action: 'house.write-table', input },
  ])
  expect((bundled.runs()[0] as { input: object }).input).toEqual(input)
})

test('a table without a title or without rows says beforehand what it lacks', async () => {
  const { panel } = desk()
  await panel.choose('own/omens')
  panel.edit(panel.page)
  panel.editing?.change({ text: ' ' })
  expect(panel.editing?.refuses).toBe('write its rows, one a line')
  panel.editing?.change({ title: '', text: 'crows' })
  expect(panel.editing?.refuses).toBe('give it a title')
  panel.editing?.change({ title: 'Omens' })
  expect(panel.editing?.refuses).toBeNull()
})

test('a table without text has no fault yet', async () => {
  const says = 'There is no table here: write one row a line.'
  const { panel } = desk({ 'tables.check': { dice: '', rows: [], faults: [{ line: 0, says }] } })
  await panel.choose('own/omens')
  panel.edit(panel.page)
  panel.editing?.change({ text: '-' })
  await panel.editing?.look()
  expect(panel.editing?.faults).toHaveLength(1)
  panel.editing?.change({ text: ' ' })
  expect(panel.editing?.faults).toEqual([])
})

test('a result becomes a note, a handout, a rumour, and an encounter where it names a monster', async () => {
  const note = { id: '', title: '3 goblins, asleep' }
  const goblins = { id: 'goblin', name: 'Goblin', number: '3' }
  const { panel, runs } = desk({ 'tables.monster': goblins, 'notes.draft': note }, [
    { ...rolled, says: '3 goblins, asleep' } as Partial<ChronicleLine>,
  ])
  await panel.choose('own/omens')
  const uses = new ResultUses(panel)
  await uses.look()
  await uses.toNote()
  await uses.toHandout()
  await uses.toRumours()
  await uses.toEncounter()
  const text = '3 goblins, asleep'
  expect(runs()).toMatchObject([
    { action: 'house.keep-note', input: { note } },
    { action: 'house.keep-handout', input: { handout: { id: '', title: 'Omens', text } } },
    { action: 'house.write-rumour', input: { text, truth: 'unknown' } },
    { action: 'house.encounter', input: { monster: 'goblin', number: '3' } },
  ])
  expect(panel.screen.fold).toBe('explore')
})

test('the first table found is shown once the list has come', async () => {
  const lines = [{ ...omens, group: 'Your own', dice: '1d2', rows: 2, recent: null }]
  const { panel } = desk({ 'tables.list': lines as unknown as TableLine[] })
  panel.words = 'ome'
  void panel.refresh()
  await panel.chooseFirst()
  expect(panel.chosen).toBe('own/omens')
})
