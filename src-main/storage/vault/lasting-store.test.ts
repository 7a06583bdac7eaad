import { forceCloseDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { added, commitOf, someCampaign } from '../campaign-fixture.ts'
import { tooNew } from '../refusals.ts'
import { storeSuite } from '../store.suite.ts'
import { readWhole } from '../campaign-snapshot.ts'
import { lastingStore } from './lasting-store.ts'
import { openDatabase } from './schema.ts'
import type { VaultDatabase } from './schema.ts'

/** A disk that can fill up, and what Chromium makes of that. */
function someDisk(): {
  open: () => Promise<VaultDatabase>
  disk: { full: boolean; opened: number }
  closeByForce: () => void
} {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange }
  const disk = { full: false, opened: 0 }
  let latest: VaultDatabase | null = null
  const closeByForce = (): void => forceCloseDatabase(latest?.backendDB() as never)
  const open = async (): Promise<VaultDatabase> => {
    if (disk.full) {
      throw new DOMException('Internal error opening backing store.', 'UnknownError')
    }
    disk.opened += 1
    const database = await openDatabase('vault', options)
    database.heads.hook('updating', (_changes, _key, _head, transaction) => {
      if (!disk.full) return
      transaction.abort()
      closeByForce()
    })
    return (latest = database)
  }
  return { open, disk, closeByForce }
}

storeSuite('one that lasts', async () => lastingStore(someDisk().open))

test('a full disk refuses in words, and once there is room the next call works', async () => {
  const { open, disk } = someDisk()
  const store = lastingStore(open)
  const whole = someCampaign()
  await store.add(whole)
  const commit = commitOf(whole, { do: 'hit points', to: 1 })

  disk.full = true
  for (let time = 0; time < 3; time += 1) {
    await expect(store.commit(commit)).rejects.toMatchObject({
      code: 'disk-full',
      message: 'The disk is full or cannot be written: this change was not kept.',
      way: 'Make some room and do it again.',
    })
  }
  await expect(store.head('barrow')).rejects.toMatchObject({
    code: 'disk-full',
    message: 'The disk is full or cannot be written: the campaign store could not be opened.',
  })

  disk.full = false
  expect(await readWhole(store, 'barrow')).toEqual(whole)
  await store.commit(commit)
  expect(await readWhole(store, 'barrow')).toEqual(added(whole, commit))
})

test('a database that the browser has closed is opened once more, for all who ask', async () => {
  const { open, disk, closeByForce } = someDisk()
  const store = lastingStore(open)
  await store.add(someCampaign())
  closeByForce()
  const answers = await Promise.all([store.campaigns(), store.head('barrow'), store.settings()])
  expect(answers).toEqual([[someCampaign().summary], someCampaign().head, []])
  expect(disk.opened).toBe(2)
})

test('one that cannot be opened for another reason says that reason', async () => {
  const store = lastingStore(() => Promise.reject(tooNew('The campaign store', 2, 1)))
  await expect(store.campaigns()).rejects.toMatchObject({ code: 'newer' })
})

test('a disk that is full from the start is tried again by each call', async () => {
  const { open, disk } = someDisk()
  disk.full = true
  const store = lastingStore(open)
  await expect(store.add(someCampaign())).rejects.toMatchObject({ code: 'disk-full' })
  disk.full = false
  await store.add(someCampaign())
  expect(await readWhole(store, 'barrow')).toEqual(someCampaign())
})
