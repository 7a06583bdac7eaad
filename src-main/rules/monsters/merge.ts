import type { Monster } from './canonical.ts'

/**
 * A monster with others merged into it: its own text and figures, the tags of all, and their ids and names, by
 * which encounters, links and collections find it from now on.
 */
export function mergeMonsters(keeper: Monster, others: readonly Monster[]): Monster {
  const gone = others.filter(({ id }) => id !== keeper.id)
  const merged = [
    ...(keeper.merged ?? []),
    ...gone.flatMap(({ id, name, merged: before = [] }) => [{ id, name }, ...before]),
  ].filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at && id !== keeper.id)
  const origin = keeper.origin ?? gone.find((one) => one.origin)?.origin
  const credits = [keeper, ...gone].map(({ source }) => source.credit.trim()).filter(Boolean)
  return {
    ...keeper,
    source: { ...keeper.source, credit: [...new Set(credits)].join('; ').slice(0, 500) },
    tags: joinTags(keeper.tags, ...gone.map(({ tags }) => tags)),
    ...(origin ? { origin } : {}),
    ...(merged.length > 0 ? { merged } : {}),
  }
}

/** Tags of several lists, each once whatever its capitals. */
function joinTags(...lists: readonly (readonly string[])[]): string[] {
  return [...new Map(lists.flat().map((tag) => [tag.trim().toLowerCase(), tag.trim()])).values()]
}

/** A monster with tags added and removed; the same object where nothing changes. */
export function retagMonster(
  monster: Monster,
  add: readonly string[],
  remove: readonly string[],
): Monster {
  const key = (tag: string): string => tag.trim().toLowerCase()
  const without = new Set(remove.map(key))
  const has = new Set(monster.tags.map(key))
  const kept = monster.tags.filter((tag) => !without.has(key(tag)))
  const added = add.filter((tag) => !has.has(key(tag)))
  return added.length === 0 && kept.length === monster.tags.length
    ? monster
    : { ...monster, tags: [...kept, ...added] }
}

/** Names by which a monster is found: its own, and those of monsters merged into it. */
export function namesOf({ name, merged = [] }: Monster): string[] {
  return [name, ...merged.map((one) => one.name)]
}
