import type { Apply } from './change.ts'

export const due: Apply<'due'> = (draft, effect) => {
  draft.dues[effect.due.id] = effect.due
}

export const settle: Apply<'settle'> = (draft, effect) => {
  delete draft.dues[effect.due]
}

/** Settles every due of an action: of one creature, or of everybody. */
export const settleAction: Apply<'settle action'> = (draft, effect) => {
  for (const due of Object.values(draft.dues)) {
    if (due.action !== effect.action) continue
    if (effect.who === undefined || due.who.includes(effect.who)) delete draft.dues[due.id]
  }
}
