import { readFile } from 'node:fs/promises'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { Thread } from '../threads/thread.ts'
import type { ReadField } from './print.ts'
import { describePdf, type Finishing } from './described.ts'
import type { FinishAnswer, FinishRequest } from './finish.worker.ts'

/** Finishes what the press printed; one job at a time. */
export interface Finisher {
  finish(raw: Uint8Array, job: Finishing, signal: AbortSignal): Promise<Uint8Array>
  close(): Promise<void>
}

/** Limits of memory in MB and of time in milliseconds, far more than a job of a thousand sheets takes. */
const forJobs = { memory: 4 * 1024, patience: 300_000 }
/** Limits many times what a filled sheet takes; only a hostile file exceeds them. */
const forFields = { memory: 512, patience: 20_000 }

/**
 * Finishing in a thread of its own, started by the first job and kept until it is closed. A job that
 * is cancelled ends the thread with it.
 * @param program the built `finish.worker`; @param facePath the typeface of form fields.
 */
export function finisherThread(program: URL, facePath: string): Finisher {
  const endless = () =>
    new Refusal(
      'refused',
      'This job takes more memory than there is.',
      'Print fewer sheets at once.',
    )
  const thread = new Thread<FinishRequest, FinishAnswer>(program, { ...forJobs, endless })
  return {
    async finish(raw, job, signal) {
      const asItIs = describePdf(raw, job)
      if (asItIs) return asItIs
      const face = job.options.fillable ? await readFile(facePath) : null
      const answer = await thread.ask({ raw, job, face }, { signal })
      if (!('bytes' in answer)) throw new Error('the thread answered another question')
      return answer.bytes
    },
    close: () => thread.close(),
  }
}

/**
 * Reads the fields of a filled form in a thread of its own, so that a hostile file harms nothing else.
 * @throws {Refusal} `bad-input` when the file gives no fields, or takes for ever.
 */
export async function readForm(program: URL, filled: Uint8Array): Promise<ReadField[]> {
  const thread = new Thread<FinishRequest, FinishAnswer>(program, { ...forFields, endless })
  try {
    const answer = await thread.ask({ filled })
    return 'fields' in answer ? answer.fields : []
  } catch (error) {
    throw error instanceof Refusal ? error : endless()
  } finally {
    await thread.close()
  }
}

function endless(): Refusal {
  return new Refusal(
    'bad-input',
    'This PDF can’t be read: it is damaged, or made to be endless.',
    'Choose the PDF that Gatefold saved and somebody filled in.',
  )
}
