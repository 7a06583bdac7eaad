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
    'GF-GENERATE-01',
    'A result kept',
    'What a generator made goes into the chronicle with all its parts, for you alone. Nothing else changes.',
  ],
  [
    'GF-GENERATE-02',
    'A treasure taken',
    'Coins and things of a generated treasure go to the stash or to a bearer, or the coins are shared among the party. Where the game gives XP for coins, they count.',
  ],
  [
    'GF-GENERATE-03',
    'People brought into play',
    'The game’s own generators make people from the seeds of the result, so their figures are those that were shown. They are met here as a group of their own, or join the party.',
  ],
  [
    'GF-GENERATE-04',
    'A monster varied',
    'A template changes the Hit Dice, armour, morale and attacks of a monster, and adds a peculiarity. XP follows from the new Hit Dice, and so do saves and attack bonus. In the Cairn family a Hit Die counts as 3 HP, armour stops at 3, and a point of morale is 2 points of WIL.',
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
  [
    'GF-TABLE-03',
    'A roll on any table',
    'Rolls on a table of the game, of Gatefold or of your own, and on all tables that its row leads to. Every roll stands under the line. Conditions of rows follow the place, the season and the hour.',
  ],
  [
    'GF-TABLE-04',
    'A table written',
    'Its rows in plain text, with dice, references, choices and conditions. A table with a fault is kept, and cannot be rolled on until it is mended. The version before is kept too.',
  ],
  ['GF-TABLE-05', 'Tables imported', 'Tables read from a file or a paste, kept in one step.'],
  [
    'GF-TABLE-06',
    'A version restored',
    'An earlier version of your own table takes its place again.',
  ],
  [
    'GF-TABLE-07',
    'A table marked',
    'Favourites stand first on the desk; pinned tables stand on the strip, one press each.',
  ],
  [
    'GF-TABLE-08',
    'A deck shuffled',
    'A row of a deck that has come up does not come up again until all have, or until you shuffle.',
  ],
  ['GF-RUMOUR-04', 'A rumour dropped', 'It leaves the list; undo brings it back.'],
]
