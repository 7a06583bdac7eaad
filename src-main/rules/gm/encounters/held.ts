import { turn } from '../../clock/clock.ts'
import type { Effect } from '../../core/effects.ts'
import type { Outcome } from '../../core/outcome.ts'
import { choose, type ProcedureOf, type Procedure } from '../../core/procedure.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { Situation } from '../../core/situation.ts'
import { asideOf } from './beside.ts'
import { endAllEncounters, everyLeaver, leaversText } from './end.ts'

export const openQuestion = 'An encounter is open: end it, or pass over it'

/** Answer that leaves every encounter on the table. */
export const passOver = 'pass over it'
export const severalOpen = 'Several encounters are open: end them, or pass over them'

/** End of the preview of what takes long, while an encounter is open. */
export const heldAhead = 'first: end the open encounter, or pass over it'

/** True while there is a current encounter or a fight. */
export function isEncounterOpen({ encounter, fight }: Situation): boolean {
  return encounter !== undefined || fight !== undefined
}

/** True when an outcome takes more than a turn. */
export function isLong({ effects }: Pick<Outcome, 'effects'>): boolean {
  const seconds = effects.reduce(
    (sum, effect) => sum + (effect.do === 'advance' ? effect.seconds : 0),
    0,
  )
  return seconds > turn
}

/**
 * Asks whether the open encounters all end or all stay before more than a turn passes. Rule GF-HOLD-01.
 * @param after procedure that takes the time, once these effects are applied
 */
export function* overEncounter(
  situation: Situation,
  game: Ruleset,
  after: (leaving: readonly Effect[]) => Procedure,
): Procedure {
  const open = [
    situation.encounter?.title ?? 'The fight',
    ...asideOf(situation).map(({ encounter }) => encounter.title),
  ]
  const leavers = everyLeaver(situation)
  const leave = leaversText(leavers)
  const ended = yield* open.length > 1 ? endAll(leave) : endIt(leave)
  const leaving = ended ? endAllEncounters(situation, game) : []
  const outcome = yield* after(leaving)
  const value = ended ? 'ended' : 'passed over'
  return {
    ...outcome,
    says: ended && leave ? `${outcome.says}; ${leave}` : outcome.says,
    why: [
      ...outcome.why,
      ...open.map((name) => ({ name, value, rule: 'GF-HOLD-01' as const })),
      ...(ended ? leavers : []),
    ],
    effects: [...leaving, ...outcome.effects],
  }
}

function* endIt(leave: string): ProcedureOf<boolean> {
  const note = leave && `End it: ${leave}`
  return (yield* choose(openQuestion, ['end it', passOver], { note, usual: passOver })) === 'end it'
}

function* endAll(leave: string): ProcedureOf<boolean> {
  const note = leave && `End all: ${leave}`
  return (
    (yield* choose(severalOpen, ['end all', 'pass over all'], { note, usual: 'pass over all' })) ===
    'end all'
  )
}
