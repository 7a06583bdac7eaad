import { upperFirst } from '../words.ts'
import type { Creature, Situation } from '../../situation.ts'

/** "Goblin" of "Goblin 3". */
export function kindName(name: string): string {
  return name.replace(/ \d+$/, '')
}

/** 3 of "Goblin 3"; null for a name without a number. */
export function numberIn(name: string): number | null {
  const [, number] = / (\d+)$/.exec(name) ?? []
  return number === undefined ? null : Number(number)
}

/**
 * Names nobody bears yet: one alone is "Ogre", more are "Ogre 1", "Ogre 2" …
 * @param given names of those who come with them
 */
export function freshNames(
  situation: Situation,
  kind: string,
  number: number,
  given: readonly string[] = [],
): string[] {
  const taken = new Set([...Object.values(situation.creatures).map(({ name }) => name), ...given])
  if (number === 1 && ![...taken].some((name) => kindName(name) === kind)) return [kind]
  const names: string[] = []
  for (let at = 1; names.length < number; at += 1) {
    const bare = at === 1 && taken.has(kind)
    if (!bare && !taken.has(`${kind} ${at}`)) names.push(`${kind} ${at}`)
  }
  return names
}

/** Another of the same, unhurt: every number that has a most stands at it. */
export function clear(one: Creature, id: string, name: string): Creature {
  const values = Object.fromEntries(
    Object.entries(one.values).map(([field, value]) => {
      const most = one.values[`max${upperFirst(field)}`]
      return [field, most ?? value]
    }),
  )
  const { group: _group, uses: _uses, ...rest } = one
  return { ...rest, id, name, values, conditions: {}, notes: one.notes }
}
