import { claim, type Apply } from './change.ts'

export const calendar: Apply<'calendar'> = (draft, effect) => {
  if (effect.to === null) delete draft.clock.calendar
  else draft.clock.calendar = effect.to
}

export const dateNote: Apply<'date note'> = (draft, { note }) => {
  draft.dateNotes ??= {}
  draft.dateNotes[note.id] = note
  claim(draft, note.id)
}

export const dropDateNote: Apply<'drop date note'> = (draft, effect) => {
  delete draft.dateNotes?.[effect.note]
}

export const standingCheck: Apply<'standing check'> = (draft, { check }) => {
  draft.checks ??= {}
  draft.checks[check.id] = check
  claim(draft, check.id)
}

export const dropCheck: Apply<'drop check'> = (draft, effect) => {
  delete draft.checks?.[effect.check]
}

export const weather: Apply<'weather'> = (draft, effect) => {
  if (effect.to === null) delete draft.weather
  else draft.weather = effect.to
}
