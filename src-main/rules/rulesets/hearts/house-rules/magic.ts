import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const halfRounding: HouseRule = {
  id: 'halfRounding',
  title: 'Half of an odd number',
  group: 'Magic',
  rule: 'E-HRT-06',
  asks: 'A save halves fireball and lightning. Which way is half rounded?',
  choice: {
    kind: 'options',
    of: [
      { value: 'down', title: 'Down', means: 'Half of 5 is 2, and half of 1 is nothing.' },
      { value: 'up', title: 'Up', means: 'Half of 5 is 3, and half of 1 is 1.' },
    ],
  },
}

export const minMana: HouseRule = {
  id: 'minMana',
  title: 'Least Mana a spell costs',
  group: 'Magic',
  rule: 'E-HRT-12',
  asks: 'Several spells name no cost. What is the least that casting takes?',
  choice: { kind: 'number', default: 1, min: 0, max: 6 },
}

export const bookInHand: HouseRule = {
  id: 'bookInHand',
  title: 'The spellbook in hand',
  group: 'Magic',
  rule: 'E-HRT-12',
  asks: 'Must the book be held to cast from it?',
  choice: {
    kind: 'options',
    of: [
      { value: false, title: 'Carried is enough', means: 'Any spellbook in the pack will do.' },
      { value: true, title: 'In hand', means: 'Only a spellbook that is made ready can be used.' },
    ],
  },
}

export const defaultDuration: HouseRule = {
  id: 'defaultDuration',
  title: 'Spells without a duration',
  group: 'Magic',
  rule: 'HRTX-GAP-03',
  asks: 'Only weather, flight and water breathing say how long they last.',
  choice: {
    kind: 'options',
    of: [
      { value: 'gm', title: 'Until you end it', means: 'No time runs; end the spell by hand.' },
      {
        value: '10minPerMana',
        title: '10 minutes a Mana',
        means: 'A turn for each Mana spent, as in the author’s Cairn rules.',
      },
    ],
  },
}

export const spellsBypassAp: HouseRule = {
  id: 'spellsBypassAp',
  title: 'Spells and armour',
  group: 'Magic',
  rule: 'E-HRT-17',
  asks: 'Blows make hits and spells make damage. Does armour stop spells?',
  choice: {
    kind: 'options',
    of: [
      { value: false, title: 'AP first', means: 'A point of damage is a hit like any other.' },
      { value: true, title: 'Past armour', means: 'Spell damage comes straight off HP.' },
    ],
  },
}

export const animateRoll: HouseRule = {
  id: 'animateRoll',
  title: 'When the raised dead are released',
  group: 'Magic',
  rule: 'E-HRT-22',
  asks: 'Is the closing die rolled for all the undead of a casting, or for each?',
  choice: {
    kind: 'options',
    of: [
      { value: 'group', title: 'One die', means: 'One d6 decides for all of them.' },
      { value: 'each', title: 'One each', means: 'A d6 for every one of them.' },
    ],
  },
}
