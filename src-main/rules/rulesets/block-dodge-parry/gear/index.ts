import type { GearRow } from '../../../core/ruleset/gear.ts'
import { armor } from './armor.ts'
import { things } from './things.ts'
import { weapons } from './weapons.ts'

export { armor, suits } from './armor.ts'
export { weapons, type DamageType, type WeaponClass } from './weapons.ts'

/** The price list; every price is the middle of its band of stars. */
export const gear: readonly GearRow[] = [...weapons, ...armor, ...things]

const byName = new Map(
  gear.flatMap((row) => [
    [row.id, row],
    [row.name.toLowerCase(), row],
  ]),
)

export function gearNamed(name: string): GearRow | undefined {
  return byName.get(name.toLowerCase())
}

/** Slots that one of a thing fills: two if bulky, none if small, else one. Rule BDPX-CHR-09. */
export function slotsOf(name: string): 0 | 1 | 2 {
  const row = gearNamed(name)
  const notes = `${row?.notes ?? ''} ${row ? '' : name}`
  if (/\bbulky\b/i.test(notes)) return 2
  return /\bsmall\b/i.test(notes) ? 0 : 1
}
