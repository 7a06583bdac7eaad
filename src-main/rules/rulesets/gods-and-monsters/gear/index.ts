import { remembered } from '../../../core/remembered.ts'
import type { GearRow } from '../../../core/ruleset/gear.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import { clothBulk } from '../house-rules/gear.ts'
import { armor } from './armor.ts'
import { gearOfSizes } from './of-size.ts'
import { things } from './things.ts'
import { weapons } from './weapons.ts'

/** The price list, in silver. Rules GAM-EQ-05, GAM-WPN-12 to GAM-WPN-16, GAM-ARM-01. */
const listed: readonly GearRow[] = [...weapons, ...armor, ...things]

/** The price list, and behind it its weapons and armor made for other sizes. Rules GAM-SIZ-01 to GAM-SIZ-04. */
export const gear: readonly GearRow[] = [...listed, ...gearOfSizes(listed)]

const byName = new Map(
  gear.flatMap((row) => [
    [row.id, row],
    [row.name.toLowerCase(), row],
  ]),
)

export function gearNamed(name: string): GearRow | undefined {
  return byName.get(name.toLowerCase())
}

/** Bulk of one of a thing of the list as it lies there; 0 where it has none or is not on it. Rule GAM-EQ-08. */
export function bulkOf(name: string): number {
  const row = gearNamed(name)
  return row ? bulkOfRow(row) : 0
}

const bulkOfRow = remembered(({ notes = '' }: GearRow) =>
  Number(/\bbulk ([\d.]+)/.exec(notes)?.[1] ?? 0),
)

/** Bulk of one of a thing by this campaign’s house rule for cloth armor. Rule GAM-AMB-11. */
export function bulkIn(situation: Pick<Situation, 'houseRules'>, name: string): number {
  return gearNamed(name)?.id === 'cloth' ? houseRule<number>(situation, clothBulk) : bulkOf(name)
}

/** True for a container, whose contents count as one thing with it. Rule GAM-EQ-11. */
export function isContainer(name: string): boolean {
  return gearNamed(name)?.notes?.includes('container') ?? false
}
