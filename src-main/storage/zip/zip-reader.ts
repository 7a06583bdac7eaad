import { Worker } from 'node:worker_threads'
import { Refusal } from '../../ipc/contract/endpoint.ts'
import { damaged } from '../refusals.ts'
import type { WholeCampaign } from '../store.ts'
import { alone, calledOff, type Along } from '../along.ts'
import { openCampaignZip, type OpenedZip } from './read-zip.ts'
import type { AskedOfZip, SaidOfZip } from './zip.worker.ts'

/** What is to be read: whose id it gets here, and what it is called in messages. */
export interface ZipWanted {
  newId?: string | undefined
  thing?: string
}

/** Opens campaigns out of zips that came from anywhere. */
export interface ZipReader {
  /** @throws {Refusal} `damaged`, `newer` or `cancelled`. */
  open(bytes: Uint8Array, wanted?: ZipWanted, along?: Along): Promise<OpenedZip>
  /** Reads all of it and says which campaign it is, at which version. @throws {Refusal} as above. */
  check(
    bytes: Uint8Array,
    wanted?: ZipWanted,
  ): Promise<Pick<WholeCampaign['head'], 'campaign' | 'version'>>
}

/** Reads where it is called. */
export const readerHere: ZipReader = {
  open: async (bytes, { newId, thing } = {}) => openCampaignZip(bytes, newId, thing),
  check: async (bytes, { thing } = {}) => openCampaignZip(bytes, undefined, thing).whole.head,
}

/** Megabytes that reading may take: several times what the largest campaign takes. */
const memory = 3 * 1024
/** Milliseconds without a word after which a file is taken to be endless. */
const patience = 120_000

/**
 * Reads each zip in a thread that lives no longer, with bounded memory and time.
 * @param program the built `zip.worker`
 */
export function zipThread(program: URL): ZipReader {
  return {
    open: (bytes, { newId, thing = 'This file' } = {}, along = alone) =>
      read(program, { bytes, newId, thing, whole: true }, along),
    async check(bytes, { thing = 'This file' } = {}) {
      return (await read(program, { bytes, thing, whole: false }, alone)).whole.head
    },
  }
}

function read(program: URL, asked: AskedOfZip, { signal, progress }: Along): Promise<OpenedZip> {
  const thread = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: memory } })
  const entries: WholeCampaign['entries'] = []
  const records: WholeCampaign['records'] = []
  const endless = damaged(asked.thing, 'it takes more time or memory than any campaign')
  return new Promise<OpenedZip>((resolve, reject) => {
    const late = (): NodeJS.Timeout => setTimeout(() => reject(endless), patience)
    let timer = late()
    signal.addEventListener('abort', () => reject(calledOff()), { once: true })
    thread.on('message', (said: SaidOfZip) => {
      clearTimeout(timer)
      timer = late()
      progress(entries.length, entries.length + records.length, 'reading')
      if (said.says === 'entries') entries.push(...said.entries)
      else if (said.says === 'records') records.push(...said.records)
      else if (said.says === 'rest')
        resolve({ whole: { ...said.rest, entries, records }, pictures: said.pictures })
      else if (said.says === 'refused')
        reject(new Refusal(said.failure.code, said.failure.message, said.failure.way))
      else reject(new Error(said.message))
    })
    thread.on('error', (error) =>
      reject(Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY' ? endless : error),
    )
    thread.on('exit', () => {
      clearTimeout(timer)
      reject(new Error('the thread that reads zips ended'))
    })
    thread.postMessage(asked)
  }).finally(() => thread.terminate())
}
