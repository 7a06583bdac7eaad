import { IDBDatabase as FDBDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, test, vi } from 'vitest'
import { commitOf, someCampaign } from '../campaign-fixture.ts'
import { storeSuite } from '../store.suite.ts'
import { readWhole } from '../campaign-snapshot.ts'
import { dexieStore } from './dexie-store.ts'
import { openDatabase } from './schema.ts'

const options = (
  indexedDB = new IDBFactory(),
): { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange } => ({
  indexedDB,
  IDBKeyRange,
})

storeSuite('Dexie', async () => dexieStore(await openDatabase('vault', options())))

describe('the database of the vault', () => {
  test('holds its data when it is opened again', async () => {
    const disk = options()
    const database = await openDatabase('vault', disk)
    await dexieStore(database).add(someCampaign())
    database.close()
    const again = dexieStore(await openDatabase('vault', disk))
    expect(await readWhole(again, 'barrow')).toEqual(someCampaign())
  })

  test('writes with strict durability', async () => {
    const disk = options()
    const transactions = vi.spyOn(FDBDatabase.prototype, 'transaction')
    const database = await openDatabase('vault', disk)
    const store = dexieStore(database)
    await store.add(someCampaign())
    await store.commit(commitOf(someCampaign(), { do: 'hit points', to: 1 }))
    const writes = transactions.mock.calls.filter(([, mode]) => mode === 'readwrite')
    transactions.mockRestore()
    expect(writes.map(([, , how]: unknown[]) => how)).toEqual([
      { durability: 'strict' },
      { durability: 'strict' },
    ])
  })

  test('a newer database is refused and stays as it is', async () => {
    const disk = options()
    const newer = await new Promise<IDBDatabase>((resolve) => {
      const request = disk.indexedDB.open('vault', 30)
      request.onupgradeneeded = () => request.result.createObjectStore('unheard-of')
      request.onsuccess = () => resolve(request.result)
    })
    newer.close()
    await expect(openDatabase('vault', disk)).rejects.toMatchObject({ code: 'newer' })
    expect(await disk.indexedDB.databases()).toEqual([{ name: 'vault', version: 30 }])
  })

  test('a full disk is reported as such and nothing is kept', async () => {
    const database = await openDatabase('vault', options())
    const store = dexieStore(database)
    await store.add(someCampaign())
    database.heads.hook('updating', () => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    const commit = store.commit(commitOf(someCampaign(), { do: 'keep', id: 'm1', name: 'x' }))
    await expect(commit).rejects.toMatchObject({ code: 'disk-full' })
    expect(await readWhole(store, 'barrow')).toEqual(someCampaign())
  })

  test('a closed database is reported as such', async () => {
    const database = await openDatabase('vault', options())
    const store = dexieStore(database)
    database.close()
    await expect(store.campaigns()).rejects.toMatchObject({ code: 'vault-gone' })
    await expect(store.add(someCampaign())).rejects.toMatchObject({ code: 'vault-gone' })
  })
})
