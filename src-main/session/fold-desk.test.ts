import { expect, test } from 'vitest'
import { mostOwnFolds, type FoldSet } from '../ipc/contract/folds.ts'
import { memoryStore } from '../storage/memory-store.ts'
import { FoldDesk } from './fold-desk.ts'

const set: FoldSet = {
  folds: [
    {
      id: 'own-1',
      name: 'Crypt night',
      leaves: 2,
      slots: [{ column: 1, row: 1, width: 4, height: 3, panels: ['turn'], front: 'turn' }],
    },
  ],
  pins: { notes: ['fight'] },
}

test('a campaign has its own folds, and the default ones where it has none', async () => {
  const desk = new FoldDesk(memoryStore())
  expect(await desk.read('k1')).toEqual({
    set: { folds: [], pins: {} },
    from: 'nothing',
    note: null,
    drafts: [],
  })
  await desk.save('k1', set, 'default')
  expect(await desk.read('k2')).toEqual({
    set,
    from: 'default',
    note: null,
    drafts: [],
  })
  await desk.save('k2', { folds: [], pins: {} }, 'campaign')
  expect((await desk.read('k2')).from).toBe('campaign')
  expect((await desk.read('k1')).set).toEqual(set)
})

test('folds being arranged are kept beside the saved ones, for each campaign', async () => {
  const desk = new FoldDesk(memoryStore())
  await desk.save('k1', set, 'campaign')
  await desk.saveDrafts('k1', [{ ...set.folds[0]!, name: 'Half done' }])
  const read = await desk.read('k1')
  expect([read.set, read.drafts.map(({ name }) => name)]).toEqual([set, ['Half done']])
  expect((await desk.read('k2')).drafts).toEqual([])
  await desk.saveDrafts('k1', [])
  expect((await desk.read('k1')).drafts).toEqual([])
})

test('a broken fold is left out in words, the others stay, and what was stored is kept aside', async () => {
  const store = memoryStore()
  const stored = { ...set, folds: [...set.folds, { id: 'own-2', name: '', slots: 'none' }] }
  await store.set({ id: 'folds k1', value: stored })
  const read = await new FoldDesk(store).read('k1')
  expect(read.set).toEqual(set)
  expect(read.note).toMatch(/^A part of the folds of this campaign could not be read/)
  const aside = (await store.settings()).find(({ id }) => id === 'folds k1 unreadable')
  expect(aside?.value).toEqual(stored)
  expect((await new FoldDesk(store).read('k1')).note).toBeNull()
})

test('of more folds than there may be the first are read', async () => {
  const store = memoryStore()
  const [fold] = set.folds
  const folds = Array.from({ length: mostOwnFolds + 1 }, (_, at) => ({ ...fold, id: `own-${at}` }))
  await store.set({ id: 'folds k1', value: { folds, pins: {} } })
  const read = await new FoldDesk(store).read('k1')
  expect(read.set.folds).toEqual(folds.slice(0, mostOwnFolds))
  expect(read.note).toMatch(/^A part of the folds of this campaign could not be read/)
})

test.each([['a word'], [{ folds: 'many' }], [[]], [7]])(
  'a record that is no set of folds gives the standard folds and words: %j',
  async (stored) => {
    const store = memoryStore()
    await store.set({ id: 'folds k1', value: stored })
    const read = await new FoldDesk(store).read('k1')
    expect([read.set.folds, read.from]).toEqual([[], 'nothing'])
    expect(read.note).toMatch(/could not be read. The standard folds are here/)
    const aside = (await store.settings()).find(({ id }) => id === 'folds k1 unreadable')
    expect(aside?.value).toEqual(stored)
  },
)
