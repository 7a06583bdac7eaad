import * as v from 'valibot'
import type { RecordFault } from '../campaign/input.ts'
import { recordSchemas } from '../ipc/contract/record-schemas.ts'

/** Checks a record of an action's input by its schema: the first fault, or null. */
export const recordFault: RecordFault = (of, value) => {
  const parsed = v.safeParse(recordSchemas[of], value)
  return parsed.success ? null : parsed.issues[0].message
}
