import type { GearRow } from '../../core/ruleset/gear.ts'

/** Note of a weapon that may be thrown. Rule HRT-EQ-03. */
export const mayBeThrown = 'may be thrown'

/** The price list, in coins. Rules HRT-EQ-02, HRT-ITEM-01 to HRT-ITEM-11. */
export const gear: readonly GearRow[] = [
  {
    id: 'dagger',
    name: 'Dagger',
    cost: 1,
    die: 'd4',
    hands: 1,
    notes: mayBeThrown,
    rule: 'HRT-ITEM-01',
  },
  { id: 'club', name: 'Club', cost: 2, die: 'd6', hands: 1, rule: 'HRT-ITEM-02' },
  { id: 'sword', name: 'Sword', cost: 10, die: 'd8', hands: 1, rule: 'HRT-ITEM-03' },
  { id: 'polearm', name: 'Polearm', cost: 4, die: 'd10', hands: 2, rule: 'HRT-ITEM-04' },
  { id: 'bow', name: 'Bow', cost: 4, die: 'd6', rule: 'HRT-ITEM-05' },
  { id: 'shield', name: 'Shield', cost: 4, gives: { maxAp: 1 }, rule: 'HRT-ITEM-06' },
  { id: 'maille', name: 'Maille', cost: 20, gives: { maxAp: 1 }, rule: 'HRT-ITEM-07' },
  { id: 'plate', name: 'Plate', cost: 100, gives: { maxAp: 2 }, rule: 'HRT-ITEM-08' },
  { id: 'wand', name: 'Wand', cost: 1, gives: { maxMana: 1 }, rule: 'HRT-ITEM-09' },
  { id: 'staff', name: 'Staff', cost: 4, hands: 2, gives: { maxMana: 3 }, rule: 'HRT-ITEM-10' },
  {
    id: 'spellbook',
    name: 'Spellbook',
    cost: 6,
    spell: { sides: 20, rule: 'HRT-EQ-07' },
    notes: 'holds one spell, rolled on a d20',
    rule: 'HRT-ITEM-11',
  },
]

/** A row by its name or its id, as an item names it. */
export function gearNamed(name: string): GearRow | undefined {
  const wanted = name.toLowerCase()
  return gear.find((row) => row.id === wanted || row.name.toLowerCase() === wanted)
}

/** Total of a basket; equal to the purse is affordable. Rules HRT-CHAR-02, HRT-EQ-01. */
export function purchase(
  coins: number,
  items: readonly string[],
): { total: number; affordable: boolean; left: number } {
  const total = items.reduce((sum, name) => sum + (gearNamed(name)?.cost ?? 0), 0)
  const affordable = total <= coins
  return { total, affordable, left: affordable ? coins - total : coins }
}

export interface GearStacking {
  apStacking?: 'sum' | 'oneBodyArmour'
  manaStacking?: 'sum' | 'best'
}

const bodyArmour = ['maille', 'plate']

/** Most AP and Mana that a load of ready gear gives. Rules HRT-EQ-05, HRT-EQ-06, E-HRT-09. */
export function loadout(
  items: readonly string[],
  stacking: GearStacking = {},
): { maxAp: number; maxMana: number } {
  const rows = items.flatMap((name) => gearNamed(name) ?? [])
  return {
    maxAp: apOf(rows, stacking.apStacking ?? 'sum'),
    maxMana: manaOf(rows, stacking.manaStacking ?? 'sum'),
  }
}

function apOf(rows: readonly GearRow[], stacking: 'sum' | 'oneBodyArmour'): number {
  const given = (row: GearRow): number => row.gives?.maxAp ?? 0
  if (stacking === 'sum') return sum(rows.map(given))
  const body = rows.filter((row) => bodyArmour.includes(row.id))
  return sum(rows.filter((row) => !body.includes(row)).map(given)) + Math.max(0, ...body.map(given))
}

function manaOf(rows: readonly GearRow[], stacking: 'sum' | 'best'): number {
  const given = rows.map((row) => row.gives?.maxMana ?? 0)
  return stacking === 'sum' ? sum(given) : Math.max(0, ...given)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}
