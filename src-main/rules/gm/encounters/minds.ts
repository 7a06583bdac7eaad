import { canSpeak, mindOf, type Mind, type Minded } from '../../monsters/minds.ts'
import type { Encounter } from '../../core/state/encounter.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { membersOf } from './met.ts'

/** Mind of an encounter's creatures, and whether they are several; selects their activity table. */
export interface Company {
  mind: Mind
  several: boolean
}

function minded({ name, tags }: ReadonlyCreature): Minded {
  return { name: name.replace(/ \d+$/, ''), tags: Object.keys(tags) }
}

/** Company of `number` creatures of one kind. */
export function companyOf(kind: Minded, number: number): Company {
  return { mind: mindOf(kind), several: number > 1 }
}

/** Company of the current encounter, by the group it began with. */
export function encounteredCompany(situation: Situation): Company {
  const members = membersOf(situation, situation.encounter?.group ?? '')
  const [first] = members
  return companyOf(first ? minded(first) : { name: '', tags: [] }, members.length)
}

/** True when a member of the encounter's group has a language; also for an empty group. */
export function groupHasLanguage(situation: Situation): boolean {
  const members = membersOf(situation, situation.encounter?.group ?? '')
  return members.length === 0 || members.some((one) => canSpeak(minded(one)))
}

/** Attitude after a reaction; creatures without a language stay wary instead of negotiating. */
export function attitudeOf(
  situation: Situation,
  attitude: Encounter['attitude'],
): Encounter['attitude'] {
  return attitude === 'may negotiate' && !groupHasLanguage(situation) ? 'wary' : attitude
}
