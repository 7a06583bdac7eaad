import type { HouseRule } from '../../../core/ruleset/house-rules.ts'
import { choice } from '../../../core/choice.ts'

export const fatigueEncumbers: HouseRule = {
  id: 'fatigueEncumbers',
  title: 'Does fatigue encumber?',
  group: 'Gear and load',
  lentWith: ['dungeon', 'travel'],
  rule: 'E-DLV-03',
  asks: 'Fatigue takes room. Does it slow its bearer by itself?',
  choice: {
    kind: 'options',
    of: [
      { value: false, title: 'No', means: 'It only takes room; load alone encumbers.' },
      { value: true, title: 'Yes', means: 'Any fatigue makes its bearer encumbered.' },
    ],
  },
}

export const fatigueOrder = choice(
  'fatigueOrder',
  'Gear and load',
  'E-DLV-38',
  'Fatigue and a cart',
  'Does fatigue come off before or after a cart multiplies what can be carried?',
  ['afterCart', 'After', 'Fatigue comes off the multiplied capacity.'],
  ['beforeCart', 'Before', 'Fatigue comes off first, and the rest is multiplied.'],
)

export const encumberedHp = choice(
  'encumberedHp',
  'Gear and load',
  'E-DLV-04',
  'The HP of the encumbered',
  'They have 0 HP. Is what they had lost?',
  ['lost', 'Lost', 'It comes back by rest, once the load is off.'],
  ['suspended', 'Set aside', 'It is back as soon as the load is off.'],
)

export const coinUnitsRule = choice(
  'coinUnits',
  'Gear and load',
  'E-DLV-05',
  'Less than a thousand coins',
  'A thousand coins are a unit of treasure. And fewer, or some more?',
  ['floor', 'Nothing', 'Only full thousands count.'],
  ['ceil', 'A unit', 'Every thousand begun counts.'],
)

export const animalCapacity = choice(
  'animalCapacity',
  'Gear and load',
  'DLVX-ANS-05',
  'What a beast carries',
  'No figure is given for animals.',
  [
    'kind',
    'By its kind',
    'Mule and horse 8 units, warhorse 12, ox 24, others 4: two, three and six men’s, as later texts have it.',
  ],
  ['man', 'As a man', '4 units, whatever it is.'],
)

export const cartLoadEncumbers = choice(
  'cartLoadEncumbers',
  'Gear and load',
  'E-DLV-11',
  'A load on wheels',
  'Does what lies in a cart or on a beast slow those who lead it?',
  [
    true,
    'The puller',
    'Whoever pulls a loaded cart is encumbered. A beast within its load is not.',
  ],
  [false, 'Nobody', 'A cart within its load slows nobody.'],
)

export const trackWater = choice(
  'trackWater',
  'Gear and load',
  'E-DLV-06',
  'Water',
  'A unit of supplies is a week of food, or one day of food and water.',
  [false, 'Found on the way', 'Food alone is carried: a unit lasts seven days.'],
  [true, 'Carried', 'A day’s food and water is a unit.'],
)
