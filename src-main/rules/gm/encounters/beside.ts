import type { Effect } from '../../core/effects.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import type { Group } from '../../core/state/creature.ts'
import type { Id, Situation } from '../../core/situation.ts'
import type { RuleId } from '../../core/outcome.ts'
import { encounteredCreatures, encounteredGroups } from './met.ts'
import { surpriseMarks } from './surprise.ts'

/** An open encounter that is set aside, with its creatures and groups. */
export type Aside = NonNullable<Situation['encounters']>[string]

/** Open encounters other than the current one, in the order they were set aside. */
export function asideOf(situation: Situation): Aside[] {
  return Object.values(situation.encounters ?? {})
}

/** True for a creature of an encounter that is set aside. */
export function isAside(
  { encounters }: Pick<Situation, 'encounters'>,
  { group }: { group?: Id },
): boolean {
  return (
    group !== undefined &&
    Object.values(encounters ?? {}).some(({ groups }) => groups.includes(group))
  )
}

/** Finds an encounter set aside by id or title; the first one when `named` is empty. */
export function findAside(situation: Situation, named: string | undefined): Aside | undefined {
  const wanted = named?.trim().toLowerCase()
  const all = asideOf(situation)
  if (!wanted) return all[0]
  return all.find(({ encounter: { id, title } }) => id === wanted || title.toLowerCase() === wanted)
}

/** Moves foes of an encounter set aside to `others`, where no fight or rule about foes counts them. */
function apart(foes: readonly Id[]): Effect[] {
  return foes.map((creature): Effect => ({ do: 'side', creature, side: 'others' }))
}

/** Sets the current encounter aside with its groups and foes. */
export function setAside(situation: Situation): Effect[] {
  const { encounter } = situation
  if (!encounter) return []
  const foes = encounteredCreatures(situation)
    .filter(({ side }) => side === 'foes')
    .map(({ id }) => id)
  const groups = encounteredGroups(situation).map(({ id }) => id)
  return [
    ...apart(foes),
    { do: 'aside', id: encounter.id, to: { encounter: encounter as Encounter, groups, foes } },
  ]
}

/** Makes the foes of an encounter foes again and applies its surprise; those who have left are skipped. */
export function restoreAside(situation: Situation, { foes, encounter, surprise }: Aside): Effect[] {
  const back = foes.filter((id) => situation.creatures[id]?.side === 'others')
  return [
    ...back.map((creature): Effect => ({ do: 'side', creature, side: 'foes' })),
    ...surpriseMarks(situation, back, encounter, surprise),
  ]
}

/** Makes an encounter that was set aside the current one, and sets the current one aside. */
export function takeUp(situation: Situation, aside: Aside): Effect[] {
  return [
    ...setAside(situation),
    { do: 'aside', id: aside.encounter.id, to: null },
    ...restoreAside(situation, aside),
    { do: 'encounter', encounter: aside.encounter as Encounter },
  ]
}

/**
 * Makes a new encounter current and sets the previous one aside. During a fight the new one is set aside
 * instead, so that the fight keeps its foes; its surprise waits with it.
 * @param rule of the surprise roll
 */
export function besideEffects(
  situation: Situation,
  encounter: Encounter,
  groups: readonly Group[],
  rule?: RuleId,
): Effect[] {
  const foes = groups.flatMap(({ members }) => members)
  if (!situation.encounter || !situation.fight)
    return [
      ...setAside(situation),
      { do: 'encounter', encounter },
      ...surpriseMarks(situation, foes, encounter, rule),
    ]
  const surprise = encounter.surprise && rule ? { surprise: rule } : {}
  return [
    ...apart(foes),
    {
      do: 'aside',
      id: encounter.id,
      to: { encounter, groups: groups.map(({ id }) => id), foes, ...surprise },
    },
  ]
}

/** Makes the first encounter set aside current when there is none. A consequence of any end of the other. */
export function promoteAside(_before: Situation, after: Situation): Effect[] {
  const [next] = asideOf(after)
  return next && !after.encounter ? takeUp(after, next) : []
}
