import { timersAt } from '../../rules/clock/timers.ts'
import { peopleOf } from '../../rules/gm/party/group-timers.ts'
import type { Benched, BenchedFight } from '../../rules/core/state/party.ts'
import type { CampaignState, Id } from '../../rules/core/situation.ts'
import type { Due, Timer } from '../../rules/core/state/due.ts'
import type { Fight } from '../../rules/core/state/fight.ts'
import { creatureIn, type Apply } from './change.ts'
import { leave } from './creatures.ts'
import { passOver } from './expire-timers.ts'
import { endConditions, shift } from './time.ts'

/** Moves a creature to the bench with its lights, timers and dues, so that coming back restores them. */
export const bench: Apply<'bench'> = (draft, effect, telling) => {
  const { creature: id, why, where } = effect
  const seat = draft.bench?.[id]
  if (seat) {
    seat.why = why
    if (where) seat.where = where
    else delete seat.where
    return
  }
  const creature = creatureIn(draft, id)
  const task = draft.tasks?.[id]
  const isTheirs = (due: Due): boolean => {
    const people = due.who.length > 0 ? due.who : peopleOf(draft, due)
    return people.length > 0 && people.every((one) => one === id)
  }
  const dues = taken(draft.dues, isTheirs)
  const timers = taken(
    draft.timers,
    ({ bearer, due }) => bearer === id || (!bearer && due?.who.join() === id),
  )
  const questionPlaces = placesOf(draft, id)
  const benched: Benched = {
    id,
    creature,
    why,
    ...(where ? { where } : {}),
    since: draft.clock.seconds,
    place: draft.party.indexOf(id),
    ...(task ? { task } : {}),
    timers,
    dues,
    ...(Object.keys(questionPlaces).length > 0 ? { asked: questionPlaces } : {}),
    ...(draft.fight ? { fight: partOf(draft.fight, id) } : {}),
  }
  const night = draft.journey?.night
  leave(draft, { do: 'leave', creature: id }, telling)
  // Their night watch is theirs again when they are back.
  if (draft.journey && night) draft.journey.night = night
  // Nobody is lost to the group they act with.
  if (creature.group) grow(draft, creature.group, -1)
  draft.bench ??= {}
  draft.bench[id] = benched
}

/** Returns a creature: its lights stood still; timers that ran out end as a consequence (`expireOverdue`). */
export const unbench: Apply<'unbench'> = (draft, effect, telling) => {
  const seat = draft.bench?.[effect.creature]
  if (!seat || !draft.bench) return
  const { creature, since, place, task, timers, dues, asked = {} } = seat
  delete draft.bench[effect.creature]
  if (Object.keys(draft.bench).length === 0) delete draft.bench
  draft.creatures[creature.id] = creature
  draft.party.splice(place < 0 ? draft.party.length : place, 0, creature.id)
  if (creature.group && !draft.groups[creature.group]) delete creature.group
  else if (creature.group) {
    draft.groups[creature.group]?.members.push(creature.id)
    grow(draft, creature.group, 1)
  }
  if (task) (draft.tasks ??= {})[creature.id] = task
  Object.assign(draft.dues, dues)
  for (const [id, at] of Object.entries(asked)) askers(draft)[id]?.splice(at, 0, creature.id)
  if (seat.fight && draft.fight?.began === seat.fight.began) fightOn(draft, creature.id, seat.fight)
  const now = draft.clock.seconds
  const all = Object.values(timers)
  shift(
    all.filter(({ kind }) => kind === 'light'),
    now - since,
  )
  const repeating = all.filter(({ kind, every }) => kind !== 'light' && every !== undefined)
  const others = all.filter((timer) => !repeating.includes(timer))
  for (const timer of [...timersAt<Timer>(repeating, now), ...others])
    draft.timers[timer.id] = timer
  passOver(
    draft,
    others.filter(({ kind, next }) => kind !== 'light' && next > now),
    since,
    now,
    telling,
  )
  endConditions(draft, telling)
}

/** Lists of the creatures that dues, and timers' dues, are about (`who`), by the due's or timer's id. */
function askers({ timers, dues }: CampaignState): Record<Id, Id[]> {
  const pairs = Object.values(timers).flatMap(({ id, due }) => (due ? [[id, due.who]] : []))
  return Object.fromEntries([...pairs, ...Object.values(dues).map(({ id, who }) => [id, who])])
}

function placesOf(draft: CampaignState, who: Id): Record<Id, number> {
  const places = Object.entries(askers(draft)).map(([id, all]) => [id, all.indexOf(who)] as const)
  return Object.fromEntries(places.filter(([, at]) => at >= 0))
}

function partOf(fight: Fight, who: Id): BenchedFight {
  const { began, round, order, row, declared, acted, marks } = fight
  const at = row?.indexOf(who) ?? -1
  return {
    ...(began === undefined ? {} : { began }),
    round,
    ...(order?.[who] && { goes: order[who] }),
    ...(at < 0 ? {} : { row: at }),
    ...(declared[who] && { declared: declared[who] }),
    ...(acted[who] && { acted: true as const }),
    ...(marks?.[who] && { marks: marks[who] }),
  }
}

/** Round counters of a creature; they count in that round alone. */
function fightOn({ fight }: CampaignState, who: Id, part: BenchedFight): void {
  if (!fight) return
  if (part.goes) (fight.order ??= {})[who] = part.goes
  if (part.row !== undefined) fight.row?.splice(part.row, 0, who)
  if (part.round !== fight.round) return
  if (part.declared) fight.declared[who] = part.declared
  if (part.acted) fight.acted[who] = true
  if (part.marks) (fight.marks ??= {})[who] = part.marks
}

function grow(draft: CampaignState, group: Id, by: number): void {
  const band = draft.groups[group]
  if (band) band.strength += by
}

/** Removes matching entries from a record and returns them. */
function taken<T>(from: Record<Id, T>, meant: (one: T) => boolean): Record<Id, T> {
  const found = Object.entries(from).filter(([, one]) => meant(one))
  for (const [id] of found) delete from[id]
  return Object.fromEntries(found)
}
