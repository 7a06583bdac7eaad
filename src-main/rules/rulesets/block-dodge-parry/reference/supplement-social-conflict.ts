import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementSocialConflict: readonly RuleText[] = [
  ...section('Supplement: Social conflict', [
    [
      'BDPX-SOC-01',
      'Stakes and composure',
      'Agree stakes. Composure = WIL (a group: mean, rounded up); losing it never damages WIL.',
    ],
    [
      'BDPX-SOC-02',
      'Three moves',
      'Each side secretly picks Attack, Defend or Flourish; NPCs normally have two (experts three).',
    ],
    [
      'BDPX-SOC-03',
      'Which beats which',
      'Defend beats Attack, Flourish beats Defend, Attack beats Flourish. Winner deals 1d8, loser 1d4; same pick 1d6 each. Loser speaks and rolls first.',
    ],
    ['BDPX-SOC-04', 'How it ends', 'First at 0 loses; both at 0 in a round = impasse, status quo.'],
    [
      'BDPX-DUL-01',
      'Duels',
      'Duels, an option of the older edition: staredown WIL, draw DEX, clash STR; both save; sole passer wins, both pass → higher wins, else draw; a win gives advantage on the next; clash winner deals best of weapon die and d12 to STR (less Armor). Quick X helps.',
    ],
  ]),
]
