import { rollOne, type Asking } from '../../../procedure.ts'
import { look } from '../../../tables/draw.ts'
import { bynames, firstNames } from '../tables.ts'

/** The name given, or one of our list. Rule GF-KIT-01. */
export function* nameFor(given: string | undefined): Asking<string> {
  if (given?.trim()) return given.trim()
  const [, first] = look(firstNames, yield* rollOne('first name', 30))
  const [, last] = look(bynames, yield* rollOne('byname', 30))
  return `${first} ${last}`
}
