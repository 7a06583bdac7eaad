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
let session: CampaignSession

beforeEach(async () => {
  const services = testServices()
  session = new CampaignSession(services, () => undefined)
  const all = handlers(services, session) as unknown as Record<
    string,
    Handlers<ScreenContract>['play.run']
  >
  call = async (name, input) => (await all[name]?.(input as never, working)) as never
  const { id } = await call('campaigns.sample', null)
  await call('campaigns.open', { campaign: id })
})

const block = (name: string) =>
  `${name}\nAC 5 [14], HD 3 (13hp), Att 1 × bite (1d6), THAC0 17 [+2], MV 90’ (30’), SV D12 W13 P14 B15 S16 (3), ML 8, AL Chaotic, XP 50`

function monsters(...names: string[]): Monster[] {
  return readMonsters(names.map(block).join('\n\n')).monsters.map((monster) => ({
    ...monster,
    id: monster.name.toLowerCase().replaceAll(' ', '-'),
  }))
}
const stage = (batch: string | null, lot: Monster[], shared: unknown[] = []) =>
  call('batch.stage', { batch, monsters: lot, shared })

test('what was handed in by lots is kept in one entry, and one undo takes all of it back', async () => {
  const before = session.campaign.version
  const { batch } = await stage(null, monsters('Mud Hag', 'Reed Cat'))
  expect(await stage(batch, monsters('Bell Eel'))).toEqual({ batch, staged: 3 })
  const { kept, says } = await call('batch.keep', {
    batch,
    to: { home: 'campaign', collection: '' },
  })
  expect([kept, says, session.campaign.version]).toEqual([
    3,
    'Library: Mud Hag, Reed Cat and Bell Eel kept',
    before + 1,
  ])
  expect(session.campaign.shelf.monsterNamed('Reed Cat')?.id).toBe('reed-cat')
  await call('play.undo', null)
  for (const name of ['Mud Hag', 'Reed Cat', 'Bell Eel'])
    expect(session.campaign.shelf.monsterNamed(name)).toBeUndefined()
  await call('play.redo', null)
  expect(session.campaign.shelf.monsterNamed('Bell Eel')?.name).toBe('Bell Eel')
})

test('many are reported by their number, and one that comes twice is kept as it came last', async () => {
  const lot = monsters('Mud Hag', 'Reed Cat', 'Bell Eel', 'Fen Moth')
  const { batch } = await stage(null, lot)
  await stage(
    batch,
    lot.slice(0, 1).map((monster) => ({ ...monster, tags: ['bog'] })),
  )
  const { kept, says } = await call('batch.keep', {
    batch,
    to: { home: 'campaign', collection: '' },
  })
  expect([kept, says]).toEqual([4, 'Library: 4 monsters (Mud Hag, Reed Cat, Bell Eel …) kept'])
  expect(session.campaign.shelf.monster('mud-hag')?.tags).toEqual(['bog'])
})

test('an answer for all alike is kept with each whose question it fits', async () => {
  const [hag, cat] = monsters('Mud Hag', 'Reed Cat')
  if (!hag || !cat) throw new Error('no monsters')
  const { judgements } = await call('convert.to', { monster: hag, ruleset: 'hearts', answers: {} })
  const armour = judgements.find(({ id }) => id === 'armour')
  if (!armour) throw new Error('nothing is asked of its armour')
  const shared = [
    {
      target: 'hearts',
      judgement: 'armour',
      like: armour.like ?? armour.evidence,
      option: 'heavy',
    },
  ]
  const turned = await call('convert.to', { monster: cat, ruleset: 'hearts', answers: {}, shared })
  expect(turned.converted.answers['armour']).toBe('heavy')
  const own = { ...cat, judged: { hearts: { armour: 'none' } } }
  const { batch } = await stage(null, [hag, own], shared)
  await call('batch.keep', { batch, to: { home: 'campaign', collection: '' } })
  expect(session.campaign.shelf.monster('mud-hag')?.judged).toEqual({ hearts: { armour: 'heavy' } })
  expect(session.campaign.shelf.monster('reed-cat')?.judged).toEqual({ hearts: { armour: 'none' } })
})

test('a batch that is kept, or over which another began, is not there any more', async () => {
  const { batch } = await stage(null, monsters('Mud Hag'))
  const other = await stage(null, monsters('Reed Cat'))
  await expect(stage(batch, monsters('Bell Eel'))).rejects.toThrow('no longer in hand')
  await call('batch.keep', { batch: other.batch, to: { home: 'campaign', collection: '' } })
  await expect(
    call('batch.keep', { batch: other.batch, to: { home: 'campaign', collection: '' } }),
  ).rejects.toThrow('no longer in hand')
  expect(session.campaign.shelf.monsterNamed('Mud Hag')).toBeUndefined()
})

test('an import of nothing is refused in words and leaves no entry', async () => {
  const before = session.campaign.version
  const { batch } = await stage(null, [])
  await expect(
    call('batch.keep', { batch, to: { home: 'campaign', collection: '' } }),
  ).rejects.toThrow('There are none to keep')
  expect(session.campaign.version).toBe(before)
})

test('the report goes into a text file', async () => {
  expect(await call('batch.report', { name: 'Unread of bog', text: 'Grudge 4' })).toEqual({
    path: '/out/Unread of bog.txt',
  })
})

test('a piece of a text says how sure each monster is and how far it was read', async () => {
  const odd = 'Drowned Monk\nAC 7 [12], MV 60’ (20’), ML 12, AL Chaotic, XP 20, Grudge 4'
  const text = [block('Mud Hag'), odd, block('Reed Cat')].join('\n\n')
  const piece = await call('convert.read', { text, last: false })
  expect(piece.monsters.map(({ name }) => name)).toEqual(['Mud Hag', 'Drowned Monk'])
  expect(piece.weighed.map(({ sure }) => sure)).toEqual([true, false])
  expect(text.slice(piece.read)).toMatch(/^Reed Cat/)
})

test('fields are mended and typed by hand over the wire, each with its fault in words', async () => {
  const [hag] = monsters('Mud Hag')
  const wrong = await call('mend.field', { monster: hag, change: { field: 'hd', words: 'big' } })
  expect([wrong.fault, wrong.monster]).toEqual([expect.stringContaining('could not be read'), hag])
  const right = await call('mend.field', { monster: hag, change: { field: 'hd', words: '9' } })
  expect(right.rows.find(({ id }) => id === 'hd')).toMatchObject({ text: '9', was: '3 (13hp)' })
  const typed = await call('mend.by-hand', { page: 'cairn', typed: { name: 'Hag', hp: '7' } })
  expect([typed.monster.name, typed.monster.layout, typed.faults]).toEqual(['Hag', 'by-hand', {}])
  await expect(call('mend.by-hand', { page: 'none', typed: {} })).rejects.toThrow('no such page')
  const { pages, targets } = await call('mend.forms', null)
  expect([pages.length > 3, targets.map(({ id }) => id).includes('hearts')]).toEqual([true, true])
})
