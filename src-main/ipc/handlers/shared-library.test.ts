import { beforeEach, expect, test } from 'vitest'
import type { Monster } from '../../rules/monsters/canonical.ts'
import { bxOf, monsterOf } from '../../rules/monsters/search/monsters-fixture.ts'
import { CampaignSession } from '../../session/campaign-session.ts'
import { testServices } from '../../session/test-services.ts'
import { checkWhole, readWhole } from '../../storage/campaign-snapshot.ts'
import type { Handlers, OutputOf } from '../contract/endpoint.ts'
import type { ScreenContract } from '../contract/index.ts'
import { handlers } from './index.ts'

type Out<K extends keyof ScreenContract> = OutputOf<ScreenContract, K>
type Call = <K extends keyof ScreenContract>(name: K, input: unknown) => Promise<Out<K>>
const working = { signal: new AbortController().signal, progress: () => undefined }
let services: ReturnType<typeof testServices>
let session: CampaignSession
let call: Call
let first: string
let second: string

/** A window at the data folder, as after a start. */
function start(): void {
  session = new CampaignSession(services, () => undefined)
  const all = handlers(services, session) as unknown as Record<
    string,
    Handlers<ScreenContract>['play.run']
  >
  call = async (name, input) => (await all[name]?.(input as never, working)) as never
}

beforeEach(async () => {
  services = testServices()
  start()
  const begin = (name: string) => call('campaigns.make', { name, ruleset: 'hearts' })
  first = (await begin('The Barrow')).id
  second = (await begin('The Fen')).id
  await call('campaigns.open', { campaign: first })
})

const toll = monsterOf('Toll Goblin', { tags: ['humanoid'] })
const keep = (home: 'campaign' | 'shared', monsters: Monster[], collection = '') =>
  call('library.keep', { monsters, to: { home, collection } })
const homes = async (words: string) =>
  (await call('library.search', { words, filter: {}, from: 0, limit: 50 })).monsters.map(
    ({ name, home }) => [name, home],
  )

test('a shared monster is used by every campaign, stays after a start, and is no campaign itself', async () => {
  expect(await keep('shared', [toll], 'Road')).toEqual({
    says: 'Shared library: Toll Goblin kept, and in Road',
  })
  expect(await homes('in:road')).toEqual([['Toll Goblin', 'shared']])
  await call('campaigns.open', { campaign: second })
  expect(await homes('home:shared')).toEqual([['Toll Goblin', 'shared']])
  expect(await homes('in:road')).toEqual([])
  start()
  await call('campaigns.open', { campaign: second })
  expect(session.campaign.shelf.monsterNamed('toll goblin')?.id).toBe('toll-goblin')
  const listed = await call('campaigns.list', null)
  expect(listed.campaigns.map(({ name }) => name).sort()).toEqual(['The Barrow', 'The Fen'])
})

test('its changes have an undo of their own, seen at once by the open campaign', async () => {
  await keep('shared', [toll])
  await call('library.tag', { ids: ['toll-goblin'], add: 'road, Humanoid', remove: '' })
  expect(session.campaign.shelf.monster('toll-goblin')?.tags).toEqual(['humanoid', 'road'])
  expect(session.campaign.drawn.shared).toEqual({ version: 2, undo: 'Library, tags', redo: null })
  expect(session.campaign.version).toBe(0)
  await call('library.sharedUndo', null)
  expect(session.campaign.shelf.monster('toll-goblin')?.tags).toEqual(['humanoid'])
  await call('library.sharedRedo', null)
  expect((await call('library.sharedLines', null)).map(({ what }) => what)).toEqual([
    'Library, tags',
    'Library',
  ])
})

test('what moves to the shared library keeps its collections; a copy changes here only', async () => {
  await keep('campaign', [toll], 'Road')
  await call('library.move', { ids: ['toll-goblin'], home: 'shared' })
  expect(await homes('in:road')).toEqual([['Toll Goblin', 'shared']])
  await call('library.move', { ids: ['toll-goblin'], home: 'campaign' })
  await call('library.tag', { ids: ['toll-goblin'], add: 'ours', remove: '' })
  expect(await homes('tag:ours')).toEqual([['Toll Goblin', 'campaign']])
  await call('campaigns.open', { campaign: second })
  expect(await homes('name:toll')).toEqual([['Toll Goblin', 'shared']])
  await expect(call('library.move', { ids: ['goblin'], home: 'shared' })).rejects.toMatchObject({
    message: 'None of those is of this campaign alone.',
  })
})

