import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementGambits: readonly RuleText[] = [
  ...section('Supplement: Gambits', [
    [
      'BDPX-GMB-01',
      'Gambits',
      'Stun, shove, disarm, trip … instead of damage, declared with the attack. Never blocked, dodged or parried.',
    ],
    [
      'BDPX-GMB-02',
      'Difficulty',
      'Roll the weapon die (of two weapons the higher). A 1, 2 or 3 is the Difficulty; 4+ = none.',
    ],
    [
      'BDPX-GMB-03',
      'The save against it',
      'Target saves on the ability the GM names: must roll ≤ ability and > Difficulty.',
    ],
    [
      'BDPX-GMB-04',
      'What follows',
      'Failed save = gambit works. Passed save = target may at once try a gambit back; may chain until one lands. In the older edition the target strikes at once instead; a house rule has it so.',
    ],
    [
      'BDPX-GMB-05',
      'Several gambits',
      'With several attackers, resolve gambits before picking the highest damage die. Order by weapon class as usual.',
    ],
  ]),
]
