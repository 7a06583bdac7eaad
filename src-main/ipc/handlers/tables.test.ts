import { beforeEach, describe, expect, test } from 'vitest'
import type { Handlers, OutputOf } from '../contract/endpoint.ts'
import type { ScreenContract } from '../contract/index.ts'
import { handlers } from './index.ts'
import { CampaignSession } from '../../session/campaign-session.ts'
import { testServices } from '../../session/test-services.ts'

type Out<K extends keyof ScreenContract> = OutputOf<ScreenContract, K>
const working = { signal: new AbortController().signal, progress: () => undefined }
let call: <K extends keyof ScreenContract>(name: K, input: unknown) => Promise<Out<K>>
let session: CampaignSession

beforeEach(async () => {
  const services = testServices()
  session = new CampaignSession(services, () => undefined)
  const all = handlers(services, session) as unknown as Record<
    string,
    Handlers<ScreenContract>['play.run']
  >
  call = async (name, input) => (await all[name]?.(input as never, working)) as never
  const { id } = await call('campaigns.make', { name: 'Tables', ruleset: 'delve' })
  await call('campaigns.open', { campaign: id })
})

const run = (action: string, input: object, given = {}) =>
  call('play.run', { action, input, given, adjust: 0, secret: false, byHand: false })
const seed = '0123456789abcdef0123456789abcdef'
const omens = { title: 'Omens', text: 'dice: 1d4\n\n1-2: crows\n4: ash' }
const write = (edited: object) => run('house.write-table', edited)

test('every table of the game, of Gatefold and of the GM is on the list', async () => {
  await write({ title: 'Omens', text: 'crows\nash' })
  const lines = await call('tables.list', null)
  expect(lines.length).toBeGreaterThan(600)
  expect(new Set(lines.map(({ origin }) => origin))).toEqual(new Set(['game', 'bundled', 'own']))
  expect(lines.find(({ id }) => id === 'own/omens')).toMatchObject({
    title: 'Omens',
    group: 'Your own',
    rows: 2,
    rollable: true,
  })
})

describe('a table with a gap', () => {
  test('is checked while it is written, mended by one press, kept and rolled', async () => {
    const { faults } = await call('tables.check', omens)
    expect(faults).toMatchObject([{ line: 3, says: 'No row answers 3.' }])
    const text = faults[0]?.mend?.text ?? ''
    const checked = await call('tables.check', { ...omens, text })
    expect(checked.faults).toEqual([])
    expect(checked.rows.map(({ line, chance }) => [line, chance])).toEqual([
      [3, 0.5],
      [4, 0.25],
      [5, 0.25],
    ])
    expect(await write({ title: 'Omens', text })).toMatchObject({ end: 'done' })
    const rolled = await run('house.roll-table', { table: 'omens' }, { Omens: [4] })
    expect(rolled).toMatchObject({ end: 'done', line: { says: 'ash' } })
    const lines = await call('tables.list', null)
    expect(lines.find(({ recent }) => recent === 0)?.id).toBe('own/omens')
  })

  test('is kept as it is, and not rolled on', async () => {
    expect(await write(omens)).toMatchObject({ end: 'done' })
    const lines = await call('tables.list', null)
    expect(lines.find(({ id }) => id === 'own/omens')?.rollable).toBe(false)
    await expect(run('house.roll-table', { table: 'own/omens' })).rejects.toThrow(
      'Omens can’t be rolled on: No row answers 3.',
    )
  })
})

test('an edited table keeps its id and its versions, and an earlier one comes back', async () => {
  await write({ title: 'Omens', text: 'crows' })
  await write({ title: 'Signs', text: 'ash', table: 'own/omens' })
  const page = await call('tables.page', { id: 'own/omens' })
  expect(page).toMatchObject({
    line: { title: 'Signs' },
    versions: [{ title: 'Omens', text: 'crows' }],
  })
  await run('house.restore-table', { table: 'own/omens', version: 1 })
  expect((await call('tables.page', { id: 'own/omens' }))?.text).toBe('crows')
  await call('play.undo', null)
  expect((await call('tables.page', { id: 'own/omens' }))?.text).toBe('ash')
})

