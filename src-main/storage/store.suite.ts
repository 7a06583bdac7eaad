import { describe, expect, test } from 'vitest'
import {
  added,
  after,
  commitOf,
  commitOfAll,
  someCampaign,
  someMonster,
} from './campaign-fixture.ts'
import type { FixtureStep } from './campaign-fixture.ts'
import type { RestorePoint } from './records.ts'
import { recordKey, StaleVersion } from './store.ts'
import type { Store } from './store.ts'
import { checkWhole, readWhole } from './campaign-snapshot.ts'

const point = (version: number, title: string): RestorePoint => ({
  campaign: 'barrow',
  version,
  why: 'by hand',
  title,
  at: '2026-03-01T19:00:00.000Z',
})

/** Tests that every store must pass, whatever it keeps campaigns on. `open` gives a new and empty one. */
export function storeSuite(name: string, open: () => Promise<Store>): void {
  describe(`store: ${name}`, () => {
    reading(open)
    writing(open)
    refusing(open)
    aboutCampaigns(open)
  })
}

function reading(open: () => Promise<Store>): void {
  test('an empty store has nothing of anything', async () => {
    const store = await open()
    expect([
      await store.campaigns(),
      await store.head('barrow'),
      await store.first('barrow'),
      await store.entries('barrow', 1, 500),
      await store.records('barrow', '', 500),
      await store.restorePoints('barrow'),
      await store.settings(),
    ]).toEqual([[], null, null, [], [], [], []])
  })

  test('a campaign added is read back whole', async () => {
    const store = await open()
    const whole = after(someCampaign(), [
      { do: 'hit points', to: 3 },
      { do: 'keep', id: 'm1', name: 'Goblin' },
      { do: 'undo' },
      { do: 'keep', id: 'm2', name: '🐉 <b>ظل</b>' },
    ])
    await store.add({ ...whole, restorePoints: [point(2, 'b'), point(1, 'a')] })
    await store.add(someCampaign('other'))
    expect(await readWhole(store, 'barrow')).toEqual({
      ...whole,
      restorePoints: [point(1, 'a'), point(2, 'b')],
    })
    checkWhole(await readWhole(store, 'barrow'), 'it')
  })

  test('entries and records come in pages, in order', async () => {
    const store = await open()
    const steps = Array.from({ length: 25 }, (_, n): FixtureStep => ({
      do: 'keep',
      id: `m${n}`,
      name: 'x',
    }))
    const whole = after(someCampaign(), steps)
    await store.add(whole)
    await store.add(after(someCampaign('barrow2'), [{ do: 'keep', id: 'm0', name: 'not ours' }]))
    expect((await store.entries('barrow', 7, 3)).map((one) => one.number)).toEqual([7, 8, 9])
    expect((await store.entries('barrow', 25, 3)).map((one) => one.number)).toEqual([25])
    const firstPage = await store.records('barrow', '', 20)
    const rest = await store.records('barrow', recordKey(firstPage[19] ?? someMonster('')), 20)
    expect([...firstPage, ...rest]).toEqual(whole.records)
    await expect(store.entries('barrow', 1, 501)).rejects.toThrow()
    await expect(store.records('barrow', '', 0)).rejects.toThrow()
  })

  test('records of one type come by themselves, and a head with the sites in use', async () => {
    const store = await open()
    await store.add(after(someCampaign(), [{ do: 'keep', id: 'm1', name: 'Goblin' }]))
    const [monster] = await store.records('barrow', '', 500)
    expect(await store.records('barrow', '', 500, 'monster')).toEqual([monster])
    expect(await store.records('barrow', 'monster:m1', 500, 'monster')).toEqual([])
    expect(await store.records('barrow', '', 500, 'note')).toEqual([])
    const { head, ...rest } = someCampaign('mine')
    const sites = { s1: { id: 's1' }, s2: { id: 's2' } } as never
    const place = { ...head.state.place, at: { site: 's2', place: 'p1' } }
    await store.add({ ...rest, head: { ...head, state: { ...head.state, sites, place } } })
    const inUse = await store.head('mine', 'sites in use')
    expect(inUse?.state).toEqual({ ...head.state, sites: { s2: { id: 's2' } }, place })
    expect((await store.head('mine'))?.state.sites).toEqual(sites)
  })

  test('what is read is not what is kept', async () => {
    const store = await open()
    await store.add(someCampaign())
    const head = await store.head('barrow')
    if (head) head.state.name = 'scribbled on'
    expect((await store.head('barrow'))?.state.name).toBe('The Barrow')
  })
}

