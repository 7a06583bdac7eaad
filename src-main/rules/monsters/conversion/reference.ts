import type { RuleId } from '../../core/outcome.ts'

/** Rules for conversion between B/X and Cairn blocks: id, title, text. */
export const conversionTexts: readonly (readonly [RuleId, string, string])[] = [
  [
    'GF-CAIRN-01',
    'B/X to Cairn: HP',
    'Three, and one for each whole Hit Die, as Cairn’s page on B/X monsters has it; an older form of that page gives one each, three at least. No HD in the text counts as 1, fixed hit points as the dice that would have them on average.',
  ],
  [
    'GF-CAIRN-02',
    'B/X to Cairn: Armor',
    'AC 7 is 1, AC 5 is 2 and AC 3 is 3, as on Cairn’s page; between two of them the worse counts. In print armour is given more sparingly: look at it again.',
  ],
  [
    'GF-CAIRN-03',
    'B/X to Cairn: STR',
    'From 10 up for what is hard to kill. Which HD is which is ours, after how monsters printed in both games run: weak below 1 HD, average to 3, noteworthy to 9, then legendary.',
  ],
  [
    'GF-CAIRN-04',
    'B/X to Cairn: DEX',
    'From 10 up or down by speed, agility and bulk. Ours: weak to 60 feet a turn, noteworthy from 180.',
  ],
  [
    'GF-CAIRN-05',
    'B/X to Cairn: WIL',
    'Morale and half as much again, which is what the four pairs on Cairn’s page come to.',
  ],
  [
    'GF-CAIRN-06',
    'B/X to Cairn: attacks',
    'Dice as they are. Attacks of one round are thrown together and the highest die counts, or are a blast; a choice between rounds stays a choice.',
  ],
  [
    'GF-CAIRN-07',
    'B/X to Cairn: powers',
    'Known without books. What asked for a save strikes by itself: after a warning, or as critical damage.',
  ],
  ['GF-CAIRN-08', 'A Cairn block', 'As written; a score left out is 10, no Armor is 0.'],
  [
    'GF-BX-01',
    'Cairn to B/X: Hit Dice',
    'Cairn’s page read backwards: HP less 3, ½ at least. Ours, for no page goes this way.',
  ],
  [
    'GF-BX-02',
    'Cairn to B/X: AC',
    'Armor 0 to 3 is AC 9, 7, 5 and 3; one better for quickness where you say so.',
  ],
  [
    'GF-BX-03',
    'B/X: saves by Hit Dice',
    'What prints no five saves has those of a monster of its Hit Dice, or of the level it saves as.',
  ],
  [
    'GF-BX-04',
    'B/X: THAC0 by Hit Dice',
    'Where none is printed. Points added to the dice count as one die more.',
  ],
  [
    'GF-BX-05',
    'Cairn to B/X: morale',
    'Two thirds of WIL, as Cairn’s page pairs them, 2 to 12. What is dead, made or mindless knows no fear.',
  ],
  [
    'GF-BX-06',
    'Cairn to B/X: attacks',
    'Dice as they are; d6+d6, of which the higher counts, is two attacks of 1d6.',
  ],
  ['GF-BX-07', 'B/X: experience', 'By Hit Dice and asterisks, where none is printed.'],
  [
    'GF-BX-08',
    'Cairn to B/X: movement',
    'Cairn prints none: 60, 120 or 180 feet a turn, by your choice.',
  ],
  ['GF-BX-09', 'A B/X block', 'As written; what it leaves out follows from its Hit Dice.'],
  [
    'GF-BX-10',
    'Scales of other books',
    'Morale of 2 to 20 (AD&D), added to 2d6 (ACKS) or in per cent becomes the morale of 2 to 12 that holds as often. Experience for each hit point is added up.',
  ],
  [
    'GF-OWN-01',
    'A block in a game’s own labels',
    'For its own game it stands as printed. For the others, the nearest figures of its family follow from it: ST is STR, DR is Armor, STA is hit points, a level is a Hit Die.',
  ],
  [
    'GF-BX-11',
    'Morale where none is printed',
    'Ours: 7, and 12 for what is dead, made or mindless; say otherwise where you know better.',
  ],
]
