import type { Effect } from '../../core/effects.ts'
import type { Situation } from '../../core/situation.ts'
import { heldBy, type HeldItem } from './provisions.ts'

/** One or more of a thing used up, wherever it is carried. */
export function less({ bearer, item }: HeldItem, by: number): Effect {
  const rest = { ...item, count: item.count - by }
  if (bearer === undefined)
    return rest.count > 0 ? { do: 'stash', item: rest } : { do: 'unstash', item: item.id }
  return rest.count > 0
    ? { do: 'item', creature: bearer, item: rest }
    : { do: 'drop item', creature: bearer, item: item.id }
}

/** So many of one kind off what is carried: how much there was of it, and what changes. */
export function takeFromPacks(
  situation: Situation,
  is: (item: HeldItem['item']) => boolean,
  amount: number,
): { got: number; effects: Effect[] } {
  let left = amount
  const effects: Effect[] = []
  for (const held of heldBy(situation)) {
    if (left === 0) break
    if (!is(held.item)) continue
    const used = Math.min(left, held.item.count)
    left -= used
    effects.push(less(held, used))
  }
  return { got: amount - left, effects }
}

/** Uses left in a kit, by its name: "Healer’s kit", "Healer’s kit (2 left)". */
function usesLeft({ name }: HeldItem['item'], of: number): number {
  const found = /\((\d+) left\)$/.exec(name)
  return found ? Number(found[1]) : of
}

/** One use of a kit that has several; the last one uses it up. Rule BDPX-GEA-08. */
export function usedOnce(held: HeldItem, of: number): Effect {
  const left = usesLeft(held.item, of) - 1
  if (left <= 0) return less(held, 1)
  const name = `${held.item.name.replace(/ \(\d+ left\)$/, '')} (${left} left)`
  const item = { ...held.item, name }
  return held.bearer === undefined
    ? { do: 'stash', item }
    : { do: 'item', creature: held.bearer, item }
}
