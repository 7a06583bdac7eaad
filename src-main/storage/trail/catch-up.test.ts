import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { after, commitOf, someCampaign } from '../campaign-fixture.ts'
import type { FixtureStep } from '../campaign-fixture.ts'
import { memoryStore } from '../memory-store.ts'
import { diskFull } from '../refusals.ts'
import { storeSuite } from '../store.suite.ts'
import type { Store } from '../store.ts'
import { readWhole } from '../campaign-snapshot.ts'
import { catchUp } from './catch-up.ts'
import { heal } from './heal.ts'
import { openTrail } from './index.ts'
import type { Trail } from './index.ts'
import { trailedStore } from './trailed-store.ts'
import type { TrailedStore } from './trailed-store.ts'

let data: string
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'gatefold-catch-up-'))
})
const newId = (): string => 'new'
const files = (shell: 'electron' | 'chromium' = 'chromium'): Trail =>
  openTrail(data, { shell, version: '0.1.0' })
const journal = (): string => join(data, 'campaigns', 'barrow', 'journal.ndjson')

async function play(store: Store, steps: readonly FixtureStep[]): Promise<void> {
  for (const step of steps) await store.commit(commitOf(await readWhole(store, 'barrow'), step))
}

/** A store and a trail that have the same three entries. */
async function begun(): Promise<{ store: Store; trailed: TrailedStore }> {
  const store = memoryStore()
  const trailed = trailedStore(store, files())
  await trailed.add(someCampaign())
  await play(trailed, [
    { do: 'hit points', to: 3 },
    { do: 'keep', id: 'm1', name: 'Goblin' },
    { do: 'undo' },
  ])
  await trailed.settled()
  return { store, trailed }
}

async function bothHave(store: Store): Promise<void> {
  const whole = await readWhole(store, 'barrow')
  expect(await files().read('barrow')).toEqual({ end: 'read', whole, mishap: null })
}

storeSuite('with a trail behind it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gatefold-trailed-'))
  return trailedStore(memoryStore(), openTrail(folder, { shell: 'chromium', version: '0.1.0' }))
})

