import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

/** Monsters from other games, modules of the author’s other pages, and the credit. */
export const otherTexts: readonly RuleText[] = [
  ...section('Monsters from other games', [
    ['HRT-BX-01 E-HRT-16', 'HP from B/X', 'One for each whole Hit Die, at least 1.'],
    ['HRT-BX-02', 'No AP', 'Converted monsters have none: their hide becomes HP.'],
    ['HRT-BX-03..04', 'Hide', 'Protection like chain adds 1 HP, like plate 2.'],
    ['HRT-BX-05', 'Attacks from B/X', 'Damage dice as listed, read on the hit table.'],
    [
      'HRT-BX-06 E-HRT-15',
      'ST from B/X',
      '10 + Hit Dice, or the mean of its saves. These run in opposite directions, so a house rule chooses.',
    ],
    [
      'HRT-BX-07',
      'Breath and powers',
      'As a spell of your choice: a monster casts any of the twenty without a book.',
    ],
    ['HRT-BX-08', 'Mana', 'Slightly magical 1, a shaman 3, a lich or dragon 6.'],
    ['HRT-BX-09', 'Morale from B/X', 'As written.'],
    ['HRT-CAIRN-01', 'HP from Cairn', 'As written.'],
    ['HRT-CAIRN-02', 'Armour from Cairn', 'Armor 1 or 2 adds 1 HP, 3 adds 2.'],
    ['HRT-CAIRN-03', 'Attacks from Cairn', 'Damage dice as listed, read on the hit table.'],
    ['HRT-CAIRN-04', 'ST from Cairn', 'Its STR.'],
    [
      'HRT-CAIRN-05..06',
      'Morale from Cairn',
      'From WIL: morale 2 at 1, 3 at 2, 4 at 3, 6 at 7, 7 at 9, 8 at 13, 9 at 15, 10 at 18, 11 at 19, 12 at 20.',
    ],
    [
      'E-HRT-08',
      'WIL between rows',
      'The row below counts; house rules add a row for 5 or take the nearest.',
    ],
  ]),
  ...section('Modules of the author’s MOSAIC page, off', [
    [
      'HRTX-MOS-01',
      'Fleeing',
      'By house rule. Each who flees rolls a d6: 5 escapes; 1 less with a load, 1 more without armour. Otherwise you say who gets away.',
    ],
    [
      'HRTX-MOS-02',
      'Distractions',
      'With the same house rule. A day’s food a level stops the mindless, 100 silver a level the others; a secret door stops both. We count a hit point as a level.',
    ],
    [
      'HRTX-MOS-03',
      'Healing',
      'Some after a fight, more overnight, all in a week; HEARTS has its own figures.',
    ],
    [
      'HRTX-MOS-04..05',
      'A dungeon clock',
      'Begins at 1 and grows by a d6 a turn; at 20 a wandering monster comes. In the dark 2d6 more. A turn is about ten minutes and one action; a light serves four.',
    ],
    [
      'HRTX-MOS-06..07',
      'Doors and traps',
      'All doors stick: 5 on a d6 opens one quietly. Traps spring on 1 or 2; a turn’s search finds them.',
    ],
    [
      'HRTX-MOS-08',
      'By day in the wild',
      'Go 2d6 + 8 miles, forage d3 rations, explore, or go to a landmark.',
    ],
    [
      'HRTX-MOS-09',
      'Loads that decide',
      'Unladen always act first; supplies help exploring, treasure pays in town.',
    ],
    ['HRTX-MOS-10', 'Tunnelling', 'Five feet of earth take a digger 2 hours, of rock 4.'],
    [
      'HRTX-MOS-11',
      'Domains',
      'Households, taxes and castles from 9th level; HEARTS has no levels.',
    ],
    [
      'HRTX-ED-07',
      'Things of earlier versions',
      'Class extras, poison, favours and tithes of the first two versions are not in this one.',
    ],
  ]),
  ...section('Credit', [
    [
      'HRT-META-01 HRTX-SRC-01..03',
      'Where it is from',
      'HEARTS v3 by Tyler Farrington, 2024-03-01, tagged rules and releases. It takes morale from the author’s MOSAIC page, and names Marcia B.’s Cinco as its inspiration.',
    ],
  ]),
]
