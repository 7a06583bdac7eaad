import { timesName } from '../../core/words.ts'
import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import type { Id, ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { Creature, Item } from '../../core/state/creature.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { carriedItem } from './items.ts'

/** Items a creature carries, in its own order. */
export function carriedItems(
  creature: Pick<Creature, 'itemOrder' | 'items'> | ReadonlyCreature,
): Item[] {
  return creature.itemOrder.flatMap((id) => creature.items[id] ?? [])
}

const howMany = {
  kind: 'number',
  title: 'How many, 0 for all',
  min: 0,
  max: 9999,
  default: 0,
} as const

/** Part of a stack that is moved. */
interface Part {
  item: Item
  count: number
  /** Text: "2 × Torch". */
  says: string
}

/** Part of a stack: 0 means all, and never more than there is. */
function partOf(item: Item, wanted: number): Part {
  const count = wanted === 0 ? item.count : Math.min(wanted, item.count)
  return { item, count, says: timesName(count, item.name) }
}

/** Effect that removes a part of a stack from its bearer. */
function less(creature: Id, { item, count }: Part): Effect {
  return count >= item.count
    ? { do: 'drop item', creature, item: item.id }
    : { do: 'item', creature, item: { ...item, count: item.count - count } }
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
function gained(situation: Situation, who: Id, part: Part): Effect {
  const own = situation.creatures[who]
  const { at: _at, ...free } = part.item
  const heap = own ? carriedItems(own).find((each) => alike(each, free)) : undefined
  return {
    do: 'item',
    creature: who,
    item: heap
      ? { ...heap, count: heap.count + part.count }
      : { ...free, id: idFor(situation, part), count: part.count, ready: false },
  }
}

/** An item put down where the party is. */
export function lyingHere({ place: { title } }: Pick<Situation, 'place'>, item: Item): Item {
  return { ...item, ready: false, ...(title ? { at: title } : {}) }
}

/** Effect that puts items in the stash at a place. */
function putDown(situation: Situation, part: Part, at: string): Effect {
  const lying: Item = { ...part.item, ready: false, ...(at ? { at } : {}) }
  const heap = Object.values(situation.stash).find((each) => alike(each, lying))
  return {
    do: 'stash',
    item: heap
      ? { ...heap, count: heap.count + part.count }
      : { ...lying, id: idFor(situation, part), count: part.count },
  }
}

/** Id of a moved stack: a whole stack keeps its id, a part gets a new one. */
function idFor(situation: Situation, { item, count }: Part): Id {
  return count >= item.count ? item.id : `i${situation.nextId}`
}

function nameOf(situation: Situation, who: string): string {
  return situation.creatures[who]?.name ?? 'Nobody'
}

/** A part of what is carried and its bearer, or the reason that there is none. */
function carriedPart(
  situation: Situation,
  input: { who: string; item: string; count: number },
): { bearer: ReadonlyCreature; part: Part } | RefusedPreview {
  const carried = carriedItem(situation, input)
  if (isRefusal(carried)) return carried
  return { bearer: carried.bearer, part: partOf(carried.item, input.count) }
}

/** Moves an item from one bearer to another: a person, a mule or a cart. Rule GF-ITEM-04. */
const hand = defineAction({
  id: 'house.hand',
  title: 'Hand over an item',
  rule: 'GF-ITEM-04',
  phase: 'table',
  slot: 'item',
  finds: 'give pass load mule cart move item carry',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'From whom', living: false },
    item: { kind: 'item', title: 'What', of: 'who' },
    to: { kind: 'creature', role: 'target', title: 'To whom' },
    count: howMany,
  },
  plan(situation, input) {
    const carried = carriedPart(situation, input)
    if (isRefusal(carried)) return carried
    const { who, to } = input
    return who === to
      ? refusal('Choose somebody else to take it.')
      : { ...carried, to, taker: nameOf(situation, to) }
  },
  preview: ({ bearer, part, taker }) => plain(`${part.says}: ${bearer.name} to ${taker}`),
  run: ({ bearer, part, to, taker }, situation) =>
    gmOutcome(
      'GF-ITEM-04',
      bearer.name,
      `Hands ${part.says} to ${taker}`,
      [less(bearer.id, part), gained(situation, to, part)],
      { who: [bearer.id, to] },
    ),
})

/** Puts an item in the stash. Rule GF-STASH-01. */
const stash = defineAction({
  id: 'house.stash',
  title: 'Put in the stash',
  rule: 'GF-STASH-01',
  phase: 'table',
  slot: 'item',
  finds: 'put down leave hide store cache stash item',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', living: false },
    item: { kind: 'item', title: 'What', of: 'who' },
    count: howMany,
    where: { kind: 'text', title: 'Where, or here', max: 80, optional: true },
  },
  plan(situation, input) {
    const carried = carriedPart(situation, input)
    if (isRefusal(carried)) return carried
    return { ...carried, at: input.where?.trim() || situation.place.title }
  },
  preview: ({ part, at }) => plain(`${part.says}, put down${at ? `, ${at}` : ''}`),
  run: ({ bearer, part, at }, situation) =>
    gmOutcome(
      'GF-STASH-01',
      bearer.name,
      `Puts down ${part.says}${at ? `, ${at}` : ''}`,
      [less(bearer.id, part), putDown(situation, part, at)],
      { who: [bearer.id] },
    ),
})

/** Takes an item from the stash. Rule GF-STASH-02. */
const take = defineAction({
  id: 'house.take',
  title: 'Take from the stash',
  rule: 'GF-STASH-02',
  phase: 'table',
  slot: 'item',
  finds: 'pick up fetch stash item take',
  asks: {
    item: { kind: 'stashed', title: 'What' },
    to: { kind: 'creature', role: 'target', title: 'Who takes it', side: 'party' },
    count: howMany,
  },
  plan(situation, { item: id, to, count }) {
    const item = situation.stash[id]
    if (!item) return refusal('The stash is empty, or that is no longer in it.')
    if (item.gear === 'coins')
      return refusal('Coins go into a purse: hand over coins from the stash.')
    return { to, taker: nameOf(situation, to), part: partOf(item, count) }
  },
  preview: ({ taker, part }) => plain(`${part.says} for ${taker}`),
  run: ({ to, taker, part }, situation) =>
    gmOutcome(
      'GF-STASH-02',
      taker,
      `Takes ${part.says} from the stash`,
      [
        part.count >= part.item.count
          ? { do: 'unstash', item: part.item.id }
          : { do: 'stash', item: { ...part.item, count: part.item.count - part.count } },
        gained(situation, to, part),
      ],
      { who: [to] },
    ),
})

export const carrying = [hand, stash, take]
