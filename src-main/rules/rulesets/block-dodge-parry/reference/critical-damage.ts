import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const criticalDamage: readonly RuleText[] = [
  ...section('Critical Damage Save', [
    [
      'BDP-CRIT-01',
      'Roll',
      'An ordinary save (equal or under, 1 and 20 rules) with a bad result on failure.',
    ],
    ['BDP-CRIT-02', 'STR', 'Fail: injury by BDP-CRIT-05. STR 0: death.'],
    ['BDP-CRIT-03', 'DEX', 'Fail or DEX 0: immobilised or unconscious.'],
    ['BDP-CRIT-04', 'WIL', 'Fail or WIL 0: debilitated or unconscious.'],
    [
      'BDP-CRIT-05',
      'Injury table',
      'D10: 1-5 torso, lose 1d4 more STR; 6 left leg and 7 right leg, lose 1d4 DEX, leg may be lost; 8 left arm and 9 right arm, drop what it held, attacks impaired, arm may be lost; 10 head, BDP-CRIT-06.',
    ],
    ['BDP-CRIT-06', 'Head', 'D6: 1-3 die; 4-5 lose an eye; 6 a cool scar.'],
    [
      'BDP-CRIT-07',
      'Severe wound',
      'After the table add a severe wound named for weapon and area, such as “Severe Sword Wound (Right Leg)”.',
    ],
    [
      'BDP-CRIT-08',
      'Fiction first',
      'Repeats on one area may be worse; a gruesome foe may dismember at once; bracers, helmet and such may protect.',
    ],
  ]),
]
