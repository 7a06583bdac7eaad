import type { Monster } from './canonical.ts'
import { readers } from './sources/registry.ts'
import { sourceOf } from './sources/source.ts'

/** A set of the bundled bestiary, as it lies in `resources/bestiary/`. */
export interface BestiarySet {
  title: string
  system: string
  /** Name of the licence of figures and text. */
  licence: string
  credit: string
  /** Reader of its blocks, `ose-one-line`. */
  layout: string
  /** One stat block a monster, in that layout; `tags` are ours. */
  monsters: { id: string; tags: string[]; text: string[] }[]
}

/**
 * The monsters of a bundled set, read by the same readers as a paste.
 * @throws when a block does not read as exactly one monster: the set is ours, so that is our mistake.
 */
export function bundledMonsters(set: BestiarySet): Monster[] {
  const reader = readers.find(({ id }) => id === set.layout)
  if (!reader)
    throw new Error(`the bundled set “${set.title}” names no known layout: ${set.layout}`)
  return set.monsters.map((entry) => {
    const [monster, ...more] = reader.read(sourceOf(entry.text.join('\n')))
    if (!monster || more.length > 0)
      throw new Error(`bundled monster ${entry.id} must read as one monster`)
    return {
      ...monster,
      id: entry.id,
      source: {
        text: monster.source.text,
        system: set.system,
        licence: set.licence,
        credit: set.credit,
      },
      tags: [...new Set([...monster.tags, ...entry.tags])],
    }
  })
}
