import type { GearRow } from '../../core/ruleset/gear.ts'
import { provisions } from './provisions.ts'

/** Armour, weapons and transport, in sp; 1 coin is 1 sp. Rules DLV-EQ-01 to DLV-EQ-10, DLV-TRN-01 to DLV-TRN-06. */
export const gear: readonly GearRow[] = [
  { id: 'unarmored', name: 'Unarmored', cost: 0, gives: { dr: 0 }, rule: 'DLV-EQ-01' },
  { id: 'shield', name: 'Shield', cost: 10, gives: { dr: 1 }, rule: 'DLV-EQ-02' },
  {
    id: 'light-armor',
    name: 'Light Armor',
    cost: 100,
    gives: { dr: 1 },
    notes: 'gambeson, mail shirt',
    rule: 'DLV-EQ-03',
  },
  {
    id: 'heavy-armor',
    name: 'Heavy Armor',
    cost: 1000,
    gives: { dr: 2 },
    notes: 'breastplate, full plate',
    rule: 'DLV-EQ-04',
  },
  { id: 'unarmed', name: 'Unarmed', cost: 0, die: 'd4', rule: 'DLV-EQ-06' },
  {
    id: 'hand',
    name: 'Hand',
    cost: 15,
    die: 'd6',
    hands: 1,
    notes: 'sword, spear, mace; may be thrown',
    rule: 'DLV-EQ-07',
  },
  {
    id: 'polearm',
    name: 'Polearm',
    cost: 15,
    die: 'd8',
    hands: 2,
    notes: 'bulky',
    rule: 'DLV-EQ-08',
  },
  {
    id: 'sling',
    name: 'Sling',
    cost: 10,
    die: 'd4',
    hands: 1,
    notes: 'missile',
    rule: 'DLV-EQ-09',
  },
  {
    id: 'bow',
    name: 'Bow',
    cost: 25,
    die: 'd6',
    hands: 2,
    notes: 'bulky, missile',
    rule: 'DLV-EQ-10',
  },
  {
    id: 'spellbook',
    name: 'Spellbook',
    cost: 0,
    hands: 2,
    notes: 'one spell; found, not sold',
    rule: 'DLV-MAG-01',
  },
  {
    id: 'scroll',
    name: 'Scroll',
    cost: 0,
    hands: 2,
    notes: 'one casting; found, not sold',
    rule: 'DLV-MAG-06',
  },
  { id: 'cart-hand', name: 'Cart, hand', cost: 5, notes: 'capacity × 2', rule: 'DLV-TRN-01' },
  { id: 'cart-draft', name: 'Cart, draft', cost: 10, notes: 'capacity × 2', rule: 'DLV-TRN-02' },
  { id: 'wagon', name: 'Wagon', cost: 30, notes: 'capacity × 4', rule: 'DLV-TRN-03' },
  {
    id: 'mule',
    name: 'Mule',
    cost: 30,
    beast: { wil: 10 },
    notes: '1 supply a day, WIL 10',
    rule: 'DLV-TRN-04',
  },
  {
    id: 'horse',
    name: 'Horse',
    cost: 50,
    beast: { wil: 8 },
    notes: '4 supplies a day, WIL 8',
    rule: 'DLV-TRN-05',
  },
  {
    id: 'warhorse',
    name: 'Warhorse',
    cost: 100,
    beast: { wil: 12 },
    notes: '4 supplies a day, WIL 12',
    rule: 'DLV-TRN-06',
  },
  ...provisions,
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

/** After a fight, one die for each missile weapon used. Rule DLV-EQ-13. */
export function ammo(d6: number): { out: boolean } {
  return { out: d6 <= 2 }
}

const feed = { mules: 1, horses: 4, warhorses: 4 } as const

/** Units of feed for so many days. Rule DLV-TRN-09. */
export function mountSupply(
  animals: Record<keyof typeof feed, number>,
  days: number,
): { units: number } {
  return {
    units:
      days *
      (animals.mules * feed.mules +
        animals.horses * feed.horses +
        animals.warhorses * feed.warhorses),
  }
}

/** Pay of hirelings, in coins. Rule DLV-HIRE-02. */
export function hirelingWages(count: number, days: number): { coins: number } {
  return { coins: 10 * count * days }
}

interface Load {
  units: number
  fatigue: number
  /** 1 on foot, 2 with a cart, 4 with a wagon. */
  multiplier?: number
  /** Wounds that halve what its bearer carries. */
  halved?: number
  fatigueEncumbers?: boolean
  fatigueOrder?: 'afterCart' | 'beforeCart'
}

/** Capacity, and whether a load is allowed and encumbers. Rules DLV-INV-01 to DLV-INV-05, DLV-WND-04. */
export function load(input: Load): { capacity: number; allowed: boolean; encumbered: boolean } {
  const {
    units,
    fatigue,
    multiplier = 1,
    halved = 0,
    fatigueEncumbers = false,
    fatigueOrder = 'afterCart',
  } = input
  const own = Math.floor(4 / 2 ** halved)
  const capacity =
    fatigueOrder === 'afterCart'
      ? Math.max(0, own * multiplier - fatigue)
      : Math.max(0, own - fatigue) * multiplier
  return {
    capacity,
    allowed: units <= capacity,
    encumbered: units > 0 || (fatigueEncumbers && fatigue > 0),
  }
}

/** Units that coins take up. Rules DLV-INV-08, E-DLV-05. */
export function coinUnits(coins: number, reading: 'floor' | 'ceil' = 'floor'): { units: number } {
  return { units: reading === 'floor' ? Math.floor(coins / 1000) : Math.ceil(coins / 1000) }
}
