import { burningLights } from '../../../clock/timers.ts'
import { type Ability, fieldOf } from '../../../common/abilities.ts'
import { type CheckResult, previewCheck } from '../../../common/check.ts'
import type { AtTable } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { type Step, figuresOf, step } from '../../../core/outcome.ts'
import { type Preview, type RefusedPreview, refusal } from '../../../core/preview.ts'
import type { Procedure } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ActionId, ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { type Leaning, combineLeaning } from '../../../dice/checks.ts'
import { cannotAct } from '../character/people.ts'
import { darkness } from '../house-rules/dungeon.ts'
import { saveSteps, saveTrial, rollSave } from '../saves.ts'
import { exhaustionReason } from './exhaustion.ts'
import { inTheTurn } from './turn.ts'

/**
 * True when the party is in a dungeon without a burning light; only when a house rule reads darkness from
 * lights. Rule DLVX-CRN-15.
 */
export function isDark(situation: Situation): boolean {
  if (houseRule<string>(situation, darkness) !== 'lights' || situation.place.level < 1) return false
  return burningLights(situation.timers).length === 0
}

export function darkSteps(situation: Situation): Step[] {
  return isDark(situation) ? [step('In the dark', 'no light burns', 'DLVX-CRN-15')] : []
}

/** Inputs of a task: character, advantage and disadvantage. */
export const taskAsks = {
  who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
  helped: { kind: 'switch', title: 'Helped, or well equipped: advantage', default: false },
  hindered: { kind: 'switch', title: 'Hindered, or in the dark: disadvantage', default: false },
} as const

/** Character at a task in the dungeon, which is a save and may take the turn. */
interface DungeonTask {
  creature: ReadonlyCreature
  ability: Ability
  leaning: Leaning
  turn: boolean
}

/** Plans a save for a task. */
export function planTask(
  situation: Situation,
  { who, helped, hindered }: { who: string; helped: boolean; hindered: boolean },
  ability: Ability,
  turn: boolean,
): DungeonTask | RefusedPreview {
  const creature = situation.creatures[who]
  if (!creature) return refusal('Choose who does it: nobody is chosen.')
  if (creature.values[fieldOf[ability]] === undefined)
    return refusal(`${creature.name} has no ${ability}: choose another, or set it by an edit.`)
  const hindrance =
    cannotAct(creature, situation) ?? (turn ? exhaustionReason(situation, 'turn') : null)
  if (hindrance) return refusal(hindrance)
  return { creature, ability, leaning: combineLeaning(helped, hindered || isDark(situation)), turn }
}

/** Preview of the save of a task. */
export function previewTask(
  { creature, ability, leaning, turn }: DungeonTask,
  situation: Situation,
  at: AtTable,
  { why, ...ends }: { success: string; failure: string; why: Step[] },
): Preview {
  const shown = previewCheck(
    saveTrial(situation, creature, ability, { ...ends, leaning }),
    at.ruling,
  )
  return {
    ...shown,
    verdict: turn ? `${shown.verdict}; takes the turn` : shown.verdict,
    why: [...shown.why, ...why, ...darkSteps(situation), ...saveSteps(situation, creature)],
  }
}

/** Rolls the save of a task, and the event of the turn when it takes one; `done` tells the result. */
export function* runTask(
  { creature, ability, leaning, turn }: DungeonTask,
  situation: Situation,
  at: AtTable,
  action: ActionId,
  done: (result: CheckResult) => Omit<Parameters<typeof line>[1], 'who'>,
): Procedure {
  const result = yield* rollSave(situation, creature, ability, at.ruling, { leaning })
  const outcome = line(at, { ...done(result), ...figuresOf(result), who: [creature.id] })
  return turn ? yield* inTheTurn(situation, at, action, outcome) : outcome
}
