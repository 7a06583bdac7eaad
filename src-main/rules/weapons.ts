import type { GearRow } from './ruleset.ts'
import type { Id, Situation } from './situation.ts'

export interface Weapon {
  /** The attack's or the item's id. */
  id: Id
  name: string
  /** Damage dice, never empty. */
  dice: string
  notes: string
}

/**
 * What somebody can strike with: attacks written on them, then ready things of the price list that
 * have a die.
 */
export function weaponsOf(
  creature: Situation['creatures'][string],
  gear: readonly GearRow[],
): Weapon[] {
  const written = creature.attackOrder.flatMap((id): Weapon[] => {
    const own = creature.attacks[id]
    return own && own.dice !== '' ? [{ id, name: own.name, dice: own.dice, notes: own.notes }] : []
  })
  const carried = creature.itemOrder.flatMap((id): Weapon[] => {
    const item = creature.items[id]
    const row = item?.ready ? rowOf(item.gear ?? item.name, gear) : undefined
    return item && row?.die ? [{ id, name: item.name, dice: row.die, notes: row.notes ?? '' }] : []
  })
  const known = new Set(written.map(({ name }) => name))
  return [...written, ...carried.filter(({ name }) => !known.has(name))]
}

function rowOf(said: string, gear: readonly GearRow[]): GearRow | undefined {
  const wanted = said.toLowerCase()
  return gear.find(({ id, name }) => id.toLowerCase() === wanted || name.toLowerCase() === wanted)
}