test('a deck is drawn empty, shuffled by itself, and by the GM', async () => {
  await write({ title: 'Deck', text: 'deck: yes\n\na\nb' })
  const says: string[] = []
  for (let nth = 0; nth < 2; nth += 1) {
    const rolled = await run('house.roll-table', { table: 'Deck' })
    if (rolled.end === 'done') says.push(rolled.line.says)
  }
  expect(says.sort()).toEqual(['a', 'b'])
  expect((await call('tables.page', { id: 'own/deck' }))?.drawn).toHaveLength(2)
  await run('house.shuffle-table', { table: 'Deck' })
  expect((await call('tables.page', { id: 'own/deck' }))?.drawn).toEqual([])
})

test('a deck that is edited keeps its drawn rows where they stand now, and one written again is whole', async () => {
  await write({ title: 'Deck', text: 'deck: yes\n\na\nb' })
  const rolled = await run('house.roll-table', { table: 'Deck' })
  const says = rolled.end === 'done' ? rolled.line.says : ''
  await write({ title: 'Deck', text: 'deck: yes\n\nnew\na\nb', table: 'own/deck' })
  const drawn = async () => (await call('tables.page', { id: 'own/deck' }))?.drawn
  expect(await drawn()).toEqual([says === 'a' ? 1 : 2])
  await call('play.undo', null)
  expect(await drawn()).toEqual([says === 'a' ? 0 : 1])
  await run('house.forget-table', { table: 'own/deck' })
  await write({ title: 'Deck', text: 'deck: yes\n\na\nb' })
  expect(await drawn()).toEqual([])
})

test('a table is used by those whose rows refer to it, by id or title, and by no namesake', async () => {
  await write({ title: 'Omen', text: 'crows' })
  await write({ title: 'Omens', text: '[Omen], then ash' })
  await write({ title: 'Night', text: '[2 x own/omens; ] in the dark' })
  const users = async (id: string) => (await call('tables.page', { id }))?.usedBy
  expect(await users('own/omen')).toEqual([{ id: 'own/omens', title: 'Omens' }])
  expect(await users('own/omens')).toEqual([{ id: 'own/night', title: 'Night' }])
})

test('favourites and pins are marked and taken off', async () => {
  const line = async () => (await call('tables.list', null)).find(({ id }) => id === 'people/look')
  await run('house.mark-table', { table: 'people/look', list: 'favourites', on: true })
  await run('house.mark-table', { table: 'people/look', list: 'pinned', on: true })
  expect(await line()).toMatchObject({ favourite: true, pinned: true })
  await run('house.mark-table', { table: 'people/look', list: 'pinned', on: false })
  expect(await line()).toMatchObject({ favourite: true, pinned: false })
})

test('a draw on the side is the same for the same seed, and re-rolls one part', async () => {
  const of = { id: 'people/person' }
  const first = await call('tables.draw', { of, seed, rerolled: {} })
  expect(await call('tables.draw', { of, seed, rerolled: {} })).toEqual(first)
  const want = first?.columns?.[3]
  const again = await call('tables.draw', {
    of,
    seed,
    rerolled: { [want?.label ?? '']: 'f'.repeat(32) },
  })
  expect(again?.columns?.filter((_, at) => at !== 3)).toEqual(
    first?.columns?.filter((_, at) => at !== 3),
  )
})

test('chances go through the whole tree of a kept table and of one in the editor', async () => {
  const found = await call('tables.chances', {
    title: 'Meeting',
    text: '[people/look]\nnobody',
  })
  expect(found?.nested[0]).toMatchObject({ table: 'people/look', draws: 0.5, exact: true })
  expect(found?.outcomes?.likeliest[0]).toEqual({ text: 'nobody', chance: 0.5 })
})

test('tables go out as Markdown', async () => {
  await write({ title: 'Omens', text: 'crows ^2\nash' })
  expect(await call('tables.markdown', { ids: ['own/omens'] })).toBe(
    '## Omens\nid: own/omens\n\n- crows ^2\n- ash\n',
  )
})

test('what was typed and not kept is there again, table by table, until it is dropped', async () => {
  const draft = { title: 'Omens', text: 'crows\n[unbalanced' }
  await Promise.all([
    call('tables.saveDraft', { table: '', draft }),
    call('tables.saveDraft', { table: 'people/look', draft: { ...draft, title: 'Look' } }),
  ])
  expect(await call('tables.drafts', null)).toEqual({
    '': draft,
    'people/look': { ...draft, title: 'Look' },
  })
  await call('tables.saveDraft', { table: '', draft: null })
  expect(Object.keys(await call('tables.drafts', null))).toEqual(['people/look'])
})

