import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementRounds: readonly RuleText[] = [
  ...section('Supplement: Rounds, ranges, order', [
    ['BDPX-TIM-01', 'A round', 'Round ≈ 10 seconds.'],
    [
      'BDPX-TIM-02',
      'Ranges',
      'Ranges: Close (arm’s or sword’s reach) · Near (same room; one Move Action to close) · Far (some rooms off, bow distance; one or more Moves) · Distant (beyond any missile; many Moves).',
    ],
    [
      'BDPX-TIM-03',
      'Zones',
      'Zones (default map model): GM-drawn, no fixed size; note maximum occupants, features, dangers, detail. Move to an adjacent zone in a turn; a whole turn of movement = one zone more.',
    ],
    [
      'BDPX-TIM-04',
      'Leaving carelessly',
      'Leaving a zone with enemies without a careful retreat may draw a quick attack for 1d4.',
    ],
    [
      'BDPX-TIM-05',
      'Zones and ranges',
      'Same zone = Close or Near; one or a few zones away = Far.',
    ],
    [
      'BDPX-INI-01',
      'Initiative, simple',
      'Simple mode: each PC passes a DEX save to act before the enemies (as Cairn’s first edition).',
    ],
    [
      'BDPX-INI-02',
      'Initiative, full',
      'Full mode, order of a round: (1) players declare, GM telegraphs; (2) each intention is quick or full; (3) all quick turns before all full turns; (4) weapon order inside each class; (5) remaining ties between PC and foe: DEX save by the PC.',
    ],
    [
      'BDPX-INI-03',
      'A quick turn',
      'Quick turn = one action (strike a Close foe, loose, move, retreat from a foe not Close, fast spell, trick).',
    ],
    [
      'BDPX-INI-04',
      'A full turn',
      'Full turn = move + action in either order, or a slow action (spell, miracle, song, retreat from Close).',
    ],
    [
      'BDPX-INI-05',
      'By weapon',
      'Closing distance: Reach → Slow d10 → Balanced d8 → Fast d6. Already Close: reverse (Fast → Balanced → Slow → Reach).',
    ],
    [
      'BDPX-INI-06',
      'By the quality of the attack',
      'In the older edition enhanced attacks come before the plain ones, and impaired ones last. The SRD does without.',
    ],
    [
      'BDPX-INI-07',
      'Ties on one side',
      'Our ruling: Two PCs or two foes tied among themselves: simultaneous / table order; no roll.',
    ],
  ]),
]
