import { minute, round } from '../../../../clock/clock.ts'
import { houseRule } from '../../../../core/ruleset/house-rules.ts'
import type { Due, Timer } from '../../../../core/state/due.ts'
import type { ReadonlyCreature, Situation } from '../../../../core/situation.ts'
import { restingBreath } from '../../house-rules/hazards.ts'

export const testAction = 'gods-and-monsters.suffocation-test'
export const timerId = (id: string): string => `breath:${id}`

/** Suffocation test that falls due each minute without air. Rule GAM-SUF-02. */
export function testDue(creature: ReadonlyCreature): Omit<Due, 'id'> {
  return {
    action: testAction,
    input: { who: creature.id, due: '' },
    title: 'Out of air',
    why: `${creature.name} has no air left`,
    rule: 'GAM-SUF-02',
    when: 'now',
    who: [creature.id],
    must: true,
  }
}

/** The clock of somebody’s breath, then of their tests. Rules GAM-SUF-01, GAM-SUF-03, GAM-AMB-63. */
export function breathTimer(
  creature: ReadonlyCreature,
  situation: Situation,
  rounds: number,
  resting: boolean,
): Timer {
  const { seconds } = situation.clock
  const slow = resting && houseRule(situation, restingBreath) === 'both'
  const every = slow ? 2 * minute : minute
  return {
    id: timerId(creature.id),
    kind: 'effect',
    title: `${creature.name} holds their breath`,
    bearer: creature.id,
    from: seconds,
    next: seconds + (rounds === 0 ? every : rounds * round),
    every,
    due: testDue(creature),
    counts: { tests: 0 },
    rule: 'GAM-SUF-01',
  }
}
