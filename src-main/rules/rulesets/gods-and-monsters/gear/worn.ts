import type { ArchetypeId } from '../archetypes.ts'
import { armorNamed, helmet, type ArmorRow } from './armor.ts'

/** Defense from all that is worn and from agility. Rules GAM-ARM-01, GAM-ARM-05. */
export function wornDefense(worn: {
  armor?: string | undefined
  shield?: string | undefined
  helmet: boolean
  agility: number
}): number {
  const of = (name: string | undefined): number => (name ? armorNamed(name).defense : 0)
  return of(worn.armor) + of(worn.shield) + (worn.helmet ? helmet.defense : 0) + worn.agility
}

/** A tenth of the body armor beside it, at least 10 silver. Rules GAM-ARM-06, GAM-AMB-10. */
export function fullHelmetCost(wornArmorCost: number): number {
  return Math.max(10, wornArmorCost / 10)
}

/** Carried armor is worse to bear than worn. Rules GAM-ARM-04, GAM-AMB-09. */
export function carriedArmorBulk(name: string, unnamedTimes = 1, worn?: number): number {
  const row = armorNamed(name)
  return (worn ?? row.bulk) * (row.carried ?? unnamedTimes)
}

export type Levels = Readonly<Partial<Record<ArchetypeId, number>>>

/**
 * True when at least one of the archetypes may use the armor. Rules GAM-ARM-02, GAM-ARM-03, GAM-AMB-10,
 * GAM-AMB-16.
 */
export function armorAllowed(
  name: string,
  levels: Levels,
  light: boolean,
  anyChain = false,
  blanks: ArmorBlanks = 'barred',
): boolean {
  const row = armorNamed(name)
  const warrior = levels.warrior ?? 0
  if (warrior >= 1 && warrior >= row.warrior) return true
  const least = row.others ?? (blanks === 'any level' ? 0 : null)
  if (least === null || (row.lightOnly && !light && !anyChain)) return false
  const best = Math.max(levels.thief ?? 0, levels.prophet ?? 0, levels.monk ?? 0)
  return best >= 1 && best >= least
}

/** A blank in the column of thieves, prophets and monks: not for them, or for any level of them. Rule GAM-AMB-10. */
export type ArmorBlanks = 'barred' | 'any level'

/** Hands to wield it: two where the list says so, or where it is bulkier than the arm is strong. Rules GAM-WPN-04, GAM-AMB-12. */
export function handsNeeded(listed: number, bulk: number, strength: number): 1 | 2 {
  return listed >= 2 || bulk > strength ? 2 : 1
}

/** A staff that is never to be a weapon weighs half. Rule GAM-WPN-06. */
export function weaponBulk(bulk: number, neverAWeapon: boolean): number {
  return neverAWeapon ? bulk / 2 : bulk
}

export type { ArmorRow }
