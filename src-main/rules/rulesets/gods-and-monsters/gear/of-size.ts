import type { GearRow } from '../../../core/ruleset/gear.ts'
import { upperFirst } from '../../../core/words.ts'
import { sizes, type CreatureSize } from '../scales.ts'
import { armorRows } from './armor.ts'
import { bulkFor, sizedCost, sizedWeapon } from './sized.ts'
import { weaponRows } from './weapons.ts'

/** Rows of weapons and armor made for one size. */
const otherSizes = sizes.filter((size) => size !== 'medium')

/** Name of a thing made for a size, as `madeSize` reads it. */
export function nameOfSize(name: string, size: CreatureSize): string {
  // “Small Shield” is a shield of its own on the list.
  return armorRows.some((row) => row.name === name)
    ? `${name} made ${size}`
    : upperFirst(`${size} ${name.toLowerCase()}`)
}

function bulkSays(bulk: number, size: CreatureSize): string {
  return `bulk ${bulk} (${bulkFor(bulk, size, 'medium')} for medium people)`
}

/**
 * The list of weapons and armor made for each size, with the price among medium people, damage, range and bulk
 * of that size. Rules GAM-SIZ-01 to GAM-SIZ-04, GAM-SIZ-06.
 */
export function gearOfSizes(gear: readonly GearRow[]): GearRow[] {
  return gear.flatMap((row) => otherSizes.flatMap((size) => rowOfSize(row, size) ?? []))
}

function rowOfSize(row: GearRow, size: CreatureSize): GearRow | null {
  const weapon = weaponRows.find(({ name }) => name === row.name)
  const armor = armorRows.find(({ name }) => name === row.name)
  const bulk = weapon?.bulk ?? armor?.bulk
  if (bulk === undefined) return null
  const resized = weapon && sizedWeapon(weapon, size, 'medium')
  const notes = [
    bulkSays(bulk, size),
    ...(weapon ? [weapon.kind] : []),
    ...(resized && resized.range > 0
      ? [`range ${resized.range} ${resized.range === 1 ? 'yard' : 'yards'}`]
      : []),
    ...(armor ? [`defense ${armor.defense}`] : []),
  ]
  return {
    ...row,
    id: armor ? `${row.id}-made-${size}` : `${size}-${row.id}`,
    name: nameOfSize(row.name, size),
    cost: sizedCost(row.cost, size, 'medium'),
    notes: notes.join(', '),
    madeFor: { of: row.id, size },
    ...(resized ? { die: resized.damage.toLowerCase() } : {}),
  }
}
