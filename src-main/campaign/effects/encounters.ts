import type { Fight } from '../../rules/core/state/fight.ts'
import { claim, type Apply } from './change.ts'

export const event: Apply<'event'> = (draft, { do: _, ...event }) => {
  draft.event = { ...event, at: draft.clock.seconds }
}

export const encounter: Apply<'encounter'> = (draft, effect) => {
  if (effect.encounter === null) delete draft.encounter
  else {
    draft.encounter = effect.encounter
    claim(draft, effect.encounter.id)
  }
}

export const aside: Apply<'aside'> = (draft, { id, to }) => {
  draft.encounters = put(draft.encounters, id, to)
  if (!draft.encounters) delete draft.encounters
  claim(draft, id)
}

export const prepare: Apply<'prepare'> = (draft, { id, to }) => {
  draft.prepared = put(draft.prepared, id, to)
  if (!draft.prepared) delete draft.prepared
  claim(draft, id)
}

/** The record with an entry set or taken out; undefined where nothing is left of it. */
function put<T>(
  record: Record<string, T> | undefined,
  id: string,
  to: T | null,
): Record<string, T> | undefined {
  const others = Object.fromEntries(Object.entries(record ?? {}).filter(([key]) => key !== id))
  const next = to === null ? others : { ...others, [id]: to }
  return Object.keys(next).length > 0 ? next : undefined
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
  else draft.fight = { ...keptFightState(draft.fight), ...effect.fight }
}

/** Sets or removes a mark; a removed mark leaves no empty record, so that undo and saves stay small. */
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

/** Fight state that rulesets must not reset: start time and the GM's own initiative order. */
function keptFightState(fight: Fight | undefined): Pick<Fight, 'row' | 'began'> {
  return {
    ...(fight?.row ? { row: [...fight.row] } : {}),
    ...(fight?.began === undefined ? {} : { began: fight.began }),
  }
}
