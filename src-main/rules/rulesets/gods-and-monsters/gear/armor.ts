import type { RuleId } from '../../../core/outcome.ts'
import type { GearRow } from '../../../core/ruleset/gear.ts'
import type { ArchetypeId } from '../character/archetypes.ts'

/** A row of the armor list, as it is printed. Rules GAM-ARM-01 to GAM-ARM-05. */
export interface ArmorRow {
  name: string
  kind: 'suit' | 'shield' | 'helmet'
  defense: number
  /** In silver. */
  cost: number
  /** As worn. */
  bulk: number
  /** Least warrior level; 0 where none is asked. */
  warrior: number
  /** Least level of a thief, prophet or monk; null where none of them may. */
  others: number | null
  /** True when thieves, prophets and monks may only wear it magically light. */
  lightOnly?: true
  /** Bulk when carried, as a multiple of worn; absent where the book names none. */
  carried?: 2 | 3
  rule: RuleId
}

// prettier-ignore
export const armorRows: readonly ArmorRow[] = [
  { name: 'Cloth', kind: 'suit', defense: 1, cost: 3, bulk: 8, warrior: 0, others: 0, carried: 2, rule: 'GAM-ARM-T01' },
  { name: 'Leather', kind: 'suit', defense: 2, cost: 8, bulk: 5, warrior: 1, others: 1, carried: 2, rule: 'GAM-ARM-T02' },
  { name: 'Banded Leather', kind: 'suit', defense: 3, cost: 15, bulk: 8, warrior: 1, others: 1, carried: 2, rule: 'GAM-ARM-T03' },
  { name: 'Scale Mail', kind: 'suit', defense: 4, cost: 45, bulk: 20, warrior: 1, others: null, rule: 'GAM-ARM-T04' },
  { name: 'Chain Mail', kind: 'suit', defense: 5, cost: 80, bulk: 15, warrior: 1, others: 2, lightOnly: true, carried: 2, rule: 'GAM-ARM-T05' },
  { name: 'Splint Mail', kind: 'suit', defense: 6, cost: 70, bulk: 25, warrior: 2, others: null, carried: 3, rule: 'GAM-ARM-T06' },
  { name: 'Plate Mail', kind: 'suit', defense: 7, cost: 300, bulk: 25, warrior: 3, others: null, carried: 3, rule: 'GAM-ARM-T07' },
  { name: 'Full Plate', kind: 'suit', defense: 8, cost: 1000, bulk: 30, warrior: 4, others: null, carried: 3, rule: 'GAM-ARM-T08' },
  { name: 'Ceremonial Plate', kind: 'suit', defense: 9, cost: 2000, bulk: 40, warrior: 5, others: null, carried: 3, rule: 'GAM-ARM-T09' },
  { name: 'Shield', kind: 'shield', defense: 1, cost: 5, bulk: 6, warrior: 1, others: 2, carried: 2, rule: 'GAM-ARM-T10' },
  { name: 'Large Shield', kind: 'shield', defense: 2, cost: 15, bulk: 12, warrior: 2, others: null, carried: 2, rule: 'GAM-ARM-T11' },
  { name: 'Small Shield', kind: 'shield', defense: 1, cost: 5, bulk: 2, warrior: 3, others: null, carried: 2, rule: 'GAM-ARM-T12' },
  { name: 'Full Helmet', kind: 'helmet', defense: 1, cost: 10, bulk: 4, warrior: 1, others: null, rule: 'GAM-ARM-T13' },
]

/** @throws for a name that is not on the list. */
function armorNamed(name: string): ArmorRow {
  const found = armorRows.find((row) => row.name.toLowerCase() === name.toLowerCase())
  if (!found) throw new Error(`“${name}” is no armor of the list`)
  return found
}

export const helmet = armorNamed('Full Helmet')

/** Armor as the shop sells it. */
export const armor: readonly GearRow[] = armorRows.map(
  ({ name, cost, defense, bulk, kind, rule }) => ({
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    cost,
    rule,
    gives: { defense },
    ...(kind === 'shield' ? { hands: 1 as const } : {}),
    notes: `bulk ${bulk}, defense ${defense}${name === 'Small Shield' ? ' against one opponent' : ''}`,
  }),
)

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
