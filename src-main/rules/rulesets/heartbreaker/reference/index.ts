import { section, withFigures } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'
import { listed } from './figures.ts'
import { playReference } from './play.ts'
import { characterReference } from './characters.ts'

/** Heartbreaker in our own words, for the rules panel. Texts headed “Our rulings” are a supplement: the book is silent there. */
export const reference: readonly RuleText[] = withFigures(
  [
    ...characterReference,
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
      [
        'HBK-TURN-03',
        'Who can be turned',
        'Only the unholy: undead and demons, whoever is tagged so.',
      ],
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
      [
        'HBK-UPK-03',
        'Squalor',
        'A bare SAV, or armour rusts, clothes are filthy and beasts sicken.',
      ],
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
        'HBKX-GAP-11',
        'Arrows and powder (our ruling)',
        'A shot takes an arrow, a bolt, a sling stone or a charge of powder out of the pack of who carries any. Whether a shot needs them is a house rule.',
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
      [
        'HBK-GLO-03',
        'What does what',
        'DEF answers blows, COV answers shots, AMR comes off damage.',
      ],
      ['HBK-GLO-05', 'Exploding', 'A die at its highest is thrown again, and both count.'],
    ]),
    ...section('Where it is from', [
      ['HBK-META-01 HBKX-SRC-01', 'Source', 'A post of the Armchair Bugbear blog, September 2021.'],
      [
        'HBKX-SRC-02',
        'Licence',
        'None is shown: figures and rules are told here in our own words.',
      ],
      [
        'HBKX-SRC-03',
        'Kin',
        'Its address calls it compatible with Old-School Essentials: monsters, spells and treasure are meant to come from there. Type in what you own.',
      ],
      ['HBKX-SRC-04', 'Not found', 'No later version, spells, monsters or corrections.'],
    ]),
  ],
  listed,
)
