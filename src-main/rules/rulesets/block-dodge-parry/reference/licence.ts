import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const licence: readonly RuleText[] = [
  ...section('Licence', [
    [
      'BDP-LIC-01',
      'Credit',
      'Show: Block, Dodge, Parry, copyright Lars Huijbregts, CC BY-SA 4.0, with link and “adapted” notice.',
    ],
  ]),
]
