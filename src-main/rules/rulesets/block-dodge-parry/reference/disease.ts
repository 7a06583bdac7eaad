import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

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
    [
      'BDP-DIS-04',
      'Diseases',
      'Swampsigh: 1d4 days, 1 STR. Bonebreaker Plague: until 3 saves, 2 STR. Tick Jitters: 1d6 days, 1d2 DEX. Shadowrot: until 4 saves, 2 DEX. Mindfog Fever: 1d4 days, 1 WIL. Soul’s Despair: until cured, 1d4 WIL.',
    ],
  ]),
]
