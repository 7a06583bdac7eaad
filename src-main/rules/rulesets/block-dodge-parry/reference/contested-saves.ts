import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const contestedSaves: readonly RuleText[] = [
  ...section('Contested saves', [
    [
      'BDP-CON-01',
      'Contest',
      'When an opponent’s ability matters (disarming a strong ogre, two PCs arm-wrestling), both save; the higher roll among those that pass wins.',
    ],
    [
      'BDP-CON-02',
      'Nobody or equal',
      'Where both fail nobody wins; where both pass with the same number it is a tie.',
    ],
  ]),
]
