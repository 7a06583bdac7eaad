import { upperFirst } from '../../core/words.ts'
import { houseRule } from '../../core/ruleset/house-rules.ts'
import type { Load } from '../../core/ruleset/gear.ts'
import type { Problem } from '../../core/ruleset/characters.ts'
import type { Item } from '../../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { pieceOf } from './gear.ts'
import { slotsPerList } from './house-rules/town.ts'

/** The three lists of an inventory. Rules HBK-INV-02 to HBK-INV-04. */
type SlotList = 'equipment' | 'accessories' | 'load'
export const slotLists: readonly SlotList[] = ['equipment', 'accessories', 'load']

/** Five slots in each list, or as many as the house rule says. Rules HBK-INV-01, E-HBK-23. */
export function slots(
  used: Readonly<Record<SlotList, number>>,
  each = 5,
): { ok: boolean; free: number[] } {
  const free = slotLists.map((list) => each - used[list])
  return { ok: free.every((left) => left >= 0), free }
}

const trinkets =
  /\b(?:clothes|cloak|robe|hat|boots|ring|necklace|amulet|jewell?ery|brooch|purse)\b/i

/** List of an item; null for spells, pets and ready missiles, which take no slot. */
export function listOf(item: Pick<Item, 'name' | 'gear' | 'ready'>): SlotList | null {
  const piece = pieceOf(item)
  if (piece?.id === 'spell' || piece?.id === 'pet') return null
  if (piece?.kind === 'clothes' || (!piece && trinkets.test(item.name))) return 'accessories'
  if (piece?.kind === 'missile' && item.ready) return null
  return item.ready ? 'equipment' : 'load'
}

/** Slots in use: one for each weapon or suit, and one for a heap of anything else. */
function slotsUsed(creature: ReadonlyCreature): Record<SlotList, number> {
  const used = { equipment: 0, accessories: 0, load: 0 }
  for (const id of creature.itemOrder) {
    const item = creature.items[id]
    const list = item && listOf(item)
    if (item && list) used[list] += pieceOf(item)?.die || pieceOf(item)?.gives ? item.count : 1
  }
  return used
}

function slotsEach(situation: Situation): number {
  return houseRule<number>(situation, slotsPerList)
}

export function loadProblems(creature: ReadonlyCreature, situation: Situation): Problem[] {
  const used = slotsUsed(creature)
  const each = slotsEach(situation)
  const { free } = slots(used, each)
  return slotLists
    .filter((_list, at) => (free[at] ?? 0) < 0)
    .map((list) => ({
      says: `${used[list]} things in ${list}, and it has ${each} slots`,
      rule: ruleOf[list],
    }))
}

const ruleOf = {
  equipment: 'HBK-INV-02',
  accessories: 'HBK-INV-03',
  load: 'HBK-INV-04',
} as const

/** The slots as the party strip shows them. Rule HBK-INV-01. */
export function loadOf(creature: ReadonlyCreature, situation: Situation): Load {
  const used = slotsUsed(creature)
  const each = slotsEach(situation)
  const over = slotLists.filter((list) => used[list] > each)
  return {
    used: slotLists.reduce((all, list) => all + used[list], 0),
    most: each * slotLists.length,
    says: slotLists.map((list) => `${list} ${used[list]} of ${each}`).join(', '),
    costs: over.map((list) => `too much in ${list}`).join('; '),
    rule: 'HBK-INV-01',
    why: slotLists.map((list) => ({
      name: upperFirst(list),
      value: `${used[list]} of ${each}`,
      rule: ruleOf[list],
    })),
  }
}
