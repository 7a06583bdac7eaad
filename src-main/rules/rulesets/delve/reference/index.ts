import { section, withFigures } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'
import { listed } from './figures.ts'
import { charactersText } from './characters.ts'
import { explorationText } from './exploration.ts'
import { fightingText } from './fighting.ts'
import { magicText } from './magic.ts'

/** Delve in our own words, for the rules panel. */
export const reference: readonly RuleText[] = withFigures(
  [
    ...charactersText,
    ...fightingText,
    ...magicText,
    ...explorationText,
    ...section('Monsters', [
      [
        'DLVX-ANS-25',
        'From B/X',
        'HP is Hit Dice + 3, abilities 10 unless something marks them, armour 1 or 2 for a hide and 3 for scales, WIL from morale. Where an AC falls is by Cairn’s page.',
      ],
      ['DLVX-CRN-11 DLVX-CRN-16', 'From Cairn', 'As written; a score left out is 10.'],
      [
        'DLVX-CRN-12',
        'Two tables',
        'Cairn’s own morale table differs from the author’s; the author’s is used unless you choose the other. It has no row for 5, which counts as the row below.',
      ],
    ]),
    ...section('Credit', [
      [
        'DLV-META-01 E-DLV-36 DLVX-SRC-01..03',
        'Where it is from',
        'Tyler Farrington’s Cairn house rules v0.20, 2023-02-05, on Cairn by Yochai Gal; CC BY-SA 4.0. Slips of spelling are put right.',
      ],
    ]),
  ],
  listed,
)
