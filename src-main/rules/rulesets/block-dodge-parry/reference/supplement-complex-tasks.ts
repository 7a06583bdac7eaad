import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementComplexTasks: readonly RuleText[] = [
  ...section('Supplement: Complex tasks', [
    [
      'BDPX-CT-01',
      'Steps',
      'Steps and unit: mundane 1d2 × 10 min · effort 1d4+2 × 1 hour · hard or dangerous 2d4+4 × 1 watch · mythic 4d4+8 × day, week or month. Adjust units to the fiction.',
    ],
    [
      'BDPX-CT-02',
      'Progress',
      'Per unit: 2d6 + modifier. ≤ 6 none · 7–9 one step · 10+ one step now and one next unit without a roll.',
    ],
    [
      'BDPX-CT-03',
      'What helps',
      'Modifier, best one only: general +1, specific +2, unique +3. GM may gate rolls behind scenes, grant a free step, or give a negative modifier.',
    ],
  ]),
]
