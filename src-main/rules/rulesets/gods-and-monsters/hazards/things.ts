import type { RuleId } from '../../../core/outcome.ts'
import { doublings } from '../scales/doubling.ts'

export const itemMaterials = ['glass', 'ice', 'metal', 'paper', 'stone', 'wood'] as const
type ItemMaterial = (typeof itemMaterials)[number]
export const itemAttacks = ['fire', 'bludgeon', 'acid'] as const
type ItemAttack = (typeof itemAttacks)[number]

/** How a material bears each attack, and the inches of it that count as thick. Rules GAM-ITM-03, GAM-AMB-56. */
export const itemTable: Readonly<
  Record<ItemMaterial, Readonly<Record<ItemAttack, number>> & { unit: number; rule: RuleId }>
> = {
  glass: { fire: 8, bludgeon: 0, acid: 16, unit: 0.25, rule: 'GAM-ITM-T01' },
  ice: { fire: 0, bludgeon: 0, acid: 8, unit: 0.5, rule: 'GAM-ITM-T02' },
  metal: { fire: 6, bludgeon: 5, acid: 0, unit: 0.25, rule: 'GAM-ITM-T03' },
  paper: { fire: -2, bludgeon: 6, acid: 8, unit: 0.5, rule: 'GAM-ITM-T04' },
  stone: { fire: 8, bludgeon: 0, acid: 10, unit: 1, rule: 'GAM-ITM-T05' },
  wood: { fire: 0, bludgeon: 3, acid: 5, unit: 1, rule: 'GAM-ITM-T06' },
}

export type ThicknessReading = 'at the unit' | 'beyond it'

/** One at the unit and one more for each doubling. Rules GAM-ITM-04, GAM-AMB-56. */
function thicknessBonus(
  inches: number,
  unit: number,
  reading: ThicknessReading = 'at the unit',
): number {
  if (inches < unit) return 0
  return doublings(inches, unit) + (reading === 'at the unit' ? 1 : 0)
}

/** Number that an item must roll at or under to hold. Rule GAM-ITM-02. */
export function itemReaction(
  material: ItemMaterial,
  attack: ItemAttack,
  inches: number,
  reading: ThicknessReading = 'at the unit',
): { target: number; modifier: number; bonus: number } {
  const row = itemTable[material]
  const bonus = thicknessBonus(inches, row.unit, reading)
  return { target: 4 + row[attack] + bonus, modifier: row[attack], bonus }
}
