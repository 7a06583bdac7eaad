import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { Ruling } from '../../../core/action.ts'
import type { Leaning } from '../../../dice/checks.ts'
import { runTrial, type Trial } from '../../../common/trial.ts'
import type { RuleId, Step } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { scoreOf, type Ability } from '../people.ts'

interface Saving {
  rule?: RuleId
  label?: string
  success?: string
  failure?: string
  leaning?: Leaning
}

/** A d20 at or under an ability; 1 always passes, 20 never. Rules BDP-SAVE-02 to BDP-SAVE-04. */
export function saveTrial(creature: ReadonlyCreature, ability: Ability, how: Saving = {}): Trial {
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
    { name: '1 and 20', value: 'decide by themselves', rule: 'BDP-SAVE-03' },
    ...(shocked(creature, ability)
      ? [{ name: 'Shocked', value: 'the next DEX save fails', rule: 'BDPX-WPN-04' as const }]
      : []),
  ]
}

/** True when a shock makes this save fail: the next DEX save. Rule BDPX-WPN-04. */
function shocked(creature: ReadonlyCreature, ability: Ability): boolean {
  return ability === 'DEX' && 'shocked' in creature.conditions
}

/** How a save ended. */
export interface SavedRoll {
  success: boolean
  total?: number
  failedBy?: number
  why: Step[]
}

/** A save asked for by some other procedure: its own steps, and whether it passed. */
export function* saved(
  creature: ReadonlyCreature,
  ability: Ability,
  ruling: Ruling,
  how: Saving = {},
): ProcedureOf<SavedRoll> {
  const sure: Ruling = shocked(creature, ability) ? { ...ruling, override: 'failure' } : ruling
  const tried = yield* runTrial(saveTrial(creature, ability, how), sure)
  return { ...tried, why: [...tried.why, ...saveSteps(creature, ability)] }
}

/** The GM's ± and ruling belong to the roll an action is named for, not to what comes of it. */
export const unruled: Ruling = { adjust: 0, secret: false }
