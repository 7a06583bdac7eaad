import { readFile } from 'node:fs/promises'
import { Refusal } from '../ipc/contract/endpoint.ts'
import type { Offered } from '../session/services.ts'

export interface OfferedFiles extends Offered {
  /** Sets the listener for newly offered files, in place of any earlier one. */
  onMore(hear: () => void): void
}

export function offeredFiles(first: readonly string[] = []): OfferedFiles {
  const waiting = new Set(first)
  let hear = (): void => undefined
  return {
    list: () => [...waiting],
    add(files) {
      for (const file of files) waiting.add(file)
      if (files.length > 0) hear()
    },
    onMore: (listener) => void (hear = listener),
    async read(file) {
      if (!waiting.delete(file))
        throw new Refusal('refused', `${file} was not opened with Gatefold.`)
      return readCampaignFile(file)
    },
  }
}

/** @throws {Refusal} with the cause when the file can't be read */
export async function readCampaignFile(file: string): Promise<Uint8Array> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT'
      ? new Refusal('not-found', `There is no file ${file}.`, 'Name a campaign zip or a backup.')
      : new Refusal(
          'not-found',
          `${file} could not be read (${error.code ?? error.message}).`,
          'Choose a campaign zip or a backup that you may read.',
        )
  })
}
