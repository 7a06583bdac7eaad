import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const dieOfFate: readonly RuleText[] = [
  ...section('Die of Fate', [
    ['BDP-FATE-01', 'Table', 'D6: 1 No, and; 2 No; 3 No, but; 4 Yes, but; 5 Yes; 6 Yes, and.'],
    [
      'BDP-FATE-02',
      'When',
      'For unclear matters that no background, gear, skill or preparation touches.',
    ],
  ]),
]
