import type { RuleId } from '../../core/outcome.ts'

/** Gatefold's own rules in town: id, title, text. */
export const townTexts: readonly (readonly [RuleId, string, string])[] = [
  [
    'GF-SHOP-01',
    'Buying',
    'A basket from the game’s price list is paid at once from the buyer’s purse or from the coins in the stash. What costs more than there is, or breaks a limit of the game, is refused with that limit’s rule; “Give an item” overrules the shop. Arms and armour are taken in hand or put on as far as the game’s limits let them, the rest goes into the pack, and beasts join the party. A book whose spell the game rolls is opened in the shop.',
  ],
  [
    'GF-SHOP-02',
    'Selling',
    'A thing of the price list brings the campaign’s share of its price for each, rounded down. What is not on the list brings what you say.',
  ],
  [
    'GF-SHOP-03',
    'What a shop pays',
    'Half the listed price, unless the campaign’s settings say otherwise: from nothing to the whole price.',
  ],
  [
    'GF-HIRE-01',
    'Hiring',
    'The game’s generator makes somebody, who joins the party as a hireling. With a wage, a timer calls it up each day or week and names who pays; without one they serve as the game has it, for a share, or for nothing.',
  ],
  [
    'GF-RUMOUR-01',
    'A rumour',
    'Rolled on a table of rumours and remembered. One that was heard before is told again and not kept twice. Whether it is true is yours to say, and only you see it.',
  ],
  ['GF-RUMOUR-02', 'A rumour of your own', 'Typed, and remembered with the others.'],
  [
    'GF-RUMOUR-03',
    'True, false, told',
    'For each rumour you may note whether it is true, false or partly true, and whether the players have heard it.',
  ],
  [
    'GF-TABLE-01',
    'A table of your own',
    'Pasted as lines, CSV, TSV or Markdown: a roll and a text in each row, a weight and a text, or texts alone, which are then equally likely. It is kept only when every roll has exactly one row; what is wrong is said with its line. One of the same title is replaced.',
  ],
  [
    'GF-TABLE-02',
    'A table dropped',
    'It leaves your tables; what was rolled on it stays. Those that come with the screen cannot be dropped.',
  ],
  ['GF-RUMOUR-04', 'A rumour dropped', 'It leaves the list; undo brings it back.'],
]
