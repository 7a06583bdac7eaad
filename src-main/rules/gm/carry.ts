import type { Effect } from '../core/effects.ts'
import type { Creature, Item } from '../core/state/creature.ts'
import type { Id, ReadonlyCreature, Situation } from '../core/situation.ts'

/** Items a creature carries, in its own order. */
export function things(creature: Pick<Creature, 'itemOrder' | 'items'> | ReadonlyCreature): Item[] {
  return creature.itemOrder.flatMap((id) => creature.items[id] ?? [])
}

/** Number to take from a stack: 0 means all, and never more than there is. */
export function partOf({ count }: Item, wanted: number): number {
  return wanted === 0 ? count : Math.min(wanted, count)
}

/** Effect that removes `by` of an item from its bearer. */
export function less(who: Id, item: Item, by: number): Effect {
  return by >= item.count
    ? { do: 'drop item', creature: who, item: item.id }
    : { do: 'item', creature: who, item: { ...item, count: item.count - by } }
}

/** True when two items can be stacked; `one` must not be ready. */
function alike(one: Item, other: Item): boolean {
  return (
    !one.ready &&
    one.name === other.name &&
    one.gear === other.gear &&
    one.text === other.text &&
    one.at === other.at
  )
}

/** Effect that gives items to a creature: added to a stack of the same kind, else as a new stack. */
export function gained(situation: Situation, who: Id, item: Item, count: number): Effect {
  const own = situation.creatures[who]
  const { at: _at, ...free } = item
  const heap = own ? things(own).find((each) => alike(each, free)) : undefined
  return {
    do: 'item',
    creature: who,
    item: heap
      ? { ...heap, count: heap.count + count }
      : { ...free, id: idFor(situation, item, count), count, ready: false },
  }
}

/** Effect that puts items in the stash at a place. */
export function putDown(situation: Situation, item: Item, count: number, at: string): Effect {
  const lying: Item = { ...item, ready: false, ...(at ? { at } : {}) }
  const heap = Object.values(situation.stash).find((each) => alike(each, lying))
  return {
    do: 'stash',
    item: heap
      ? { ...heap, count: heap.count + count }
      : { ...lying, id: idFor(situation, item, count), count },
  }
}

/** Id of a moved stack: a whole stack keeps its id, a part gets a new one. */
function idFor(situation: Situation, item: Item, count: number): Id {
  return count >= item.count ? item.id : `i${situation.nextId}`
}
