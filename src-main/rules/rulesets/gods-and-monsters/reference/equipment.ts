import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

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
  ],
  [
    'GAM-EQ-M01..29',
    'Miscellaneous',
    'Tools, books, lights, locks, ropes, tents and what else a party buys.',
  ],
])
