import { timesName } from '../core/words.ts'
import type { Creature, Item } from '../core/state/creature.ts'
import type { ReadonlyCreature } from '../core/situation.ts'

type Kit = Pick<Creature, 'items' | 'itemOrder'>

/** True for two things in a pack with nothing to tell them apart. */
const isSame = (one: Item) => (other: Item) =>
  ![one, other].some(({ ready, text }) => ready || text !== undefined) &&
  one.name === other.name &&
  one.gear === other.gear

/** The creature with further things behind its own; what it packs several of stands there once, with its count. */
export function withItems<T extends Kit>(creature: T, things: readonly Item[]): T {
  const { items, itemOrder } = creature
  const kept = itemOrder.flatMap((id) => items[id] ?? [])
  for (const thing of things) {
    const at = kept.findIndex(isSame(thing))
    const same = kept[at]
    if (same) kept[at] = { ...same, count: same.count + thing.count }
    else kept.push(thing)
  }
  return {
    ...creature,
    items: Object.fromEntries(kept.map((item) => [item.id, item])),
    itemOrder: kept.map(({ id }) => id),
  }
}

/** These things as the kit of somebody who has nothing yet. */
export function packedKit(things: readonly Item[]): Kit {
  return withItems({ items: {}, itemOrder: [] }, things)
}

/** Names of what somebody has: "Spear", "2 × Torch". */
export function thingNames({
  items,
  itemOrder,
}: Pick<ReadonlyCreature, 'items' | 'itemOrder'>): string[] {
  return itemOrder.flatMap((id) => {
    const { name, count = 1 } = items[id] ?? {}
    if (name === undefined) return []
    return timesName(count, name)
  })
}
