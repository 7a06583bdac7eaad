import type { Effect } from '../../../core/effects.ts'
import type { Situation } from '../../../core/situation.ts'
import { heldBy, isWaterskin, type HeldItem } from '../provisions.ts'
import { dieSays } from './usage-die.ts'

/** A full waterskin. Rule BDP-HEAL-02. */
const fullSkin = 8

/** Sides of a skin's usage die, by its name: "Waterskin", "Waterskin (d6)", "Waterskin (empty)". */
export function skinDie({ name }: HeldItem['item']): number {
  const found = /\((?:d(\d+)|empty)\)$/.exec(name)
  if (!found) return fullSkin
  return found[1] ? Number(found[1]) : 0
}

/** Waterskins of the party, one by one of a stack. */
export function skinsOf(situation: Situation): HeldItem[] {
  return heldBy(situation).filter(({ bearer, item }) => bearer !== undefined && isWaterskin(item))
}

/** The skin somebody drinks from: their own, else the fullest of another's. Rule E-BDP-11. */
export function skinFor(skins: readonly HeldItem[], who: string): HeldItem | undefined {
  const wet = skins
    .filter(({ item }) => skinDie(item) > 0)
    .sort((a, b) => skinDie(b.item) - skinDie(a.item))
  return wet.find(({ bearer }) => bearer === who) ?? wet[0]
}

/** Sets what is left in a skin; out of a stack, one is split off. */
export function skinNow(
  { bearer = '', item }: HeldItem,
  die: number,
  freshId: string,
): { held: HeldItem; effects: Effect[] } {
  const bare = item.name.replace(/ \((?:d\d+|empty)\)$/, '')
  const name = die === fullSkin ? bare : `${bare} (${dieSays(die)})`
  if (item.count === 1) {
    const now = { ...item, name }
    return {
      held: { bearer, item: now },
      effects: [{ do: 'item', creature: bearer, item: now }],
    }
  }
  const one = { ...item, id: freshId, name, count: 1 }
  return {
    held: { bearer, item: one },
    effects: [
      { do: 'item', creature: bearer, item: { ...item, count: item.count - 1 } },
      { do: 'item', creature: bearer, item: one },
    ],
  }
}
