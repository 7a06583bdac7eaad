import { kindName } from '../../../gm/fight/names.ts'
import type { RuleId } from '../../../core/outcome.ts'
import type { GearRow } from '../../../core/ruleset/gear.ts'

/** An animal of the list. Rules GAM-EQ-12, GAM-EQ-13, GAM-AMB-65. */
interface BeastRow {
  name: string
  cost: number
  movement: number
  /** Bulk it bears without slowing, well packed. */
  load: number
  /** True when it jogs, runs and sprints at twice the chart. */
  gallops: boolean
  /** True for riding animals. */
  riding: boolean
  rule: RuleId
}

// prettier-ignore
export const beastRows: readonly BeastRow[] = [
  { name: 'Donkey', cost: 7, movement: 9, load: 225, gallops: true, riding: false, rule: 'GAM-EQ-A02' },
  { name: 'Horse, pack', cost: 30, movement: 10, load: 200, gallops: true, riding: false, rule: 'GAM-EQ-A08' },
  { name: 'Horse, riding', cost: 75, movement: 14, load: 250, gallops: true, riding: true, rule: 'GAM-EQ-A09' },
  { name: 'Horse, war', cost: 200, movement: 14, load: 300, gallops: true, riding: true, rule: 'GAM-EQ-A10' },
  { name: 'Mule', cost: 20, movement: 10, load: 400, gallops: true, riding: false, rule: 'GAM-EQ-A12' },
  { name: 'Ox', cost: 12, movement: 5, load: 400, gallops: false, riding: false, rule: 'GAM-EQ-A13' },
  { name: 'Pony', cost: 30, movement: 12, load: 180, gallops: true, riding: true, rule: 'GAM-EQ-A14' },
]

/** The row that an animal is of; "Mule 2" is a mule. */
export function beastNamed(name: string): BeastRow | undefined {
  const kind = kindName(name).toLowerCase()
  return beastRows.find((row) => row.name.toLowerCase() === kind)
}

/** Price list of animals, which join as creatures rather than as items. */
export const beasts: readonly GearRow[] = beastRows.map(({ name, cost, movement, load, rule }) => ({
  id: name.toLowerCase().replace(', ', '-'),
  name,
  cost,
  rule,
  beast: { movement, size: 4 },
  notes: `Movement ${movement}, bears bulk ${load}`,
}))
