import type { RuleId } from '../../../core/outcome.ts'
import type { GearRow } from '../../../core/ruleset/gear.ts'
import { oneStar, pennies, perDay, threeStars, twoStars } from './prices.ts'

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
export const things: readonly GearRow[] = [
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
  ...magical(),
]

/** Gear that gives dice or holds a spell; found, or made. Rules BDPX-MAG-08, BDPX-DIV-01. */
function magical(): GearRow[] {
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
