import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

/** Reference texts of characters in our own words: attributes, checks, saves, levels, origins. */
export const characterReference: readonly RuleText[] = [
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
]
