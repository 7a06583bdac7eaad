import { section } from '../../../reference.ts'
import type { RuleText } from '../../../ruleset.ts'

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
      'Roll the weapon die (two weapons: keep the higher (editions differ: the older edition states this, the SRD is silent)). A 1, 2 or 3 is the Difficulty; 4+ = none.',
    ],
    [
      'BDPX-GMB-03',
      'The save against it',
      'Target saves on the ability the GM names: must roll ≤ ability and > Difficulty.',
    ],
    [
      'BDPX-GMB-04',
      'What follows',
      'Failed save = gambit works. Passed save = target may at once try a gambit back; may chain until one lands. Editions differ: the older edition: target gets an immediate attack.',
    ],
    [
      'BDPX-GMB-05',
      'Several gambits',
      'With several attackers, resolve gambits before picking the highest damage die. Order by weapon class as usual.',
    ],
  ]),
]
