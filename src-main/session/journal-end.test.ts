import { expect, test } from 'vitest'
import type { Entry } from '../campaign/journal.ts'
import { pageSize, type Store } from '../storage/store.ts'
import { JournalEnd } from './journal-end.ts'

/** A journal of so many entries, and how often it was read. */
function journalOf(count: number): { store: Store; reads: number[] } {
  const all = Array.from({ length: count }, (_, at) => ({ number: at + 1 }) as Entry)
  const reads: number[] = []
  const entries = async (_campaign: string, from: number, most: number): Promise<Entry[]> => {
    reads.push(from)
    return all.slice(from - 1, from - 1 + Math.min(most, pageSize))
  }
  return { store: { entries } as unknown as Store, reads }
}

const head = (version: number, undo = version, redo = 0) => ({ campaign: 'c', version, undo, redo })

const holds =
  (number: number) =>
  (entries: readonly Entry[]): true | null =>
    entries.some((entry) => entry.number === number) ? true : null

test('the end is read back page by page, as far as what is looked for and no further', async () => {
  const { store, reads } = journalOf(2000)
  const journal = await JournalEnd.read(store, head(2000))
  expect([journal.entries[0]?.number, journal.last?.number, reads.length]).toEqual([1961, 2000, 1])
  await journal.readRest()
  await journal.readRest()
  const near = await journal.backTo(holds(1900))
  expect([near[0]?.number, near.at(-1)?.number, reads.length]).toEqual([1601, 2000, 2])
  expect([journal.at(1601)?.number, journal.at(1600)]).toEqual([1601, undefined])
  const far = await journal.backTo(holds(900))
  expect(far.map(({ number }) => number)).toEqual(
    Array.from({ length: far.length }, (_, at) => 601 + at),
  )
  expect([far[0]?.number, far.at(-1)?.number, reads.length]).toEqual([601, 2000, 4])
})

test('what is nowhere is looked for to the first entry, once', async () => {
  const { store } = journalOf(1200)
  const journal = await JournalEnd.read(store, head(1200))
  const all = await journal.backTo(() => null)
  expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 1200 }, (_, at) => at + 1))
})

test('entries since one far back are all there, none left out before those at hand', async () => {
  const { store } = journalOf(2000)
  const journal = await JournalEnd.read(store, head(2000))
  const all = await journal.since(700)
  expect(all.map(({ number }) => number)).toEqual(
    Array.from({ length: all.length }, (_, at) => 2001 - all.length + at),
  )
  expect(all[0]?.number).toBeLessThanOrEqual(700)
})

test('what undo and redo would take is there from the first look on', async () => {
  const { store } = journalOf(2000)
  const first = async (undo: number, redo: number) =>
    (await JournalEnd.read(store, head(2000, undo, redo))).entries[0]?.number
  expect([await first(0, 0), await first(1990, 0)]).toEqual([1961, 1961])
  expect([await first(1900, 1998), await first(2000, 1800)]).toEqual([1900, 1800])
  expect(await first(100, 0)).toBe(1601)
})
