import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'
import { armorList, beastList, weaponList } from './figures.ts'

export const equipment: readonly RuleText[] = section('Money and equipment', [
  ['GAM-EQ-01', 'First purse', 'As many silver coins as the score of the archetype’s own ability.'],
  [
    'GAM-EQ-02',
    'Spent when it is needed',
    'What is left of it may be spent throughout the first level, even on things one turns out to have had all along, where that is plausible.',
  ],
  [
    'GAM-EQ-03',
    'Not all is bought',
    'Such gear may be inherited, given or found, so it need not be for sale nearby.',
  ],
  ['GAM-EQ-04', 'Mojo for silver', 'At creation one point of mojo is worth 30 coins.'],
  [
    'GAM-EQ-05',
    'Prices',
    'They vary by place, age and season, and the Guide says what is for sale at all.',
  ],
  [
    'GAM-EQ-06',
    'Things that must be readied',
    'They take their rounds; in a conflict an evasion test as well.',
  ],
  [
    'GAM-EQ-07',
    'Tools as weapons',
    'They take one to three from the attack; the list says how much. For others the Guide does.',
  ],
  [
    'GAM-EQ-08',
    'Liquids',
    'A pint weighs a pound. Pints are listed in an open cup, gallons without their cask.',
  ],
  [
    'GAM-EQ-09',
    'Carvings',
    'Bone and metal cost twice the wood; stone costs and weighs four times as much.',
  ],
  [
    'GAM-EQ-10',
    'Parts of Fantastic creatures',
    'Hardly ever for sale: the characters must fetch them.',
  ],
  [
    'GAM-EQ-11',
    'Containers',
    'A sack, backpack, quiver or pouch counts as one thing with all that is in it.',
  ],
  [
    'GAM-EQ-12',
    'Beasts of burden',
    'Well packed they bear their load; each whole tenth above it takes a point of Movement.',
  ],
  [
    'GAM-EQ-13',
    'Galloping',
    'Horses, ponies, mules and donkeys jog, run and sprint at twice the chart; oxen do not.',
  ],
  [
    'GAM-EQ-14',
    'Saddles',
    'With a blanket only, tests of riding are at −2 and the day is one shorter; bareback three and three.',
  ],
  [
    'GAM-EQ-15',
    'Lights',
    'A candle burns six hours and shows 6 yards, a torch three and 10, a lantern six a flask and 20. The torch takes two rounds to light, the lantern one.',
  ],
  ['GAM-EQ-16', 'Locks', 'Each doubling of the price above 8 makes picking one harder.'],
  [
    'GAM-EQ-17',
    'Books',
    'A base price and so much for every ten pages that are begun; bulk grows with them.',
  ],
  [
    'GAM-EQ-F01..11',
    'Food and lodging',
    'Beer, wine, rooms, meals and dry food, each with its price and bulk.',
  ],
  ['GAM-EQ-I01..08', 'Ingredients', 'Animal parts, carvings and herbs by how rare they are.'],
  [
    'GAM-EQ-A01..20',
    'Animals and containers',
    'Beasts with Movement and load, tack, bags, kegs and cases.',
    beastList,
  ],
  [
    'GAM-EQ-M01..29',
    'Miscellaneous',
    'Tools, books, lights, locks, ropes, tents and what else a party buys.',
  ],
])

