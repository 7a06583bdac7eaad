import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

/** Characters, load and gear. */
export const charactersText: readonly RuleText[] = [
  ...section('Characters', [
    ['DLV-CHAR-01', 'A new character', 'HP d6; STR, DEX and WIL 3d6 each; 3d6 × 10 coins.'],
    ['DLV-CHAR-02', 'What HP is', 'Hit protection: it goes first, and then STR does.'],
    ['DLV-SAVE-01', 'Save', 'A d20 below the ability. Equal fails, and no face decides by itself.'],
    [
      'DLV-SAVE-02 E-DLV-23',
      'Advantage',
      'Two dice, the lower counts; with disadvantage the higher. Both at once cancel.',
    ],
    [
      'DLV-SAVE-03',
      'Which ability',
      'STR for force and endurance, DEX for speed and aim, WIL for morale and magic.',
    ],
    [
      'E-DLV-27 DLVX-ANS-11',
      'Growing',
      'This edition has none. A later one gives experience for silver spent; Cairn’s second edition has its own.',
    ],
    ['DLVX-CRN-01', 'Saves in Cairn', 'At or under the score, 1 always and 20 never. Not here.'],
  ]),
  ...section('Load', [
    ['DLV-INV-01', 'Unencumbered', 'Arms and personal things only, no units of load.'],
    ['DLV-INV-02', 'Encumbered', 'Any load, up to 4 units of supplies or treasure.'],
    ['DLV-INV-03', 'Slower', 'The encumbered move at half speed.'],
    [
      'DLV-INV-04 E-DLV-04',
      'No protection',
      'The encumbered have 0 HP; it comes back by rest once the load is off, and it is no wound.',
    ],
    [
      'DLV-INV-05 E-DLV-03 E-DLV-37 E-DLV-38',
      'Fatigue',
      'Each takes the room of one unit, and alone does not encumber. Wounds halve first, a cart multiplies, then fatigue comes off.',
    ],
    [
      'DLV-INV-06 E-DLV-02 DLVX-ANS-02',
      'Losing fatigue',
      'Any rest clears it, though the list of rests leaves the short one out: a house rule.',
    ],
    [
      'DLV-INV-07 E-DLV-06',
      'A unit of supplies',
      'A week’s food, a day’s food and water, or the kit of one delve.',
    ],
    [
      'DLV-INV-08 E-DLV-05',
      'A unit of treasure',
      'One big thing, or 1000 coins; loose coins below that are nothing.',
    ],
    ['DLVX-ANS-03', 'Slots', 'A later edition counts ten slots instead.'],
  ]),
  ...section('Gear', [
    ['DLV-EQ-01..04', 'Armour', 'None 0; shield 1 for 10 sp; light 1 for 100; heavy 2 for 1000.'],
    ['DLV-EQ-05', 'At most 3', 'Damage reduction never passes 3.'],
    [
      'DLV-EQ-06..10',
      'Weapons',
      'Unarmed d4; hand d6 for 15 sp; polearm d8 for 15, bulky; sling d4 for 10, missile; bow d6 for 25, bulky and missile.',
    ],
    [
      'DLV-EQ-11 E-DLV-12',
      'Hand weapons',
      'One hand, may be thrown, in the missile phase and without an ammunition roll.',
    ],
    ['DLV-EQ-12', 'Bulky', 'Both hands.'],
    [
      'DLV-EQ-13 E-DLV-13',
      'Ammunition',
      'After a fight in which it was used a d6: on 1 or 2 it has run out. Filled up in town, at your price.',
    ],
    [
      'DLV-TRN-01..06',
      'Transport',
      'Hand cart 5 sp, draft cart 10, wagon 30, mule 30, horse 50, warhorse 100.',
    ],
    [
      'DLV-TRN-07 E-DLV-11 DLVX-ANS-05',
      'Carts',
      'A cart doubles and a wagon quadruples what its puller carries. Mule and horse carry 8 units, a warhorse 12, an ox 24, by later texts; a beast within its load slows nobody, who pulls a loaded cart is slowed.',
    ],
    ['DLV-TRN-08', 'Morale of mounts', 'Their own WIL.'],
    ['DLV-TRN-09', 'Feed', 'Mule 1 unit a day, horse and warhorse 4; WIL 10, 8 and 12.'],
    ['DLV-HIRE-01', 'Hirelings', '3d6 an ability, d6 HP, a hand weapon.'],
    ['DLV-HIRE-02', 'Pay', '10 coins a day each, or a share.'],
    ['DLV-ECO-01 E-DLV-07 DLVX-CRN-13', 'Money', 'A coin is a silver piece.'],
    [
      'DLVX-ANS-24',
      'Small prices',
      'A later list: torch 1 sp, candles 4 for 1, rope 2, spikes 6 for 1, bedroll 2, tent 10 and more.',
    ],
  ]),
]
