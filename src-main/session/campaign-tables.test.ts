import { beforeEach, describe, expect, test } from 'vitest'
import type { Handlers, OutputOf } from '../ipc/contract/endpoint.ts'
import type { ScreenContract } from '../ipc/contract/index.ts'
import { handlers } from '../ipc/handlers/index.ts'
import { CampaignSession } from './campaign-session.ts'
import { testServices } from './test-services.ts'

type Out<K extends keyof ScreenContract> = OutputOf<ScreenContract, K>
const working = { signal: new AbortController().signal, progress: () => undefined }
let call: <K extends keyof ScreenContract>(name: K, input: unknown) => Promise<Out<K>>

beforeEach(async () => {
  const services = testServices()
  const session = new CampaignSession(services, () => undefined)
  const all = handlers(services, session) as unknown as Record<
    string,
    Handlers<ScreenContract>['play.run']
  >
  call = async (name, input) => (await all[name]?.(input as never, working)) as never
  const { id } = await call('campaigns.make', { name: 'Tables', ruleset: 'delve' })
  await call('campaigns.open', { campaign: id })
})

const own = async () =>
  (await call('tables.list', null)).filter(({ origin }) => origin === 'own').map(({ id }) => id)

describe('tables that were read', () => {
  test('are taken in one step, which one undo takes back', async () => {
    const text = 'output\n  a [mood] ox\nmood\n  grim\n  merry\n'
    const read = await call('tables.read', { name: 'ferry.txt', text })
    const tables = read.tables.map(({ table }) => table)
    expect(await call('tables.take', { tables })).toEqual({
      taken: ['ferry/ferry', 'ferry/mood'],
      known: [],
    })
    expect(await own()).toEqual(['ferry/ferry', 'ferry/mood'])
    await call('play.undo', null)
    expect(await own()).toEqual([])
  })

  test('get other ids where theirs are taken, and their references follow', async () => {
    const text =
      '## Look\nid: people/look\n\n- grey\n\n## Who\nid: x/who\n\n- [2 x people/look], [people/look]\n'
    const { tables } = await call('tables.read', { name: 'a.md', text })
    const { taken } = await call('tables.take', { tables: tables.map(({ table }) => table) })
    expect(taken).toEqual(['people/look-2', 'x/who'])
    const page = await call('tables.page', { id: 'x/who' })
    expect(page?.text).toContain('[2 x people/look-2], [people/look-2]')
  })

  test('are left as they are where the same rows are there already', async () => {
    const read = async (text: string) =>
      (await call('tables.read', { name: 'ferry.txt', text })).tables.map(({ table }) => table)
    const tables = await read('output\n  a [mood] ox\nmood\n  grim\n  merry\n')
    await call('tables.take', { tables })
    const changed = await read('output\n  a [mood] mule\nmood\n  grim\n  merry\n')
    expect(await call('tables.take', { tables })).toEqual({
      taken: [],
      known: ['ferry/ferry', 'ferry/mood'],
    })
    expect(await call('tables.take', { tables: changed })).toEqual({
      taken: ['ferry/ferry-2'],
      known: ['ferry/mood'],
    })
    await call('play.undo', null)
    expect(await own()).toEqual(['ferry/ferry', 'ferry/mood'])
  })

  test('may refer to tables that are there already', async () => {
    const { tables } = await call('tables.read', {
      name: 'a.txt',
      text: '- one with [people/look]\n- [people/lok]\n',
    })
    expect(tables[0]?.faults).toEqual([
      { line: 2, says: 'Row 2: [people/lok] leads to no table. Is it [people/look]?' },
    ])
  })
})

test('tables are written with those that they refer to, as text and as a file', async () => {
  const { text } = await call('tables.export', { ids: ['people/person'], format: 'perchance' })
  expect(text).toMatch(/^personAtFirstSight\n|\nperson\w*\n/)
  expect(
    await call('tables.saveExport', { ids: ['people/person'], format: 'csv', title: 'People' }),
  ).toEqual({ path: '/out/People.csv' })
})
