import type { ReadonlyCreature } from '../../../core/situation.ts'
import { armorRows, type ArmorRow } from '../gear/armor.ts'
import { weaponNamed, type WeaponRow } from '../gear/weapons.ts'
import { gearNamed } from '../gear/index.ts'

type Wearer = Pick<ReadonlyCreature, 'items' | 'itemOrder'>

function ready(creature: Wearer): string[] {
  return creature.itemOrder.flatMap((id) => {
    const item = creature.items[id]
    return item?.ready ? [gearNamed(item.gear ?? item.name)?.name ?? item.name] : []
  })
}

/** Armor somebody has on, shields and helmets with it. Rule GAM-ARM-01. */
export function worn(creature: Wearer): ArmorRow[] {
  return ready(creature).flatMap((name) => armorRows.find((row) => row.name === name) ?? [])
}

/** Weapons somebody has in hand. Rule GAM-WPN-04. */
export function wielded(creature: Wearer): WeaponRow[] {
  return ready(creature).flatMap((name) => weaponNamed(name) ?? [])
}
