import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { rollName } from '../../../common/names.ts'
import type { Situation } from '../../../core/situation.ts'
import { look } from '../../../tables/draw.ts'
import { bynames, firstNames } from '../tables.ts'

/** The name given, or one of our list. Rule GF-KIT-01. */
export function* nameFor(situation: Situation, given: string | undefined): ProcedureOf<string> {
  if (given?.trim()) return given.trim()
  const first = yield* rollName(situation, firstNames, 'first name')
  const [, last] = look(bynames, yield* rollOne('byname', 30))
  return `${first} ${last}`
}
