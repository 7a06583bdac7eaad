import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementMorale: readonly RuleText[] = [
  ...section('Supplement: Morale and retreat', [
    [
      'BDPX-MOR-01',
      'Morale',
      'NPCs (and PCs’ allies, not PCs) pass a WIL save at the first casualty and again at half lost; leader’s WIL may stand for a structured group; a lone foe saves at 0 HP. Fail = flee or surrender.',
    ],
    [
      'BDPX-MOR-02',
      'Who checks',
      'Mindless creatures never check. Brutal and Merciless force extra checks.',
    ],
    [
      'BDPX-RET-01',
      'Retreat',
      'DEX save plus a safe place to go. From Near or farther = quick turn; from Close = full turn (two actions).',
    ],
    [
      'BDPX-RET-02',
      'A failed retreat',
      'Failed: fight moves elsewhere or foes get more hits, by their resolve.',
    ],
  ]),
]
