import type { Effect } from '../../effects.ts'
import type { Encounter, Group, Id, Situation } from '../../situation.ts'
import type { RuleId } from '../../outcome.ts'
import { foesMet, groupsMet } from './met.ts'
import { surpriseMarks } from './opening.ts'

/** An encounter that is open and set aside: the creatures and groups that belong to it stand apart. */
export type Aside = NonNullable<Situation['encounters']>[string]

/** Encounters that are open besides the one at hand, in the order in which they were set aside. */
export function asideOf(situation: Situation): Aside[] {
  return Object.values(situation.encounters ?? {})
}

/** True of one who belongs to an encounter that is set aside. */
export function isAside(
  { encounters }: Pick<Situation, 'encounters'>,
  { group }: { group?: Id },
): boolean {
  return (
    group !== undefined &&
    Object.values(encounters ?? {}).some(({ groups }) => groups.includes(group))
  )
}

/** The encounter set aside that is meant by its id or title; the first where none is named. */
export function asideMeant(situation: Situation, named: string | undefined): Aside | undefined {
  const wanted = named?.trim().toLowerCase()
  const all = asideOf(situation)
  if (!wanted) return all[0]
  return all.find(({ encounter: { id, title } }) => id === wanted || title.toLowerCase() === wanted)
}

/** Moves foes of an encounter that is set aside to `others`, where no fight and no rule about foes counts them. */
function apart(foes: readonly Id[]): Effect[] {
  return foes.map((creature): Effect => ({ do: 'side', creature, side: 'others' }))
}

/** The encounter at hand is set aside with its groups and foes. */
export function setAside(situation: Situation): Effect[] {
  const { encounter } = situation
  if (!encounter) return []
  const foes = foesMet(situation)
    .filter(({ side }) => side === 'foes')
    .map(({ id }) => id)
  const groups = groupsMet(situation).map(({ id }) => id)
  return [
    ...apart(foes),
    { do: 'aside', id: encounter.id, to: { encounter: encounter as Encounter, groups, foes } },
  ]
}

/** Its foes are foes again, and its surprise counts now; whoever has left since is left out. */
export function bringBack(situation: Situation, { foes, encounter, surprise }: Aside): Effect[] {
  const back = foes.filter((id) => situation.creatures[id]?.side === 'others')
  return [
    ...back.map((creature): Effect => ({ do: 'side', creature, side: 'foes' })),
    ...surpriseMarks(situation, back, encounter, surprise),
  ]
}

/** Takes up an encounter that was set aside; the one at hand is set aside for it. */
export function takeUp(situation: Situation, aside: Aside): Effect[] {
  return [
    ...setAside(situation),
    { do: 'aside', id: aside.encounter.id, to: null },
    ...bringBack(situation, aside),
    { do: 'encounter', encounter: aside.encounter as Encounter },
  ]
}

/**
 * A new encounter comes to hand and the one that was there is set aside. While a fight is on, the new
 * one is set aside instead, so that the fight keeps its foes; its surprise waits with it.
 * @param rule by which the surprise was rolled
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

/** With none at hand the first that was set aside comes to hand. A consequence, whatever ended the other. */
export function nextAtHand(_before: Situation, after: Situation): Effect[] {
  const [next] = asideOf(after)
  return next && !after.encounter ? takeUp(after, next) : []
}
