import { section } from '../../core/reference.ts'
import type { RuleText } from '../../core/ruleset.ts'

/** Delve in our own words, for the rules panel. */
export const reference: readonly RuleText[] = [
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
  ...section('Meeting', [
    [
      'DLV-REA-01 E-DLV-15 DLVX-CRN-07',
      'Reaction',
      '2d6: 2 hostile, 3–5 negative, 6–8 uncertain, 9–11 positive, 12 enthusiastic. Scars count against whoever leads the talk.',
    ],
    ['DLV-REA-02', 'When', 'With wandering monsters and any being of unknown attitude.'],
    [
      'DLVX-ANS-22..23 DLVX-GAP-05',
      'Surprise and distance',
      'From the author’s related game: a d6 for each unaware side, surprised on 5, which does nothing in the first round; indoors 1d4 moves apart, outdoors 4d6, less when surprised.',
    ],
    ['DLVX-GAP-01', 'Wandering tables', 'None are given: use your own.'],
  ]),
  ...section('Fighting', [
    [
      'DLV-INIT-01 E-DLV-16 E-DLV-33 E-DLV-39 DLVX-ANS-06 DLVX-CRN-14',
      'Initiative',
      'Each character saves by DEX, once a fight: pass, and act before the foes. Haste passes and Slow fails by itself; both cancel. House rules let the leader save for all, or all save each round, or the late lose their first turn.',
    ],
    [
      'DLV-INIT-02..03',
      'Phases',
      'Casting, missiles, moving, melee, effects. In each the side with initiative goes first.',
    ],
    [
      'DLV-INIT-04 E-DLV-10 DLVX-ANS-04',
      'Interrupting a caster',
      'Hit between the first phase and the last, a WIL save or the spell is lost, its cost all the same. A caster who falls loses it too.',
    ],
    ['DLV-INIT-05', 'Shoot or move', 'Whoever shoots does not move that round.'],
    ['DLV-ATK-01', 'Attack', 'Weapon die less DR off HP; nothing to roll to hit.'],
    [
      'DLV-ATK-02',
      'Critical damage',
      'What passes 0 HP comes off STR; then a save against the STR that is left. STR 0 kills.',
    ],
    [
      'DLV-ATK-03 E-DLV-17 DLVX-CRN-09',
      'Critically hurt',
      'Can only crawl; dies within the hour unless helped, and once helped lies still until a rest gives HP back. A foe is out of the fight, unless a house rule treats foes as characters.',
    ],
    ['DLV-ATK-04', 'Effects of foes', 'Some do more when that save fails.'],
    [
      'DLV-ATK-05 E-DLV-09 DLVX-CRN-04',
      'Enhanced and impaired',
      'A die size up or down, d4 to d12, one step at most; both at once cancel. House rules let the ladder run from d2 to d20, or be a flat d4 and d12.',
    ],
    ['DLV-ATK-06', 'Charge', 'Coming into reach in round 1 enhances the next attack on that foe.'],
    [
      'DLV-ATK-07',
      'Blast',
      'Everybody in the area, each their own roll; unsure how many, roll the die.',
    ],
    [
      'DLVX-ANS-18 DLVX-CRN-03',
      'Several attackers',
      'By later texts and Cairn only the highest die counts, also of two weapons in one attack. A house rule lets each blow land.',
    ],
    [
      'DLV-MNV-01 E-DLV-19',
      'Manoeuvre',
      'Attack as usual; the foe sees the roll and chooses the damage or the trick. The screen offers trip, disarm, blind, shove, grapple and any other.',
    ],
    [
      'DLV-MNV-02',
      'Withdraw',
      'Leaving melee gives that foe a strike; at half a move it does not.',
    ],
    [
      'DLVX-CRN-10',
      'Detachments',
      'Crowds as one: others are impaired against them, they are enhanced.',
    ],
    [
      'DLVX-CRN-02 DLVX-CRN-06',
      'As in Cairn',
      'Much reads the same as Cairn; a round there is about ten seconds with one move and one action.',
    ],
  ]),
  ...section('Morale and flight', [
    [
      'DLV-MOR-01 E-DLV-14',
      'Morale',
      'A WIL save at the first casualty and at half lost; both at once are one save.',
    ],
    [
      'DLV-MOR-02..03',
      'Leaders and lone foes',
      'A group may use its leader’s WIL; a lone foe saves at 0 HP.',
    ],
    [
      'DLV-MOR-04 E-DLV-20 DLVX-ANS-07',
      'The undead',
      'Always hostile and without morale; thinking ones may be reasoned with.',
    ],
    [
      'DLV-MOR-05 E-DLV-24 DLVX-GAP-04',
      'Who never checks',
      'Player characters. Hirelings and mounts when you call for it.',
    ],
    ['DLV-FLEE-01', 'Running', 'A DEX save and somewhere safe to run to.'],
    [
      'DLV-FLEE-02',
      'Distractions',
      'A day’s ration for each beast or 100 sp for each that thinks ends the chase.',
    ],
    ['DLV-FLEE-03', 'Secret ways', 'Through a secret door nobody follows.'],
    ['DLVX-ANS-20', 'Out in a rout', 'A later edition has three saves for a rout; off.'],
  ]),
  ...section('Wounds and rest', [
    ['DLV-WND-01', 'Grievous wound', 'Brought to exactly 0 HP by damage: a d6.'],
    [
      'DLV-WND-02 DLVX-ANS-19 DLVX-CRN-05',
      'The wounds',
      '1 scars, 2 an eye, 3 broken arm, 4 broken leg, 5 an arm lost, 6 a leg lost. Other editions have longer tables.',
    ],
    ['DLV-WND-03 E-DLV-35', 'They last', 'Only magic heals them.'],
    ['DLV-WND-04 E-DLV-08', 'Legs', 'Each hurt leg halves speed and load, rounded down.'],
    ['DLV-ABL-01', 'A score of 0', 'STR dead, DEX paralysed, WIL delirious.'],
    [
      'DLV-REST-01 E-DLV-21',
      'Short rest',
      'Minutes of safety and light: all HP. In a dungeon it takes a turn and one event roll.',
    ],
    [
      'DLV-REST-02',
      'Long rest',
      'A night with a meal: all HP, no fatigue, a d6 of one ability that has lost something, never past what it was.',
    ],
    ['DLV-REST-03', 'Full rest', 'A week in town: everything but wounds.'],
    ['DLVX-CRN-08', 'Going without', 'In Cairn the deprived recover nothing and tire daily.'],
  ]),
  ...section('Magic', [
    [
      'DLV-MAG-01 DLV-MAG-02',
      'Spellbooks',
      'One spell each; anyone may cast, both hands on the book and reading aloud.',
    ],
    ['DLV-MAG-03', 'Cost', 'One fatigue a casting.'],
    [
      'DLV-MAG-04 E-DLV-25 DLVX-ANS-10',
      'Enhancing',
      'With time and safety, for free; what it does you say. Later: a fatigue a level.',
    ],
    ['DLV-MAG-05', 'In danger', 'A WIL save may be called for.'],
    ['DLV-MAG-06', 'Scrolls', 'No fatigue, and gone after one casting.'],
    ['DLV-MAG-07', 'Time', 'One action.'],
    ['DLV-MAG-08', 'With a load', 'The encumbered cast nothing.'],
    ['DLV-MAG-09', 'Duration', 'Ten minutes a level unless stated.'],
    [
      'DLV-MAG-10 E-DLV-22 DLVX-ANS-08..09',
      'Counterspell and level',
      'Spend a prepared spell, any book or scroll in hand, to shield one person a level from one spell; it costs as a casting. Level stands on the book (“Fireball 3”), 1 by default; house rules make it the fatigue or the WIL that the caster pays.',
    ],
    ['E-DLV-34 DLVX-ANS-14', 'Whose level', 'Where a text says your level, the spell’s is meant.'],
    [
      'DLV-SPELL-01',
      'Animate Dead',
      'One undead a level, d6 HP each; at the end a d6: 1–3 hostile, 4–5 dust, 6 for good.',
    ],
    [
      'DLV-SPELL-02 DLVX-ANS-15',
      'Augury',
      'A question a level, a hidden d6 each, true on 4; d6 HP of blood makes it sure.',
    ],
    [
      'DLV-SPELL-03 E-DLV-31 DLVX-ANS-13',
      'Bless',
      'One target a level: 1 more damage, 1 more on the score saved against.',
    ],
    ['DLV-SPELL-04', 'Charm', 'One creature a level a step friendlier.'],
    [
      'DLV-SPELL-05',
      'Circle of Protection',
      'A ring nothing unnatural crosses, one creature a level.',
    ],
    ['DLV-SPELL-06', 'Control Weather', 'Any weather, a day a level.'],
    ['DLV-SPELL-07', 'Dominate', 'Steer one creature from outside your body; a save prevents.'],
    [
      'DLV-SPELL-08 DLV-SPELL-15',
      'Fireball and Lightning Bolt',
      'A d6 a level to an area or a line; a save halves.',
    ],
    ['DLV-SPELL-09', 'Fly', 'One creature and ten sure minutes a level; then 5 on a d6 ends it.'],
    [
      'DLV-SPELL-10 DLV-SPELL-18',
      'Haste and Slow',
      'The next fight’s initiative is won, or lost, one creature a level.',
    ],
    [
      'DLV-SPELL-11',
      'Heal Sickness',
      'Heals all that ails one creature; magical ills get one more save.',
    ],
    [
      'DLV-SPELL-12 DLV-SPELL-17',
      'Hold Person and Sleep',
      'Paralysis for one a level, or sleep for an area; a save avoids.',
    ],
    ['DLV-SPELL-13', 'Invisibility', 'One creature a level.'],
    [
      'DLV-SPELL-14 DLV-SPELL-25',
      'Knock and Wizard Lock',
      'Opens one door; or locks one thing until a Knock.',
    ],
    ['DLV-SPELL-16', 'Scry', 'Ten miles a level, through mirror, crystal or water.'],
    [
      'DLV-SPELL-19 DLV-SPELL-22',
      'Speak with Animals and Tongues',
      'Talk with beasts ten minutes a level; or understand everything.',
    ],
    [
      'DLV-SPELL-20',
      'Speak with Dead',
      'A d6 of questions. Dead for at most, by level: ten minutes, a day, a week, a month, a year, 10, 100, 1000 years, any time.',
    ],
    ['DLV-SPELL-21', 'Third Eye', 'Shows the hidden and the auras of magic.'],
    [
      'DLV-SPELL-23..24',
      'Water Breathing and Wind Barrier',
      'One creature a level: breath for ten minutes a level, or safety from missiles.',
    ],
  ]),
  ...section('Dungeon', [
    ['DLV-TURN-01', 'The turn', 'About ten minutes.'],
    [
      'DLV-TURN-02',
      'One thing a turn',
      'Move on, or work on this room: a door, a thorough search, a rest, something that is here.',
    ],
    [
      'DLV-DEV-01',
      'Event die',
      'A d6 every turn, and when they rest or are very loud: 1 encounter, 2 clue, 3 exhaustion, 4 locality, 5 and 6 free.',
    ],
    ['DLV-DEV-02', 'Encounter', 'The foretold meeting, else one from the wandering table in use.'],
    ['DLV-DEV-03', 'Clue', 'The next meeting is drawn now and hinted at.'],
    ['DLV-DEV-04', 'Exhaustion', 'The encumbered must rest for a turn.'],
    [
      'DLV-DEV-05 DLVX-GAP-03',
      'Locality',
      'Something about the place changes: a row of the locality table, your own idea, or by a house rule a light that fails.',
    ],
    ['DLV-DEV-06', 'Free', 'Nothing happens.'],
    [
      'E-DLV-01 DLVX-ANS-01',
      'The missing 5',
      'The table prints 6 twice; the author’s related table has 5 as free. A house rule may say otherwise.',
    ],
    ['E-DLV-26', 'A second clue', 'It points at the meeting already foretold.'],
    [
      'DLVX-ANS-21',
      'A later clock',
      'Another edition counts down from 20 by a d6 a turn, to a meeting at 0: a house rule, off.',
    ],
    [
      'DLVX-CRN-15',
      'Light',
      'In a Cairn module a torch lights 40 ft for six turns. Here a delve’s kit holds the lights.',
    ],
    ['DLV-DOOR-01', 'Listening', 'A WIL save hears the living behind a door.'],
    [
      'DLV-DOOR-02 DLVX-ANS-16',
      'Forcing',
      'All doors stick: a STR save. A failed try gives the party away; in a later edition the door opens all the same.',
    ],
    [
      'DLV-DOOR-03 DLVX-ANS-17',
      'Locks',
      'A key, or a DEX save; in a later edition a failed try jams it for good.',
    ],
    ['DLV-DOOR-04', 'Secret doors', 'Found by a thorough search of the room, without a roll.'],
    [
      'DLV-DOOR-05..06',
      'Spikes and holding',
      'Monsters pass doors freely unless they are spiked or held; then they must force them.',
    ],
    [
      'DLV-TRAP-01..02',
      'Room traps',
      'Go off on a failed DEX save; a turn of searching finds them.',
    ],
    [
      'DLV-TRAP-03..04 E-DLV-28 DLVX-ANS-12',
      'Disarming',
      'Thieves may try, by DEX, and failing sets it off; or find a way round.',
    ],
    ['DLV-TRAP-05', 'Trap damage', 'Straight off an ability.'],
    ['DLV-TRAP-06', 'Treasure traps', 'Only a thief’s turn on the treasure finds them.'],
  ]),
  ...section('Wilderness', [
    [
      'DLV-TIME-01..02',
      'Watches',
      'Three of eight hours; two are light in spring and summer, one in autumn and winter.',
    ],
    ['DLV-WTR-01', 'One thing a watch', 'Travel, explore, force the march or camp, all together.'],
    ['DLV-WTR-02 E-DLV-32', 'Travel', '2d6 miles by day, half with a load.'],
    ['DLV-WTR-03', 'Explore', 'Shows the landmarks here.'],
    ['DLV-WTR-04 E-DLV-18', 'Forced march', 'By night a d6 of miles, and a fatigue each.'],
    [
      'DLV-WTR-05',
      'Camp',
      'With a day’s food a long rest; without it nothing heals until the next one.',
    ],
    [
      'DLV-WEV-01..04 DLV-WEV-06 E-DLV-29',
      'Events',
      'A d6 each watch of travel: 1 encounter, 2 clue, 3 exhaustion, 4 weather, 5 and 6 free.',
    ],
    [
      'DLV-WEV-05 E-DLV-30 DLVX-GAP-02',
      'Weather',
      'A d6: 1–3 a step worse, 4–6 a step better, on a scale of your own.',
    ],
  ]),
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
]
