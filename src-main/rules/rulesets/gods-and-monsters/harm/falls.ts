import { compact } from '../../../common/compact.ts'
import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import type { RuleId, Step } from '../../../core/outcome.ts'
import { isRefusal, plain } from '../../../core/preview.ts'
import { rollSum } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { counted } from '../../../core/words.ts'
import { livingCreature } from '../checks/actions.ts'
import { creatureTest, previewTest, runTest } from '../checks/trial.ts'
import { fallEdge, fallOnVerve, fallRounding } from '../house-rules/hazards.ts'
import { applyRounding, doublings, type Rounding } from '../scales.ts'
import {
  changesText,
  hurtEffects,
  isArchetypal,
  pointsAfter,
  pointsOf,
  pointSteps,
  vervings,
} from './points.ts'

/** Effect of a passed evasion test on the harm of a fall. Rule GAM-FAL-01. */
type FallHelp = 'negates' | 'halves' | 'none'

/** How just 10 and just 20 feet are read: whether they belong to the row they begin, or to the one below. Rule GAM-AMB-52. */
export type FallReading = 'table' | 'text'

interface Fall {
  /** Dice of six, 1 to 7. */
  dice: number
  seconds: number
  evasion: FallHelp
}

/** Feet fallen: dice, seconds and what evasion is good for. Rules GAM-FAL-01, GAM-FAL-02, GAM-AMB-52, GAM-AMB-53. */
export function fallFigures(feet: number, reading: FallReading = 'table'): Fall {
  const edge = reading === 'text' && (feet === 10 || feet === 20)
  const counted = edge ? feet - 1 : feet
  const dice = counted < 10 ? 1 : Math.min(7, 2 + doublings(counted, 10))
  return {
    dice,
    seconds: dice + Math.max(0, Math.floor((feet - 450) / 150)),
    evasion: counted < 10 ? 'negates' : counted < 20 ? 'halves' : 'none',
  }
}

/** Points of a fall: one of each die is an injury, but not where evasion helped at 20 feet or less. Rules GAM-FAL-03, GAM-AMB-52, GAM-AMB-53. */
export function fallDamage(
  feet: number,
  rolled: number,
  evaded: boolean,
  reading: FallReading = 'table',
  rounding: Rounding = 'half up',
): { survival: number; injuries: number } {
  const { dice, evasion } = fallFigures(feet, reading)
  if (evaded && evasion === 'negates') return { survival: 0, injuries: 0 }
  if (evaded && feet <= 20)
    return {
      survival: evasion === 'halves' ? applyRounding(rolled / 2, rounding) : rolled,
      injuries: 0,
    }
  const injuries = Math.min(dice, rolled)
  return { survival: rolled - injuries, injuries }
}

/** Rows of the table by their dice, 1 to 7. */
const rowOf: readonly RuleId[] = [
  'GAM-FAL-T01',
  'GAM-FAL-T02',
  'GAM-FAL-T03',
  'GAM-FAL-T04',
  'GAM-FAL-T05',
  'GAM-FAL-T06',
  'GAM-FAL-T07',
]

/**
 * Explains a fall: its row of the table, and readings that apply at just 10 or 20 feet or beyond the table.
 * Rules GAM-FAL-01 to GAM-FAL-03, GAM-AMB-52, GAM-AMB-53.
 */
function fallSteps(feet: number, reading: FallReading): Step[] {
  const { dice, seconds, evasion } = fallFigures(feet, reading)
  return compact(
    { name: 'Damage', value: `${dice}d6`, rule: rowOf[dice - 1] ?? 'GAM-FAL-02' },
    (feet === 10 || feet === 20) && {
      name: `Just ${feet} feet`,
      value: reading === 'table' ? 'the greater row' : 'the lesser row',
      rule: 'GAM-AMB-52',
    },
    feet > 450 && {
      name: 'Beyond the table',
      value: 'no more dice, a second for each 150 feet more',
      rule: 'GAM-FAL-T08',
    },
    { name: 'Time', value: counted(seconds, 'second'), rule: 'GAM-FAL-02' },
    {
      name: 'Evasion',
      value: { negates: 'no harm', halves: 'half harm, no injury', none: 'no help' }[evasion],
      rule: 'GAM-FAL-01',
    },
    { name: 'Injuries', value: `one point of each die, ${dice}`, rule: 'GAM-FAL-03' },
  )
}

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
    who: { kind: 'creature', role: 'actor', title: 'Who falls', first: 'party' },
    feet: { kind: 'number', title: 'Feet', min: 0, max: 100_000, default: 10 },
    verve: { kind: 'choice', title: 'Verve', of: vervings, default: 'as the rule has it' },
  },
  plan(situation, { who, feet, verve }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    const reading = houseRule<FallReading>(situation, fallEdge)
    const test =
      feet > 20
        ? null
        : creatureTest(creature, situation, 'evasion', {
            rule: 'GAM-FAL-01',
            success: 'Lands well',
            failure: 'Lands badly',
          })
    return {
      creature,
      feet,
      archetypal: isArchetypal(situation, creature, verve),
      reading,
      dice: fallFigures(feet, reading).dice,
      test,
      steps: fallSteps(feet, reading),
    }
  },
  preview({ creature, dice, test, steps }, _situation, at) {
    if (!test) return plain(`${dice}d6 to ${creature.name}`, [], steps)
    const shown = previewTest(test, at.ruling)
    return { ...shown, why: [...shown.why, ...steps] }
  },
  *run({ creature, feet, archetypal, reading, dice, test, steps }, situation, at) {
    const result = test ? yield* runTest(test, at.ruling) : null
    const rolled = yield* rollSum('fall', 6, dice)
    const lost = fallDamage(
      feet,
      rolled,
      result?.success ?? false,
      reading,
      houseRule<Rounding>(situation, fallRounding),
    )
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
      says: changesText(was, is) || 'No harm',
      tone: whole === 0 ? 'good' : 'bad',
      who: [creature.id],
      total: rolled,
      why: [
        ...steps,
        { name: 'Rolled', value: rolled },
        ...(result?.why ?? []),
        ...pointSteps(was, is),
      ],
      effects: hurtEffects(creature, is, archetypal),
    })
  },
})
