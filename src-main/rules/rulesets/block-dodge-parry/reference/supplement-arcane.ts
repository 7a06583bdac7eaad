import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementArcane: readonly RuleText[] = [
  ...section('Supplement: Arcane magic', [
    [
      'BDPX-MAG-01',
      'Magic Dice',
      'Magic Dice (d6) from Gifted or gear; not spent; never more than 4 rolled.',
    ],
    [
      'BDPX-MAG-02',
      'Casting',
      'Cast: choose dice → roll → each 4–6 = 1 Fatigue; each 6 may add one die beyond your pool (cap 4) → effect → matching values: sum of the matching dice is Arcane Feedback on HP then WIL, after the effect; if more than 6 it is Blast on all Close.',
    ],
    [
      'BDPX-MAG-03',
      'Sculpt Energy',
      'Sculpt Energy, 1 MD = bolt: 1d6, Near, full turn, 1 target, no element, STR. Each further die buys one step: damage 2d6/3d6/4d6 · range Far/Distant · quick turn · 2 targets/Blast · an element · DEX or WIL damage instead. Dice spent on upgrades do not add damage.',
    ],
    [
      'BDPX-MAG-04',
      'Tricks',
      'Tricks: magical gambits; 1 MD, quick turn, Near; each extra MD lowers the target’s saving ability by 2 or adds a foe. No damage.',
    ],
    [
      'BDPX-MAG-05',
      'Counterspell',
      'Counterspell: anyone with MD not already casting; rolls MD by the same rules; total ≥ enemy total cancels both.',
    ],
    [
      'BDPX-MAG-06',
      'Practical magic',
      'Practical magic by weight: 1 personal, tool-like · 2 interpersonal or room · 3 large, impossible · 4 mythical.',
    ],
    [
      'BDPX-MAG-07',
      'Words of Power',
      'Words of Power (each with a 1–4 MD ladder in the SRD): Adapt, Charm, Cloak, Detect, Dispel, Fly, Haste, Knock, Light, Move, Protect, Read, Send Message.',
    ],
    [
      'BDPX-MAG-08',
      'Trinkets, wands, staves',
      'Trinket +1 MD (never stacks) · wand +1 · staff +2 (bulky, a weapon). Wand Power 1–3, staff 4–6: each Power cancels one die of feedback or of an enemy spell (declared knowing the number of dice, not the values); at 0 it cracks; repair ≈ 1 Power a day.',
    ],
    [
      'BDPX-MAG-09',
      'Reining it in',
      'Options: cap the MD; or dice showing 4–6 are exhausted until sleep.',
    ],
    [
      'BDPX-MAG-10',
      'Odds of feedback',
      'Odds the SRD prints: feedback 2 MD 16%, 3 MD 44%, 4 MD 72%.',
    ],
  ]),
]
