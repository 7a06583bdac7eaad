import { parentPort } from 'node:worker_threads'
import { Refusal } from '../../ipc/contract/endpoint.ts'
import type { Failure } from '../../ipc/contract/endpoint.ts'
import { inPages } from '../pages.ts'
import type { WholeCampaign } from '../store.ts'
import { openCampaignZip, type OpenedZip } from './read-zip.ts'

/** Reads one zip beside main: what a hostile file does stays in this thread, which is ended with it. */
export interface AskedOfZip {
  bytes: Uint8Array
  newId?: string | undefined
  thing: string
  /** Whether the campaign itself is wanted, or only whether it is sound. */
  whole: boolean
}
export type SaidOfZip =
  | { says: 'entries'; entries: WholeCampaign['entries'] }
  | { says: 'records'; records: WholeCampaign['records'] }
  | {
      says: 'rest'
      rest: Omit<WholeCampaign, 'entries' | 'records'>
      pictures: OpenedZip['pictures']
    }
  | { says: 'refused'; failure: Failure }
  | { says: 'failed'; message: string }

const say = (said: SaidOfZip): void => parentPort?.postMessage(said)

parentPort?.once('message', ({ bytes, newId, thing, whole }: AskedOfZip) => {
  try {
    const opened = openCampaignZip(bytes, newId, thing)
    const { entries, records, ...rest } = opened.whole
    if (whole) {
      for (const page of inPages(entries)) say({ says: 'entries', entries: page })
      for (const page of inPages(records)) say({ says: 'records', records: page })
    }
    say({ says: 'rest', rest, pictures: whole ? opened.pictures : new Map() })
  } catch (error) {
    if (error instanceof Refusal) {
      const { code, message, way } = error
      say({
        says: 'refused',
        failure: way === undefined ? { code, message } : { code, message, way },
      })
    } else
      say({ says: 'failed', message: error instanceof Error ? (error.stack ?? '') : String(error) })
  }
})
