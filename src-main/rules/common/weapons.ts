import { listed } from '../core/words.ts'
import type { GearRow } from '../core/ruleset/gear.ts'
import type { Id, ReadonlyCreature } from '../core/situation.ts'

export interface Weapon {
  /** Id of the attack or item. */
  id: Id
  name: string
  /** Damage dice, never empty. */
  dice: string
  notes: string
}

/**
 * Weapons that a creature can attack with: its own attacks, then ready items of the price list that
 * have a damage die.
 */
export function weaponsOf(creature: ReadonlyCreature, gear: readonly GearRow[]): Weapon[] {
  const written = creature.attackOrder.flatMap((id): Weapon[] => {
    const own = creature.attacks[id]
    return own && own.dice !== '' ? [{ id, name: own.name, dice: own.dice, notes: own.notes }] : []
  })
  const carried = things(creature, gear, true)
  const known = new Set(written.map(({ name }) => name))
  return [...written, ...carried.filter(({ name }) => !known.has(name))]
}

/**
 * Text of a refusal when a creature has no weapon in hand and no attack with dice, such as a bite whose poison is
 * all the harm; `remedy` says what to do without a weapon.
 */
export function noWeaponReason(
  { name, attackOrder, attacks }: ReadonlyCreature,
  remedy: string,
): string {
  const names = attackOrder.flatMap((id) => attacks[id]?.name ?? [])
  if (names.length === 0) return `${name} has no weapon in hand: ${remedy}.`
  const has = names.length > 1 ? 'have' : 'has'
  return `The ${listed(names)} of ${name} ${has} no damage dice: roll a check for what it does, or type dice such as d6.`
}

/** Weapons carried but not in hand. */
export function stowedWeapons(creature: ReadonlyCreature, gear: readonly GearRow[]): Weapon[] {
  return things(creature, gear, false)
}

function things(creature: ReadonlyCreature, gear: readonly GearRow[], ready: boolean): Weapon[] {
  return creature.itemOrder.flatMap((id) => {
    const item = creature.items[id]
    const row = item?.ready === ready ? rowOf(item.gear ?? item.name, gear) : undefined
    return item && row?.die ? [{ id, name: item.name, dice: row.die, notes: row.notes ?? '' }] : []
  })
}

function rowOf(said: string, gear: readonly GearRow[]): GearRow | undefined {
  const wanted = said.toLowerCase()
  return gear.find(({ id, name }) => id.toLowerCase() === wanted || name.toLowerCase() === wanted)
}

/** True for a missile weapon, by its name or its notes. */
export function isMissile({ name, notes }: Pick<Weapon, 'name' | 'notes'>): boolean {
  return /missile|ranged/i.test(notes) || /\b(?:cross)?bow\b|\bsling\b|\barrows?\b/i.test(name)
}

const unarmed = [
  'unarmed',
  'bare hands',
  'hands',
  'fists',
  'fist',
  'punch',
  'kick',
  'unarmed strike',
]

/** True for a word that means bare hands, in any case: “fists”, “unarmed”. */
export function isBareHands(said: string): boolean {
  return unarmed.includes(said.trim().toLowerCase())
}