test('a result that names a library monster tells which and how many', async () => {
  const named = (text: string) => call('tables.monster', { text })
  expect(await named('3 goblins, a toll patrol')).toMatchObject({ name: 'Goblin', number: '3' })
  expect(await named('An owl bear')).toMatchObject({ number: '1' })
  expect(await named('a broken bridge')).toBeNull()
})

test('a page tells the chance of each row and the tables that rows lead to', async () => {
  await write({
    title: 'Omens',
    text: 'dice: 1d4\n\n1: [people/look]\n2-4: [2 x weather/none] crows',
  })
  const page = await call('tables.page', { id: 'own/omens' })
  expect(page?.rows.map(({ rolls, chance }) => [rolls, chance])).toEqual([
    ['1', 0.25],
    ['2-4', 0.75],
  ])
  expect(Object.keys(page?.links ?? {})).toEqual(['people/look'])
})

test('pinned tables are on the strip in their order', async () => {
  for (const table of ['people/want', 'people/look'])
    await run('house.mark-table', { table, list: 'pinned', on: true })
  const campaign = await call('campaigns.open', { campaign: session.id })
  expect(campaign.views.pinnedTables.map(({ id }) => id)).toEqual(['people/want', 'people/look'])
})

test('a roll becomes a note under its own words, or under the table’s title; two never share one', async () => {
  const draft = async (table: string, text: string) => {
    const note = await call('notes.draft', { from: { roll: { table, text } } })
    expect(await run('house.keep-note', { note })).toMatchObject({ end: 'done' })
    return note
  }
  const long =
    'a door of three planks, nailed shut from this side, and something breathes behind it'
  expect(await draft('Names', 'mother Sloe')).toMatchObject({
    title: 'Mother Sloe',
    text: 'Rolled on “Names”.',
  })
  expect(await draft('Doors', long)).toMatchObject({ title: 'Doors', text: long })
  expect(await draft('Doors', `${long}, softly`)).toMatchObject({ id: '', title: 'Doors 2' })
  const notes = await call('notes.list', null)
  expect(notes.map(({ title }) => title).toSorted()).toEqual(['Doors', 'Doors 2', 'Mother Sloe'])
})

test('a roll on a table of several columns becomes a note under the name in it, its cells in fields', async () => {
  const ran = await run('house.roll-table', { table: 'people/person' })
  if (ran.end !== 'done') throw new Error('not rolled')
  const { what: table, says: text } = ran.line
  const [, name] = /^Name: (.+?); Look: /.exec(text) ?? []
  const note = await call('notes.draft', { from: { roll: { table, text } } })
  expect([note?.kind, note?.title]).toEqual(['person', name])
  expect(text).toContain(`; Voice: ${note?.fields['voice']}; Trade: `)
  const amended = await call('notes.draft', { from: { roll: { table, text: 'A tall stranger' } } })
  expect(amended).toMatchObject({ kind: 'page', title: 'A tall stranger' })
})

test('rows that ask for the game, the season and the time of day get the campaign’s', async () => {
  const text =
    '{if season=winter: snow|else: rain}, {if game=delve: Delve|else: another game}, {if night: night|else: day}'
  await write({ title: 'Sky', text })
  const roll = async () => {
    const ran = await run('house.roll-table', { table: 'Sky' })
    return ran.end === 'done' ? ran.line.says : null
  }
  expect(await roll()).toBe('rain, Delve, day')
  await run('house.months', { months: 'Rime 30 winter, Dark 30 winter' })
  expect(await roll()).toBe('snow, Delve, day')
})

test('a roll on the desk is amended with other dice, and taken back', async () => {
  await write({ title: 'Omens', text: 'dice: 1d4\n\n1-2: crows\n3-4: ash' })
  const rolled = await run('house.roll-table', { table: 'Omens' }, { Omens: [1] })
  if (rolled.end !== 'done') throw new Error('not rolled')
  expect(rolled.line.says).toBe('crows')
  const amended = await call('play.amend', { number: rolled.line.number, given: { Omens: [4] } })
  expect(amended).toMatchObject({ end: 'done', line: { says: 'ash' } })
  expect((await call('tables.list', null)).find(({ title }) => title === 'Omens')).toMatchObject({
    recent: 0,
  })
  await call('play.undo', null)
  const { lines } = await call('play.chronicle', { before: 1000, limit: 20 })
  expect(lines.find(({ what, undone }) => what === 'Omens' && !undone)).toBeUndefined()
})
