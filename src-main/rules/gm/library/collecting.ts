import type { Id, Situation } from '../../core/situation.ts'
import type { Collection } from '../../core/state/prep.ts'

export type KeptCollection = NonNullable<Situation['collections']>[string]

/** Finds a collection by title or id. */
export function findCollectionNamed(
  { collections }: Situation,
  words: string | undefined,
): KeptCollection | undefined {
  const wanted = words?.trim().toLowerCase() ?? ''
  return Object.values(collections ?? {}).find(
    ({ id, title }) => id === wanted || title.toLowerCase() === wanted,
  )
}

/** Returns an existing collection with other monsters, or a new one. */
export function withMonsters(
  situation: Situation,
  kept: KeptCollection | undefined,
  title: string,
  monsters: readonly Id[],
): Collection {
  return {
    id: kept?.id ?? `collection-${situation.nextId}`,
    title: title.trim(),
    monsters: [...new Set(monsters)],
  }
}
