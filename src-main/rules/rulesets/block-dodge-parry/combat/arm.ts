import type { Weapon } from '../../../common/weapons.ts'
import type { DamageType, WeaponClass } from '../gear/index.ts'

/** Weapon tags, which count in trained hands only. Rule BDPX-WPN-04. */
export const weaponTags = [
  'Heavy',
  'Sweep',
  'Push',
  'Counter',
  'Brutal',
  'Shock',
  'Bleed',
  'Quick',
  'Magic',
] as const
export type WeaponTag = (typeof weaponTags)[number]

/** A weapon as its notes describe it. */
export interface ArmNotes {
  weapon: Weapon
  kind: WeaponClass
  type: DamageType | null
  ranged: boolean
  /** True when this attack throws the weapon. Rule BDPX-WPN-02. */
  thrown: boolean
  reach: boolean
  /** Only those its bearer is trained for. */
  tags: Partial<Record<WeaponTag, number>>
  /** True when its bearer is proficient in its damage type. Rule BDPX-WPN-03. */
  proficient: boolean
}
