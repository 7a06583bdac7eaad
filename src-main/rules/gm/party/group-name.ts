import { firstName } from '../../common/names.ts'
import type { Situation } from '../../core/situation.ts'
import { listed } from '../../core/words.ts'

export type People = Pick<Situation, 'creatures' | 'party'>

/**
 * Names a group by its people, front first: "Ada and Bo", "Ada, Bo and 3 more". Animals are named only in a
 * group of animals.
 */
export function groupName({ creatures, party }: People): string {
  const all = party.flatMap((id) => creatures[id] ?? [])
  const people = all.filter(({ kind }) => kind === 'character' || kind === 'hireling')
  const names =
    people.length > 0 ? people.map(({ name }) => firstName(name)) : all.map(({ name }) => name)
  if (names.length === 0) return 'nobody'
  return names.length > 3
    ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
    : listed(names)
}
