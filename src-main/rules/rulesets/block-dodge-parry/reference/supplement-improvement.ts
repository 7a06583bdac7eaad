import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementImprovement: readonly RuleText[] = [
  ...section('Supplement: Growing', [
    [
      'BDPX-IMP-01',
      'Learning skills',
      'Skills by doing (GM award), by trainer (about 50 gold a week, often something else), by book (cost ≈ twice the tuition, 50% longer, reusable).',
    ],
    [
      'BDPX-IMP-02',
      'How long it takes',
      'Learning = Complex Task: simple 1d4+2 steps of a day; hard 2d4+4 of a day; expert 4d4+8 of a day, week or month. Trainer skilled +1, expert +2.',
    ],
    [
      'BDPX-IMP-03',
      'Combat experience',
      'Combat experience against a narrow foe/place/weapon/situation raises minimum damage: Adept 2 (3 fights), Seasoned 3 (7), Expert 4 (15).',
    ],
    [
      'BDPX-IMP-04',
      'Superiority',
      'Superiority: own max HP ≥ 8 above the foe’s → all attacks enhanced (GM guide).',
    ],
    [
      'BDPX-IMP-05',
      'More HP',
      'More HP from someone with more HP: trainer ≤ 6 max HP, 1 week, 50 gold, roll 1d6 · trainer 7–12, needs base 6, 4 weeks at 75, 2d6 · trainer 13+, needs base 12, 3d6. New maximum = roll; if lower, +1 instead. Option: milestone roll after a big fight.',
    ],
    [
      'BDPX-IMP-06',
      'Raising an ability',
      'Ability: 200 gold a week; then d20 over the current maximum → +1; cap 18.',
    ],
    [
      'BDPX-IMP-07',
      'Crucial Save',
      'Crucial Save: GM declares a dramatic save; failing it raises that maximum by 1.',
    ],
  ]),
]
