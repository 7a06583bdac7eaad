import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementWeapons: readonly RuleText[] = [
  ...section('Supplement: Weapons and armor', [
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
    ['BDPX-WPN-10', 'Sling', 'D6, Fast; not Far.'],
    ['BDPX-WPN-11', 'Shortbow', 'D6, Fast; bulky, piercing.'],
    ['BDPX-WPN-12', 'Longbow', 'D8, Fast; bulky, piercing, Heavy 1.'],
    ['BDPX-WPN-13', 'Crossbow', 'D8, Fast; bulky, piercing, 1 turn to reload.'],
    ['BDPX-WPN-14', 'Greatbow', 'D10, Fast; bulky, 1 turn to draw first.'],
    [
      'BDPX-WPN-15',
      'Dagger / ceremonial / parrying',
      'D6, Fast; piercing; – / Bleed 5 / Counter 1.',
    ],
    ['BDPX-WPN-16', 'Rapier', 'D8, Balanced; piercing, Counter 2.'],
    ['BDPX-WPN-17', 'Spear', 'D8, Balanced; piercing, Reach, Push 6.'],
    ['BDPX-WPN-18', 'War pick', 'D8, Balanced; piercing, Bleed 7.'],
    ['BDPX-WPN-19', 'Pitchfork / boar spear', 'D10, Slow; piercing; – / bulky, Reach, Push 7.'],
    ['BDPX-WPN-20', 'Cudgel', 'D6, Fast; bludgeoning.'],
    ['BDPX-WPN-21', 'Staff / sage’s staff', 'D6, Fast; bludgeoning, Reach; – / Shock 6.'],
    ['BDPX-WPN-22', 'Flail', 'D8, Balanced; bludgeoning, Heavy 1.'],
    ['BDPX-WPN-23', 'Mace / spiked mace', 'D8, Balanced; bludgeoning, Shock 8 / 7.'],
    ['BDPX-WPN-24', 'Maul / warhammer', 'D10, Slow; bludgeoning, bulky, Shock 6 / 7.'],
    ['BDPX-WPN-25', 'Shortsword', 'D6, Fast; slashing.'],
    ['BDPX-WPN-26', 'Axe', 'D8, Balanced; slashing, Heavy 1.'],
    ['BDPX-WPN-27', 'Longsword / scimitar', 'D8, Balanced; slashing, Sweep 7 / 6.'],
    ['BDPX-WPN-28', 'Katana', 'D8, Balanced; slashing, Quick 2.'],
    ['BDPX-WPN-29', 'Executioner’s axe', 'D8, Balanced; slashing, Brutal 5.'],
    ['BDPX-WPN-30', 'Flamberge', 'D8, Balanced; slashing, Bleed 6.'],
    ['BDPX-WPN-31', 'Halberd', 'D8, Balanced; slashing, bulky, Sweep 8.'],
    ['BDPX-WPN-32', 'Greataxe', 'D10, Slow; slashing, bulky, Heavy 2.'],
    ['BDPX-WPN-33', 'Greatsword', 'D10, Slow; slashing, bulky, Sweep 6.'],
    [
      'BDPX-WPN-34',
      'The class of bows',
      'Oddity in the SRD: bow dice d8 and d10 are still class Fast, so for Block/Dodge go by class, not by die. Our ruling: since the SRD writes “Fast (d6)”, show both and follow class.',
    ],
    [
      'BDPX-ARM-01',
      'Armor to wear',
      'Crude 1 bulky · light 1 · medium 2 bulky · refined medium 2 · heavy 3 bulky (no dodge, hampers stealth and acrobatics) · legendary 3 · shield +1 · helmet and other pieces: no Armor, may cancel the matching injury. Cap 3.',
    ],
  ]),
]
