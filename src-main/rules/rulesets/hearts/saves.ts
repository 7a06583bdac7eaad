import { figuresOf } from '../../core/outcome.ts'
import { defineAction, type Action } from '../../core/action.ts'
import type { Situation } from '../../core/situation.ts'
import { previewTrial, refusal, runTrial, type Trial } from '../../common/trial.ts'
import { capOf, risen } from './checks.ts'

/** A saving throw of one creature, as a trial: a d20 strictly under ST; a failure hardens. Rules HRT-SAVE-01, HRT-SAVE-02. */
export function saveTrial(situation: Situation, who: string): Trial {
  const creature = situation.creatures[who]
  const score = creature?.values.st ?? 0
  const hardens = creature?.kind !== 'monster'
  return {
    label: 'd20',
    count: 1,
    sides: 20,
    score,
    scoreName: 'ST',
    way: 'under',
    rule: 'HRT-SAVE-01',
    success: 'Saved',
    failure: hardens
      ? `Not saved, and ST improves to ${risen(score, capOf(situation))}`
      : 'Not saved',
  }
}

const saving = defineAction({
  id: 'hearts.save',
  title: 'Saving throw',
  rule: 'HRT-SAVE-01',
  phase: 'check',
  slot: 'save',
  needs: ['st'],
  finds: 'st strength poison spell resist',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    against: { kind: 'text', title: 'Against what', max: 80, optional: true },
  },
  preview(situation, { who }, at) {
    if (situation.creatures[who]?.values.st === undefined)
      return refusal('Choose somebody who has ST, or give them one by an edit.')
    return previewTrial(saveTrial(situation, who), at.ruling)
  },
  *run(situation, { who, against }, at) {
    const trial = saveTrial(situation, who)
    const tried = yield* runTrial(trial, at.ruling)
    const creature = situation.creatures[who]
    const hardens = !tried.success && creature?.kind !== 'monster'
    const to = risen(trial.score, capOf(situation))
    return {
      rule: 'HRT-SAVE-01',
      what: [`ST ${trial.score}`, creature?.name, against].filter(Boolean).join(', '),
      says: tried.success ? trial.success : trial.failure,
      tone: tried.success ? 'good' : 'bad',
      who: [who],
      ...figuresOf(tried),
      ...(at.ruling.secret ? { secret: true } : {}),
      why: hardens
        ? [...tried.why, { name: 'ST', value: `improves to ${to}`, rule: 'HRT-SAVE-02' }]
        : tried.why,
      effects: hardens ? [{ do: 'set', creature: who, field: 'st', to }] : [],
    }
  },
})

export const saves: readonly Action[] = [saving]
