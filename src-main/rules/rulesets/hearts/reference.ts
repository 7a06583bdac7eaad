import { section } from '../../core/reference.ts'
import type { RuleText } from '../../core/ruleset.ts'

/** HEARTS in our own words, for the rules panel. */
export const reference: readonly RuleText[] = [
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
  ...section('Languages and reactions', [
    [
      'HRT-LANG-01 E-HRT-13',
      'Languages',
      'The linguistic skills are languages, with scores like any skill. The party shares a speech of its own that is not among them.',
    ],
    ['HRT-LANG-02', 'Gnomish', 'Gnomes, cats, small furred animals and songbirds speak it.'],
    ['HRT-LANG-03', 'Black Speech', 'The enemy speaks it; who that is your campaign says.'],
    [
      'HRT-LANG-04',
      'Pirate',
      'Criminals, sailors, street players, Vikings, clowns and their like.',
    ],
    ['HRT-LANG-05', 'Liturgical', 'The Church, its demons and the undead.'],
    [
      'HRT-LANG-06',
      'Ogham',
      'Only ever written, cut into old birches. Nobody is known to speak it.',
    ],
    [
      'HRT-REACT-01',
      'Reaction',
      'On meeting beings of unknown attitude the speaker tests the language that suits them.',
    ],
    ['HRT-REACT-02', 'The wrong accent', 'A failed reaction offends, and they attack.'],
    [
      'HRT-REACT-03',
      'Talk',
      'A reaction that succeeds opens the way to negotiate; what comes of it is yours to judge.',
    ],
    [
      'E-HRT-26',
      'Who speaks',
      'You name the speaker. Unnamed, it is whoever speaks their tongue best.',
    ],
    [
      'HRTX-ED-01',
      'Reactions in the first version',
      '2d6: 2 hostile, 3–5 negative, 6–8 uncertain, 9–11 positive, 12 enthusiastic. By house rule, for what has no language.',
    ],
  ]),
  ...section('Fighting', [
    ['HRT-INIT-01', 'Initiative', 'A d6 for each side; the higher goes first.'],
    [
      'E-HRT-03 HRTX-GAP-02',
      'A tie',
      'Roll again, unless a house rule lets both act together or the party first. The author’s related game rolls once, as a fight starts.',
    ],
    ['E-HRT-04', 'How often', 'Once a fight; by house rule the dice are due as each round begins.'],
    [
      'HRT-ATK-01',
      'Attacking',
      'Name a target: every attack connects, and nothing is rolled to hit.',
    ],
    [
      'HRT-ATK-02',
      'The hit table',
      'Total of the weapon dice: up to 3 no hit, 4 one, 8 two, 12 three.',
    ],
    [
      'E-HRT-05',
      'More than 12',
      'Several dice are totalled and three hits are the most; by house rule each full 4 is one.',
    ],
    [
      'HRT-ATK-03',
      'Where hits go',
      'Off AP until it is gone, then off HP. What is left over is lost.',
    ],
    [
      'HRT-ATK-04 E-HRT-18 HRT-HEAL-04',
      'At 0 HP',
      'Dead or dying, as you decide. Rest brings nobody back from death.',
    ],
    [
      'HRT-ATK-05',
      'Critical damage',
      'A monster out of Cairn may bring its own critical effect when it takes somebody to 0 HP.',
    ],
    [
      'HRTX-GAP-04',
      'Dying',
      'No time is given. By house rule it is Cairn’s: an hour, unless somebody helps.',
    ],
    [
      'HRTX-ED-02',
      'Hits and damage',
      'Across the versions a hit and a point of damage are the same thing.',
    ],
  ]),
  ...section('Morale', [
    [
      'HRT-MOR-01 E-HRT-07',
      'Morale',
      'The book points to another page. A converted B/X score breaks on 2d6 above it; you may use another check by house rule.',
    ],
    ['HRTX-MOR-01', 'When', 'At a side’s first casualty, and again when half of it is lost.'],
    ['HRTX-MOR-02', 'Who never checks', 'Player characters and the undead.'],
    [
      'HRTX-MOR-03',
      'Rout numbers',
      'The author’s MOSAIC page: 2d6 equal to the number or higher, and they rout.',
    ],
    [
      'HRTX-MOR-04..07',
      'Rout numbers of people',
      'Green 6 (26 in 36), trained 7 (21), veteran 8 (15), elite 9 (10).',
    ],
    [
      'HRTX-MOR-08..10',
      'Two kinds of score',
      'B/X breaks above its score and a rout number at or above it, so B/X 7 equals rout 8. Each creature keeps the kind it has. B/X 12 never breaks.',
    ],
    [
      'HRTX-MOR-11',
      'No row for 5',
      'The author’s page lacks it in every state, so it is left out on purpose or by oversight, not by a misprint.',
    ],
  ]),
  ...section('Healing', [
    ['HRT-HEAL-01', 'After a fight', 'Everybody who survives has all AP back.'],
    ['HRT-HEAL-02', 'A night', 'Each character chooses: 1 HP, or all Mana.'],
    ['HRT-HEAL-03', 'A week in town', 'All HP and all Mana.'],
    ['HRTX-ED-08', 'Other versions', 'Healing reads the same in all three.'],
  ]),
  ...section('Magic', [
    ['HRT-MAG-01', 'Mana', 'It comes from implements and is spent to cast, 1 or more at a time.'],
    ['HRT-MAG-02', 'Known spells', 'You can cast what your spellbooks hold.'],
    ['HRT-MAG-03', 'No roll', 'Casting needs no test.'],
    [
      'HRT-MAG-04',
      'Saves against spells',
      'Each who is allowed a save rolls under their own ST. Player characters who fail gain 1 ST.',
    ],
    [
      'HRT-MAG-05 E-HRT-02 HRTX-ED-04',
      'Level',
      'Where a spell says level it means the Mana spent: a word left over from an older list.',
    ],
    [
      'HRT-MAG-06 E-HRT-06',
      'Half damage',
      'A save against fireball or lightning halves it, rounded down unless a house rule says up.',
    ],
    [
      'HRT-MAG-07 E-HRT-17 HRTX-ED-03',
      'Spells and armour',
      'Each point of spell damage is a hit: AP first, unless a house rule lets it past armour.',
    ],
    [
      'HRT-MAG-08 E-HRT-12 HRTX-GAP-03',
      'Cost, time, duration',
      'One Mana at least and one action, with the book carried; only weather, flight and water breathing say how long. House rules: the least cost, the book in hand, ten minutes a Mana as in the author’s Cairn rules.',
    ],
    [
      'HRT-SPELL-01 E-HRT-21 E-HRT-22',
      'Animate Dead',
      'Raises one undead a Mana, with figures you pick; the dead on the table stand up with their own. At the end one d6, or one each by house rule: 1–3 hostile, 4–5 dust, 6 theirs for good.',
    ],
    [
      'HRT-SPELL-02 E-HRT-23',
      'Augury',
      'One question a Mana on whether a plan goes well. A hidden d6 each, true on 4 and up; 1 HP of blood makes one sure.',
    ],
    [
      'HRT-SPELL-03',
      'Charm',
      'One creature a Mana moves a step from hostile over neutral and friendly to infatuated.',
    ],
    [
      'HRT-SPELL-04',
      'Circle of Protection',
      'A ring of chalk, salt or blood for one creature a Mana that nothing unnatural crosses.',
    ],
    ['HRT-SPELL-05', 'Control Weather', 'Any weather, a day for each Mana.'],
    [
      'HRT-SPELL-06',
      'Dominate',
      'Leave your body and steer one near creature; a save prevents it.',
    ],
    ['HRT-SPELL-07', 'Fireball', 'A point a Mana to all in a small area; a save halves.'],
    [
      'HRT-SPELL-08 E-HRT-24',
      'Fly',
      'One creature and ten sure minutes a Mana, at a walk. Then a d6 each ten minutes: 5 or 6 ends it.',
    ],
    ['HRT-SPELL-09', 'Hold Person', 'Paralyses one creature a Mana; a save avoids it.'],
    ['HRT-SPELL-10', 'Invisibility', 'One creature a Mana.'],
    ['HRT-SPELL-11', 'Knock', 'Opens one locked or stuck door in reach.'],
    ['HRT-SPELL-12', 'Lightning Bolt', 'A point a Mana to all in a line; a save halves.'],
    [
      'HRT-SPELL-13',
      'Scry',
      'See and hear up to ten miles a Mana in a mirror, crystal or still water.',
    ],
    ['HRT-SPELL-14', 'Sleep', 'Deep sleep for all in a small area; a save avoids it.'],
    [
      'HRT-SPELL-15 HRT-SPELL-21 E-HRT-14',
      'Speak with Dead',
      'A d6 of questions to a corpse that could think. Dead for at most: 1 Mana a week, 2 a month, 3 a year, 4 ten, 5 a hundred, 6 and more a thousand years. A reaction may apply.',
    ],
    [
      'HRT-SPELL-16 E-HRT-25',
      'Third Eye',
      'Shows what is hidden, ethereal or in another shape, and the auras of magic; carried books count as prepared.',
    ],
    ['HRT-SPELL-17', 'Tongues', 'Understand all speech and writing.'],
    ['HRT-SPELL-18', 'Water Breathing', 'One creature and ten minutes a Mana.'],
    ['HRT-SPELL-19', 'Wind Barrier', 'Missiles do no harm to one creature a Mana inside it.'],
    ['HRT-SPELL-20', 'Wizard Lock', 'Locks one thing until a Knock or its equal.'],
  ]),
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
