import { defineAction } from '../../../core/action.ts'
import { lean } from '../../../dice/checks.ts'
import { previewTrial, refusal } from '../../../common/trial.ts'
import { figuresOf, type RuleId, type Step } from '../../../core/outcome.ts'
import { line } from '../../../core/line.ts'
import { number, type ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { abilities, fieldOf, scoreOf, type Ability } from '../people.ts'
import { luckOf } from './luck.ts'
import { saved, saveSteps, saveTrial, type SavedRoll } from './trial.ts'

const hints: Readonly<Record<Ability, { says: string; rule: RuleId }>> = {
  STR: { says: 'power: gates, bars, poison', rule: 'BDP-ABL-01' },
  DEX: { says: 'poise and speed: dodge, climb, sneak', rule: 'BDP-ABL-02' },
  WIL: { says: 'persuade, deceive, threaten, handle spells', rule: 'BDP-ABL-03' },
}

function leaningSteps(advantage: boolean, disadvantage: boolean): Step[] {
  if (advantage === disadvantage)
    return advantage
      ? [{ name: 'Advantage and disadvantage', value: 'cancel', rule: 'BDP-SAVE-04' }]
      : []
  return [
    {
      name: advantage ? 'Advantage' : 'Disadvantage',
      value: `two dice, the ${advantage ? 'lower' : 'higher'} counts`,
      rule: 'BDP-SAVE-04',
    },
  ]
}

/** Luck burnt on a save that failed; an amendment may bid it afterwards. A 20 is beyond it. Rule BDPX-CHR-05. */
function* burning(
  situation: Situation,
  creature: ReadonlyCreature,
  rolled: SavedRoll,
): ProcedureOf<number> {
  const has = luckOf(creature, situation)
  if (rolled.success || rolled.total === undefined || rolled.total === 20 || has === 0) return 0
  return yield* number('Luck burnt', 0, has, 0)
}

/** The roll as so many points make it. */
function mended(rolled: SavedRoll, burnt: number): SavedRoll {
  const { failedBy = 1, total = 20, why } = rolled
  const success = burnt >= failedBy
  return {
    success,
    total: total - burnt,
    ...(success ? {} : { failedBy: failedBy - burnt }),
    why: [
      ...why,
      { name: 'Luck burnt', value: `${burnt}: ${total} to ${total - burnt}`, rule: 'BDPX-CHR-05' },
    ],
  }
}

/** Rules BDP-SAVE-01 to BDP-SAVE-04. */
export const save = defineAction({
  id: 'block-dodge-parry.save',
  title: 'Save',
  rule: 'BDP-SAVE-02',
  phase: 'check',
  slot: 'save',
  needs: ['str', 'dex', 'wil'],
  finds: 'strength dexterity will check test resist risk',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    ability: { kind: 'choice', title: 'Ability', of: abilities, default: 'DEX' },
    advantage: { kind: 'switch', title: 'Advantage', default: false },
    disadvantage: { kind: 'switch', title: 'Disadvantage', default: false },
    against: { kind: 'text', title: 'Against what', max: 80, optional: true },
  },
  preview(situation, { who, ability, advantage, disadvantage }, at) {
    const creature = situation.creatures[who]
    if (creature?.values[fieldOf[ability]] === undefined)
      return refusal(`Choose somebody who has ${ability}, or give them one by an edit.`)
    const leaning = lean(advantage, disadvantage)
    const shown = previewTrial(saveTrial(creature, ability, { leaning }), at.ruling)
    return {
      ...shown,
      why: [
        ...shown.why,
        { name: ability, value: hints[ability].says, rule: hints[ability].rule },
        ...leaningSteps(advantage, disadvantage),
        ...saveSteps(creature, ability),
      ],
    }
  },
  *run(situation, { who, ability, advantage, disadvantage, against }, at) {
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule: 'BDP-SAVE-02', what: 'Save', says: 'Nobody rolled' })
    const leaning = lean(advantage, disadvantage)
    const rolled = yield* saved(creature, ability, at.ruling, { leaning })
    const burnt = yield* burning(situation, creature, rolled)
    const tried = burnt > 0 ? mended(rolled, burnt) : rolled
    return line(at, {
      rule: 'BDP-SAVE-02',
      what: [`${ability} ${scoreOf(creature, ability)}`, creature.name, against]
        .filter(Boolean)
        .join(', '),
      says: tried.success ? 'Saved' : 'Not saved',
      tone: tried.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [who],
      ...figuresOf(tried),
      why: [
        ...tried.why,
        { name: ability, value: hints[ability].says, rule: hints[ability].rule },
        ...leaningSteps(advantage, disadvantage),
      ],
      effects: [
        ...(burnt > 0
          ? [{ do: 'change' as const, creature: who, field: 'luck', by: -burnt, min: 0 }]
          : []),
        ...(ability === 'DEX' && 'shocked' in creature.conditions
          ? [{ do: 'condition' as const, creature: who, name: 'shocked', to: null }]
          : []),
      ],
    })
  },
})
