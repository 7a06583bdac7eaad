import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { Finishing } from './finish.ts'
import type { Finished, ToFinish } from './finish.worker.ts'

/** Finishes what the press printed; one job at a time. */
export interface Finisher {
  finish(raw: Uint8Array, job: Finishing, signal: AbortSignal): Promise<Uint8Array>
  close(): Promise<void>
}

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
      const face = job.options.fillable ? await readFile(facePath) : null
      thread ??= new Worker(program)
      const stop = (): void => void end()
      signal.addEventListener('abort', stop, { once: true })
      try {
        return await asked(thread, { raw, job, face })
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

function asked(thread: Worker, work: ToFinish): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const heard = (done: Finished): void => {
      letGo()
      if (done.ok) resolve(done.bytes)
      else reject(new Error(done.message))
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
