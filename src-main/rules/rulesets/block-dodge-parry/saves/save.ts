import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, step, type RuleId, type Step } from '../../../core/outcome.ts'
import { refusal } from '../../../core/preview.ts'
import { number, type ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { previewCheck } from '../../../common/check.ts'
import { combineLeaning } from '../../../dice/checks.ts'
import { abilities, fieldOf, scoreOf, type Ability } from '../character/people.ts'
import { setCondition } from '../effects.ts'
import { changeLuck, luckOf } from './luck.ts'
import { rollSave, saveSteps, saveTrial, type SavedRoll } from './trial.ts'

const hints: Readonly<Record<Ability, { says: string; rule: RuleId }>> = {
  STR: { says: 'power: gates, bars, poison', rule: 'BDP-ABL-01' },
  DEX: { says: 'poise and speed: dodge, climb, sneak', rule: 'BDP-ABL-02' },
  WIL: { says: 'persuade, deceive, threaten, handle spells', rule: 'BDP-ABL-03' },
}

function leaningSteps(advantage: boolean, disadvantage: boolean): Step[] {
  if (advantage === disadvantage)
    return advantage ? [step('Advantage and disadvantage', 'cancel', 'BDP-SAVE-04')] : []
  return [
    step(
      advantage ? 'Advantage' : 'Disadvantage',
      `two dice, the ${advantage ? 'lower' : 'higher'} counts`,
      'BDP-SAVE-04',
    ),
  ]
}

/** Luck burnt on a save that failed; an amendment may bid it afterwards. A 20 is beyond it. Rule BDPX-CHR-05. */
function* askLuckBurnt(
  situation: Situation,
  creature: ReadonlyCreature,
  rolled: SavedRoll,
): ProcedureOf<number> {
  const has = luckOf(creature, situation)
  if (rolled.success || rolled.total === undefined || rolled.total === 20 || has === 0) return 0
  return yield* number('Luck burnt', 0, has, 0)
}

/** Result of a save after points of Luck are burnt. */
function withLuckBurnt(rolled: SavedRoll, burnt: number): SavedRoll {
  const { failedBy = 1, total = 20, why } = rolled
  const success = burnt >= failedBy
  return {
    success,
    total: total - burnt,
    ...(success ? {} : { failedBy: failedBy - burnt }),
    why: [...why, step('Luck burnt', `${burnt}: ${total} to ${total - burnt}`, 'BDPX-CHR-05')],
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
    const { says, rule } = hints[ability]
    const steps: Step[] = [step(ability, says, rule), ...leaningSteps(advantage, disadvantage)]
    return { creature, ability, leaning: combineLeaning(advantage, disadvantage), against, steps }
  },
  preview({ creature, ability, leaning, steps }, _situation, at) {
    const shown = previewCheck(saveTrial(creature, ability, { leaning }), at.ruling)
    return { ...shown, why: [...shown.why, ...steps, ...saveSteps(creature, ability)] }
  },
  *run({ creature, ability, leaning, against, steps }, situation, at) {
    const rolled = yield* rollSave(creature, ability, at.ruling, { leaning })
    const burnt = yield* askLuckBurnt(situation, creature, rolled)
    const result = burnt > 0 ? withLuckBurnt(rolled, burnt) : rolled
    return line(at, {
      rule: 'BDP-SAVE-02',
      what: [`${ability} ${scoreOf(creature, ability)}`, creature.name, against]
        .filter(Boolean)
        .join(', '),
      says: result.success ? 'Saved' : 'Not saved',
      tone: result.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [creature.id],
      ...figuresOf(result),
      why: [...result.why, ...steps],
      effects: [
        ...(burnt > 0 ? [changeLuck(creature, -burnt)] : []),
        ...(ability === 'DEX' && 'shocked' in creature.conditions
          ? [setCondition(creature.id, 'shocked', null)]
          : []),
      ],
    })
  },
})
