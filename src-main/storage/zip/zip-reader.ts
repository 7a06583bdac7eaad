import { Thread } from '../../threads/thread.ts'
import { alone, type LongWork } from '../along.ts'
import { damaged } from '../refusals.ts'
import type { WholeCampaign } from '../store.ts'
import { openCampaignZip, type OpenedZip } from './read-zip.ts'
import type { AskedOfZip, ZipPage, ZipRest } from './zip.worker.ts'

/** A reading job: the campaign's new id, and its name in messages. */
interface ZipWanted {
  newId?: string | undefined
  thing?: string
}

/** Reads campaigns from untrusted zips. */
export interface ZipReader {
  /** @throws {Refusal} `damaged`, `newer` or `cancelled`. */
  open(bytes: Uint8Array, wanted?: ZipWanted, along?: LongWork): Promise<OpenedZip>
  /** Verifies a zip and returns its campaign's id and version. @throws {Refusal} as above. */
  check(
    bytes: Uint8Array,
    wanted?: ZipWanted,
  ): Promise<Pick<WholeCampaign['head'], 'campaign' | 'version'>>
}

/** Reads on the caller's own thread. */
export const readerHere: ZipReader = {
  open: async (bytes, { newId, thing } = {}) => openCampaignZip(bytes, newId, thing),
  check: async (bytes, { thing } = {}) => openCampaignZip(bytes, undefined, thing).whole.head,
}

/** Limits several times what the largest campaign takes. */
const limits = { memory: 3 * 1024, patience: 120_000 }

/**
 * Reads each zip in a thread of its own, closed afterwards.
 * @param program the built `zip.worker`
 */
export function zipThread(program: URL): ZipReader {
  const read = async (asked: AskedOfZip, { signal, progress }: LongWork): Promise<OpenedZip> => {
    const endless = () => damaged(asked.thing, 'it takes more time or memory than any campaign')
    const thread = new Thread<AskedOfZip, ZipRest, ZipPage>(program, { ...limits, endless })
    const entries: WholeCampaign['entries'] = []
    const records: WholeCampaign['records'] = []
    const hear = (page: ZipPage): void => {
      for (const entry of page.entries ?? []) entries.push(entry)
      for (const record of page.records ?? []) records.push(record)
      progress(0, 0, `${entries.length + records.length} read`)
    }
    try {
      const { rest, pictures } = await thread.ask(asked, { signal, hear })
      return { whole: { ...rest, entries, records }, pictures }
    } finally {
      await thread.close()
    }
  }
  return {
    open: (bytes, { newId, thing = 'This file' } = {}, along = alone) =>
      read({ bytes, newId, thing, whole: true }, along),
    async check(bytes, { thing = 'This file' } = {}) {
      return (await read({ bytes, thing, whole: false }, alone)).whole.head
    },
  }
}