function writing(open: () => Promise<Store>): void {
  test('commits leave entry, head, records, restore point and game time', async () => {
    const store = await open()
    await store.add(someCampaign())
    const kept = commitOf(someCampaign(), { do: 'keep', id: 'm1', name: 'Goblin' })
    await store.commit({ ...kept, restorePoint: point(1, 'a'), when: 'day 2, 10:00' })
    const then = added(someCampaign(), kept)
    const forgot = commitOf(then, { do: 'forget', id: 'm1' })
    await store.commit(forgot)
    const whole = added(then, forgot)
    expect(await readWhole(store, 'barrow')).toEqual({
      ...whole,
      summary: { ...whole.summary, when: 'day 2, 10:00', version: 2 },
      restorePoints: [point(1, 'a')],
    })
  })

  test('a commit of several entries is kept whole, or refused whole', async () => {
    const store = await open()
    await store.add(someCampaign())
    const steps: FixtureStep[] = [
      { do: 'hit points', to: 1 },
      { do: 'keep', id: 'm1', name: 'Goblin' },
      { do: 'undo' },
    ]
    const several = commitOfAll(someCampaign(), steps)
    const gap = { ...several, entries: several.entries.filter(({ number }) => number !== 2) }
    await expect(store.commit(gap)).rejects.toThrow()
    expect(await readWhole(store, 'barrow')).toEqual(someCampaign())
    await store.commit(several)
    expect(await readWhole(store, 'barrow')).toEqual(after(someCampaign(), steps))
  })

  test('a mark is beside one that a command made at the same place', async () => {
    const store = await open()
    await store.add(someCampaign())
    const fight: RestorePoint = { ...point(0, 'f'), why: 'before a fight' }
    await store.mark(point(0, 'a'))
    await store.mark(fight)
    await store.mark(point(0, 'again'))
    expect(await store.restorePoints('barrow')).toEqual([fight, point(0, 'again')])
  })

  test('a big command is kept whole: 2,000 records and a long note', async () => {
    const store = await open()
    await store.add(someCampaign())
    const commit = commitOf(someCampaign(), { do: 'note', text: 'ß'.repeat(300_000) })
    const records = Array.from({ length: 2_000 }, (_, n) =>
      someMonster(`m${String(n).padStart(5, '0')}`),
    )
    await store.commit({
      ...commit,
      records: records.map((record) => ({ type: 'monster', id: record.id, record })),
    })
    const whole = await readWhole(store, 'barrow')
    expect(whole.records).toEqual(records)
    expect(whole.head).toEqual(commit.head)
  })
}

