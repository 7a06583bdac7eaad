import { choice } from '../../../core/choice.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const halfRounding = choice(
  'halfRounding',
  'Magic',
  'E-HRT-06',
  'Half of an odd number',
  'A save halves fireball and lightning. Which way is half rounded?',
  ['down', 'Down', 'Half of 5 is 2, and half of 1 is nothing.'],
  ['up', 'Up', 'Half of 5 is 3, and half of 1 is 1.'],
)

export const minMana: HouseRule = {
  id: 'minMana',
  title: 'Least Mana a spell costs',
  group: 'Magic',
  rule: 'E-HRT-12',
  asks: 'Several spells name no cost. What is the least that casting takes?',
  choice: { kind: 'number', default: 1, min: 0, max: 6 },
}

export const bookInHand = choice(
  'bookInHand',
  'Magic',
  'E-HRT-12',
  'The spellbook in hand',
  'Must the book be held to cast from it?',
  [false, 'Carried is enough', 'Any spellbook in the pack will do.'],
  [true, 'In hand', 'Only a spellbook that is made ready can be used.'],
)

export const defaultDuration = choice(
  'defaultDuration',
  'Magic',
  'HRTX-GAP-03',
  'Spells without a duration',
  'Only weather, flight and water breathing say how long they last.',
  ['gm', 'Until you end it', 'No time runs; end the spell by hand.'],
  [
    '10minPerMana',
    '10 minutes a Mana',
    'A turn for each Mana spent, as in the author’s Cairn rules.',
  ],
)

export const spellsBypassAp = choice(
  'spellsBypassAp',
  'Magic',
  'E-HRT-17',
  'Spells and armour',
  'Blows make hits and spells make damage. Does armour stop spells?',
  [false, 'AP first', 'A point of damage is a hit like any other.'],
  [true, 'Past armour', 'Spell damage comes straight off HP.'],
)

export const animateRoll = choice(
  'animateRoll',
  'Magic',
  'E-HRT-22',
  'When the raised dead are released',
  'Is the closing die rolled for all the undead of a casting, or for each?',
  ['group', 'One die', 'One d6 decides for all of them.'],
  ['each', 'One each', 'A d6 for every one of them.'],
)
