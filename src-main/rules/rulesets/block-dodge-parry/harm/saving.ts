import type { ReadonlyCreature } from '../../../core/situation.ts'
import { fieldOf, scoreOf, type Ability } from '../../../common/abilities.ts'
import type { Trial } from '../../../common/trial.ts'
import type { RuleId } from '../../../core/outcome.ts'

/** The rule of a failed Critical Damage Save on each ability. */
export const ruleOfFailure: Readonly<Record<Ability, RuleId>> = {
  STR: 'BDP-CRIT-02',
  DEX: 'BDP-CRIT-03',
  WIL: 'BDP-CRIT-04',
}

/** A Critical Damage Save: an ordinary one with a bad end. Rule BDP-CRIT-01. */
export function criticalTrial(
  creature: ReadonlyCreature,
  ability: Ability,
  failure: string,
  label = 'critical damage save',
): Trial {
  return {
    label,
    count: 1,
    sides: 20,
    score: scoreOf(creature, ability),
    scoreName: ability,
    way: 'at or under',
    naturals: true,
    rule: 'BDP-CRIT-01',
    success: 'Holds out',
    failure,
  }
}

/** Copy of a creature with an ability as harm that is not applied yet will leave it. */
export function withScore(
  creature: ReadonlyCreature,
  ability: Ability,
  score: number,
): ReadonlyCreature {
  return { ...creature, values: { ...creature.values, [fieldOf[ability]]: score } }
}
