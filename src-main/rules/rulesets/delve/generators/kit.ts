import { packedKit } from '../../../common/kit.ts'
import type { Creature, Item } from '../../../core/state/creature.ts'
import { gearNamed } from '../gear.ts'

/** Shopping lists by the face of a d6, bought in order as far as the money goes. The choice is ours. */
export const kits = [
  'hand, shield, light-armor',
  'hand, light-armor, shield, sling',
  'polearm, light-armor',
  'polearm, light-armor, sling',
  'bow, hand, light-armor',
  'hand, shield, torch, torch, rope, spikes, bedroll',
] as const

/** The lists in words: "Hand weapon, Shield, Light armor". */
export const kitNames: readonly string[] = kits.map((wishes) =>
  wishes
    .split(', ')
    .map((id) => gearNamed(id)?.name ?? id)
    .join(', '),
)

const worn = ['light-armor', 'heavy-armor']

/** Rows bought from a shopping list, and the coins left. Rule DLV-ECO-01. */
export function buyKit(coins: number, wishes: string): { rows: string[]; left: number } {
  let left = coins
  const rows = wishes.split(',').flatMap((wish) => {
    const row = gearNamed(wish.trim())
    if (!row || row.cost > left) return []
    left -= row.cost
    return [row.id]
  })
  return { rows, left }
}

const names: Readonly<Record<string, readonly string[]>> = {
  hand: ['Sword', 'Spear', 'Mace', 'Axe'],
  polearm: ['Poleaxe', 'Halberd', 'Lance'],
  bow: ['Hunting bow', 'Light crossbow'],
  'light-armor': ['Gambeson', 'Mail shirt'],
}

/** Bought rows as items: armour worn, the rest held as far as two hands go. Rules DLV-EQ-11, DLV-EQ-12. */
export function packItems(
  rows: readonly string[],
  owner: string,
  pick: number,
): Pick<Creature, 'items' | 'itemOrder'> {
  let free = 2
  const items = rows.map((id, at): Item => {
    const row = gearNamed(id)
    const hands = row?.hands ?? (id === 'shield' ? 1 : 0)
    const ready = worn.includes(id) || (hands > 0 && hands <= free)
    if (hands > 0 && hands <= free) free -= hands
    const called = names[id]
    return {
      id: `${owner}k${at + 1}`,
      name: called?.[pick % called.length] ?? row?.name ?? id,
      count: 1,
      ready,
      gear: id,
    }
  })
  return packedKit(items)
}
