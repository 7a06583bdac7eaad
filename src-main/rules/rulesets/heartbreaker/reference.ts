import { section } from '../../core/reference.ts'
import type { RuleText } from '../../core/ruleset.ts'
import { playReference } from './play-reference.ts'

/** Heartbreaker in our own words, for the rules panel. Texts headed “Our rulings” are a supplement: the book is silent there. */
export const reference: readonly RuleText[] = [
  ...section('Characters', [
    ['HBK-CHAR-01', 'Six attributes', 'STR, DEX, CON, INT, WIS and CHA, 3 to 18 before ancestry.'],
    ['HBK-CHAR-02', 'Rolling', 'Four d6 for each; one of the lowest is dropped.'],
    ['HBK-CHAR-03', 'Swapping', 'Two scores may be exchanged, or three moved round.'],
    [
      'HBK-CHAR-04',
      'Starting values',
      'STA 2d6 and CON, SAV 15, COM 0, MAG −1 and INT, SKI 2. Peasants add 1d6 STA; seekers lose 1d6 and have MAG +1; swashbucklers have COM +1.',
    ],
    ['HBK-CHAR-05', 'Three choices', 'One ancestry, one background, one path.'],
    [
      'E-HBK-11',
      'STA that falls short',
      'CON counts once for a roll of STA; a new character has 1 at least and a level takes none away. House rules.',
    ],
    ['E-HBK-13', 'The first level', 'Everybody begins at level 1.'],
  ]),
  ...section('Attributes, checks and saves', [
    [
      'HBK-ATTR-01 E-HBK-10',
      'What a score is worth',
      '3: −3, 1 in 6. 4–5: −2, 1 in 6. 6–8: −1, 1 in 6. 9–12: 0, 2 in 6. 13–15: +1, 3 in 6. 16–17: +2, 4 in 6. 18: +3, 5 in 6. Beyond the table the nearest row counts.',
    ],
    ['HBK-ATTR-02', 'Check', 'A d6 of the number or less; 0 never, 6 always.'],
    ['HBK-ATTR-03', 'STR', 'Melee damage and saves against crushing; breaks doors.'],
    ['HBK-ATTR-04', 'DEX', 'Defence in melee and saves against tripping; sneaks.'],
    ['HBK-ATTR-05', 'CON', 'STA gained for good and saves against poison; holds breath.'],
    ['HBK-ATTR-06', 'INT', 'MAG once, at the start, and saves against spells; judges a thing.'],
    ['HBK-ATTR-07', 'WIS', 'Ranged attacks and saves against illusions; notices the hidden.'],
    ['HBK-ATTR-08', 'CHA', 'Reactions, hirelings’ nerve and saves against fear; sways people.'],
    [
      'HBK-SAVE-01',
      'Save',
      'A d20 of SAV or more. Lower SAV is better, and no face decides by itself.',
    ],
    [
      'HBK-SAVE-02',
      'Against what',
      'Crushing adds STR, tripping DEX, poison CON, spells INT, illusions WIS, fear CHA; anything else is a bare d20.',
    ],
    ['HBK-SAVE-03', 'Path and saves', 'Each path adds SKI to two of these.'],
    ['HBK-SKILL-01', 'Skill roll', 'd20 and SKI must beat d20 and d6; a tie fails.'],
    ['HBK-SKILL-02', 'By a trait', 'Where a trait names an attribute, its modifier joins.'],
    [
      'HBK-SKILL-03',
      'Which traits',
      'Dwarf: WIS for cave-ins. Elf: CHA for looks. Vagabond: DEX for locks, pockets, traps, bonds. Outlander: STR on cliffs, WIS on tracks. Peasant: STR for metal, DEX for wood. Professional: CHA to heal 1 STA, INT to brew. All else is SKI alone.',
    ],
    ['E-HBK-34', 'How low SAV goes', 'No end is named: a house rule.'],
    [
      'E-HBK-24',
      'How often',
      'An elf changes looks once a day; a professional heals as often as tried, or once a rest by a house rule.',
    ],
  ]),
  ...section('Levels', [
    ['HBK-LVL-01', 'EXP', 'Level times 1,000 to leave that level.'],
    [
      'HBK-LVL-02',
      'One of three',
      'Martial: 1d8 STA, COM +½. Practical: 1d6 STA, SKI +1, SAV −1. Mystical: 1d4 STA, MAG +1. CON joins the die.',
    ],
    [
      'HBK-LVL-03 HBKX-GAP-10',
      'A new ability',
      'A level may bring one that grew out of play, as you and the player agree.',
    ],
    ['HBK-LVL-04', 'The deed', 'EXP are not enough: the deed of the path has to be done too.'],
    ['E-HBK-12', 'Counting EXP', 'A running total; spent by a house rule.'],
    [
      'HBKX-GAP-05',
      'What EXP are for (our ruling)',
      'You give them. We suggest 1 for a gold piece brought back and 100 for each hit die beaten, shared out.',
    ],
  ]),
  ...section('Ancestries', [
    ['HBK-ANC-01', 'Human', 'One more in an attribute of choice.'],
    [
      'HBK-ANC-02',
      'Dwarf',
      'CON +1, DEX −1; sees in the dark as by a candle; Dwarven; no spear, longbow or musket.',
    ],
    [
      'HBK-ANC-03',
      'Elf',
      'INT +1, CON −1; surprised by a 1 only; Elven; other looks for an hour once a day; no light or full plate.',
    ],
    [
      'E-HBK-35',
      'An elf among others',
      'With a 2 on their side’s die the elf acts and the rest do not.',
    ],
  ]),
  ...section('Backgrounds', [
    [
      'HBK-BG-01',
      'Money',
      '3d6 × 10: CP vagabond and outlander, SP peasant and professional, GP noble.',
    ],
    [
      'HBK-BG-02',
      'Vagabond',
      'Ragged clothes, 2 daggers, a rat, cat or pigeon; the Vagrants’ Code; locks, pockets, traps, bonds.',
    ],
    [
      'HBK-BG-03',
      'Outlander',
      'Travel clothes, shortbow, 10 arrows, horse; two monsters’ tongues; cliffs and tracks.',
    ],
    ['HBK-BG-04', 'Peasant', 'Plain clothes, axe, donkey; 1d6 more STA; metal and wood.'],
    ['HBK-BG-05', 'Professional', 'Good clothes, staff; Ancient; heals and brews.'],
    [
      'HBK-BG-06',
      'Noble',
      'Fine clothes, longsword, horse; the speech of the high-born; may not refuse a noble’s duel.',
    ],
    [
      'HBK-LANG-01',
      'Languages',
      'By ancestry and background; a common tongue is taken for granted, and INT gives none.',
    ],
  ]),
  ...section('Paths', [
    [
      'HBK-PATH-01',
      'Swashbuckler',
      'Something worth a song. SKI against tripping and fear; COM +1; upkeep doubled.',
    ],
    [
      'HBK-PATH-02 E-HBK-25',
      'Explorer',
      'A new region or lost lore. SKI against tripping and poison; a fact between upkeeps; a journal in the load: losing it costs LVL × 100 EXP, never below 0, and no level.',
    ],
    [
      'HBK-PATH-03',
      'Seeker',
      'A new spell or magic item. SKI against spells and illusions; MAG +1, STA −1d6.',
    ],
    [
      'HBK-PATH-04',
      'Avenger',
      'A wrong avenged. SKI against crushing and fear; a killing blow gives another attack; before a cruel humanoid only a passed bare SAV keeps the peace.',
    ],
    [
      'HBK-PATH-05',
      'Champion',
      'An innocent rescued. SKI against poison and illusions; turns the unholy; does not steal, lie to the innocent, or harm captives or who flees; holy magic only.',
    ],
  ]),
  ...section('Magic', [
    ['HBK-MAG-01', 'Spells', 'As many as MAG, each once a day; none at 0 or less.'],
    [
      'HBK-MAG-02 E-HBK-09',
      'How high',
      'Where spells have levels, each 3 MAG lift the highest by one. The base is not given: 1, or a house rule.',
    ],
    ['HBK-MAG-03', 'Casting', 'A free hand, and no metal armour.'],
    [
      'HBK-MAG-04 E-HBK-14',
      'Spent to harm',
      'Any spell for 1d6 that explodes: no roll to hit, and AMR comes off, or not by a house rule.',
    ],
    [
      'HBK-MAG-05',
      'Spent to ward',
      'Any spell keeps one incoming spell off as many allies as the caster’s level.',
    ],
    [
      'HBK-MAG-06 HBKX-GAP-04',
      'Which spells',
      'None are supplied: bring a list. Learn each by its name, with its level where it has one.',
    ],
    [
      'HBK-TURN-01 E-HBK-16',
      'Turning',
      'A champion’s d20 and level must beat a monster’s d20 and twice its hit dice; a tie fails.',
    ],
    ['HBK-TURN-02', 'Who flees', '2d6 hit dice of them, the weakest first, whole monsters only.'],
    ['HBK-TURN-03', 'Who can be turned', 'Undead and demons: whoever is tagged so.'],
    [
      'E-HBK-15',
      'Whose hit dice',
      'You pick who rolls; the strongest stands picked. A house rule.',
    ],
    ['E-HBK-31', 'Hands', 'Weapons name no hands: you say how many are free.'],
  ]),
  ...section('Town', [
    ['HBK-UPK-01', 'Upkeep', 'Between adventures 1d6: CP squalid, SP basic, GP lavish.'],
    [
      'HBK-UPK-02',
      'What it buys',
      'Squalid: dregs, a shared floor, scraps. Basic: ale, half a room, hot meals, storage, laundry, one stall. Lavish: wine, a room, fine meals, storage, laundry, two stalls.',
    ],
    ['HBK-UPK-03', 'Squalor', 'A bare SAV, or armour rusts, clothes are filthy and beasts sicken.'],
    [
      'HBK-UPK-04',
      'What it costs',
      'Rust takes 1 off AMR, never below 0; sick beasts are of no use until fed and stabled.',
    ],
    ['E-HBK-22', 'One SAV for all', 'Laundry clears filth; rust stays until somebody mends it.'],
    [
      'HBK-GLO-04 E-HBK-01',
      'Coins',
      '1 GP is 5 SP or 10 CP, so 1 SP is 2 CP. Two lines say 5 CP: a house rule.',
    ],
    ['HBKX-GAP-06', 'Treasure (our ruling)', 'No tables of it: they are the campaign’s own.'],
  ]),
  ...section('Slots and gear', [
    [
      'HBK-INV-01 E-HBK-23',
      'Slots',
      'Five each for equipment, accessories and load; a house rule has the number.',
    ],
    ['HBK-INV-02', 'Equipment', 'In hand, worn, or ready: for use in a fight.'],
    ['HBK-INV-03', 'Accessories', 'Clothes, jewels, purses.'],
    ['HBK-INV-04', 'Load', 'All else; not at hand in a fight or at rest.'],
    [
      'HBK-WPN-01..09',
      'Melee: ATK, DEF, DMG, cost',
      'Dagger or club 0, 0, 1d6, 1 GP. Sword 1, 2, 1d6, 5. Longsword 1, 2, 1d8, 15. Axe 1, 0, 1d8, 5. Halberd 2, 0, 1d10, 10. Mace 0, 0, 1d10, 5. Warhammer 1, 0, 1d12, 10. Staff 0, 4, 1d6, 1. Spear 2, 4, 1d6, 10.',
    ],
    [
      'HBK-WPN-10..16',
      'Ranged: ATK, DMG, cost',
      'Dagger, sling, slingshot 0, 1d6, 1 CP. Shortbow 2, 1d8, 10 GP. Longbow 1, 1d10, 20. Crossbow 2, 1d10, 25. Pistol 1, 2d6 exploding, 25. Blunderbuss or shotgun 2, 2d6 exploding, 40. Musket or arquebus 1, 3d6 exploding, 50.',
    ],
    [
      'E-HBK-27',
      'What a dagger costs',
      '1 GP; the 1 CP is for slings. Thrown, it has the ranged figures.',
    ],
    [
      'HBK-WPN-17 E-HBK-17',
      'Not in plate',
      'No bows in light or full plate, no firearms in full plate; crossbows by a house rule.',
    ],
    [
      'HBK-ARM-01..04',
      'Armour: COV, AMR, cost',
      'Padded or leather 0, 1, 10 GP. Chain or scale 1, 2, 20. Light plate 2, 2, 30. Full plate 2, 3, 40.',
    ],
    ['HBK-ARM-05', 'Metal and magic', 'Chain, light plate and full plate stop casting.'],
    ['HBK-SHD-01..02', 'Shields: DEF, COV, cost', 'Buckler 2, 0, 1 GP. Shield 2, 2, 5.'],
  ]),
  ...playReference,
  ...section('Words', [
    [
      'HBK-GLO-01 E-HBK-28',
      'Short words',
      'STA stamina, the hit points; SAV saving throw; COM combat; MAG magic; SKI skill; LVL level; EXP experience; ATK attack; DEF defence; COV cover; DMG damage; AMR armour. HP in the rest rules is STA.',
    ],
    ['HBK-GLO-02', 'COM', 'Joins attack and defence; half points round down.'],
    ['HBK-GLO-03', 'What does what', 'DEF answers blows, COV answers shots, AMR comes off damage.'],
    ['HBK-GLO-05', 'Exploding', 'A die at its highest is thrown again, and both count.'],
  ]),
  ...section('Where it is from', [
    ['HBK-META-01 HBKX-SRC-01', 'Source', 'A post of the Armchair Bugbear blog, September 2021.'],
    ['HBKX-SRC-02', 'Licence', 'None is shown: figures and rules are told here in our own words.'],
    [
      'HBKX-SRC-03',
      'Kin',
      'Its address calls it compatible with Old-School Essentials: monsters, spells and treasure are meant to come from there. Type in what you own.',
    ],
    ['HBKX-SRC-04', 'Not found', 'No later version, spells, monsters or corrections.'],
  ]),
]
