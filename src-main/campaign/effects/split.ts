import { produce } from 'immer'
import { burningLights } from '../../rules/clock/timers.ts'
import {
  countsForBoth,
  isOfTimer,
  peopleOf,
  stopsWhileWaiting,
} from '../../rules/gm/party/group-timers.ts'
import { realTimeLights } from '../../rules/gm/time-rules.ts'
import { houseRule } from '../../rules/core/ruleset/house-rules.ts'
import type { CampaignState, Id, OtherGroup } from '../../rules/core/situation.ts'
import type { Encounter } from '../../rules/core/state/encounter.ts'
import type { Apply, Telling } from './change.ts'
import { groupOf, put, stateOf, withOtherInView, type GroupState } from './groups.ts'
import { passOver } from './expire-timers.ts'
import { endConditions, shift } from './time.ts'

/** Splits the party: people take what is theirs; place, road, weather and shared timers stay with both. */
export const split: Apply<'split'> = (draft, { going }) => {
  const state = stateOf(draft)
  const shared = Object.values(state.timers)
    .filter(countsForBoth)
    .map(({ id }) => id)
  const goes = (ids: readonly Id[]): boolean => ids.length > 0 && ids.every(isGoing)
  const isGoing = (id: Id): boolean => going.includes(id)
  const [creatures, stayingCreatures] = partition(state.creatures, ({ id }) => isGoing(id))
  const [groups, stayingGroups] = partition(state.groups, ({ members }) => goes(members))
  const [timers, stayingTimers] = partition(state.timers, ({ bearer }) =>
    goes(bearer ? [bearer] : []),
  )
  const [dues, stayingDues] = partition(state.dues, (due) => goes(peopleOf(state, due)))
  const ofBoth = ({ id }: { id: Id }): boolean => shared.some((timer) => isOfTimer(id, timer))
  const [tasks, stayingTasks] = partedBy(state.tasks, isGoing)
  const {
    encounter: _met,
    encounters: _open,
    foretold: _foretold,
    fight: _fight,
    ...kept
  } = groupOf(state)
  const other: OtherGroup = {
    ...kept,
    seconds: state.clock.seconds,
    creatures,
    party: state.party.filter(isGoing),
    groups,
    timers: { ...timers, ...partition(stayingTimers, ofBoth)[0] },
    dues: { ...dues, ...partition(stayingDues, ofBoth)[0] },
    ...(tasks ? { tasks } : {}),
  }
  put(draft, {
    ...groupOf(state),
    creatures: stayingCreatures,
    party: state.party.filter((id) => !isGoing(id)),
    groups: stayingGroups,
    timers: stayingTimers,
    dues: stayingDues,
    ...(stayingTasks ? { tasks: stayingTasks } : {}),
  })
  draft.split = { other, order: [...state.party], shared }
}

/** Swaps the two groups: the clock shows the time of the group that comes into view. */
export const watchOtherGroup: Apply<'watch other group'> = (draft) => {
  const state = withOtherInView(stateOf(draft))
  if (!state.split) return
  put(draft, state)
  draft.clock.seconds = state.clock.seconds
  draft.split = state.split
}

/** Lets the group behind wait, then joins both into one party at the place of the group in view. */
export const rejoin: Apply<'rejoin'> = (draft, _effect, telling) => {
  const state = stateOf(draft)
  if (!state.split) return
  const { other, order, shared } = state.split
  const later = Math.max(state.clock.seconds, other.seconds)
  const inView = state.clock.seconds < other.seconds
  const behind = produce(inView ? state : withOtherInView(state), (view) => {
    wait(view, later, telling)
  })
  const ahead = behind.split?.other ?? other
  const [here, there] = inView ? [behind, ahead] : [ahead, behind]
  const isShared = (id: Id): boolean => shared.includes(id)
  const own = partition(behind.timers, ({ id }) => !isShared(id))[0]
  put(draft, {
    ...groupOf(here),
    creatures: { ...here.creatures, ...there.creatures },
    party: joined(here.party, there.party, order),
    groups: { ...here.groups, ...there.groups },
    timers: { ...own, ...ahead.timers },
    dues: { ...behind.dues, ...ahead.dues },
    ...(here.tasks || there.tasks ? { tasks: { ...here.tasks, ...there.tasks } } : {}),
    ...encounters(here, there),
  })
  draft.clock.seconds = later
  delete draft.split
}

/** Lets time pass for the group behind, without meals and named hours that the other group has counted. */
function wait(draft: CampaignState, to: number, telling: Telling): void {
  const from = draft.clock.seconds
  const { shared = [] } = draft.split ?? {}
  if (houseRule<boolean>(draft, realTimeLights)) shift(burningLights(draft.timers), to - from)
  const running = Object.values(draft.timers).filter(
    (timer) => !(shared.includes(timer.id) && stopsWhileWaiting(timer)),
  )
  passOver(draft, running, from, to, telling)
  draft.clock.seconds = to
  endConditions(draft, telling)
}

/** One encounter at hand and all that are open; of two foretold the other group's waits behind. */
function encounters(
  here: GroupState,
  other: GroupState,
): Pick<GroupState, 'encounter' | 'encounters' | 'foretold'> {
  const encounter = here.encounter ?? other.encounter
  const foretold = queued(here.foretold, other.foretold)
  const open = { ...here.encounters, ...other.encounters }
  return {
    ...(encounter ? { encounter } : {}),
    ...(Object.keys(open).length > 0 ? { encounters: open } : {}),
    ...(foretold ? { foretold } : {}),
  }
}

function queued(first: Encounter | undefined, last: Encounter | undefined): Encounter | undefined {
  if (!first || !last) return first ?? last
  const then = queued(first.then, last)
  return { ...first, ...(then ? { then } : {}) }
}

/** The old marching order where neither group has changed its own; else the group in view goes first. */
function joined(here: readonly Id[], other: readonly Id[], order: readonly Id[]): Id[] {
  const place = (id: Id): number => (order.includes(id) ? order.indexOf(id) : order.length)
  const kept = [here, other].every((ids) =>
    ids.every((id, at) => at === 0 || place(ids[at - 1] ?? id) <= place(id)),
  )
  const all = [...here, ...other]
  return kept ? all.toSorted((one, two) => place(one) - place(two)) : all
}

type Parted<T> = [meant: Record<Id, T>, others: Record<Id, T>]

function partition<T>(record: Record<Id, T>, meant: (one: T) => boolean): Parted<T> {
  const all = Object.entries(record)
  return [
    Object.fromEntries(all.filter(([, one]) => meant(one))),
    Object.fromEntries(all.filter(([, one]) => !meant(one))),
  ]
}

function partedBy<T>(
  record: Record<Id, T> | undefined,
  meant: (id: Id) => boolean,
): [Record<Id, T> | undefined, Record<Id, T> | undefined] {
  if (!record) return [undefined, undefined]
  const all = Object.entries(record)
  return [
    Object.fromEntries(all.filter(([id]) => meant(id))),
    Object.fromEntries(all.filter(([id]) => !meant(id))),
  ]
}
