import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const saves: readonly RuleText[] = [
  ...section('Saves', [
    [
      'BDP-SAVE-01',
      'When',
      'Call a save for bad outcomes of risky choices, or of things that suddenly befall a character.',
    ],
    ['BDP-SAVE-02', 'Roll', 'D20 equal to or under the ability passes.'],
    ['BDP-SAVE-03', 'Natural 1 and 20', '1 always passes, 20 always fails.'],
    ['BDP-SAVE-04', 'Advantage', 'Roll twice, keep the better (lower).'],
    ['BDP-SAVE-05', 'Fewer rolls', 'Encourage players to plan so that no roll is needed.'],
  ]),
]
