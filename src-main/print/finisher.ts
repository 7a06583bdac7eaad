import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { Unreadable } from './fields/unreadable.ts'
import type { ReadField } from './print.ts'
import { described, type Finishing } from './described.ts'
import type { Answer, Asked } from './finish.worker.ts'

/** Finishes what the press printed; one job at a time. */
export interface Finisher {
  finish(raw: Uint8Array, job: Finishing, signal: AbortSignal): Promise<Uint8Array>
  close(): Promise<void>
}

/** Milliseconds a file may take to be read; one that takes longer was made to. */
const patience = 20_000

/**
 * Finishing in a thread of its own, started by the first job and kept until it is closed. A job that
 * is called off ends the thread with it.
 * @param program the built `finish.worker`; @param facePath the typeface of form fields.
 */
export function finisherThread(program: URL, facePath: string): Finisher {
  let thread: Worker | null = null
  const end = async (): Promise<void> => {
    const ended = thread
    thread = null
    await ended?.terminate()
  }
  return {
    async finish(raw, job, signal) {
      const asItIs = described(raw, job)
      if (asItIs) return asItIs
      const face = job.options.fillable ? await readFile(facePath) : null
      thread ??= new Worker(program)
      const stop = (): void => void end()
      signal.addEventListener('abort', stop, { once: true })
      try {
        const answer = await asked(thread, { raw, job, face })
        if (!('bytes' in answer)) throw new Error('the thread answered another question')
        return answer.bytes
      } catch (error) {
        await end()
        throw error
      } finally {
        signal.removeEventListener('abort', stop)
      }
    },
    close: end,
  }
}

/**
 * Reads the fields of a filled form in a thread that lives no longer: what the file does to it stays there.
 * @throws {Refusal} `bad-input` when the file gives no fields, or takes for ever.
 */
export async function readForm(program: URL, filled: Uint8Array): Promise<ReadField[]> {
  const thread = new Worker(program)
  const late = setTimeout(() => void thread.terminate(), patience)
  try {
    const answer = await asked(thread, { filled })
    return 'fields' in answer ? answer.fields : []
  } catch (error) {
    const { message, way } = error instanceof Unreadable ? error : endless
    throw new Refusal('bad-input', message, way)
  } finally {
    clearTimeout(late)
    await thread.terminate()
  }
}

const endless = {
  message: 'This PDF can’t be read: it is damaged, or made to be endless.',
  way: 'Choose the PDF that Gatefold saved and somebody filled in.',
}

function asked(thread: Worker, work: Asked): Promise<Extract<Answer, { ok: true }>> {
  return new Promise((resolve, reject) => {
    const heard = (done: Answer): void => {
      letGo()
      if (done.ok) resolve(done)
      else
        reject(done.way === null ? new Error(done.message) : new Unreadable(done.message, done.way))
    }
    const failed = (error: unknown): void => {
      letGo()
      reject(error instanceof Error ? error : new Error(`finishing stopped (${String(error)})`))
    }
    const letGo = (): void => {
      thread.off('message', heard).off('error', failed).off('exit', failed)
    }
    thread.on('message', heard).on('error', failed).on('exit', failed)
    thread.postMessage(work)
  })
}
