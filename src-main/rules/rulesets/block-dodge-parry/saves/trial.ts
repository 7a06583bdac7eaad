import type { Ruling } from '../../../core/action.ts'
import { step, type RuleId, type Step } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { runCheck, type Check } from '../../../common/check.ts'
import type { Leaning } from '../../../dice/checks.ts'
import { scoreOf, type Ability } from '../character/people.ts'

export type SaveMode = 'normal' | 'advantage' | 'disadvantage'

/**
 * A d20 at or under the score; 1 always passes and 20 always fails; the better of two is the
 * lower. Rules BDP-SAVE-02 to BDP-SAVE-04.
 */
export function save(
  score: number,
  rolls: readonly number[],
  mode: SaveMode = 'normal',
): { used: number; success: boolean } {
  const used =
    mode === 'advantage'
      ? Math.min(...rolls)
      : mode === 'disadvantage'
        ? Math.max(...rolls)
        : (rolls[0] ?? 20)
  return { used, success: used === 1 || (used !== 20 && used <= score) }
}

interface Saving {
  rule?: RuleId
  label?: string
  success?: string
  failure?: string
  leaning?: Leaning
}

/** A d20 at or under an ability; 1 always passes, 20 never. Rules BDP-SAVE-02 to BDP-SAVE-04. */
export function saveTrial(creature: ReadonlyCreature, ability: Ability, how: Saving = {}): Check {
  return {
    label: how.label ?? `${ability} save`,
    count: 1,
    sides: 20,
    score: scoreOf(creature, ability),
    scoreName: ability,
    way: 'at or under',
    rule: how.rule ?? 'BDP-SAVE-02',
    success: how.success ?? 'Saved',
    failure: how.failure ?? 'Not saved',
    naturals: true,
    ...(how.leaning ? { leaning: how.leaning } : {}),
  }
}

/** Steps other than the score that affect a save. */
export function saveSteps(creature: ReadonlyCreature, ability: Ability): Step[] {
  return [
    step('1 and 20', 'decide by themselves', 'BDP-SAVE-03'),
    ...(isShocked(creature, ability)
      ? [step('Shocked', 'the next DEX save fails', 'BDPX-WPN-04')]
      : []),
  ]
}

/** True when a shock makes this save fail: the next DEX save. Rule BDPX-WPN-04. */
function isShocked(creature: ReadonlyCreature, ability: Ability): boolean {
  return ability === 'DEX' && 'shocked' in creature.conditions
}

/** Result of a save. */
export interface SavedRoll {
  success: boolean
  total?: number
  failedBy?: number
  why: Step[]
}

/** Rolls a save within another procedure. */
export function* rollSave(
  creature: ReadonlyCreature,
  ability: Ability,
  ruling: Ruling,
  how: Saving = {},
): ProcedureOf<SavedRoll> {
  const sure: Ruling = isShocked(creature, ability) ? { ...ruling, override: 'failure' } : ruling
  const result = yield* runCheck(saveTrial(creature, ability, how), sure)
  return { ...result, why: [...result.why, ...saveSteps(creature, ability)] }
}

/** No ruling: the GM's applies to the roll that an action is named for, not to later ones. */
export const unruled: Ruling = { adjust: 0, secret: false }
