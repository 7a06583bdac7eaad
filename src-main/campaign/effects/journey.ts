import type { CampaignState } from '../../rules/core/situation.ts'
import type { Journey } from '../../rules/core/state/place.ts'
import { endOf, emptyJourney, stopsOf } from '../../rules/travel/journey.ts'
import { claim, type Apply } from './change.ts'
import { campHere, goInto } from './regions.ts'

/** Upper bound on watches in the travel log; older ones are in the chronicle. */
const mostLogged = 90
/** Upper bound on the miles of a road. */
const farthest = 100_000

function onTheRoad(draft: CampaignState): Journey {
  draft.journey ??= emptyJourney()
  return draft.journey
}

export const journey: Apply<'journey'> = (draft, effect) => {
  if (effect.to === null) {
    delete draft.journey
    return
  }
  // A copy: effects after this one in the same outcome change it, and what came with the effect may be frozen.
  const { stops, stopOrder, log, logOrder, night } = effect.to
  draft.journey = {
    ...effect.to,
    stops: { ...stops },
    stopOrder: [...stopOrder],
    log: { ...log },
    logOrder: [...logOrder],
    night: [...night],
  }
  for (const id of effect.to.stopOrder) claim(draft, id)
}

/** Moves the party along, at most to the end of a drawn road; a party already beyond it stays where it is. */
export const onward: Apply<'onward'> = (draft, effect) => {
  const road = onTheRoad(draft)
  const end = endOf(road)
  const last = end ? Math.max(end.miles, road.miles) : farthest
  const before = road.miles
  road.miles = Math.min(last, Math.max(0, road.miles + effect.miles))
  if (effect.lost) road.lost = true
  else if (effect.lost === false) delete road.lost
  // A way over hexes leads through each of them.
  for (const { hex, miles } of stopsOf(road))
    if (hex && miles > before && miles <= road.miles) goInto(draft, hex)
}

export const nightWatch: Apply<'night watch'> = (draft, effect) => {
  onTheRoad(draft).night = effect.order
}

export const travelLog: Apply<'travel log'> = (draft, { entry }) => {
  const road = onTheRoad(draft)
  if (!road.log[entry.id]) road.logOrder.push(entry.id)
  road.log[entry.id] = entry
  claim(draft, entry.id)
  if (entry.did === 'Camp') campHere(draft)
  for (const old of road.logOrder.splice(0, road.logOrder.length - mostLogged)) delete road.log[old]
}

export const here: Apply<'here'> = (draft, effect) => {
  const held = draft.place.here ?? {}
  if (effect.to === null) delete held[effect.id]
  else held[effect.id] = effect.to
  if (Object.keys(held).length > 0) draft.place.here = held
  else delete draft.place.here
}

/** Clears `place.here`, which holds for the current room or door only. */
export const moveOn: Apply<'move on'> = (draft) => {
  delete draft.place.here
}

export const countdown: Apply<'countdown'> = (draft, effect) => {
  draft.countdown = effect.to
}
