import type { ReadonlyCreature, Situation } from '../../situation.ts'
import { captured, isDown } from '../../standing.ts'
import { mostFoes } from '../meeting.ts'

/** Why nothing can be done about a meeting that is not there. */
export const noMeeting = 'No encounter is at hand: roll one (E), or make one by hand.'

/**
 * Every group of the encounter at hand: the one it began with, then every other of that side. Those of
 * an encounter that is set aside belong to that one.
 */
export function groupsMet(situation: Situation): Situation['groups'][string][] {
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

/** Everybody of a group who is on the table, fallen or not. */
export function membersOf(situation: Situation, group: string): ReadonlyCreature[] {
  return (situation.groups[group]?.members ?? []).flatMap((id) => situation.creatures[id] ?? [])
}

/** Those of a group who stand. */
export function standingOf(situation: Situation, group: string): ReadonlyCreature[] {
  return membersOf(situation, group).filter((creature) => !isDown(creature))
}

/** True of a band of captives: who comes new is none of them. */
export function isCaptive(situation: Situation, group: string): boolean {
  return membersOf(situation, group).some(({ conditions }) => captured in conditions)
}

/** Everybody met, group by group. */
export function foesMet(situation: Situation): ReadonlyCreature[] {
  return groupsMet(situation).flatMap(({ id }) => membersOf(situation, id))
}

/** What a group is made of, as its first member bears it: a library monster's id. */
export function monsterOf(situation: Situation, group: string): string | undefined {
  const named = membersOf(situation, group).find(({ monster }) => monster !== undefined)?.monster
  return named ?? (situation.encounter?.group === group ? situation.encounter.monster : undefined)
}

/** How many more one encounter holds. */
export function roomIn(situation: Situation): number {
  return mostFoes - foesMet(situation).length
}
