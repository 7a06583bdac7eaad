import { previewCheck, runCheck, type Check, type CheckResult } from '../../common/check.ts'
import { defineAction, type Ruling } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { line } from '../../core/line.ts'
import { figuresOf, type Step } from '../../core/outcome.ts'
import { refusal } from '../../core/preview.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { nameAmong } from './character.ts'
import { capSteps, improved } from './checks.ts'

/** A saving throw of one creature: a d20 strictly under ST. Rule HRT-SAVE-01. */
export interface Save {
  creature: ReadonlyCreature
  trial: Check
  /** ST after a failure; null for monsters, which never harden, and at the ceiling. Rules HRT-SAVE-02, E-HRT-11. */
  hardens: number | null
}

export function planSave(situation: Situation, creature: ReadonlyCreature): Save {
  const { st = 0 } = creature.values
  const to = improved(st, situation)
  const hardens = creature.kind === 'monster' || to === st ? null : to
  return {
    creature,
    hardens,
    trial: {
      label: 'd20',
      count: 1,
      sides: 20,
      score: st,
      scoreName: 'ST',
      way: 'under',
      rule: 'HRT-SAVE-01',
      success: 'Saved',
      failure: hardens === null ? 'Not saved' : `Not saved, and ST improves to ${hardens}`,
    },
  }
}

export const savingThrow = defineAction({
  id: 'hearts.save',
  title: 'Saving throw',
  rule: 'HRT-SAVE-01',
  phase: 'check',
  slot: 'save',
  needs: ['st'],
  finds: 'st strength poison spell resist',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who' },
    against: { kind: 'text', title: 'Against what', max: 80, optional: true },
  },
  plan(situation, { who, against }) {
    const creature = situation.creatures[who]
    if (creature?.values.st === undefined)
      return refusal('Choose somebody who has ST, or give them one by an edit.')
    return { save: planSave(situation, creature), against }
  },
  preview: ({ save }, _situation, { ruling }) => previewCheck(save.trial, ruling),
  *run({ save, against }, _situation, at) {
    const { creature, trial } = save
    const result = yield* runCheck(trial, at.ruling)
    const { why, effects } = hardening(save, result.success)
    return line(at, {
      rule: 'HRT-SAVE-01',
      what: [`ST ${trial.score}`, creature.name, against].filter(Boolean).join(', '),
      says: result.success ? trial.success : trial.failure,
      tone: result.success ? 'good' : 'bad',
      who: [creature.id],
      ...figuresOf(result),
      why: [...result.why, ...why],
      effects,
    })
  },
})

/** A save rolled among others; a character's failure hardens. Rules HRT-MAG-04, HRT-SAVE-02. */
interface Saved extends CheckResult {
  creature: ReadonlyCreature
  effects: Effect[]
}

/** Each target's own d20 under ST. Rule HRT-MAG-04. */
export function* rollSaves(saves: readonly Save[], ruling: Ruling): ProcedureOf<Saved[]> {
  const everybody = saves.map(({ creature }) => creature)
  const rolled: Saved[] = []
  for (const [at, save] of saves.entries()) {
    const { creature, trial } = save
    const label = `save, ${nameAmong(everybody, at)}`
    const checked = yield* runCheck({ ...trial, label }, ruling)
    const total = checked.total === undefined ? '' : ` on ${checked.total}`
    const result = `${checked.success ? 'saved' : 'not saved'}${total}`
    const { why, effects } = hardening(save, checked.success)
    rolled.push({
      ...checked,
      creature,
      effects,
      why: [
        { name: `${creature.name}, ST ${trial.score}`, value: result, rule: 'HRT-MAG-04' },
        ...why.map((step) => ({ ...step, name: creature.name, value: `ST ${step.value}` })),
      ],
    })
  }
  return rolled
}

/** Steps and effects of a failed save. Rule HRT-SAVE-02. */
export function hardening(
  { creature, hardens, trial }: Save,
  success: boolean,
): { why: Step[]; effects: Effect[] } {
  if (success || creature.kind === 'monster') return { why: [], effects: [] }
  if (hardens === null) return { why: capSteps('ST', trial.score), effects: [] }
  return {
    why: [{ name: 'ST', value: `improves to ${hardens}`, rule: 'HRT-SAVE-02' }],
    effects: [{ do: 'set', creature: creature.id, field: 'st', to: hardens }],
  }
}