test('a merge joins tags, and encounters, links and collections follow; undo parts them again', async () => {
  const other = monsterOf('Road Goblin', { figures: bxOf(2), tags: ['toll'] })
  await keep('campaign', [toll, other], 'Road')
  await call('library.merge', { groups: [{ keep: 'toll-goblin', gone: ['road-goblin'] }] })
  const { shelf } = session.campaign
  expect(shelf.monsterNamed('road goblin')).toMatchObject({
    id: 'toll-goblin',
    tags: ['humanoid', 'toll'],
  })
  expect(shelf.monster('road-goblin')?.id).toBe('toll-goblin')
  expect(await homes('in:road')).toEqual([['Toll Goblin', 'campaign']])
  expect(session.campaign.drawn.collections).toMatchObject([{ title: 'Road', count: 1 }])
  await call('play.undo', null)
  expect(await homes('in:road')).toEqual([
    ['Road Goblin', 'campaign'],
    ['Toll Goblin', 'campaign'],
  ])
  expect(shelf.monster('road-goblin')?.id).toBe('road-goblin')
})

test('a shared duplicate goes into the shared one for all; into the campaign’s own it is hidden here only', async () => {
  const shared = monsterOf('Toll Goblin', { id: 'toll-shared' })
  const twin = monsterOf('Toll goblins', { id: 'toll-twin' })
  await keep('shared', [shared, twin])
  await keep('campaign', [toll])
  await call('library.merge', { groups: [{ keep: 'toll-goblin', gone: ['toll-shared'] }] })
  expect(await homes('name:toll')).toEqual([
    ['Toll Goblin', 'campaign'],
    ['Toll goblins', 'shared'],
  ])
  await call('library.merge', { groups: [{ keep: 'toll-twin', gone: ['toll-goblin'] }] })
  expect(await homes('name:toll')).toEqual([['Toll goblins', 'shared']])
  await call('campaigns.open', { campaign: second })
  expect((await homes('name:toll')).sort()).toEqual([['Toll goblins', 'shared']])
})

test('what the library has is named at import, side by side', async () => {
  await keep('shared', [toll])
  const again = { ...toll, id: 'again', name: 'TOLL GOBLINS' }
  const harder = monsterOf('Toll goblin', { id: 'harder', figures: bxOf(3) })
  const twins = await call('library.twins', { monsters: [monsterOf('Otter'), harder, again] })
  expect(twins.map(({ at, by, rows }) => [at, by, rows.map(({ id }) => id)])).toEqual([
    [1, 'name', ['toll-goblin']],
    [2, 'figures', ['toll-goblin']],
  ])
  expect(twins[0]?.compared).toContainEqual({ title: 'HD', values: ['3', '1'] })
})

test('an exported campaign brings the shared monsters that it names along', async () => {
  await keep('shared', [toll, monsterOf('Otter of the Fen')], '')
  await call('library.collect', { ids: ['toll-goblin'], collection: 'Road' })
  let bytes = new Uint8Array()
  services.save = async (name, saved) => {
    bytes = new Uint8Array(saved)
    return name
  }
  await call('campaigns.export', { campaign: first })
  const elsewhere = testServices()
  const whole = await elsewhere.zip.read(bytes, 'there')
  checkWhole(whole, 'the file')
  expect(whole.records.map(({ id }) => id)).toEqual(['toll-goblin'])
  const stored = await readWhole(services.store, first)
  expect([stored.records, stored.head.version]).toEqual([[], whole.head.version - 1])
})

test('an exported or backed up shared library goes into the one that is there', async () => {
  await keep('shared', [toll])
  let bytes = new Uint8Array()
  services.save = async (name, saved) => {
    bytes = new Uint8Array(saved)
    return name
  }
  await call('campaigns.export', { campaign: 'shared-library' })
  services = testServices()
  start()
  const base64 = Buffer.from(bytes).toString('base64')
  await call('campaigns.import', { base64 })
  const { id } = await call('campaigns.sample', null)
  await call('campaigns.open', { campaign: id })
  await keep('shared', [monsterOf('Otter')])
  await call('campaigns.import', { base64 })
  expect((await homes('home:shared')).map(([name]) => name)).toEqual(['Otter', 'Toll Goblin'])
  await call('campaigns.close', null)
  expect((await services.backups.list()).map(({ name }) => name)).toContain('Shared library')
})
