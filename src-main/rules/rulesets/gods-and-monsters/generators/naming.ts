import { rollOne, type Asking } from '../../../procedure.ts'
import { look } from '../../../tables/draw.ts'
import { firstNames } from '../tables.ts'

/** The name given, or one of our list. */
export function* nameFor(given: string | undefined): Asking<string> {
  if (given?.trim()) return given.trim()
  const [, name] = look(firstNames, yield* rollOne('name', 40))
  return name
}
