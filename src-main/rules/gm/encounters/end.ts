import { plain, refusal } from '../../core/preview.ts'
import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { type Step, step } from '../../core/outcome.ts'
import type { Situation } from '../../core/situation.ts'
import { isDown } from '../../common/incapacitated.ts'
import { countNames } from '../count-names.ts'
import { gainEffects } from '../fight/gains.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { listed } from '../../core/words.ts'
import { asideOf, type Aside } from './beside.ts'
import { encounteredCreatures, encounteredGroups, membersOf } from './met.ts'

/** Ends the current encounter and its fight; all its creatures leave. Rules GF-MEET-02, GF-FIGHT-14. */
export function leavingEffects(situation: Situation, game: Ruleset): Effect[] {
  return [
    ...bandsLeave(situation, idsOf(encounteredGroups(situation)), game),
    ...endCurrentEncounter(situation),
  ]
}

/** Ends an encounter that is set aside. */
export function endAside(situation: Situation, aside: Aside, game: Ruleset): Effect[] {
  return [...bandsLeave(situation, aside.groups, game), forgotten(aside)]
}

/** Ends every open encounter. */
export function endAllEncounters(situation: Situation, game: Ruleset): Effect[] {
  return [
    ...bandsLeave(situation, everyGroup(situation), game),
    ...endCurrentEncounter(situation),
    ...asideOf(situation).map(forgotten),
  ]
}

function everyGroup(situation: Situation): string[] {
  return [
    ...idsOf(encounteredGroups(situation)),
    ...asideOf(situation).flatMap((aside) => aside.groups),
  ]
}

/**
 * Removes groups and the dues about them. Members down or fled count as defeated, all in one effect,
 * since the last effect on gains replaces earlier ones.
 */
function bandsLeave(situation: Situation, groups: readonly string[], game: Ruleset): Effect[] {
  const members = groups.flatMap((group) => membersOf(situation, group))
  const ids = members.map(({ id }) => id)
  const dues = Object.values(situation.dues).filter(
    ({ who }) => who.length > 0 && who.every((id) => ids.includes(id)),
  )
  return [
    ...gainEffects(situation, game.defeats, {
      fallen: members.filter(isDown),
      fled: members.filter((foe) => !isDown(foe) && 'fled' in foe.conditions),
    }),
    ...ids.map((creature): Effect => ({ do: 'leave', creature })),
    ...groupsEnd(situation, groups),
    ...dues.map((due): Effect => ({ do: 'settle', due: due.id })),
  ]
}

/** Steps that list the members of these groups who leave, alive or fallen. */
export function leaverSteps(situation: Situation, groups: readonly string[]): Step[] {
  return groups
    .flatMap((group) => membersOf(situation, group))
    .map((one) =>
      step(one.name, `${isDown(one) ? 'fallen' : 'alive'}, leaves the table`, 'GF-MEET-02'),
    )
}

/** Steps that list the creatures who leave with the current encounter. */
export const leaversMet = (situation: Situation): Step[] =>
  leaverSteps(situation, idsOf(encounteredGroups(situation)))
/** Steps that list the creatures who leave with all open encounters. */
export const everyLeaver = (situation: Situation): Step[] =>
  leaverSteps(situation, everyGroup(situation))

/** Sentence "Banshee and 4 centipedes leave the table"; empty when nobody does. */
export function leaversText(leavers: readonly Step[]): string {
  if (leavers.length === 0) return ''
  const names = countNames(listed(leavers.map(({ name }) => name)))
  return `${names} ${leavers.length > 1 ? 'leave' : 'leaves'} the table`
}

/** Disbands groups and settles the dues about them. */
export function groupsEnd(situation: Situation, groups: readonly string[]): Effect[] {
  return [
    ...groups
      .filter((group) => situation.groups[group])
      .map((group): Effect => ({ do: 'disband', group })),
    ...Object.values(situation.dues)
      .filter(({ input }) => groups.includes(String(input['group'])))
      .map(({ id }): Effect => ({ do: 'settle', due: id })),
  ]
}

/** Ends the current encounter, its fight and its initiative. */
export function endCurrentEncounter(situation: Situation): Effect[] {
  return [
    { do: 'encounter', encounter: null },
    ...(situation.fight ? [{ do: 'fight' as const, fight: null }] : []),
    ...Object.values(situation.dues)
      .filter(({ action }) => action.endsWith('.initiative'))
      .map(({ id }): Effect => ({ do: 'settle', due: id })),
  ]
}

function forgotten({ encounter: { id } }: Aside): Effect {
  return { do: 'aside', id, to: null }
}

function idsOf(groups: readonly { id: string }[]): string[] {
  return groups.map(({ id }) => id)
}

/** Ends the current encounter; the fallen and the fled count as defeated. Rules GF-MEET-02, GF-FIGHT-14. */
export const endEncounter = defineAction({
  id: 'house.end-encounter',
  title: 'End the encounter',
  rule: 'GF-MEET-02',
  phase: 'encounter',
  slot: 'end encounter',
  finds: 'leave over done set aside foes go',
  plan(situation) {
    const { encounter } = situation
    return encounter
      ? { title: encounter.title, says: survivors(situation), leaving: leaversMet(situation) }
      : refusal('No encounter is at hand.')
  },
  preview: ({ title, says, leaving }) => plain(`${title} leave the table, ${says}`, [], leaving),
  run: ({ title, says, leaving }, situation, { ruleset }) =>
    gmOutcome(
      'GF-MEET-02',
      `End of the encounter, ${title}`,
      says,
      leavingEffects(situation, ruleset),
      { why: leaving },
    ),
})

function survivors(situation: Situation): string {
  const alive = encounteredCreatures(situation).filter((foe) => !isDown(foe)).length
  const strength = encounteredGroups(situation).reduce((sum, group) => sum + group.strength, 0)
  return alive === 0 ? 'none of them alive' : `${alive} of ${strength} alive`
}
