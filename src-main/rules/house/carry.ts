import type { Effect } from '../effects.ts'
import type { Creature, Id, Item, ReadonlyCreature, Situation } from '../situation.ts'

/** What somebody carries, in their own order. */
export function things(creature: Pick<Creature, 'itemOrder' | 'items'> | ReadonlyCreature): Item[] {
  return creature.itemOrder.flatMap((id) => creature.items[id] ?? [])
}

/** Part of a heap, or all of it: 0 means all, and more than there is means what there is. */
export function partOf({ count }: Item, wanted: number): number {
  return wanted === 0 ? count : Math.min(wanted, count)
}

/** So many fewer of a thing its bearer carries. */
export function less(who: Id, item: Item, by: number): Effect {
  return by >= item.count
    ? { do: 'drop item', creature: who, item: item.id }
    : { do: 'item', creature: who, item: { ...item, count: item.count - by } }
}

/** The same thing as far as carrying goes: heaps of it may be put together. */
function alike(one: Item, other: Item): boolean {
  return (
    !one.ready &&
    one.name === other.name &&
    one.gear === other.gear &&
    one.text === other.text &&
    one.at === other.at
  )
}

/** A heap that comes to somebody: on a heap of its kind where they have one, else for itself. */
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

/** A heap put down where the stash is kept. */
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

/** A whole heap keeps its id wherever it goes; a part of one gets its own. */
function idFor(situation: Situation, item: Item, count: number): Id {
  return count >= item.count ? item.id : `i${situation.nextId}`
}
