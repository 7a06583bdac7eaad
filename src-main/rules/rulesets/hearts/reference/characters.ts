import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

/** Characters, gear and tests. */
export const characterTexts: readonly RuleText[] = [
  ...section('Characters', [
    [
      'HRT-CHAR-01',
      'A new character',
      '3 HP, ST 11 and 3d6 coins. AP and Mana begin at 0 and come from gear.',
    ],
    [
      'HRT-CHAR-02 HRT-EQ-01',
      'Buying gear',
      'Spend the purse on the price list. What costs exactly the purse can be bought.',
    ],
    [
      'HRT-CHAR-03 HRT-SKILL-02',
      'Four skills',
      'Roll 3d6 four times and give the scores to four different skills. Every other skill has no score.',
    ],
    [
      'HRT-CHAR-04',
      'What there is not',
      'No abilities, levels, classes, experience or encumbrance.',
    ],
    [
      'E-HRT-20 HRTX-GAP-01',
      'Growing',
      'Skills and ST rise by failing; nothing raises HP, and more AP or Mana is bought. Advancement, surprise, encumbrance, light, travel and treasure are in no version of the game; modules may be borrowed one by one.',
    ],
  ]),
  ...section('Gear', [
    [
      'HRT-EQ-02',
      'The price list',
      'Eleven things, priced in coins: weapons with a damage die, protection with AP, implements with Mana, spellbooks.',
    ],
    [
      'HRT-ITEM-01..05',
      'Weapons',
      'Dagger d4 for 1 coin, may be thrown; club d6 for 2; sword d8 for 10; polearm d10 for 4, in both hands; bow d6 for 4.',
    ],
    [
      'HRT-ITEM-06..08',
      'Protection',
      'Shield 1 AP for 4 coins; maille 1 AP for 20; plate 2 AP for 100.',
    ],
    ['HRT-ITEM-09..10', 'Implements', 'Wand 1 Mana for 1 coin; staff 3 Mana for 4, in both hands.'],
    [
      'HRT-ITEM-11 HRT-EQ-07',
      'Spellbook',
      '6 coins. It holds one spell, rolled on a d20; two books may hold the same.',
    ],
    [
      'HRT-EQ-03',
      'Throwing',
      'Only the dagger is made for it, with its own d4. No ranges are given.',
    ],
    [
      'HRT-EQ-04',
      'Both hands',
      'Polearm and staff keep both hands busy; the sheet warns when something else is held.',
    ],
    ['HRT-EQ-05', 'AP from gear', 'The most AP is the sum of what ready protection gives.'],
    [
      'HRT-EQ-06',
      'Mana from gear',
      'The most Mana is the sum of what the implements carried give, in hand or not; without one it is 0. A new one comes full.',
    ],
    [
      'E-HRT-09',
      'Does gear add up?',
      'It adds unless a house rule says otherwise; the sheet warns of two body armours or two shields.',
    ],
    [
      'E-HRT-19 HRTX-ED-05',
      'Hands for a bow',
      'Hands, arrows and range are not stated. The author’s first version has the bow in both hands: a house rule.',
    ],
    ['E-HRT-27', '1 coin', 'One is a coin, not coins.'],
    [
      'HRTX-ED-06',
      'Broken shields',
      'In the first version a shield could be given up for a blow. Not in this one.',
    ],
  ]),
  ...section('Tests', [
    ['HRT-SKILL-01', 'What skills are for', 'Everything except fighting and casting.'],
    [
      'HRT-SKILL-03',
      'The 25 skills',
      'Five columns of five: prole, artisan, bourgeois, academic and linguistic.',
    ],
    [
      'HRT-SKILL-04',
      'Skill test',
      'A d20 below the score succeeds. The score itself fails, and no face succeeds or fails by itself.',
    ],
    [
      'HRT-SKILL-05',
      'Failure teaches',
      'After a failed test the GM names what comes of it, and the skill rises by 1.',
    ],
    [
      'HRT-SAVE-01 E-HRT-01',
      'Saving throw',
      'A d20 below ST. The book prints another word once; ST is meant.',
    ],
    ['HRT-SAVE-02', 'Failure hardens', 'After a failed save ST rises by 1.'],
    [
      'E-HRT-10',
      'No score',
      'Nothing is rolled: it fails, and nothing is learned. House rules let it be rolled against 0, or leave it to the GM.',
    ],
    [
      'E-HRT-11',
      'How high',
      'No ceiling is given, and at 21 nothing fails any more. A house rule stops at 20.',
    ],
  ]),
]
