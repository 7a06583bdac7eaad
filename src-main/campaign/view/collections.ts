import type { Situation } from '../../rules/core/situation.ts'
import type { Context } from '../apply.ts'
import type { CollectionView } from './views.ts'

/** By title; what has left the library is not counted. */
export function collectionViews(
  { collections = {} }: Pick<Situation, 'collections'>,
  { shelf }: Pick<Context, 'shelf'>,
): CollectionView[] {
  return Object.values(collections)
    .map(({ id, title, monsters }) => ({
      id,
      title,
      count: new Set(monsters.flatMap((monster) => shelf.monster(monster)?.id ?? [])).size,
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
}
