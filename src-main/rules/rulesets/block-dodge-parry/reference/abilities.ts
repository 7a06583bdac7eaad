import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const abilities: readonly RuleText[] = [
  ...section('Abilities', [
    [
      'BDP-ABL-01',
      'STR',
      'Saves of physical power: lift gates, bend bars, resist poison and so on.',
    ],
    ['BDP-ABL-02', 'DEX', 'Saves of poise, speed, reflex: dodge, climb, sneak, balance and so on.'],
    [
      'BDP-ABL-03',
      'WIL',
      'Saves to persuade, deceive, question, threaten, charm, provoke, handle spells and so on.',
    ],
  ]),
]
