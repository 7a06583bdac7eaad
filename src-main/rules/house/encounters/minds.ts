import { canSpeak, mindOf, type Mind, type Minded } from '../../monsters/minds.ts'
import type { Encounter, ReadonlyCreature, Situation } from '../../situation.ts'
import { membersOf } from './met.ts'

/** How those of an encounter live, and whether they are several: what decides their activity table. */
export interface Company {
  mind: Mind
  several: boolean
}

function minded({ name, tags }: ReadonlyCreature): Minded {
  return { name: name.replace(/ \d+$/, ''), tags: Object.keys(tags) }
}

/** The company that so many of one kind are. */
export function companyOf(kind: Minded, number: number): Company {
  return { mind: mindOf(kind), several: number > 1 }
}

/** The company of the encounter, by the group that was encountered first. */
export function companyMet(situation: Situation): Company {
  const members = membersOf(situation, situation.encounter?.group ?? '')
  const [first] = members
  return companyOf(first ? minded(first) : { name: '', tags: [] }, members.length)
}

/** True when one of the encounter has a language. An encounter of nobody counts as speaking: nothing tells. */
export function theySpeak(situation: Situation): boolean {
  const members = membersOf(situation, situation.encounter?.group ?? '')
  return members.length === 0 || members.some((one) => canSpeak(minded(one)))
}

/** The attitude that a reaction leaves them with: who has no language does not negotiate, but stays wary. */
export function attitudeOf(
  situation: Situation,
  attitude: Encounter['attitude'],
): Encounter['attitude'] {
  return attitude === 'may negotiate' && !theySpeak(situation) ? 'wary' : attitude
}
