import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { captured, isDown } from '../../common/incapacitated.ts'
import { mostFoes } from '../meeting.ts'

/** Message for actions that need an encounter when there is none. */
export const noMeeting = 'No encounter is at hand: roll one (E), or make one by hand.'

/**
 * Groups of the current encounter: the one it began with, then the others of that side, without those of
 * encounters that are set aside.
 */
export function encounteredGroups(situation: Situation): Situation['groups'][string][] {
  const { encounter, groups, encounters } = situation
  if (!encounter) return []
  const apart = Object.values(encounters ?? {}).flatMap((aside) => aside.groups)
  const others = Object.values(groups).filter(
    ({ id, members }) =>
      id !== encounter.group &&
      !apart.includes(id) &&
      members.some((member) => situation.creatures[member]?.side === 'foes'),
  )
  return [...[groups[encounter.group] ?? []].flat(), ...others]
}

/** Members of a group that are in play, fallen or not. */
export function membersOf(situation: Situation, group: string): ReadonlyCreature[] {
  return (situation.groups[group]?.members ?? []).flatMap((id) => situation.creatures[id] ?? [])
}

/** Members of a group that are not down. */
export function standingOf(situation: Situation, group: string): ReadonlyCreature[] {
  return membersOf(situation, group).filter((creature) => !isDown(creature))
}

/** True for a group with captives; newcomers form another group. */
export function isCaptive(situation: Situation, group: string): boolean {
  return membersOf(situation, group).some(({ conditions }) => captured in conditions)
}

/** Creatures of the current encounter, group by group. */
export function encounteredCreatures(situation: Situation): ReadonlyCreature[] {
  return encounteredGroups(situation).flatMap(({ id }) => membersOf(situation, id))
}

/** Id of a group's library monster: that of its first member that has one, else the encounter's. */
export function monsterOf(situation: Situation, group: string): string | undefined {
  const named = membersOf(situation, group).find(({ monster }) => monster !== undefined)?.monster
  return named ?? (situation.encounter?.group === group ? situation.encounter.monster : undefined)
}

/** Number of creatures that can still join the encounter. */
export function roomIn(situation: Situation): number {
  return mostFoes - encounteredCreatures(situation).length
}
