import { claim, type Apply } from './change.ts'

export const keep: Apply<'progress'> = (draft, { clock, says }, telling) => {
  draft.progress ??= {}
  draft.progress[clock.id] = clock
  claim(draft, clock.id)
  if (says) telling.tell({ name: clock.title, value: says }, true)
}

export const drop: Apply<'drop progress'> = (draft, effect) => {
  delete draft.progress?.[effect.clock]
  if (draft.progress && Object.keys(draft.progress).length === 0) delete draft.progress
}
