import type { Effect } from '../../core/effects.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import type { Id, Situation } from '../../core/situation.ts'
import { asideOf, type Aside } from './beside.ts'
import { groupsEnd, endCurrentEncounter } from './end.ts'
import { encounteredGroups } from './met.ts'

type Group = Situation['groups'][string]

/**
 * Keeps open encounters in step with their groups, whatever changed those: a new member belongs to the
 * group's encounter, another group leads when the first is gone, and the last member's leaving ends it.
 */
export function syncEncounters(before: Situation, after: Situation): Effect[] {
  if (before.groups === after.groups && before.fight === after.fight) return []
  return [
    ...(after.fight ? [] : bandsKept(before, after)),
    ...asideOf(after).flatMap((aside) => asideKept(before, after, aside)),
  ]
}

const isEmpty = ({ members }: Group): boolean => members.length === 0

/** Ends empty groups outside fights; during a fight they stay, and the next encounter waits. */
function bandsKept(before: Situation, after: Situation): Effect[] {
  const had = ({ id }: Group): boolean => (before.groups[id]?.members.length ?? 0) > 0
  const gone = Object.values(after.groups)
    .filter((group) => isEmpty(group) && (had(group) || before.fight !== undefined))
    .map(({ id }) => id)
  const { encounter } = after
  if (!encounter || !gone.includes(encounter.group)) return groupsEnd(after, gone)
  const next = encounteredGroups(after).find((group) => !isEmpty(group))
  return [
    ...groupsEnd(after, gone),
    ...(next
      ? [{ do: 'encounter' as const, encounter: led(encounter, next) }]
      : endCurrentEncounter(after)),
  ]
}

function asideKept(before: Situation, after: Situation, aside: Aside): Effect[] {
  const { encounter, foes } = aside
  const come = Object.values(after.groups).filter(
    ({ id, members }) => !aside.groups.includes(id) && members.some((one) => foes.includes(one)),
  )
  const all = [...aside.groups.flatMap((id) => after.groups[id] ?? []), ...come]
  const groups = all.filter((group) => !isEmpty(group))
  const gone = groupsEnd(
    after,
    all.filter(isEmpty).map(({ id }) => id),
  )
  const lead = groups.find(({ id }) => id === encounter.group) ?? groups[0]
  if (!lead) return [...gone, { do: 'aside', id: encounter.id, to: null }]
  const belongs = (id: Id): boolean =>
    foes.includes(id) || (!before.creatures[id] && after.creatures[id]?.side === 'others')
  const renamed = lead.id !== encounter.group || before.groups[lead.id]?.name !== lead.name
  const to = {
    ...aside,
    encounter: renamed ? led(encounter, lead) : (encounter as Encounter),
    groups: groups.map(({ id }) => id),
    foes: groups.flatMap(({ members }) => members).filter(belongs),
  }
  const same = JSON.stringify(to) === JSON.stringify(aside)
  return [...gone, ...(same ? [] : [{ do: 'aside' as const, id: encounter.id, to }])]
}

function led(encounter: NonNullable<Situation['encounter']>, group: Group): Encounter {
  return { ...encounter, group: group.id, title: group.name, number: group.strength }
}
