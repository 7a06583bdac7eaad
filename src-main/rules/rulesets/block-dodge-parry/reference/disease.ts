import { section } from '../../../reference.ts'
import type { RuleText } from '../../../ruleset.ts'

export const disease: readonly RuleText[] = [
  ...section('Disease', [
    [
      'BDP-DIS-01',
      'Daily harm',
      'Caught from some foes and hazards; each day the disease damages an ability unless a STR save passes.',
    ],
    ['BDP-DIS-02', 'Care', 'Rest and care give advantage.'],
    [
      'BDP-DIS-03',
      'End',
      'Some need several saves, most run a limited time, a cure ends any without saves.',
    ],
    ['BDP-DIS-04', 'List', 'App: name → lasts, ability, damage, saves.'],
  ]),
]
