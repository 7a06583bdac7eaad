import type { Ruling } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { runTrial } from '../../../common/trial.ts'
import { capOf, risen } from '../checks.ts'
import { saveTrial } from '../saves.ts'

export interface Saved {
  who: ReadonlyCreature
  saved: boolean
  total?: number
  failedBy?: number
  why: Step[]
  effects: Effect[]
}

/** Each target's own d20 under ST; a character's failure hardens. Rules HRT-MAG-04, HRT-SAVE-02. */
export function* saves(
  situation: Situation,
  targets: readonly ReadonlyCreature[],
  ruling: Ruling,
): ProcedureOf<Saved[]> {
  const all: Saved[] = []
  for (const [at, who] of targets.entries()) {
    const twice = targets.some(({ name }, other) => other !== at && name === who.name)
    const trial = {
      ...saveTrial(situation, who.id),
      label: `save, ${who.name}${twice ? ` (${at + 1})` : ''}`,
    }
    const tried = yield* runTrial(trial, ruling)
    all.push({
      who,
      saved: tried.success,
      ...(tried.total === undefined ? {} : { total: tried.total }),
      ...(tried.failedBy === undefined ? {} : { failedBy: tried.failedBy }),
      ...hardened(situation, who, trial.score, tried.success, tried.total),
    })
  }
  return all
}

function hardened(
  situation: Situation,
  who: ReadonlyCreature,
  st: number,
  saved: boolean,
  total: number | undefined,
): { why: Step[]; effects: Effect[] } {
  const rolled = total === undefined ? '' : ` on ${total}`
  const step: Step = {
    name: `${who.name}, ST ${st}`,
    value: `${saved ? 'saved' : 'not saved'}${rolled}`,
    rule: 'HRT-MAG-04',
  }
  if (saved || who.kind === 'monster') return { why: [step], effects: [] }
  const to = risen(st, capOf(situation))
  return {
    why: [step, { name: who.name, value: `ST improves to ${to}`, rule: 'HRT-SAVE-02' }],
    effects: [{ do: 'set', creature: who.id, field: 'st', to }],
  }
}
