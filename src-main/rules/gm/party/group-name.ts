import { firstName } from '../../common/names.ts'
import type { Situation } from '../../core/situation.ts'
import { listed } from '../../core/words.ts'

export type People = Pick<Situation, 'creatures' | 'party'>

/**
 * Names a group by its people, front first: "Ada and Bo", "Ada, Bo and 3 more". Animals are named only in a
 * group of animals.
 */
export function groupName(group: People): string {
  const names = namesIn(group)
  if (names.length === 0) return 'nobody'
  return names.length > 3
    ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
    : listed(names)
}

/** A group with what it does: "Ada waits", "Ada and Bo wait". */
export function groupDoes(group: People, one: string, several: string): string {
  return `${groupName(group)} ${namesIn(group).length > 1 ? several : one}`
}

function namesIn({ creatures, party }: People): string[] {
  const all = party.flatMap((id) => creatures[id] ?? [])
  const people = all.filter(({ kind }) => kind === 'character' || kind === 'hireling')
  return people.length > 0 ? people.map(({ name }) => firstName(name)) : all.map(({ name }) => name)
}
