import { defineAction, type Action } from '../core/action.ts'
import type { Item } from '../core/state/creature.ts'
import type { Situation } from '../core/situation.ts'
import { gained, less, partOf, putDown } from './carry.ts'
import { gmOutcome } from './gm-outcome.ts'
import { plain, refusal } from '../common/trial.ts'

const howMany = {
  kind: 'number',
  title: 'How many, 0 for all',
  min: 0,
  max: 9999,
  default: 0,
} as const

function itemOf(situation: Situation, who: string, item: string): Item | undefined {
  return situation.creatures[who]?.items[item]
}

function heap(item: Item, wanted: number): string {
  const count = partOf(item, wanted)
  return count > 1 ? `${count} × ${item.name}` : item.name
}

function nameOf(situation: Situation, who: string): string {
  return situation.creatures[who]?.name ?? 'Nobody'
}

/** Moves an item from one bearer to another: a person, a mule or a cart. Rule GF-ITEM-04. */
const hand: Action = defineAction({
  id: 'house.hand',
  title: 'Hand over an item',
  rule: 'GF-ITEM-04',
  phase: 'table',
  slot: 'item',
  needs: [],
  finds: 'give pass load mule cart move item carry',
  asks: {
    who: { kind: 'creature', title: 'From whom' },
    item: { kind: 'item', title: 'What', of: 'who' },
    to: { kind: 'creature', title: 'To whom' },
    count: howMany,
  },
  preview(situation, { who, item: id, to, count }) {
    const item = itemOf(situation, who, id)
    if (!item) return refusal('Choose something that is carried.')
    if (who === to) return refusal('Choose somebody else to take it.')
    return plain(`${heap(item, count)}: ${nameOf(situation, who)} to ${nameOf(situation, to)}`)
  },
  *run(situation, { who, item: id, to, count }) {
    yield* []
    const item = itemOf(situation, who, id)
    if (!item || who === to)
      return gmOutcome('GF-ITEM-04', 'Hand over', 'Nothing changed hands', [])
    const part = partOf(item, count)
    return gmOutcome(
      'GF-ITEM-04',
      nameOf(situation, who),
      `Hands ${heap(item, count)} to ${nameOf(situation, to)}`,
      [less(who, item, part), gained(situation, to, item, part)],
      { who: [who, to] },
    )
  },
})

/** Puts an item in the stash. Rule GF-STASH-01. */
const stash: Action = defineAction({
  id: 'house.stash',
  title: 'Put in the stash',
  rule: 'GF-STASH-01',
  phase: 'table',
  slot: 'item',
  needs: [],
  finds: 'put down leave hide store cache stash item',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    item: { kind: 'item', title: 'What', of: 'who' },
    count: howMany,
    where: { kind: 'text', title: 'Where, or here', max: 80, optional: true },
  },
  preview(situation, { who, item: id, count, where }) {
    const item = itemOf(situation, who, id)
    if (!item) return refusal('Choose something that is carried.')
    return plain(`${heap(item, count)}, put down${placeSaid(situation, where)}`)
  },
  *run(situation, { who, item: id, count, where }) {
    yield* []
    const item = itemOf(situation, who, id)
    if (!item) return gmOutcome('GF-STASH-01', 'Stash', 'Nothing was put down', [])
    const part = partOf(item, count)
    const at = where?.trim() || situation.place.title
    return gmOutcome(
      'GF-STASH-01',
      nameOf(situation, who),
      `Puts down ${heap(item, count)}${placeSaid(situation, where)}`,
      [less(who, item, part), putDown(situation, item, part, at)],
      { who: [who] },
    )
  },
})

/** Takes an item from the stash. Rule GF-STASH-02. */
const take: Action = defineAction({
  id: 'house.take',
  title: 'Take from the stash',
  rule: 'GF-STASH-02',
  phase: 'table',
  slot: 'item',
  needs: [],
  finds: 'pick up fetch stash item take',
  asks: {
    item: { kind: 'stashed', title: 'What' },
    to: { kind: 'creature', title: 'Who takes it', side: 'party' },
    count: howMany,
  },
  preview(situation, { item: id, to, count }) {
    const item = situation.stash[id]
    if (!item) return refusal('The stash is empty, or that is no longer in it.')
    if (item.gear === 'coins')
      return refusal('Coins go into a purse: hand over coins from the stash.')
    return plain(`${heap(item, count)} for ${nameOf(situation, to)}`)
  },
  *run(situation, { item: id, to, count }) {
    yield* []
    const item = situation.stash[id]
    if (!item) return gmOutcome('GF-STASH-02', 'Stash', 'Nothing was taken', [])
    const part = partOf(item, count)
    return gmOutcome(
      'GF-STASH-02',
      nameOf(situation, to),
      `Takes ${heap(item, count)} from the stash`,
      [
        part >= item.count
          ? { do: 'unstash', item: id }
          : { do: 'stash', item: { ...item, count: item.count - part } },
        gained(situation, to, item, part),
      ],
      { who: [to] },
    )
  },
})

function placeSaid(situation: Situation, where: string | undefined): string {
  const at = where?.trim() || situation.place.title
  return at ? `, ${at}` : ''
}

export const moving: readonly Action[] = [hand, stash, take]
