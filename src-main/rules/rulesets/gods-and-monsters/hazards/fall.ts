import { defineAction } from '../../../core/action.ts'
import { rollSum } from '../../../core/procedure.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, previewTest, scoredTest, runTest, type ScoredTest } from '../checks/trial.ts'
import {
  changesSay,
  hurtEffects,
  isArchetypal,
  pointsAfter,
  pointSteps,
  vervings,
} from '../harm/hurt.ts'
import { pointsOf } from '../harm/states.ts'
import { fallEdge, fallOnVerve, fallRounding } from '../house-rules/hazards.ts'
import { living } from '../reckoning.ts'
import type { Rounding } from '../scales/rounding.ts'
import { fallSteps } from './fall-steps.ts'
import { fall as fallOf, fallDamage, type FallReading } from './falling.ts'

function evasionOf(creature: ReadonlyCreature, situation: Situation): ScoredTest {
  return scoredTest(
    'evasion',
    [scoreTerm(creature, 'evasion'), ...burdens(creature, situation, 'evasion')],
    {
      rule: 'GAM-FAL-01',
      success: 'Lands well',
      failure: 'Lands badly',
    },
  )
}

const reading = (situation: Situation) => houseRule<FallReading>(situation, fallEdge)

/** Fall of a creature: dice by the height, one point of each an injury. Rules GAM-FAL-01 to GAM-FAL-03. */
export const fall = defineAction({
  id: 'gods-and-monsters.fall',
  title: 'Fall',
  rule: 'GAM-FAL-01',
  phase: 'check',
  slot: 'wound',
  needs: ['hp'],
  finds: 'falling drop height pit cliff evasion injuries seconds',
  asks: {
    who: { kind: 'creature', title: 'Who falls', first: 'party' },
    feet: { kind: 'number', title: 'Feet', min: 0, max: 100_000, default: 10 },
    verve: { kind: 'choice', title: 'Verve', of: vervings, default: 'as the rule has it' },
  },
  preview(situation, { who, feet }, at) {
    const creature = living(situation, who)
    if ('refuses' in creature) return refusal(creature.refuses)
    const fallen = fallOf(feet, reading(situation))
    if (feet > 20)
      return plain(`${fallen.dice}d6 to ${creature.name}`, [], fallSteps(feet, reading(situation)))
    const shown = previewTest(evasionOf(creature, situation), at.ruling)
    return { ...shown, why: [...shown.why, ...fallSteps(feet, reading(situation))] }
  },
  *run(situation, { who, feet, verve }, at) {
    const creature = living(situation, who)
    if ('refuses' in creature)
      return line(at, { rule: 'GAM-FAL-01', what: 'Fall', says: creature.refuses })
    const fallen = fallOf(feet, reading(situation))
    const tried = feet > 20 ? null : yield* runTest(evasionOf(creature, situation), at.ruling)
    const rolled = yield* rollSum('fall', 6, fallen.dice)
    const lost = fallDamage(
      feet,
      rolled,
      tried?.success ?? false,
      reading(situation),
      houseRule<Rounding>(situation, fallRounding),
    )
    const archetypal = isArchetypal(situation, creature, verve)
    const was = pointsOf(creature)
    const whole = lost.survival + lost.injuries
    const covered = archetypal && was.pool + was.verve >= whole && houseRule(situation, fallOnVerve)
    const is = pointsAfter(was, {
      damage: covered ? whole : lost.survival,
      injuries: covered ? 0 : lost.injuries,
      archetypal,
    })
    return line(at, {
      rule: 'GAM-FAL-01',
      what: `Fall of ${creature.name}, ${feet} feet`,
      says: changesSay(was, is) || 'No harm',
      tone: whole === 0 ? 'good' : 'bad',
      who: [who],
      total: rolled,
      why: [
        ...fallSteps(feet, reading(situation)),
        { name: 'Rolled', value: rolled },
        ...(tried?.why ?? []),
        ...pointSteps(was, is),
      ],
      effects: hurtEffects(creature, is, archetypal),
    })
  },
})
