import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementSettlements: readonly RuleText[] = [
  ...section('Supplement: Settlements and hirelings', [
    [
      'BDPX-SET-01',
      'Settlements',
      'Village (elder), town (baron, guard, daily market), city (duke or monarch, guilds), fort.',
    ],
    [
      'BDPX-SET-02',
      'Hirelings',
      'Hirelings: settlement (messenger, spy, crier, interpreter, sage), wilderness (guide; carrier 8 slots; henchman), dungeon (torchbearer 6 slots, lightly armed; fellow adventurer), war (squad of ~10: 4 HP, 1 Armor, STR 12 DEX 12 WIL 10, longsword d8, bow d6, detachment). Their wages are our ruling (BDPX-GAP-03).',
    ],
    [
      'BDPX-SET-03',
      'Trainers',
      'Trainer tables d20 (where; on what terms) in the SRD: 1–12 of 20 = an ordinary member of society; terms 1 usual fee, 2 double, others conditions.',
    ],
    ['BDPX-SET-04', 'Jobs', 'Generic jobs list (archaeology … religion) in the SRD.'],
  ]),
]
