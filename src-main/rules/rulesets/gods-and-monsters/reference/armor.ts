import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

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
    ['GAM-ARM-T01..13', 'Armor, listed', 'Defense, price, bulk and least levels of each.'],
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
