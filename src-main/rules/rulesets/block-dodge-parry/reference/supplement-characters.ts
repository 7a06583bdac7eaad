import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementCharacters: readonly RuleText[] = [
  ...section('Supplement: Characters', [
    [
      'BDPX-CHR-01',
      'A new character',
      'Order: name and look; up to 4 career choices (repeats allowed); STR, DEX, WIL 3d6 in order, swap two once; HP 1d6; optional species; weapon proficiency; gear.',
    ],
    [
      'BDPX-CHR-02',
      'Words for scores',
      'Descriptors ≤ 6 / ≥ 15: STR frail/tough, DEX clumsy/deft, WIL undisciplined/resolute. Fiction only, no combat effect. (The rules chapter’s TGS thresholds match.).',
    ],
    ['BDPX-CHR-03', 'What HP is', 'HP = guard, not health; unseen or unguardable harm skips it.'],
    [
      'BDPX-CHR-04',
      'Species',
      'Species (optional, once a day each): Tough — a drop to 0 HP becomes 1 HP · Arcane — try a minor ancestral feat, GM sets any save · Cunning — reroll one save · Adaptable — use another ability for a save.',
    ],
    [
      'BDPX-CHR-05',
      'Luck, an option',
      'Option Luck 10: replaces the Die of Fate with d20 — under = favourable, burn 1 for good; equal = favourable, +1; over = bad. After a failed save, burn points to lower the roll.',
    ],
    [
      'BDPX-CHR-06',
      'Age, an option',
      'Option age (STR/DEX/WIL): 1 young 17+1d6, 1 career skill (−1/+2/−2) · 2 emerging 23+1d10, lower of 2d4 (0/+1/−1) · 3–4 prime 33+1d10, 1d4 (+1/0/0) · 5 wizened 43+1d10, higher of 2d4 (0/−1/+1) · 6 old 53+1d10, 4 (−1/−2/+2).',
    ],
    [
      'BDPX-CHR-07',
      'Trained from the start',
      'Pick one damage-type proficiency and one weapon with weapon-skill proficiency (that weapon is yours).',
    ],
    [
      'BDPX-CHR-08',
      'Starting gear',
      'Start gear: 3 days’ rations (1 slot), waterskin (d8), torch, flint and steel (no slot), backpack, a career trinket, 3d6 coins, one true and one false rumour, and one of: light armor + 2 Fast weapons · shield + Balanced weapon · medium armor (bulky) + Slow weapon.',
    ],
    [
      'BDPX-CHR-09',
      'Slots',
      '10 slots; bulky = 2; small things bundle; equipped or stored. All slots full (gear, Fatigue, wounds, imprinted miracles) = 0 HP.',
    ],
  ]),
]
