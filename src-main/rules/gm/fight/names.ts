import { upperFirst } from '../../core/words.ts'
import type { Creature } from '../../core/state/creature.ts'
import type { Situation } from '../../core/situation.ts'

/** Name without its number: "Goblin" for "Goblin 3", "Goblins" for the unit "Goblins, 16". */
export function kindName(name: string): string {
  return name.replace(/,? \d+$/, '')
}

/** Number at the end of a name: 3 for "Goblin 3"; null without one. */
export function numberIn(name: string): number | null {
  const [, number] = / (\d+)$/.exec(name) ?? []
  return number === undefined ? null : Number(number)
}

/**
 * Unused names: "Ogre" for one alone, "Ogre 1", "Ogre 2" … for more.
 * @param given names of creatures that come with them
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

/** Unhurt copy of a creature: every number with a maximum is at it. */
export function unhurtCopy(one: Creature, id: string, name: string): Creature {
  const values = Object.fromEntries(
    Object.entries(one.values).map(([field, value]) => {
      const most = one.values[`max${upperFirst(field)}`]
      return [field, most ?? value]
    }),
  )
  const { group: _group, uses: _uses, ...rest } = one
  return { ...rest, id, name, values, conditions: {}, notes: one.notes }
}
