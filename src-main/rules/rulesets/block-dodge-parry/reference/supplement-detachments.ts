import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementDetachments: readonly RuleText[] = [
  ...section('Supplement: Detachments', [
    [
      'BDPX-DET-01',
      'A detachment',
      'A mass of like combatants (or one huge foe) uses one member’s stat block.',
    ],
    [
      'BDPX-DET-02',
      'Against a detachment',
      'Individuals attack it impaired, except Blast. Spells count only their highest die unless Blast (then the sum).',
    ],
    [
      'BDPX-DET-03',
      'A detachment attacks',
      'It attacks individuals enhanced with Blast (roll separately per target).',
    ],
    [
      'BDPX-DET-04',
      'A detachment breaks',
      'Its Critical Damage Save uses WIL, not STR: fail = routed; 0 WIL = destroyed. In Cairn it goes by STR.',
    ],
  ]),
]
