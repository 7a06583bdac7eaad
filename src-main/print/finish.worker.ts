import { answers } from '../threads/answers.ts'
import { readFields } from './fields/read-fields.ts'
import type { ReadField } from './print.ts'
import type { Finishing } from './described.ts'
import { finish } from './finish.ts'

/** Finishes one PDF after another beside main, or reads the fields of one. */
export type FinishRequest =
  { raw: Uint8Array; job: Finishing; face: Uint8Array | null } | { filled: Uint8Array }
export type FinishAnswer = { bytes: Uint8Array } | { fields: ReadField[] }

answers<FinishRequest, FinishAnswer>(async (asked) =>
  'filled' in asked
    ? { fields: await readFields(asked.filled) }
    : { bytes: await finish(asked.raw, asked.job, asked.face) },
)
