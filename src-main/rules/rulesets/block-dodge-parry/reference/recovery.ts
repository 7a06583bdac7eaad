import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const recovery: readonly RuleText[] = [
  ...section('Recovering ability scores, terms', [
    [
      'BDP-REC-01',
      'By rest',
      'Comfortable sleep gives 1 back (BDP-SLP-02); loss is also a story prompt.',
    ],
    [
      'BDP-REC-02',
      'By care',
      '1d4 a day with the right help. STR (wounds, cuts, bruises): healer, physician, clinic. DEX (sprain, cramp, ache): spa, massage, bath house. WIL (strain, low spirits, lost focus): company, relaxation, tea ritual, meditation, prayer.',
    ],
    [
      'BDP-GLO-01',
      'Terms',
      'Warden = GM; PC = player character; Watch = a travel period defined elsewhere; Usage Die = a die that shrinks on 1-2; deft, tough, resolute = DEX, STR, WIL of 15+.',
    ],
  ]),
]
