import { parentPort } from 'node:worker_threads'
import { finish, type Finishing } from './finish.ts'

/** Finishes one PDF after another beside main, so that nothing waits for it. */
export interface ToFinish {
  raw: Uint8Array
  job: Finishing
  face: Uint8Array | null
}
export type Finished = { ok: true; bytes: Uint8Array } | { ok: false; message: string }

parentPort?.on('message', ({ raw, job, face }: ToFinish) => {
  void finish(raw, job, face).then(
    (bytes) => parentPort?.postMessage({ ok: true, bytes } satisfies Finished),
    (error: unknown) =>
      parentPort?.postMessage({ ok: false, message: String(error) } satisfies Finished),
  )
})
