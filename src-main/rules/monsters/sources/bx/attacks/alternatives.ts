/** Item of a list, with its link to the one before. */
interface Joined {
  joins: 'first' | 'and' | 'or'
}

/**
 * `2 claws/1 bite or 6 spikes` with `1d4/1d4/2d4 or 1d6`: each alternative of the blows with its own
 * of the damage; null where there are not as many of both. A part with `isContinued` starts none of its own.
 */
export function alternativesOf<A, P>(
  blows: readonly A[],
  damage: readonly P[],
  joinsOf: { blow: (one: A) => Joined['joins']; part: (one: P) => Joined['joins'] },
  isContinued: (part: P) => boolean,
): { blows: A[]; damage: P[] }[] | null {
  const ours = groupsOf(blows, (one) => joinsOf.blow(one) === 'or')
  if (ours.length < 2) return null
  const theirs = groupsOf(damage, (one) => joinsOf.part(one) === 'or')
  const parts =
    theirs.length > ours.length
      ? groupsOf(damage, (one) => joinsOf.part(one) === 'or' && !isContinued(one))
      : theirs
  if (parts.length !== ours.length) return null
  return ours.map((group, index) => ({ blows: group, damage: parts[index] ?? [] }))
}

function groupsOf<T>(list: readonly T[], opens: (one: T) => boolean): T[][] {
  const groups: T[][] = []
  for (const one of list) {
    const last = groups.at(-1)
    if (last && !opens(one)) last.push(one)
    else groups.push([one])
  }
  return groups
}
