import { notOpened, notWritten } from '../refusals.ts'
import { reopeningStore } from '../reopening-store.ts'
import { dexieStore, type VaultTables } from './dexie-store.ts'
import { explain } from './explain.ts'
import type { VaultDatabase } from './schema.ts'

/**
 * The vault's store, made to survive a disk that fails: the database is opened again when the browser has
 * closed it. While that does not help, each call is refused in the GM's words, and the next tries again.
 * @param open opens the database, each time it is called
 */
export function lastingStore(open: () => Promise<VaultDatabase>): VaultTables {
  const store: VaultTables = reopeningStore(
    async () => {
      const database = await open().catch(explain)
      return {
        store: dexieStore(database),
        gone: new Promise((resolve) => database.on('close', resolve)),
        close: () => database.close(),
      }
    },
    { reading: notOpened, writing: notWritten },
  )
  // Opens the database ahead of the first call, which reports a failure.
  store.settings().catch(() => undefined)
  return store
}
