import type { Fight } from '../../rules/situation.ts'
import { claim, type Apply } from './change.ts'

export const event: Apply<'event'> = (draft, { action, face, title, says }) => {
  draft.event = { action, face, title, at: draft.clock.seconds, ...(says ? { says } : {}) }
}

export const encounter: Apply<'encounter'> = (draft, effect) => {
  if (effect.encounter === null) delete draft.encounter
  else {
    draft.encounter = effect.encounter
    claim(draft, effect.encounter.id)
  }
}

export const foretell: Apply<'foretell'> = (draft, effect) => {
  if (effect.encounter === null) delete draft.foretold
  else {
    draft.foretold = effect.encounter
    claim(draft, effect.encounter.id)
  }
}

export const fight: Apply<'fight'> = (draft, effect) => {
  if (effect.fight === null) delete draft.fight
  else draft.fight = { ...kept(draft.fight), ...effect.fight }
}

/** A mark that is taken off leaves nothing behind, so that undo and saves stay small. */
export const mark: Apply<'mark'> = (draft, effect) => {
  if (!draft.fight) return
  const marks = (draft.fight.marks ??= {})
  const own = (marks[effect.creature] ??= {})
  if (effect.on) own[effect.mark] = true
  else delete own[effect.mark]
  if (Object.keys(own).length === 0) delete marks[effect.creature]
}

export const acted: Apply<'acted'> = (draft, effect) => {
  if (draft.fight) draft.fight.acted[effect.creature] = true
}

/** What no game knows of, and so never says again: when the fight began, and the row the GM set. */
function kept(fight: Fight | undefined): Pick<Fight, 'row' | 'began'> {
  return {
    ...(fight?.row ? { row: [...fight.row] } : {}),
    ...(fight?.began === undefined ? {} : { began: fight.began }),
  }
}
