import type { RuleId } from '../../core/outcome.ts'
import type { GearRow } from '../../core/ruleset/gear.ts'
import type { ReadonlyCreature } from '../../core/situation.ts'
import type { Item } from '../../core/state/creature.ts'

/** Middle price of each band of stars. Rules BDPX-PRC-01, BDPX-GAP-05. */
export const pennies = 5
/** Price of a day's ration; three days make a pack for pennies. Rule BDPX-GEA-13. */
const perDay = 2
export const oneStar = 30
export const twoStars = 75
export const threeStars = 550

/** Price of a repair: three quarters of a thing's price. Rule BDPX-DEF-12. */
export function repairPrice(cost: number): number {
  return Math.ceil((3 * cost) / 4)
}

export type WeaponClass = 'Fast' | 'Balanced' | 'Slow'
export type DamageType = 'piercing' | 'bludgeoning' | 'slashing'

const dieOf: Readonly<Record<WeaponClass, string>> = { Fast: 'd6', Balanced: 'd8', Slow: 'd10' }

/** A weapon's row: Fast is one star, Balanced and Slow two, unique three. Rules BDPX-PRC-01, BDPX-WPN-01. */
function weapon(
  number: number,
  name: string,
  kind: WeaponClass,
  notes: string,
  more: { die?: string; unique?: true; two?: true } = {},
): GearRow {
  const rule: RuleId = `BDPX-WPN-${number}`
  const both = kind === 'Slow' || more.two === true
  return {
    id: name.toLowerCase().replace(/[’']/g, '').replace(/ /g, '-'),
    name,
    cost: more.unique ? threeStars : kind === 'Fast' ? oneStar : twoStars,
    die: more.die ?? dieOf[kind],
    hands: both ? 2 : 1,
    notes: [kind, notes].filter(Boolean).join(', '),
    rule,
  }
}

const two = { two: true } as const
const unique = { unique: true } as const

/** Weapons, each with its class, damage type and tags in its notes. Rules BDPX-WPN-10 to BDPX-WPN-33. */
export const weapons: readonly GearRow[] = [
  weapon(10, 'Sling', 'Fast', 'ranged, not Far'),
  weapon(11, 'Shortbow', 'Fast', 'piercing, ranged, bulky', two),
  weapon(12, 'Longbow', 'Fast', 'piercing, ranged, bulky, Heavy 1', { die: 'd8', two: true }),
  weapon(13, 'Crossbow', 'Fast', 'piercing, ranged, bulky, a turn to reload', {
    die: 'd8',
    two: true,
  }),
  weapon(14, 'Greatbow', 'Fast', 'ranged, bulky, a turn to draw first', { die: 'd10', two: true }),
  weapon(15, 'Dagger', 'Fast', 'piercing, thrown'),
  weapon(15, 'Ceremonial dagger', 'Fast', 'piercing, thrown, Bleed 5', unique),
  weapon(15, 'Parrying dagger', 'Fast', 'piercing, Counter 1', unique),
  weapon(16, 'Rapier', 'Balanced', 'piercing, Counter 2'),
  weapon(17, 'Spear', 'Balanced', 'piercing, thrown, Reach, Push 6'),
  weapon(18, 'War pick', 'Balanced', 'piercing, Bleed 7'),
  weapon(19, 'Pitchfork', 'Slow', 'piercing'),
  weapon(19, 'Boar spear', 'Slow', 'piercing, bulky, Reach, Push 7'),
  weapon(20, 'Cudgel', 'Fast', 'bludgeoning'),
  weapon(21, 'Staff', 'Fast', 'bludgeoning, Reach', two),
  weapon(21, 'Sage’s staff', 'Fast', 'bludgeoning, Reach, Shock 6', { two: true, unique: true }),
  weapon(22, 'Flail', 'Balanced', 'bludgeoning, Heavy 1'),
  weapon(23, 'Mace', 'Balanced', 'bludgeoning, Shock 8'),
  weapon(23, 'Spiked mace', 'Balanced', 'bludgeoning, Shock 7'),
  weapon(24, 'Maul', 'Slow', 'bludgeoning, bulky, Shock 6'),
  weapon(24, 'Warhammer', 'Slow', 'bludgeoning, bulky, Shock 7'),
  weapon(25, 'Shortsword', 'Fast', 'slashing'),
  weapon(26, 'Axe', 'Balanced', 'slashing, Heavy 1'),
  weapon(27, 'Longsword', 'Balanced', 'slashing, Sweep 7'),
  weapon(27, 'Scimitar', 'Balanced', 'slashing, Sweep 6', unique),
  weapon(28, 'Katana', 'Balanced', 'slashing, Quick 2', unique),
  weapon(29, 'Executioner’s axe', 'Balanced', 'slashing, Brutal 5', unique),
  weapon(30, 'Flamberge', 'Balanced', 'slashing, Bleed 6', unique),
  weapon(31, 'Halberd', 'Balanced', 'slashing, bulky, Sweep 8', two),
  weapon(32, 'Greataxe', 'Slow', 'slashing, bulky, Heavy 2'),
  weapon(33, 'Greatsword', 'Slow', 'slashing, bulky, Sweep 6'),
]

function wearable(name: string, armor: number, cost: number, notes: string): GearRow {
  return {
    id: name.toLowerCase().replace(/ /g, '-'),
    name,
    cost,
    gives: { armor },
    ...(name === 'Shield' ? { hands: 1 as const } : {}),
    ...(notes ? { notes } : {}),
    rule: 'BDPX-ARM-01',
  }
}

/** Armor and shield; at most 3 Armor count together. Rules BDPX-ARM-01, BDPX-DEF-01. */
const armor: readonly GearRow[] = [
  wearable(
    'Shield',
    1,
    oneStar,
    'while held; in heavy armor it blocks at no Fatigue; never repaired',
  ),
  wearable('Crude armor', 1, oneStar, 'armor, bulky'),
  wearable('Light armor', 1, oneStar, 'armor'),
  wearable('Medium armor', 2, twoStars, 'armor, bulky'),
  wearable('Refined medium armor', 2, threeStars, 'armor'),
  wearable(
    'Heavy armor',
    3,
    threeStars,
    'armor, bulky, no dodging; hampers stealth and acrobatics',
  ),
  wearable('Legendary armor', 3, 1500, 'armor'),
  wearable('Helmet', 0, oneStar, 'no Armor; may cancel an injury of the head'),
]

export const suits: readonly string[] = armor
  .filter(({ notes }) => notes?.startsWith('armor'))
  .map(({ id }) => id)

function thing(number: number, name: string, cost: number, notes: string, id?: string): GearRow {
  const rule: RuleId = `BDPX-GEA-${String(number).padStart(2, '0')}`
  return {
    id: id ?? name.toLowerCase().replace(/[’']/g, '').replace(/ /g, '-'),
    name,
    cost,
    ...(notes ? { notes } : {}),
    rule,
  }
}

/** Gear of the supplement. Rules BDPX-GEA-01 to BDPX-GEA-23. */
const things: readonly GearRow[] = [
  thing(1, 'Backpack', oneStar, 'drop it and what is stored in it is gone, its slots free'),
  thing(2, 'Bedroll', oneStar, 'for a Normal rest'),
  thing(3, 'Climbing gear', twoStars, 'bulky; gear for all who climb; each climb a d6, 1 is lost'),
  thing(4, 'Cooking pot', oneStar, 'for fancy meals'),
  thing(5, 'Crowbar', oneStar, 'doors'),
  thing(6, 'Fancy clothes', twoStars, 'gear in society'),
  thing(7, 'Fishing rod', oneStar, 'fishing'),
  thing(8, 'Healer’s kit', twoStars, '3 uses: first aid'),
  thing(9, 'Lantern', twoStars, 'lights Near; d10 each ten minutes'),
  thing(10, 'Mountaineering kit', twoStars, 'perilous mountains'),
  thing(11, 'Rain cloak', oneStar, 'spares the Unpleasant in spring and summer'),
  thing(12, 'Winter cloak', oneStar, 'spares the Unpleasant in autumn and winter'),
  thing(13, 'Ration', perDay, 'a day’s food; three to a slot', 'rations'),
  thing(14, 'Repair kit', twoStars, 'mends sacrificed gear in the field'),
  thing(15, 'Smoke bomb', oneStar, 'all Close: DEX saves at disadvantage for 1d4 rounds'),
  thing(16, 'Supplies', oneStar, 'become any fitting thing of one slot'),
  thing(17, 'Tent', oneStar, 'bulky; two people; for a Normal rest in the cold and wet'),
  thing(20, 'Torch', pennies, 'lights Near; d8 each ten minutes'),
  thing(21, 'Waterskin', pennies, 'd8, rolled when HP is recovered'),
  { ...thing(20, 'Flint and steel', pennies, 'small') },
  {
    ...thing(23, 'Horse', threeStars, '25 slots, of which a rider takes 15'),
    beast: { str: 16, dex: 12, wil: 5, hp: 3, maxStr: 16, maxDex: 12, maxWil: 5, maxHp: 3 },
  },
  thing(23, 'Cart', oneStar, '10 slots more, on roads and easy ground'),
  thing(23, 'Wagon', twoStars, '40 slots more, on roads and easy ground'),
  thing(23, 'Carriage', threeStars, 'two horses; 80 slots more, on roads and easy ground'),
  thing(23, 'Feed', pennies, 'a horse’s day'),
  ...magicThings(),
]

/** Gear that gives dice or holds a miracle; found or made. Rules BDPX-MAG-08, BDPX-DIV-01. */
function magicThings(): GearRow[] {
  const row = (name: string, rule: RuleId, notes: string): GearRow => ({
    id: name.toLowerCase().replace(/ /g, '-'),
    name,
    cost: threeStars,
    notes,
    rule,
  })
  return [
    row('Trinket', 'BDPX-MAG-08', 'small; 1 Magic Die more'),
    row('Wand', 'BDPX-MAG-08', '1 Magic Die more; Power 1–3'),
    {
      ...row(
        'Wizard’s staff',
        'BDPX-MAG-08',
        'bulky, Fast, bludgeoning; 2 Magic Dice more; Power 4–6',
      ),
      id: 'wizards-staff',
      die: 'd6',
      hands: 2,
    },
    row('Prayer book', 'BDPX-DIV-01', 'a miracle is imprinted from it'),
    row('Focus', 'BDPX-DIV-01', 'small; shown when a miracle is asked for'),
  ]
}

/** The price list; every price is the middle of its band of stars. */
export const gear: readonly GearRow[] = [...weapons, ...armor, ...things]

const byName = new Map(
  gear.flatMap((row) => [
    [row.id, row],
    [row.name.toLowerCase(), row],
  ]),
)

export function gearNamed(name: string): GearRow | undefined {
  return byName.get(name.toLowerCase())
}

/** Slots that one of a thing fills: two if bulky, none if small, else one. Rule BDPX-CHR-09. */
export function slotsOf(name: string): 0 | 1 | 2 {
  const row = gearNamed(name)
  const notes = `${row?.notes ?? ''} ${row ? '' : name}`
  if (/\bbulky\b/i.test(notes)) return 2
  return /\bsmall\b/i.test(notes) ? 0 : 1
}

/** Items in hand: weapons, shields, whatever takes a hand. */
export function heldBy(creature: ReadonlyCreature): Item[] {
  return creature.itemOrder.flatMap((id) => {
    const item = creature.items[id]
    if (!item?.ready) return []
    return gearNamed(item.gear ?? item.name)?.hands ? [item as Item] : []
  })
}