describe('catching up', () => {
  test('nothing to do', async () => {
    const { store } = await begun()
    expect(await catchUp(store, files(), newId)).toEqual([{ campaign: 'barrow', end: 'equal' }])
    await bothHave(store)
  })

  test('a campaign in which nothing has happened is equal', async () => {
    const store = memoryStore()
    await trailedStore(store, files()).add(someCampaign())
    expect(await catchUp(store, files(), newId)).toEqual([{ campaign: 'barrow', end: 'equal' }])
    expect(await readdir(join(data, 'campaigns'))).toEqual(['barrow'])
  })

  test('the store lost everything: it is rebuilt from the files', async () => {
    const { store } = await begun()
    const fresh = memoryStore()
    expect(await catchUp(fresh, files('electron'), newId)).toEqual([
      { campaign: 'barrow', end: 'rebuilt' },
    ])
    expect(await readWhole(fresh, 'barrow')).toEqual(await readWhole(store, 'barrow'))
  })

  test('another shell played on: the store takes it over', async () => {
    const { store } = await begun()
    const other = memoryStore()
    await catchUp(other, files('electron'), newId)
    const elsewhere = trailedStore(other, files('electron'))
    await play(elsewhere, [
      { do: 'keep', id: 'm2', name: 'Wight' },
      { do: 'undo' },
      { do: 'note', text: 'x' },
    ])
    await elsewhere.mark({
      campaign: 'barrow',
      version: 6,
      why: 'by hand',
      title: 'here',
      at: 'then',
    })
    await elsewhere.settled()
    expect(await catchUp(store, files(), newId)).toEqual([
      { campaign: 'barrow', end: 'store caught up' },
    ])
    expect(await readWhole(store, 'barrow')).toEqual(await readWhole(other, 'barrow'))
    await bothHave(store)
  })

  test('renamed and put in the trash in another shell: so it is here', async () => {
    const { store } = await begun()
    const other = memoryStore()
    await catchUp(other, files('electron'), newId)
    const elsewhere = trailedStore(other, files('electron'))
    const { summary } = await readWhole(other, 'barrow')
    await elsewhere.describe({ ...summary, name: 'Hügelgrab', trashed: '2026-03-02T00:00:00.000Z' })
    await elsewhere.settled()
    expect(await catchUp(store, files(), newId)).toMatchObject([{ end: 'store caught up' }])
    expect(await store.campaigns()).toEqual(await other.campaigns())
    const here = trailedStore(store, files())
    await here.describe(summary)
    await here.settled()
    expect(await catchUp(store, files(), newId)).toMatchObject([{ end: 'equal' }])
    expect(await store.campaigns()).toEqual([summary])
  })

  test('the files lag behind: they are filled', async () => {
    const { store } = await begun()
    await play(store, [
      { do: 'hit points', to: 1 },
      { do: 'note', text: 'y' },
    ])
    expect(await catchUp(store, files(), newId)).toEqual([
      { campaign: 'barrow', end: 'files caught up' },
    ])
    await bothHave(store)
  })

  test('the files are gone: they are written again', async () => {
    const { store } = await begun()
    await rm(join(data, 'campaigns'), { recursive: true })
    expect(await catchUp(store, files(), newId)).toEqual([
      { campaign: 'barrow', end: 'files caught up' },
    ])
    await bothHave(store)
  })

  test('the last line was cut: told, and filled from the store', async () => {
    const { store } = await begun()
    const { length } = await readFile(journal())
    await truncate(journal(), length - 30)
    expect(await catchUp(store, files(), newId)).toEqual([
      {
        campaign: 'barrow',
        end: 'files caught up',
        mishap: {
          line: 3,
          kind: 'cut',
          says: 'The last line of the journal, after entry 2, was cut in the middle.',
        },
      },
    ])
    await bothHave(store)
  })

  test('damaged files are kept aside and written again', async () => {
    const { store } = await begun()
    const garbage = 'no journal\n'.repeat(3)
    await writeFile(journal(), garbage)
    expect(await catchUp(store, files(), newId)).toMatchObject([
      { end: 'files caught up', mishap: { line: 1 } },
    ])
    expect(
      await readFile(join(data, 'campaigns', 'barrow.aside-1', 'journal.ndjson'), 'utf8'),
    ).toBe(garbage)
    await bothHave(store)
  })

  test('damaged in the middle with an empty store: rebuilt with the rest, the damaged files kept aside', async () => {
    await begun()
    const lines = (await readFile(journal(), 'utf8')).split('\n')
    lines[1] = '{"entry"'
    await writeFile(journal(), lines.join('\n'))
    const fresh = trailedStore(memoryStore(), files())
    expect(await catchUp(fresh, files(), newId)).toMatchObject([
      { end: 'rebuilt', mishap: { line: 2 } },
    ])
    expect((await fresh.head('barrow'))?.version).toBe(3)
    expect(
      await readFile(join(data, 'campaigns', 'barrow.aside-1', 'journal.ndjson'), 'utf8'),
    ).toBe(lines.join('\n'))
    await bothHave(fresh)
  })

  test('both went on by themselves: both stories are kept', async () => {
    const { store } = await begun()
    const other = memoryStore()
    await catchUp(other, files('electron'), newId)
    const elsewhere = trailedStore(other, files('electron'))
    await play(elsewhere, [{ do: 'note', text: 'theirs' }])
    await elsewhere.settled()
    await play(store, [
      { do: 'note', text: 'ours' },
      { do: 'hit points', to: 2 },
    ])
    const ours = await readWhole(store, 'barrow')
    expect(await catchUp(store, files(), newId)).toEqual([
      { campaign: 'barrow', end: 'parted', copy: 'new' },
    ])
    expect(await readWhole(store, 'barrow')).toEqual(ours)
    expect((await store.head('new'))?.state.creatures.c1?.notes).toBe('theirs')
    expect((await store.campaigns()).map((one) => one.name).sort()).toEqual([
      'The Barrow',
      'The Barrow (from the files)',
    ])
    await bothHave(store)
    expect((await catchUp(store, files(), newId)).map((one) => one.end)).toEqual(['equal', 'equal'])
  })

  test('erased in one shell it does not come back from the other', async () => {
    const { store, trailed } = await begun()
    const other = memoryStore()
    await other.add(await readWhole(store, 'barrow'))
    await trailed.remove('barrow')
    expect(await catchUp(store, files(), newId)).toEqual([{ campaign: 'barrow', end: 'equal' }])
    expect(await store.campaigns()).toEqual([])
    expect(await catchUp(other, files(), newId)).toEqual([
      { campaign: 'barrow', end: 'erased elsewhere' },
    ])
    expect(await other.campaigns()).toEqual([])
  })

  test('files of a newer Gatefold stay untouched', async () => {
    const { store } = await begun()
    const owner = join(data, 'campaigns', 'barrow', 'owner.json')
    await writeFile(owner, JSON.stringify({ schema: 9 }))
    expect(await catchUp(memoryStore(), files(), newId)).toMatchObject([
      { end: 'unreadable', refusal: { code: 'newer' } },
    ])
    await play(store, [{ do: 'hit points', to: 1 }])
    const before = await readFile(journal())
    await catchUp(store, files(), newId)
    expect(await readFile(journal())).toEqual(before)
  })

  test('what the files missed while they could not be written comes with the next change', async () => {
    const { store, trailed } = await begun()
    await play(store, [{ do: 'note', text: 'behind the back' }])
    await play(trailed, [{ do: 'hit points', to: 1 }])
    await trailed.settled()
    await bothHave(store)
  })

  test('damaged lines are rewritten from the store, without a second story', async () => {
    const { store } = await begun()
    const lines = (await readFile(journal(), 'utf8')).split('\n')
    lines[1] = lines[1]?.replace('Goblin', 'Gobbin') ?? ''
    await writeFile(journal(), lines.join('\n'))
    expect(await heal(store, files())).toEqual([
      { campaign: 'barrow', line: 2, kind: 'damaged', says: 'Line 2 of the journal is damaged.' },
    ])
    await bothHave(store)
    expect(await heal(store, files())).toEqual([])
    expect(await readdir(join(data, 'campaigns'))).toEqual(['barrow', 'barrow.aside-1'])
  })

  test('damaged while another shell had played on: both what it played and the rest are kept', async () => {
    const { store } = await begun()
    const other = memoryStore()
    await catchUp(other, files('electron'), newId)
    const elsewhere = trailedStore(other, files('electron'))
    await play(elsewhere, [{ do: 'note', text: 'theirs' }])
    await elsewhere.settled()
    const lines = (await readFile(journal(), 'utf8')).split('\n')
    lines[1] = 'x'
    await writeFile(journal(), lines.join('\n'))
    expect(await catchUp(store, files(), newId)).toMatchObject([
      { end: 'store caught up', mishap: { line: 2, lost: [2] } },
    ])
    expect(await readWhole(store, 'barrow')).toEqual(await readWhole(other, 'barrow'))
    await bothHave(store)
  })

  test('a campaign that the store does not take is reported, and the others open', async () => {
    await begun()
    await trailedStore(memoryStore(), files()).add(someCampaign('second'))
    const fresh = memoryStore()
    const choosy: Store = {
      ...fresh,
      add: (whole) =>
        whole.summary.id === 'barrow' ? Promise.reject(diskFull()) : fresh.add(whole),
    }
    expect(await catchUp(choosy, files(), newId)).toMatchObject([
      { campaign: 'barrow', end: 'unreadable', refusal: { code: 'disk-full' } },
      { campaign: 'second', end: 'rebuilt' },
    ])
    expect((await fresh.campaigns()).map(({ id }) => id)).toEqual(['second'])
  })

  test('a lost store gets every campaign back', async () => {
    const whole = after(someCampaign('second'), [{ do: 'hit points', to: 1 }])
    const { store } = await begun()
    await trailedStore(store, files()).add(whole)
    const fresh = memoryStore()
    await catchUp(fresh, files(), newId)
    expect(await readWhole(fresh, 'second')).toEqual(whole)
    expect((await fresh.campaigns()).map((one) => one.id).sort()).toEqual(['barrow', 'second'])
  })
})
