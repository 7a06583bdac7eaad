import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementGaps: readonly RuleText[] = [
  ...section('Supplement: Holes we fill', [
    [
      'BDPX-GAP-01',
      'Fatigue beyond 10 slots',
      'Our ruling: may not be taken voluntarily; when forced, drop an item (Cairn’s second edition); if nothing to drop, 1 STR damage.',
    ],
    [
      'BDPX-GAP-02',
      'Reactions per round',
      'Our ruling: one per attack moment, no per-round cap (Fatigue is the brake).',
    ],
    [
      'BDPX-GAP-03',
      'Hireling wages',
      'Our ruling: porter, torchbearer 1 ☆ (≈ 2 coins) a day; guide, henchman 5; fellow adventurer 10 or a share. (Cairn’s first edition: 1–3 gp a day or a share).',
    ],
    ['BDPX-GAP-04', 'Coin name: coins, gold, gp all appear', 'Our ruling: one unit “coin”.'],
    [
      'BDPX-GAP-05',
      'Exact prices',
      'Our ruling: each thing costs the middle of its band of stars.',
    ],
    ['BDPX-GAP-06', 'Visible ranges in feet', 'Our ruling: none; keep bands and zones.'],
    [
      'BDPX-GAP-07',
      'Encounter tables per terrain',
      'Our ruling: the SRD has none by terrain; the campaign brings its own.',
    ],
    [
      'BDPX-GAP-08',
      'Enhanced: best-of or sum (examples only)',
      'Our ruling: the best of the dice counts. House rules: their sum, or the d12 alone as in Cairn.',
    ],
    [
      'BDPX-GAP-09',
      'Gambit with a thrown/ranged weapon',
      'Our ruling: allowed if the fiction allows.',
    ],
    [
      'BDPX-GAP-10',
      'Foe critical failure',
      'Our ruling: the rules chapter’s d10 table is for PCs; foes are out of the fight (Cairn’s second edition: dead at GM’s word).',
    ],
    [
      'BDPX-GAP-11',
      'Usage Die timing of light without dungeon rounds',
      'Our ruling: every 10 minutes of use.',
    ],
  ]),
]
