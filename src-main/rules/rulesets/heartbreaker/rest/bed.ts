import { plain, refusal } from '../../../core/preview.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { defineAction, type Ruling } from '../../../core/action.ts'
import { hour } from '../../../clock/clock.ts'
import { type Effect, setCondition } from '../../../core/effects.ts'
import { signed } from '../../../common/check.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { injured } from '../conditions.ts'
import { rollSave } from '../saves.ts'
import {
  bedBonus,
  upkeeps,
  type Upkeep,
  restSteps,
  restAll,
  sleepers,
  type RestResult,
} from './index.ts'

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
    who: { kind: 'creatures', role: 'actor', title: 'Who sleeps', side: 'party', lying: true },
    upkeep: { kind: 'choice', title: 'How they lodge', of: upkeeps, default: 'basic' },
  },
  plan(situation, { who, upkeep }) {
    if (situation.fight) return refusal('A fight is on: end it before anybody sleeps.')
    const abed = sleepers(situation, who)
    if (abed.length === 0) return refusal('Nobody chosen can rest: choose who sleeps.')
    return { abed, hurt: abed.filter(({ conditions }) => injured in conditions), upkeep }
  },
  preview: ({ abed, hurt, upkeep }) =>
    plain(
      `2d6 STA each${hurt.length > 0 ? `, then a SAV ${describeBonus(upkeep)}against each injury` : ''}`,
      [],
      [
        ...restSteps(abed, 'bed'),
        ...hurt.map(({ name }): Step => step(name, 'a SAV to be rid of the injury', 'HBK-REST-04')),
      ],
    ),
  *run({ abed, hurt, upkeep }, situation, at) {
    const slept = yield* restAll(situation, abed, 'bed')
    const cures: RestResult[] = []
    for (const creature of hurt) cures.push(yield* rollCure(creature, upkeep, at.ruling))
    const says = [slept.says, ...cures.map((each) => each.says)].filter(Boolean).join('; ')
    return line(at, {
      rule: 'HBK-REST-04',
      what: `A night in a bed, ${upkeep}`,
      says: says || 'Nobody was hurt',
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

function describeBonus(upkeep: Upkeep): string {
  const bonus = bedBonus(upkeep)
  return bonus === 0 ? '' : `${signed(bonus)} `
}

/** A bare SAV, made easier or harder by the lodging. Rule HBK-REST-04. */
function* rollCure(
  creature: ReadonlyCreature,
  upkeep: Upkeep,
  ruling: Ruling,
): ProcedureOf<RestResult> {
  const plus = bedBonus(upkeep)
  const result = yield* rollSave(creature, ruling, {
    rule: 'HBK-REST-04',
    label: `SAV of ${creature.name} (${creature.id})`,
    success: 'The injury is gone',
    failure: 'The injury stays',
    ...(plus === 0 ? {} : { plus: [step(`${upkeep} lodging`, plus, 'HBK-REST-04')] }),
  })
  const gone: Effect = setCondition(creature.id, injured, null)
  return {
    says: `${creature.name}: ${result.success ? 'the injury is gone' : 'still injured'}`,
    why: result.why,
    effects: result.success ? [gone] : [],
  }
}
