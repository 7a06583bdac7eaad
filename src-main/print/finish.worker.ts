import { parentPort } from 'node:worker_threads'
import { readFields } from './fields/read-fields.ts'
import { Unreadable } from './fields/unreadable.ts'
import type { ReadField } from './print.ts'
import type { Finishing } from './described.ts'
import { finish } from './finish.ts'

/** Finishes one PDF after another beside main, or reads the fields of one, so that nothing waits for it. */
export type Asked =
  { raw: Uint8Array; job: Finishing; face: Uint8Array | null } | { filled: Uint8Array }
export type Answer =
  | { ok: true; bytes: Uint8Array }
  | { ok: true; fields: ReadField[] }
  /** `way` where the file is at fault, and not we. */
  | { ok: false; message: string; way: string | null }

parentPort?.on('message', (asked: Asked) => {
  void answered(asked).then(
    (answer) => parentPort?.postMessage(answer),
    (error: unknown) => {
      const way = error instanceof Unreadable ? error.way : null
      const message = error instanceof Unreadable ? error.message : String(error)
      parentPort?.postMessage({ ok: false, message, way } satisfies Answer)
    },
  )
})

async function answered(asked: Asked): Promise<Answer> {
  if ('filled' in asked) return { ok: true, fields: await readFields(asked.filled) }
  return { ok: true, bytes: await finish(asked.raw, asked.job, asked.face) }
}
