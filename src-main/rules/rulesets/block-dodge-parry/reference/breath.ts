import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const breath: readonly RuleText[] = [
  ...section('Catching your breath', [
    [
      'BDP-HEAL-01',
      'Rest a moment',
      'Out of combat, a short pause and a drink restore lost HP; it may expose the party.',
    ],
    [
      'BDP-HEAL-02',
      'Waterskin',
      'One slot; full = Usage Die d8. Each time someone recovers HP roll it: 1-2 shrinks it d8 → d6 → d4; 1-2 on d4 = empty.',
    ],
  ]),
]
