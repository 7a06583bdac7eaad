import type { GearRow } from '../../core/ruleset/gear.ts'

/** Supplies and treasure by their units, in sp; small prices are those of a later text. Rules DLV-INV-07, DLV-INV-08, DLVX-ANS-24. */
export const provisions: readonly GearRow[] = [
  { id: 'food', name: 'Food, a day', cost: 1, notes: '7 to a unit', rule: 'DLV-INV-07' },
  { id: 'feed', name: 'Feed', cost: 1, notes: 'a unit, for beasts', rule: 'DLV-TRN-09' },
  {
    id: 'delve-kit',
    name: 'Delve kit',
    cost: 10,
    notes: 'a unit: torches, spikes, caltrops for one delve',
    rule: 'DLV-INV-07',
  },
  { id: 'treasure', name: 'Treasure, a big piece', cost: 0, notes: 'a unit', rule: 'DLV-INV-08' },
  { id: 'torch', name: 'Torch', cost: 1, notes: 'light for four', rule: 'DLVX-ANS-24' },
  { id: 'waterskin', name: 'Waterskin', cost: 1, rule: 'DLVX-ANS-24' },
  { id: 'tinderbox', name: 'Tinderbox', cost: 2, rule: 'DLVX-ANS-24' },
  { id: 'spikes', name: 'Iron spikes, 6', cost: 1, rule: 'DLVX-ANS-24' },
  { id: 'rope', name: 'Rope, 100 ft', cost: 2, rule: 'DLVX-ANS-24' },
  { id: 'pole', name: 'Pole', cost: 1, rule: 'DLVX-ANS-24' },
  { id: 'hammer', name: 'Hammer', cost: 2, rule: 'DLVX-ANS-24' },
  { id: 'pickaxe', name: 'Pickaxe', cost: 5, rule: 'DLVX-ANS-24' },
  { id: 'shovel', name: 'Shovel', cost: 3, rule: 'DLVX-ANS-24' },
  { id: 'bedroll', name: 'Bedroll', cost: 2, rule: 'DLVX-ANS-24' },
  { id: 'tent', name: 'Tent', cost: 10, rule: 'DLVX-ANS-24' },
]

/** Person-days of food in a unit where water is found. Rule DLV-INV-07. */
export const daysInUnit = 7

type Thing = Readonly<{ name: string; count: number; gear?: string }>

/** True for food by any name: "Rations", "Iron ration", "Food, a day". */
export function isFood({ name, gear }: Thing): boolean {
  return gear === 'food' || /\b(?:food|rations?)\b/i.test(name)
}

export function isFeed({ name, gear }: Thing): boolean {
  return gear === 'feed' || /\b(?:feed|fodder|oats)\b/i.test(name)
}

export function isKit({ name, gear }: Thing): boolean {
  return gear === 'delve-kit' || /\bdelv(?:e|ing) (?:kit|supplies)\b/i.test(name)
}

/** True for spikes to wedge a door, or a delve's kit, which holds them. */
export function isSpikes(thing: Thing): boolean {
  return isKit(thing) || /\bspikes?\b/i.test(thing.name)
}

function isTreasure({ gear }: Thing): boolean {
  return gear === 'treasure'
}

/** Units that listed things take up; arms and personal things take none. Rules DLV-INV-01, DLV-INV-07, DLV-INV-08, E-DLV-06. */
export function unitsOf(
  things: readonly Thing[],
  water: boolean,
): { supplies: number; treasure: number } {
  const count = (is: (thing: Thing) => boolean): number =>
    things.filter(is).reduce((sum, each) => sum + each.count, 0)
  const food = count(isFood)
  return {
    supplies: Math.ceil(food / (water ? 1 : daysInUnit)) + count(isFeed) + count(isKit),
    treasure: count(isTreasure),
  }
}
