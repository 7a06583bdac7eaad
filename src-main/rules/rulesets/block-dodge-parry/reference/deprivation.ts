import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const deprivation: readonly RuleText[] = [
  ...section('Deprivation and Fatigue', [
    [
      'BDP-DEP-01',
      'Deprived',
      'A PC lacking a crucial need (food, rest) recovers no HP and no ability points.',
    ],
    ['BDP-DEP-02', 'Fatigue from it', 'Past one full day of it: 1 Fatigue per day.'],
    ['BDP-DEP-03', 'Slot', 'Each Fatigue fills one slot until removed by sleep or food.'],
    ['BDP-DEP-04', 'Other sources', 'Blocking, dodging, casting, and events can give Fatigue.'],
  ]),
]
