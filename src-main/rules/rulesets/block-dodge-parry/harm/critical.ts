import { abilities, type Ability } from '../../../common/abilities.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { previewTrial, refusal, runTrial } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type Step } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { foeCritical } from '../house-rules/harm.ts'
import { criticalDue, helpless } from './fallen.ts'
import { injured } from './injured.ts'
import { criticalTrial, ruleOfFailure } from './saving.ts'

/** Foes who fail go as the house rule says, characters always as the book does. Rule BDPX-GAP-10. */
function fullHarm(situation: Situation, creature: ReadonlyCreature): boolean {
  return creature.kind !== 'monster' || houseRule<string>(situation, foeCritical) === 'sameAsPc'
}

function failureOf(situation: Situation, creature: ReadonlyCreature, ability: Ability): string {
  if (!fullHarm(situation, creature)) return 'Out of the fight'
  return {
    STR: 'An injury by the d10',
    DEX: 'Immobilised or unconscious',
    WIL: 'Debilitated or unconscious',
  }[ability]
}

interface Failed {
  says: string
  why: Step[]
  effects: Effect[]
}

/** Result of a failed Critical Damage Save. Rules BDP-CRIT-02 to BDP-CRIT-04, BDPX-ATK-04. */
export function* failed(
  situation: Situation,
  creature: ReadonlyCreature,
  ability: Ability,
  how: { weapon?: string | undefined; nonLethal?: boolean; label: string },
): ProcedureOf<Failed> {
  if (!fullHarm(situation, creature))
    return {
      says: `${creature.name} is out of the fight`,
      why: [{ name: 'A foe', value: 'takes no further part', rule: 'BDPX-GAP-10' }],
      effects: [
        { do: 'condition', creature: creature.id, name: 'out', to: { rule: 'BDPX-GAP-10' } },
      ],
    }
  if (how.nonLethal)
    return {
      says: `${creature.name} is knocked out`,
      why: [{ name: 'Held back', value: 'knocked out, not injured', rule: 'BDPX-ATK-04' }],
      effects: [
        {
          do: 'condition',
          creature: creature.id,
          name: 'unconscious',
          to: { rule: 'BDPX-ATK-04' },
        },
      ],
    }
  if (ability === 'STR') return yield* injured(creature, how)
  const fell = yield* helpless(creature, ability, `${how.label}: falls`)
  return {
    says: `${creature.name} is ${fell.name}`,
    why: [{ name: ability, value: fell.name, rule: ruleOfFailure[ability] }],
    effects: fell.effects,
  }
}

/** The save that lethal or disabling harm calls for. Rules BDP-CRIT-01 to BDP-CRIT-04. */
export const critical = defineAction({
  id: 'block-dodge-parry.critical',
  title: 'Critical Damage Save',
  rule: 'BDP-CRIT-01',
  phase: 'fight',
  slot: 'save',
  needs: ['str'],
  finds: 'critical damage save str dex wil injury dying unconscious',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    ability: { kind: 'choice', title: 'Ability', of: abilities, default: 'STR' },
    weapon: { kind: 'text', title: 'Hurt by', max: 24, optional: true },
    held: { kind: 'switch', title: 'Blows held back: knocked out, not injured', default: false },
  },
  preview(situation, { who, ability }, at) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who was hurt.')
    if ('dead' in creature.conditions)
      return refusal(`${creature.name} is dead: there is nothing left to save.`)
    const trial = criticalTrial(creature, ability, failureOf(situation, creature, ability))
    return previewTrial(trial, at.ruling)
  },
  *run(situation, { who, ability, weapon, held }, at) {
    const creature = situation.creatures[who]
    if (!creature)
      return line(at, { rule: 'BDP-CRIT-01', what: 'Critical Damage Save', says: 'Nobody saved' })
    const trial = criticalTrial(creature, ability, failureOf(situation, creature, ability))
    const tried = yield* runTrial(trial, at.ruling)
    const came = tried.success
      ? { says: 'Holds out', why: [], effects: [] }
      : yield* failed(situation, creature, ability, { weapon, nonLethal: held, label: 'injury' })
    return line(at, {
      rule: tried.success ? 'BDP-CRIT-01' : ruleOfFailure[ability],
      what: `Critical damage, ${creature.name}, ${ability} ${trial.score}`,
      says: came.says,
      tone: tried.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [who],
      ...figuresOf(tried),
      why: [...tried.why, ...came.why],
      effects: [
        ...came.effects,
        ...(situation.dues[criticalDue(who, ability)]
          ? [{ do: 'settle' as const, due: criticalDue(who, ability) }]
          : []),
      ],
    })
  },
})
