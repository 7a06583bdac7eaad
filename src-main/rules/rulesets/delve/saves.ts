import { type Ability, abilities, fieldOf, scoreOf } from '../../common/abilities.ts'
import { type Check, type CheckResult, previewCheck, runCheck } from '../../common/check.ts'
import { type Ruling, defineAction } from '../../core/action.ts'
import { line } from '../../core/line.ts'
import { type RuleId, type Step, figuresOf, step } from '../../core/outcome.ts'
import { refusal } from '../../core/preview.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { type Leaning, combineLeaning } from '../../dice/checks.ts'
import { natural1and20 } from './house-rules/saves.ts'

interface Saving {
  rule?: RuleId
  label?: string
  success?: string
  failure?: string
  leaning?: Leaning
}

/**
 * Save as a trial: a d20 strictly under an ability, which Bless raises by 1. Rules DLV-SAVE-01, DLV-SAVE-02,
 * E-DLV-31.
 */
export function saveTrial(
  situation: Situation,
  creature: ReadonlyCreature,
  ability: Ability,
  how: Saving = {},
): Check {
  return {
    label: how.label ?? `${ability} save`,
    count: 1,
    sides: 20,
    score: scoreOf(creature, ability) + blessing(creature),
    scoreName: ability,
    way: 'under',
    rule: how.rule ?? 'DLV-SAVE-01',
    success: how.success ?? 'Saved',
    failure: how.failure ?? 'Not saved',
    ...(how.leaning ? { leaning: how.leaning } : {}),
    ...(houseRule<boolean>(situation, natural1and20) ? { naturals: true } : {}),
  }
}

function blessing(creature: ReadonlyCreature): number {
  return 'Bless' in creature.conditions ? 1 : 0
}

/** Steps of what affects a save besides the score. Rules E-DLV-31, DLVX-CRN-01, DLV-WND-02. */
export function saveSteps(situation: Situation, creature: ReadonlyCreature): Step[] {
  return [
    ...(blessing(creature) > 0 ? [step('Bless', '1 on the score', 'E-DLV-31')] : []),
    ...('Broken Arm' in creature.conditions
      ? [step('Broken Arm', 'disadvantage on what that arm does', 'DLV-WND-02')]
      : []),
    ...(houseRule<boolean>(situation, natural1and20)
      ? [step('1 and 20', 'decide by themselves', 'DLVX-CRN-01')]
      : []),
  ]
}

/** Rolls a save for another procedure and returns its result and steps. */
export function* rollSave(
  situation: Situation,
  creature: ReadonlyCreature,
  ability: Ability,
  ruling: Ruling,
  how: Saving = {},
): ProcedureOf<CheckResult> {
  const result = yield* runCheck(saveTrial(situation, creature, ability, how), ruling)
  return { ...result, why: [...result.why, ...saveSteps(situation, creature)] }
}

/** Ruling for follow-up rolls: the GM's ± and ruling apply only to an action's main roll. */
export const followUpRuling: Ruling = { adjust: 0, secret: false }

const hints: Readonly<Record<Ability, string>> = {
  STR: 'force and endurance',
  DEX: 'speed and aim',
  WIL: 'morale, will and magic',
}

function moraleSteps(creature: ReadonlyCreature, ability: Ability): Step[] {
  return ability === 'WIL' && (creature.kind === 'hireling' || creature.kind === 'animal')
    ? [step('Morale', 'its own WIL, when you call for it', 'E-DLV-24')]
    : []
}

function leaningSteps(advantage: boolean, disadvantage: boolean): Step[] {
  if (advantage && disadvantage) return [step('Advantage and disadvantage', 'cancel', 'E-DLV-23')]
  if (!advantage && !disadvantage) return []
  return [
    step(
      advantage ? 'Advantage' : 'Disadvantage',
      `two dice, the ${advantage ? 'lower' : 'higher'} counts`,
      'DLV-SAVE-02',
    ),
  ]
}

/** A save for anything. Rules DLV-SAVE-01 to DLV-SAVE-03. */
export const save = defineAction({
  id: 'delve.save',
  title: 'Save',
  rule: 'DLV-SAVE-01',
  phase: 'check',
  slot: 'save',
  needs: ['str', 'dex', 'wil'],
  finds: 'strength dexterity will check test resist nerve morale hireling mount',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who' },
    ability: { kind: 'choice', title: 'Ability', of: abilities, default: 'DEX' },
    advantage: { kind: 'switch', title: 'Advantage', default: false },
    disadvantage: { kind: 'switch', title: 'Disadvantage', default: false },
    against: { kind: 'text', title: 'Against what', max: 80, optional: true },
  },
  plan(situation, { who, ability, advantage, disadvantage, against }) {
    const creature = situation.creatures[who]
    if (creature?.values[fieldOf[ability]] === undefined)
      return refusal(`Choose somebody who has ${ability}, or give them one by an edit.`)
    return {
      creature,
      ability,
      against,
      leaning: combineLeaning(advantage, disadvantage),
      leaningWhy: leaningSteps(advantage, disadvantage),
      moraleWhy: moraleSteps(creature, ability),
    }
  },
  preview({ creature, ability, leaning, leaningWhy, moraleWhy }, situation, at) {
    const shown = previewCheck(saveTrial(situation, creature, ability, { leaning }), at.ruling)
    return {
      ...shown,
      why: [
        ...shown.why,
        step(ability, hints[ability], 'DLV-SAVE-03'),
        ...leaningWhy,
        ...saveSteps(situation, creature),
        ...moraleWhy,
      ],
    }
  },
  *run({ creature, ability, against, leaning, leaningWhy, moraleWhy }, situation, at) {
    const result = yield* rollSave(situation, creature, ability, at.ruling, { leaning })
    return line(at, {
      rule: 'DLV-SAVE-01',
      what: [`${ability} ${scoreOf(creature, ability)}`, creature.name, against]
        .filter(Boolean)
        .join(', '),
      says: result.success ? 'Saved' : 'Not saved',
      tone: result.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [creature.id],
      ...figuresOf(result),
      why: [...result.why, ...leaningWhy, ...moraleWhy],
    })
  },
})
