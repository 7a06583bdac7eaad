import { passagesByRule, section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'
import { upperFirst } from '../../../core/words.ts'
import { weapons } from '../gear.ts'

/** Supplement: weapons and gear. */
export const supplementGear: readonly RuleText[] = [
  ...section('System reference: Weapons and armor', [
    [
      'BDPX-PRC-01',
      'Prices in stars',
      'Price stars: ☆ 1–10 coins · ★ 10–50 · ★★ 50–100 · ★★★ 100–1000 · ★★★★ 1000+. Fast weapons and basic armor ★; Balanced, Slow, medium armor ★★; plate, unique weapons, horse ★★★.',
    ],
    [
      'BDPX-WPN-01',
      'Classes of weapons',
      'Fast d6, cannot block. Balanced d8, can block. Slow d10, two hands, bulky, can block, stops dodging. Reach: first when closing, last when Close; slashing Reach may be impaired in tight places.',
    ],
    [
      'BDPX-WPN-02',
      'Thrown, and ammunition',
      'Thrown: streamlined Fast/Balanced; damage roll 1 = lost or broken. Ammunition not tracked.',
    ],
    [
      'BDPX-WPN-03',
      'Damage types',
      'Damage types (need proficiency: 5 killing blows with the type, or creation): Piercing — maximum on the normal die ignores all Armor · Bludgeoning — ignores 1 Armor · Slashing — +1 vs no armor.',
    ],
    [
      'BDPX-WPN-04',
      'Weapon tags',
      'Weapon tags need 5 killing blows with that weapon: Heavy X (ignore X Armor; roll ≤ X misses) · Sweep X (roll ≥ X: one bonus attack on another in reach, no chain) · Push X (≥ X: Close → Near, cannot close) · Counter X (damage rolls ≤ X against you bounce to the attacker) · Brutal X (Critical Damage from a roll ≥ X kills, morale save) · Shock X (≥ X: target fails its next DEX save, 1 round) · Bleed X (≥ X: 1d4 STR at its next turn, no save) · Quick X (DEX +X for order vs same die, and duels) · Magic X (+X damage).',
    ],
    [
      'BDPX-WPN-05',
      'Grades',
      'Grades: decayed (breaks on max damage once) · normal · martial (tag one better) · legendary (Magic 1) · silvered (full damage to the supernatural) · poisoned (extra ability damage, usually no Critical save).',
    ],
    ...passagesByRule(weapons, ({ die = '', notes = '' }) => `${upperFirst(die)}, ${notes}.`),
    [
      'BDPX-WPN-34',
      'The class of bows',
      'Bows of d8 and d10 are still of the class Fast. Our ruling: block and dodge go by the class, not by the die.',
    ],
    [
      'BDPX-ARM-01',
      'Armor to wear',
      'Crude 1 bulky · light 1 · medium 2 bulky · refined medium 2 · heavy 3 bulky (no dodge, hampers stealth and acrobatics) · legendary 3 · shield +1 · helmet and other pieces: no Armor, may cancel the matching injury. Cap 3.',
    ],
  ]),
  ...section('System reference: Gear', [
    ['BDPX-GEA-01', 'Backpack', '★; drop in an emergency: stored items gone, slots free.'],
    ['BDPX-GEA-02', 'Bedroll', '★; needed for a Normal rest.'],
    ['BDPX-GEA-03', 'Climbing gear (bulky)', '★★; TGS gear for all; each climb d6, 1 = lost.'],
    ['BDPX-GEA-04', 'Cooking pot', '★; fancy meals.'],
    ['BDPX-GEA-05', 'Crowbar', '★; doors.'],
    ['BDPX-GEA-06', 'Fancy clothes', '★★; TGS gear in society.'],
    ['BDPX-GEA-07', 'Fishing rod', '★; fishing.'],
    ['BDPX-GEA-08', 'Healer’s kit', '★★; 3 uses; first aid, stabilise.'],
    ['BDPX-GEA-09', 'Lantern', '★★; lights Near; Usage Die d10 per 10 min; may break (1 on d6).'],
    ['BDPX-GEA-10', 'Mountaineering kit', '★★; perilous mountains.'],
    ['BDPX-GEA-11', 'Rain cloak', '★; cancels Unpleasant in spring, summer.'],
    [
      'BDPX-GEA-12',
      'Winter cloak',
      '★; cancels Unpleasant in fall, winter; without it cold may Deprive.',
    ],
    ['BDPX-GEA-13', 'Rations', '☆; 3 uses.'],
    ['BDPX-GEA-14', 'Repair kit', '★★; field-repair sacrificed gear.'],
    ['BDPX-GEA-15', 'Smoke bomb', '★; all Close: disadvantage on DEX saves 1d4 rounds.'],
    ['BDPX-GEA-16', 'Supplies', '★; one slot; becomes any fitting one-slot item when needed.'],
    [
      'BDPX-GEA-17',
      'Tent, 2 people (bulky)',
      '★; needed for Normal rest in rain, fall, winter, cold.',
    ],
    [
      'BDPX-GEA-20',
      'Torch',
      '☆; lights Near; Usage Die d8 per 10 min; put out = one step down; dropped: roll, 1 = out and one step down.',
    ],
    ['BDPX-GEA-21', 'Waterskin', '☆; Usage Die d8, rolled when HP is recovered (rules chapter).'],
    [
      'BDPX-GEA-22',
      'Usage Die',
      'Usage Die: 1–2 steps the die down (d10 > d8 > d6 > d4); 1–2 on d4 = used up.',
    ],
    [
      'BDPX-GEA-23',
      'Horses and wheels',
      'Horse: STR 16 DEX 12 WIL 5, 3 HP, 25 slots (rider 15). Halves watches on easy terrain on foot only there. Cart +10 slots, wagon +40, carriage +80 (2 horses), roads or easy terrain only. Barding 1/2/3 Armor for 1/3/6 slots. Feed 1 slot a day or one watch’s grazing.',
    ],
    [
      'BDPX-GEA-24',
      'In the saddle',
      'Mounted retreat: no save vs slower foes; horse’s DEX vs as-fast foes; DEX save if shot at. Spooked: WIL save (rider’s if mounted); fail throws the rider unless DEX save.',
    ],
  ]),
]
