import type { RuleId } from '../../core/outcome.ts'
import type { GearRow } from '../../core/ruleset/gear.ts'

function row(
  id: string,
  name: string,
  cost: number,
  rule: RuleId,
  more: Omit<GearRow, 'id' | 'name' | 'cost' | 'rule'> = {},
): GearRow {
  return { id, name, cost, rule, ...more }
}

/**
 * Armour, weapons, transport and supplies, in sp; 1 coin is 1 sp. Rules DLV-EQ-01 to DLV-EQ-10, DLV-TRN-01 to
 * DLV-TRN-06.
 */
export const gear: readonly GearRow[] = [
  row('unarmored', 'Unarmored', 0, 'DLV-EQ-01', { gives: { dr: 0 } }),
  row('shield', 'Shield', 10, 'DLV-EQ-02', { gives: { dr: 1 } }),
  row('light-armor', 'Light Armor', 100, 'DLV-EQ-03', {
    gives: { dr: 1 },
    notes: 'gambeson, mail shirt',
  }),
  row('heavy-armor', 'Heavy Armor', 1000, 'DLV-EQ-04', {
    gives: { dr: 2 },
    notes: 'breastplate, full plate',
  }),
  row('unarmed', 'Unarmed', 0, 'DLV-EQ-06', { die: 'd4' }),
  row('hand', 'Hand', 15, 'DLV-EQ-07', {
    die: 'd6',
    hands: 1,
    notes: 'sword, spear, mace; may be thrown',
  }),
  row('polearm', 'Polearm', 15, 'DLV-EQ-08', { die: 'd8', hands: 2, notes: 'bulky' }),
  row('sling', 'Sling', 10, 'DLV-EQ-09', { die: 'd4', hands: 1, notes: 'missile' }),
  row('bow', 'Bow', 25, 'DLV-EQ-10', { die: 'd6', hands: 2, notes: 'bulky, missile' }),
  row('spellbook', 'Spellbook', 0, 'DLV-MAG-01', { hands: 2, notes: 'one spell; found, not sold' }),
  row('scroll', 'Scroll', 0, 'DLV-MAG-06', { hands: 2, notes: 'one casting; found, not sold' }),
  row('cart-hand', 'Cart, hand', 5, 'DLV-TRN-01', { notes: 'capacity × 2' }),
  row('cart-draft', 'Cart, draft', 10, 'DLV-TRN-02', { notes: 'capacity × 2' }),
  row('wagon', 'Wagon', 30, 'DLV-TRN-03', { notes: 'capacity × 4' }),
  row('mule', 'Mule', 30, 'DLV-TRN-04', { beast: { wil: 10 }, notes: '1 supply a day, WIL 10' }),
  row('horse', 'Horse', 50, 'DLV-TRN-05', { beast: { wil: 8 }, notes: '4 supplies a day, WIL 8' }),
  row('warhorse', 'Warhorse', 100, 'DLV-TRN-06', {
    beast: { wil: 12 },
    notes: '4 supplies a day, WIL 12',
  }),
  // Supplies and treasure take units; small prices are those of a later text. Rules DLV-INV-07, DLV-INV-08, DLVX-ANS-24.
  row('food', 'Food, a day', 1, 'DLV-INV-07', { unit: 7, notes: '7 to a unit' }),
  row('feed', 'Feed', 1, 'DLV-TRN-09', { unit: 1, notes: 'a unit, for beasts' }),
  row('delve-kit', 'Delve kit', 10, 'DLV-INV-07', {
    unit: 1,
    notes: 'a unit: torches, spikes, caltrops for one delve',
  }),
  row('treasure', 'Treasure, a big piece', 0, 'DLV-INV-08', { unit: 1, notes: 'a unit' }),
  row('torch', 'Torch', 1, 'DLVX-ANS-24', { notes: 'light for four' }),
  row('waterskin', 'Waterskin', 1, 'DLVX-ANS-24'),
  row('tinderbox', 'Tinderbox', 2, 'DLVX-ANS-24'),
  row('spikes', 'Iron spikes, 6', 1, 'DLVX-ANS-24'),
  row('rope', 'Rope, 100 ft', 2, 'DLVX-ANS-24'),
  row('pole', 'Pole', 1, 'DLVX-ANS-24'),
  row('hammer', 'Hammer', 2, 'DLVX-ANS-24'),
  row('pickaxe', 'Pickaxe', 5, 'DLVX-ANS-24'),
  row('shovel', 'Shovel', 3, 'DLVX-ANS-24'),
  row('bedroll', 'Bedroll', 2, 'DLVX-ANS-24'),
  row('tent', 'Tent', 10, 'DLVX-ANS-24'),
]

export function gearNamed(name: string): GearRow | undefined {
  const wanted = name.toLowerCase()
  return gear.find((row) => row.id === wanted || row.name.toLowerCase() === wanted)
}

/** Damage reduction of pieces worn, never above 3. Rule DLV-EQ-05. */
export function armour(pieces: readonly (string | { dr: number })[]): { dr: number } {
  const each = pieces.map((piece) =>
    typeof piece === 'string' ? (gearNamed(piece)?.gives?.dr ?? 0) : piece.dr,
  )
  return {
    dr: Math.min(
      3,
      each.reduce((sum, dr) => sum + dr, 0),
    ),
  }
}
