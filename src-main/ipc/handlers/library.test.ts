import { beforeEach, expect, test } from 'vitest'
import { readMonsters } from '../../rules/monsters/read.ts'
import type { Monster } from '../../rules/monsters/canonical.ts'
import type { Handlers, OutputOf } from '../contract/endpoint.ts'
import type { ScreenContract } from '../contract/index.ts'
import { handlers } from './index.ts'
import { CampaignSession } from '../../session/campaign-session.ts'
import { testServices } from '../../session/test-services.ts'

type Out<K extends keyof ScreenContract> = OutputOf<ScreenContract, K>
const working = { signal: new AbortController().signal, progress: () => undefined }
let call: <K extends keyof ScreenContract>(name: K, input: unknown) => Promise<Out<K>>
let services: ReturnType<typeof testServices>
let session: CampaignSession
let saved: { name: string; text: string }[]

beforeEach(async () => {
  saved = []
  services = testServices()
  services.save = async (name, bytes) => {
    saved.push({ name, text: new TextDecoder().decode(bytes) })
    return `/out/${name}`
  }
  session = new CampaignSession(services, () => undefined)
  const all = handlers(services, session) as unknown as Record<
    string,
    Handlers<ScreenContract>['play.run']
  >
  call = async (name, input) => (await all[name]?.(input as never, working)) as never
  const { id } = await call('campaigns.sample', null)
  await call('campaigns.open', { campaign: id })
})

const run = (action: string, input: object) =>
  call('play.run', { action, input, given: {}, adjust: 0, secret: false, byHand: false })

const search = (words: string, filter = {}, from = 0, limit = 200) =>
  call('library.search', { words, filter, from, limit })

const text = (name: string, hd = '1') =>
  `${name}\nAC 6 [13], HD ${hd} (3hp), Att 1 × weapon (1d6), THAC0 19 [0], MV 60’ (20’), SV D14 W15 P16 B17 S18 (NH), ML 7, AL Chaotic, XP 5, NA 2d4 (6d10), TT R (C)`

async function keep(id: string, name: string, some: Partial<Monster> = {}): Promise<Monster> {
  const [read] = readMonsters(text(name)).monsters
  const monster = { ...read, id, name, ...some } as Monster
  expect(await run('house.keep-monster', { monster })).toMatchObject({ end: 'done' })
  return monster
}

test('a search comes in pages, in one order', async () => {
  const all = await search('')
  const { monsters: page } = await search('', {}, 10, 5)
  expect(page).toEqual(all.monsters.slice(10, 15))
  expect(await call('library.ids', { words: '', filter: {} })).toHaveLength(all.total)
  expect((await search('', {}, all.total)).monsters).toEqual([])
})

test('the shelves count what a filter finds', async () => {
  await keep('mine', 'Cellar goblin', { tags: ['underground', 'humanoid'] })
  const shelves = await call('library.shelves', null)
  expect([shelves.total, shelves.own]).toEqual([(await search('')).total, 1])
  for (const { id, count } of shelves.haunts)
    expect([id, (await search('', { haunt: id })).total]).toEqual([id, count])
  for (const { id, count } of shelves.kinds)
    expect([id, (await search('', { kind: id })).total]).toEqual([id, count])
  for (const { id, count } of shelves.systems)
    expect([id, (await search('', { system: id })).total]).toEqual([id, count])
  expect((await search('cellar', { from: 'own' })).monsters).toEqual([
    { id: 'mine', name: 'Cellar goblin', line: 'HD 1', family: 'bx', unread: 0, home: 'campaign' },
  ])
})

