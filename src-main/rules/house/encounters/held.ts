import { turn } from '../../clock/clock.ts'
import type { Effect } from '../../effects.ts'
import type { Outcome } from '../../outcome.ts'
import { choose, type Asking, type Procedure } from '../../procedure.ts'
import type { Situation } from '../../situation.ts'
import { leavingEffects } from './end.ts'

export const openQuestion = 'An encounter is open: end it, or pass over it'
const ways = ['end it', 'pass over it'] as const

/** True while an encounter or a fight is on the table. */
export function encounterOpen({ encounter, fight }: Situation): boolean {
  return encounter !== undefined || fight !== undefined
}

/** True when an outcome lets more than a turn pass. */
export function isLong({ effects }: Pick<Outcome, 'effects'>): boolean {
  const seconds = effects.reduce(
    (sum, effect) => sum + (effect.do === 'advance' ? effect.seconds : 0),
    0,
  )
  return seconds > turn
}

/**
 * Asks what becomes of the open encounter before more than a turn passes: at once where `long` says
 * that it will, else when the outcome shows it. Rule GF-HOLD-01.
 */
export function* overEncounter(
  situation: Situation,
  procedure: Procedure,
  long: boolean,
): Asking<Outcome> {
  const first = long ? yield* choose(openQuestion, ways) : null
  const outcome = yield* procedure
  if (first === null && !isLong(outcome)) return outcome
  const way = first ?? (yield* choose(openQuestion, ways))
  const name = situation.encounter?.title ?? 'The fight'
  const why = [
    ...outcome.why,
    { name, value: way === 'end it' ? 'ended' : 'passed over', rule: 'GF-HOLD-01' as const },
  ]
  if (way !== 'end it') return { ...outcome, why }
  const leaving = leavingEffects(situation)
  const gone = new Set(leaving.flatMap((each) => (each.do === 'leave' ? [each.creature] : [])))
  const concerns = (effect: Effect): boolean =>
    'creature' in effect && typeof effect.creature === 'string' && gone.has(effect.creature)
  return {
    ...outcome,
    why,
    effects: [...leaving, ...outcome.effects.filter((effect) => !concerns(effect))],
  }
}
