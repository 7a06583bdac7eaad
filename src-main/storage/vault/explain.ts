import { Dexie } from 'dexie'
import { Refusal } from '../../ipc/contract/endpoint.ts'
import { diskFull, vaultGone } from '../refusals.ts'
import { StaleVersion } from '../store.ts'

/**
 * Errors by which IndexedDB reports that the disk failed. We never abort a transaction without a reason, so
 * the disk did not take it. The browser then closes the database, and calls it an internal error until the
 * disk is well again; only a database that is opened again works after that.
 */
const lost: string[] = [
  Dexie.errnames.Abort,
  Dexie.errnames.Unknown,
  Dexie.errnames.DatabaseClosed,
  Dexie.errnames.OpenFailed,
  Dexie.errnames.InvalidState,
]

/** Turns errors of IndexedDB about the disk into refusals; all others pass through. */
export function explain(error: unknown): never {
  if (error instanceof Refusal || error instanceof StaleVersion) throw error
  if (!(error instanceof Error)) throw error
  const inner: unknown = Reflect.get(error, 'inner')
  const names = [error.name, inner instanceof Error ? inner.name : '']
  if (names.includes(Dexie.errnames.QuotaExceeded)) throw diskFull()
  if (names.some((name) => lost.includes(name))) throw vaultGone(error.message)
  throw error
}