test('collections are filled one by one or at once, filtered by, and dropped', async () => {
  await run('house.collect', { collection: 'The belfry', monster: 'bundled-goblin' })
  await run('house.collect', { collection: 'the belfry ', monster: 'bundled-ogre' })
  const [kept] = Object.values(session.campaign.situation.collections ?? {})
  expect(kept).toMatchObject({ title: 'The belfry', monsters: ['bundled-goblin', 'bundled-ogre'] })
  const collection = kept?.id ?? ''
  const names = async () => (await search('', { collection })).monsters.map(({ name }) => name)
  expect(await names()).toEqual(['Goblin', 'Ogre'])
  await expect(run('house.collect', { collection, monster: 'bundled-ogre' })).rejects.toThrow(
    'Ogre is in The belfry already.',
  )
  await run('house.take-out', { collection: 'The belfry', monster: 'bundled-goblin' })
  expect(await names()).toEqual(['Ogre'])
  const ids = await call('library.ids', { words: 'giant', filter: {} })
  await run('house.keep-collection', { collection: { id: '', title: 'Giants', monsters: ids } })
  await expect(
    run('house.keep-collection', { collection: { id: '', title: 'giants', monsters: [] } }),
  ).rejects.toThrow('There is a collection called Giants: choose another title.')
  await run('house.keep-collection', {
    collection: { id: collection, title: 'Tonight', monsters: ids },
  })
  expect(await names()).toHaveLength(ids.length)
  await run('house.drop-collection', { collection: 'tonight' })
  expect(await names()).toEqual([])
  await call('play.undo', null)
  expect(await names()).toHaveLength(ids.length)
})

test('a changed monster has its versions, and goes back to one', async () => {
  const original = (await call('library.monster', { id: 'bundled-goblin' })) as Monster
  await run('house.keep-monster', { monster: { ...original, tags: ['cellar'] } })
  const about = await call('library.about', { id: 'bundled-goblin' })
  expect(about).toMatchObject({ home: 'campaign', versions: [{ at: null, value: original }] })
  await run('house.keep-monster', { monster: original })
  const again = await call('library.about', { id: 'bundled-goblin' })
  expect(again.versions.map(({ value }) => value.tags)).toEqual([['cellar'], original.tags])
})

test('two of one name are reported, each with the other', async () => {
  await keep('mine', 'Goblins')
  expect((await call('library.about', { id: 'mine' })).alike).toMatchObject([
    { id: 'bundled-goblin' },
  ])
  const { total, groups } = await call('library.duplicates', null)
  expect([total, groups]).toMatchObject([
    1,
    [{ by: 'name', monsters: [{ id: 'bundled-goblin' }, { id: 'mine' }] }],
  ])
})

test('a table drafted from a filter is kept as the GM’s own, and rolled on where it serves', async () => {
  const which = { words: '', filter: { kind: 'undead', hdTo: 2 } }
  const draft = await call('library.draftTable', { which, dice: 'fit', at: '3' })
  expect(draft.rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  const input = { title: 'Undead hall', use: 'encounter', text: draft.text, at: '3' }
  await run('house.keep-table', input)
  expect(session.campaign.drawn.place.tables).toContainEqual({
    id: 'own:undead hall',
    title: 'Undead hall',
    use: 'encounter',
    at: '3',
  })
  await expect(run('house.keep-table', { ...input, at: 'the moon' })).rejects.toThrow(
    /A table serves a dungeon level, such as 3, or one of plains/,
  )
  await expect(
    call('library.draftTable', { which: { words: '', filter: {} }, dice: '1d6', at: '' }),
  ).rejects.toThrow(/are too many for 1d6/)
})

test('the bestiary is written in every form, by search or by id', async () => {
  const formats = await call('library.formats', null)
  expect(formats.map(({ id }) => id)).toEqual(expect.arrayContaining(['ose-line', 'game-hearts']))
  for (const { id, extension } of formats) {
    const which = { ids: ['bundled-goblin', 'bundled-ogre', 'gone'] }
    const written = await call('library.export', { which, format: id, title: 'Two' })
    expect(written).toMatchObject({ path: `/out/Two.${extension}`, monsters: 2 })
    expect(saved.at(-1)?.text).toContain('Goblin')
    const shown = await call('library.text', { which, format: id })
    expect(shown).toMatchObject({ text: saved.at(-1)?.text, monsters: 2, of: 2 })
    expect(shown.losses.length > 0).toBe(/^(?:game-|cairn-line|foundry-cairn)/.test(id))
  }
  await expect(
    call('library.export', { which: { words: 'xyzzy', filter: {} }, format: 'json', title: '' }),
  ).rejects.toThrow('Nothing is found')
  await expect(
    call('library.text', { which: { ids: ['bundled-goblin'] }, format: 'odd' }),
  ).rejects.toThrow('There is no form called “odd”.')
})
