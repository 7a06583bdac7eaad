import type { AtTable, Preview } from '../../../core/action.ts'
import { lean, type Leaning } from '../../../dice/checks.ts'
import { previewTrial, refusal } from '../../../common/trial.ts'
import type { Step } from '../../../core/outcome.ts'
import type { Situation } from '../../../core/situation.ts'
import { cannotAct, fieldOf, type Ability } from '../people.ts'
import { saveSteps, saveTrial } from '../saves.ts'
import { darkSteps, isDark } from './dark.ts'
import { mustRest } from './happening.ts'

/** Inputs of a task: character, advantage and disadvantage. */
export const asksOfWork = {
  who: { kind: 'creature', title: 'Who', side: 'party' },
  helped: { kind: 'switch', title: 'Helped, or well equipped: advantage', default: false },
  hindered: { kind: 'switch', title: 'Hindered, or in the dark: disadvantage', default: false },
} as const

export interface Work {
  who: string
  helped: boolean
  hindered: boolean
}

export function leaningOf(situation: Situation, { helped, hindered }: Work): Leaning {
  return lean(helped, hindered || isDark(situation))
}

/** Preview of a save for a task in the dungeon. */
export function previewWork(
  situation: Situation,
  work: Work,
  ability: Ability,
  at: AtTable,
  ends: { success: string; failure: string; why: Step[]; turn: boolean },
): Preview {
  const creature = situation.creatures[work.who]
  if (!creature) return refusal('Choose who does it: nobody is chosen.')
  if (creature.values[fieldOf[ability]] === undefined)
    return refusal(`${creature.name} has no ${ability}: choose another, or set it by an edit.`)
  const hindrance = cannotAct(creature, situation) ?? (ends.turn ? mustRest(situation) : null)
  if (hindrance) return refusal(hindrance)
  const { success, failure } = ends
  const leaning = leaningOf(situation, work)
  const shown = previewTrial(
    saveTrial(situation, creature, ability, { success, failure, leaning }),
    at.ruling,
  )
  return {
    ...shown,
    verdict: ends.turn ? `${shown.verdict}; takes the turn` : shown.verdict,
    why: [...shown.why, ...ends.why, ...darkSteps(situation), ...saveSteps(situation, creature)],
  }
}
