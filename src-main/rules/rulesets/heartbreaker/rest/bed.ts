import type { ReadonlyCreature } from '../../../core/situation.ts'
import { defineAction } from '../../../core/action.ts'
import { hour } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal, signed } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { Ruling } from '../../../core/action.ts'
import { injured } from '../harm/states.ts'
import { saved } from '../saves.ts'
import { bedBonus, upkeeps, type Upkeep } from './figures.ts'
import { restSteps, resting, sleepers, type RestResult } from './resting.ts'

/** A night in a bed, and then a SAV of each who is injured. Rules HBK-REST-02, HBK-REST-04. */
export const bed = defineAction({
  id: 'heartbreaker.bed',
  title: 'A night in a bed',
  rule: 'HBK-REST-04',
  phase: 'town',
  slot: 'rest',
  needs: ['hp'],
  finds: 'sleep inn lodging injury cure heal night town',
  asks: {
    who: { kind: 'creatures', title: 'Who sleeps', side: 'party' },
    upkeep: { kind: 'choice', title: 'How they lodge', of: upkeeps, default: 'basic' },
  },
  preview(situation, { who, upkeep }) {
    if (situation.fight) return refusal('A fight is on: end it before anybody sleeps.')
    const abed = sleepers(situation, who)
    if (abed.length === 0) return refusal('Nobody chosen can rest: choose who sleeps.')
    const hurt = abed.filter(({ conditions }) => injured in conditions)
    return plain(
      `2d6 STA each${hurt.length > 0 ? `, then a SAV ${bonusSays(upkeep)}against each injury` : ''}`,
      [],
      [
        ...restSteps(abed, 'bed'),
        ...hurt.map(({ name }): Step => ({
          name,
          value: 'a SAV to be rid of the injury',
          rule: 'HBK-REST-04',
        })),
      ],
    )
  },
  *run(situation, { who, upkeep }, at) {
    const abed = sleepers(situation, who)
    const slept = yield* resting(situation, abed, 'bed')
    const cures: RestResult[] = []
    for (const creature of abed.filter(({ conditions }) => injured in conditions))
      cures.push(yield* cure(creature, upkeep, at.ruling))
    const says = [slept.says, ...cures.map((each) => each.says)].filter(Boolean).join('; ')
    return line(at, {
      rule: 'HBK-REST-04',
      what: `A night in a bed, ${upkeep}`,
      says: says || 'Everybody was whole',
      tone: 'good',
      who: abed.map(({ id }) => id),
      why: [...slept.why, ...cures.flatMap(({ why }) => why)],
      effects: [
        ...slept.effects,
        ...cures.flatMap(({ effects }) => effects),
        { do: 'advance', seconds: 8 * hour },
      ],
    })
  },
})

function bonusSays(upkeep: Upkeep): string {
  const bonus = bedBonus(upkeep)
  return bonus === 0 ? '' : `${signed(bonus)} `
}

/** A bare SAV, made easier or harder by the lodging. Rule HBK-REST-04. */
function* cure(
  creature: ReadonlyCreature,
  upkeep: Upkeep,
  ruling: Ruling,
): ProcedureOf<RestResult> {
  const plus = bedBonus(upkeep)
  const tried = yield* saved(creature, ruling, {
    rule: 'HBK-REST-04',
    label: `SAV of ${creature.name} (${creature.id})`,
    success: 'The injury is gone',
    failure: 'The injury stays',
    ...(plus === 0
      ? {}
      : { plus: [{ name: `${upkeep} lodging`, value: plus, rule: 'HBK-REST-04' }] }),
  })
  const gone: Effect = { do: 'condition', creature: creature.id, name: injured, to: null }
  return {
    says: `${creature.name}: ${tried.success ? 'the injury is gone' : 'still injured'}`,
    why: tried.why,
    effects: tried.success ? [gone] : [],
  }
}