function refusing(open: () => Promise<Store>): void {
  test('a stale writer is refused, told where the campaign stands, and leaves nothing', async () => {
    const store = await open()
    await store.add(someCampaign())
    await store.commit(commitOf(someCampaign(), { do: 'hit points', to: 1 }))
    const before = await readWhole(store, 'barrow')
    const stale = commitOf(someCampaign(), { do: 'keep', id: 'm9', name: 'Late' })
    const failure = await store
      .commit({ ...stale, restorePoint: point(1, 'late') })
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StaleVersion)
    expect(failure).toMatchObject({ campaign: 'barrow', expects: 0, stands: 1 })
    expect(await readWhole(store, 'barrow')).toEqual(before)
  })

  test('of two writers at once one is kept and one is stale', async () => {
    const store = await open()
    await store.add(someCampaign())
    const both = await Promise.allSettled([
      store.commit(commitOf(someCampaign(), { do: 'hit points', to: 1 })),
      store.commit(commitOf(someCampaign(), { do: 'hit points', to: 2 })),
    ])
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await store.head('barrow'))?.version).toBe(1)
  })

  test('an unsound commit leaves nothing', async () => {
    const store = await open()
    await store.add(someCampaign())
    const commit = commitOf(someCampaign(), { do: 'keep', id: 'm1', name: 'Goblin' })
    await expect(
      store.commit({ ...commit, head: { ...commit.head, version: 7 } }),
    ).rejects.toThrow()
    await expect(
      store.commit({ ...commit, entries: commit.entries.map((one) => ({ ...one, number: 3 })) }),
    ).rejects.toThrow()
    await expect(store.commit({ ...commit, entries: [] })).rejects.toThrow()
    expect(await readWhole(store, 'barrow')).toEqual(someCampaign())
  })

  test('an id that exists is not added again, and nothing of the second is kept', async () => {
    const store = await open()
    await store.add(someCampaign())
    const second = after(someCampaign('barrow', 'Another'), [{ do: 'keep', id: 'm1', name: 'x' }])
    await expect(store.add(second)).rejects.toMatchObject({ code: 'exists' })
    expect(await readWhole(store, 'barrow')).toEqual(someCampaign())
  })

  test('what is not there is refused by name', async () => {
    const store = await open()
    const missing = { code: 'not-found' }
    await expect(
      store.commit(commitOf(someCampaign(), { do: 'hit points', to: 1 })),
    ).rejects.toMatchObject(missing)
    await expect(store.describe(someCampaign().summary)).rejects.toMatchObject(missing)
    await expect(store.mark(point(0, 'a'))).rejects.toMatchObject(missing)
    await store.remove('barrow')
    expect(await store.campaigns()).toEqual([])
  })
}

function aboutCampaigns(open: () => Promise<Store>): void {
  test('describe changes what stands about a campaign and keeps its version', async () => {
    const store = await open()
    const whole = after(someCampaign(), [{ do: 'hit points', to: 1 }])
    await store.add(whole)
    const changed = { ...whole.summary, name: 'تلّ 🕯 <i>', trashed: '2026-03-02T00:00:00.000Z' }
    await store.describe({ ...changed, version: 99 })
    expect(await store.campaigns()).toEqual([changed])
    await store.describe(whole.summary)
    expect(await store.campaigns()).toEqual([whole.summary])
  })

  test('remove takes one campaign for good and no other', async () => {
    const store = await open()
    const other = after(someCampaign('barrow2'), [{ do: 'keep', id: 'm1', name: 'x' }])
    await store.add({
      ...after(someCampaign(), [{ do: 'keep', id: 'm1', name: 'x' }]),
      restorePoints: [point(0, 'a')],
    })
    await store.add(other)
    await store.remove('barrow')
    expect([
      await store.head('barrow'),
      await store.first('barrow'),
      await store.entries('barrow', 1, 500),
      await store.records('barrow', '', 500),
      await store.restorePoints('barrow'),
    ]).toEqual([null, null, [], [], []])
    expect(await readWhole(store, 'barrow2')).toEqual(other)
  })

  test('settings are kept by id', async () => {
    const store = await open()
    await store.set({ id: 'theme', value: 'paper' })
    await store.set({ id: 'screen', value: { textSize: 110 } })
    await store.set({ id: 'theme', value: 'candle' })
    expect(await store.settings()).toEqual([
      { id: 'screen', value: { textSize: 110 } },
      { id: 'theme', value: 'candle' },
    ])
    await store.set({ id: 'screen', value: null })
    expect(await store.settings()).toEqual([{ id: 'theme', value: 'candle' }])
  })
}
