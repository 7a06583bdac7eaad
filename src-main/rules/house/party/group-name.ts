import type { Situation } from '../../situation.ts'
import { listed } from '../words.ts'

export type People = Pick<Situation, 'creatures' | 'party'>

/** Names a group by its members, front first: "Ada and Bo", "Ada, Bo and 3 more". */
export function groupName({ creatures, party }: People): string {
  const names = party.flatMap((id) => creatures[id]?.name.split(' ')[0] ?? [])
  return names.length > 3
    ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
    : listed(names)
}
