import { creatureIn, type Apply } from './change.ts'

/** Reorders the party; members that are not named follow in their old order, and nobody joins or leaves. */
export const march: Apply<'march'> = (draft, effect) => {
  const named = effect.party.filter((id) => draft.party.includes(id))
  draft.party = [...named, ...draft.party.filter((id) => !named.includes(id))]
  if (effect.abreast !== undefined) draft.abreast = effect.abreast
}

export const task: Apply<'task'> = (draft, effect) => {
  if (effect.task === null) delete draft.tasks?.[effect.creature]
  else (draft.tasks ??= {})[effect.creature] = effect.task
}

export const fall: Apply<'fall'> = (draft, effect) => {
  const creature = creatureIn(draft, effect.creature)
  creature.side = 'others'
  draft.party = draft.party.filter((id) => id !== creature.id)
  delete draft.tasks?.[creature.id]
  draft.fallen ??= {}
  draft.fallen[creature.id] = {
    id: creature.id,
    name: creature.name,
    at: draft.clock.seconds,
    cause: effect.cause,
    things: effect.things,
  }
}

export const rise: Apply<'rise'> = (draft, effect) => {
  const creature = creatureIn(draft, effect.creature)
  delete draft.fallen?.[creature.id]
  creature.side = 'party'
  if (!draft.party.includes(creature.id)) draft.party.push(creature.id)
}

export const session: Apply<'session'> = (draft, effect) => {
  draft.session = effect.session
}

export const gains: Apply<'gains'> = (draft, { to }) => {
  if (to) draft.gains = to
  else delete draft.gains
}
