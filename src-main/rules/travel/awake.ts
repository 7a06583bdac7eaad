import { type Step, step } from '../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../core/procedure.ts'
import type { Situation } from '../core/situation.ts'
import { nightWatch } from './journey.ts'

/** Rolls which creature of the night watch is awake at an encounter. Rule GF-ROAD-06. */
export function* rollAwake(situation: Situation): ProcedureOf<Step[]> {
  const watching = nightWatch(situation)
  if (watching.length === 0) return []
  const at = watching.length === 1 ? 1 : yield* rollOne('on watch', watching.length)
  const name = situation.creatures[watching[at - 1] ?? '']?.name ?? 'Nobody'
  return [step('On watch', name, 'GF-ROAD-06')]
}
