import type { Apply } from './change.ts'

/** Moves dues that concern only a benched creature to the bench with it. */
export const due: Apply<'due'> = (draft, effect) => {
  const [who = '', ...others] = effect.due.who
  const seat = others.length === 0 && !draft.creatures[who] ? draft.bench?.[who] : undefined
  const dues = seat?.dues ?? draft.dues
  dues[effect.due.id] = effect.due
}

export const settle: Apply<'settle'> = (draft, effect) => {
  delete draft.dues[effect.due]
  for (const { dues } of Object.values(draft.bench ?? {})) delete dues[effect.due]
}

/** Settles every due of an action: of one creature, or of everybody. */
export const settleAction: Apply<'settle action'> = (draft, effect) => {
  for (const due of Object.values(draft.dues)) {
    if (due.action !== effect.action) continue
    if (effect.who === undefined || due.who.includes(effect.who)) delete draft.dues[due.id]
  }
}