export const weapons: readonly RuleText[] = section('Weapons', [
  ['GAM-WPN-01', 'Bare hands', 'They do d3; those of halflings, goblins and gnomes d2.'],
  ['GAM-WPN-02', 'Damage', 'What a hit takes from survival, or from what stands before it.'],
  [
    'GAM-WPN-03',
    'Range',
    'Within the range nothing is taken; beyond each further multiple of it one more.',
  ],
  [
    'GAM-WPN-04',
    'Hands',
    'Two where the list says so, or where the weapon is bulkier than the arm is strong; then there is none for a shield.',
  ],
  ['GAM-WPN-05', 'Room', 'Some need so many yards free on each side.'],
  ['GAM-WPN-06', 'No weapon at all', 'What is never to be used as one may count half its bulk.'],
  [
    'GAM-WPN-07',
    'Fire actions',
    'Rounds it takes to throw or shoot once, loading included. A blow by hand is always one.',
  ],
  [
    'GAM-WPN-08',
    'Strong throwers',
    'The minor share of strength takes points off the range penalty of a throw.',
  ],
  [
    'GAM-WPN-09',
    'Built for strength',
    'A bow built for a strength costs its price again for each point of the major share, reaches a quarter further for each, and adds the minor share to damage.',
  ],
  ['GAM-WPN-10', 'A weaker build', 'Anybody may buy one built for less than they have.'],
  [
    'GAM-WPN-11',
    'Too weak for it',
    'The missing points are taken from the attack, and it reaches and harms as a plain one.',
  ],
  ['GAM-WPN-12', 'Simple weapons', 'Anybody uses them.'],
  ['GAM-WPN-13', 'Basic weapons', 'For warriors, and for those whose Fighting Art has the skill.'],
  ['GAM-WPN-14', 'Warrior weapons', 'For warriors only; the lance from a saddle.'],
  ['GAM-WPN-15', 'Ammunition', 'Priced by the piece, sold by the ten, dozen, sixteen or twenty.'],
  [
    'GAM-WPN-16',
    'Powder',
    'Keep it dry. A bag holds six charges, a horn twenty, a quiver twenty arrows or bolts.',
  ],
  [
    'GAM-WPN-S01..09',
    'Simple weapons, listed',
    'Damage, rounds to shoot, range, hands, room, bulk and price of each.',
    weaponList('simple'),
  ],
  [
    'GAM-WPN-B01..08',
    'Basic weapons, listed',
    'Damage, rounds to shoot, range, hands, room, bulk and price of each.',
    weaponList('basic'),
  ],
  [
    'GAM-WPN-W01..13',
    'Warrior weapons, listed',
    'Damage, rounds to shoot, range, hands, room, bulk and price of each.',
    weaponList('warrior'),
  ],
  [
    'GAM-WPN-A01..09',
    'Ammunition, listed',
    'Price and bulk a piece, and what it does in the hand.',
  ],
])

export const armor: readonly RuleText[] = [
  ...section('Armor', [
    [
      'GAM-ARM-01',
      'What is worn',
      'One suit, a full helmet over it, a shield in a free hand: their defenses add up.',
    ],
    [
      'GAM-ARM-02',
      'Who may',
      'Warriors wear anything; thieves, prophets and monks the light suits and a shield; sorcerors nothing.',
    ],
    [
      'GAM-ARM-03',
      'From which level',
      'The list names a least level; one archetype that reaches it is enough.',
    ],
    [
      'GAM-ARM-04',
      'Carried',
      'Off the body most suits have twice their bulk, splint and plate three times.',
    ],
    [
      'GAM-ARM-05',
      'Small shields',
      'They keep off one opponent a round, named as it begins; otherwise the last one named.',
    ],
    [
      'GAM-ARM-06',
      'Full helmets',
      'They cost a tenth of the suit beside them, at least 10, and take one from perception and attacks.',
    ],
    [
      'GAM-ARM-07',
      'Fumbling',
      'The Guide may ask for time to shift shields or take off gloves and helmets.',
    ],
    [
      'GAM-ARM-T01..13',
      'Armor, listed',
      'Defense, price, bulk and least levels of each.',
      armorList,
    ],
  ]),
  ...section('Gear of other sizes', [
    [
      'GAM-SIZ-01',
      'Bulk',
      'It doubles for each size the thing is larger than its bearer and halves for each it is smaller.',
    ],
    [
      'GAM-SIZ-02',
      'Price',
      'As listed among people of that size; doubled for each size they are from it, either way.',
    ],
    [
      'GAM-SIZ-03',
      'Range',
      'Doubled or halved for each size from medium, halves rounded up, at least one yard.',
    ],
    [
      'GAM-SIZ-04',
      'Damage',
      'One step a size on 1, D2, D4, D6, D8, D10, D12, 2d8, 3d6, 4d6, and one d6 more for each beyond.',
    ],
    [
      'GAM-SIZ-05',
      'The wrong size',
      'An attack loses one for each size between weapon and wielder.',
    ],
    ['GAM-SIZ-06', 'Armor', 'Its defense is the same in every size.'],
    [
      'GAM-SIZ-T01..08',
      'A long sword by size',
      'What it does, how far it flies and what it costs among medium people.',
    ],
  ]),
]
