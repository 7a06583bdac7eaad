import type { PlayedFight } from './fight.ts'

/** Three against four in a tomb: each option of a fight in Gods & Monsters once. */
export const godsAndMonsters: PlayedFight = {
  table: {
    game: 'gods-and-monsters',
    title: 'The tomb',
    people: [
      {
        name: 'Brand',
        archetype: 'warrior',
        level: 3,
        strength: 14,
        agility: 12,
        endurance: 13,
        survival: 18,
        items: ['Long sword', 'Leather'],
      },
      {
        name: 'Io',
        archetype: 'thief',
        level: 2,
        agility: 15,
        survival: 10,
        items: ['Light crossbow'],
      },
      { name: 'Una', archetype: 'monk', level: 2, survival: 9, verve: 6 },
      {
        name: 'Wolf',
        side: 'foes',
        count: 3,
        level: 2,
        agility: 9,
        survival: 10,
        attacks: ['bite d6'],
      },
      {
        name: 'Chief',
        side: 'foes',
        level: 4,
        agility: 8,
        survival: 20,
        attacks: ['axe d8'],
      },
    ],
    encounter: { attitude: 'hostile' },
  },
  rounds: [
    [
      { does: 'Begin a fight', says: 'Round 1, against 4 foes' },
      {
        does: 'Surprise',
        fields: { 'Who may be surprised': 'the foes' },
        dice: [[/./, '1']],
        says: 'Surprise, the foes',
      },
      {
        does: 'Initiative',
        dice: [
          [/Io/, '2'],
          [/./, '15'],
        ],
        says: 'Io',
      },
      {
        does: 'Attack',
        fields: { Target: 'Wolf 1', Attacker: 'Brand', Aim: 'grab' },
        dice: [[/./, '20']],
        says: 'Misses',
      },
      {
        does: 'Aim (unready target)',
        fields: {
          'Who aims': 'Io',
          'Wolf 1': 'off',
          'Wolf 2': 'on',
          'Wolf 3': 'off',
          Chief: 'off',
        },
        says: 'Wolf 2 covered',
        then: { 'Wolf 2': { covered: true } },
      },
      {
        does: 'Forestall an aimed weapon',
        fields: { 'Who is aimed at': 'Wolf 2', 'Who aims': 'Io' },
        dice: [[/./, '20']],
        says: 'The attack stays free',
      },
      {
        card: 'Free attack',
        dice: [
          [/damage/i, '4'],
          [/./, '3'],
        ],
        says: 'Hits for',
        then: { 'Wolf 2': { covered: false } },
      },
    ],
    [
      {
        does: 'Attack',
        fields: { Target: 'Wolf 1', Attacker: 'Brand', Aim: 'grab' },
        dice: [
          [/evasion/, '15'],
          [/./, '3'],
        ],
        says: 'Gets hold: is held',
        then: { 'Wolf 1': { held: true } },
      },
      {
        does: 'Enter a mind',
        fields: { 'Who enters': 'Una', 'Whose mind': 'Chief' },
        dice: [[/./, '12']],
        says: 'Is kept out',
      },
    ],
    [
      {
        card: 'Hold',
        dice: [
          [/Brand/, '1'],
          [/./, '20'],
        ],
        says: 'Immobilized',
      },
      {
        does: 'Bind',
        fields: { 'Who binds': 'Brand', Whom: 'Wolf 1' },
        says: 'Wolf 1 is bound',
        then: { 'Wolf 1': { bound: true, immobilized: false } },
      },
      {
        does: 'Attack',
        fields: { Target: 'Una', Attacker: 'Wolf 3' },
        dice: [
          [/damage/i, '6'],
          [/./, '4'],
        ],
        says: 'survival 9 to 3',
        then: { Una: { hp: 3 } },
        amend: { to: '20', says: 'Misses' },
      },
    ],
    [
      {
        does: 'Lead into cover',
        fields: { 'Who leads': 'Brand', Una: 'on' },
        dice: [[/./, '1']],
        says: 'in cover as warriors are, this round',
      },
      {
        does: 'Quickdraw',
        fields: { Who: 'Io' },
        dice: [[/./, '16']],
        says: 'Fumbles, as if surprised',
        then: { Io: { surprised: true } },
      },
      {
        does: 'Attack',
        fields: { Target: 'Io', Attacker: 'Chief' },
        dice: [
          [/damage/i, '8'],
          [/./, '1'],
        ],
        says: 'survival 10 to 2',
      },
      {
        does: 'Attack',
        fields: { Target: 'Io', Attacker: 'Wolf 3' },
        dice: [
          [/damage/i, '3'],
          [/./, '1'],
        ],
        says: 'survival 2 to 0, injuries 0 to 1',
        then: { Io: { hp: 0, injuries: 1 } },
      },
      {
        card: 'Death check',
        dice: [
          [/injuries/, '1'],
          [/./, '2'],
        ],
        says: 'Lives on',
      },
    ],
    [
      { card: 'Stay conscious', dice: [[/./, '1']], says: 'Stays conscious' },
      {
        card: 'Shake off surprise',
        dice: [[/./, '1']],
        says: 'Acts this round',
        then: { Io: { surprised: false } },
      },
      {
        does: 'Attack',
        fields: { Target: 'Wolf 3', Attacker: 'Brand', 'It is': 'thrown', 'Wolf 2': 'on' },
        dice: [[/./, '20']],
        says: 'Misses',
      },
      {
        does: 'Attack',
        fields: { Target: 'Wolf 3', Attacker: 'Una', Aim: 'knockout', 'They are': 'unaware' },
        dice: [[/./, '1']],
        says: 'the head is missed',
      },
      { does: 'Fight as a unit', says: 'fight as one' },
      {
        does: 'Unit breaks up',
        fields: { 'Survival and injuries the unit lost': '4' },
        says: 'breaks up',
      },
      { does: 'Group effort', says: 'They fail' },
      { does: 'Jump', fields: { 'How far': '2' }, says: 'Jumps it' },
      { does: 'Hold breath', says: '2 rounds of air' },
      {
        does: 'Disbelieve an illusion',
        says: 'Believes it',
        amend: { to: '1', says: 'Sees through it' },
      },
      {
        does: 'Ailment',
        fields: { Ailment: 'Alcohol', 'It was': 'accepted' },
        says: 'Alcohol takes hold',
      },
      {
        does: 'Chase',
        dice: [
          [/Brand/, '20'],
          [/./, '1'],
        ],
        says: 'Caught',
      },
      {
        does: 'Group morale',
        dice: [[/./, '15']],
        says: 'They flee',
        then: { Chief: { fleeing: true } },
      },
    ],
  ],
}
