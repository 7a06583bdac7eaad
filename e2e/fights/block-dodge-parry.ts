import type { PlayedFight } from './fight.ts'

/** Three against five in a yard: each option of a fight in Block, Dodge, Parry once. */
export const blockDodgeParry: PlayedFight = {
  table: {
    game: 'block-dodge-parry',
    title: 'The yard',
    people: [
      { name: 'Maud', STR: 12, DEX: 13, WIL: 9, HP: 6, items: ['Longsword', 'Shield'] },
      {
        name: 'Pell',
        STR: 11,
        DEX: 14,
        WIL: 10,
        HP: 5,
        items: ['War pick'],
        trained: ['War pick'],
      },
      { name: 'Odo', STR: 9, DEX: 10, WIL: 14, HP: 4, skills: ['Gifted'], spells: ['Charm'] },
      {
        name: 'Bandit',
        side: 'foes',
        count: 4,
        STR: 10,
        DEX: 10,
        WIL: 8,
        HP: 9,
        attacks: ['longsword d8'],
      },
      { name: 'Captain', side: 'foes', STR: 12, DEX: 12, WIL: 10, HP: 12, attacks: ['axe d10'] },
    ],
    encounter: { attitude: 'hostile' },
  },
  rounds: [
    [
      {
        does: 'Duel, a stage',
        fields: { Who: 'Maud', 'Against whom': 'Captain', Stage: 'staredown' },
        dice: [
          [/Maud/, '5'],
          [/./, '12'],
        ],
        says: 'Maud wins the staredown',
      },
      {
        card: 'Duel: the draw',
        dice: [
          [/Maud/, '5'],
          [/./, '12'],
        ],
        says: 'Captain wins the draw',
      },
      {
        card: 'Duel: the clash',
        dice: [
          [/Maud/, '5'],
          [/./, '2'],
        ],
        says: 'Maud wins the clash',
      },
      { does: 'Initiative', dice: [[/./, '5']], says: 'The whole party acts first' },
      {
        does: 'Attack',
        fields: { Target: 'Maud', Attacker: 'Bandit 1', 'The target’s reaction': 'block' },
        dice: [[/./, '4']],
        says: 'Maud to 3 HP',
        then: { Maud: { hp: 3, fatigue: 1 } },
      },
    ],
    [
      {
        does: 'Gambit',
        fields: {
          Target: 'Bandit 1',
          'Who tries it': 'Maud',
          Gambit: 'disarm',
          'The target saves by': 'STR',
        },
        dice: [
          [/gambit/, '3'],
          [/./, '12'],
        ],
        says: 'Bandit 1 is disarmed',
        then: { 'Bandit 1': { disarmed: true } },
      },
      {
        does: 'Gambit',
        fields: { Target: 'Bandit 2', 'Who tries it': 'Pell', Gambit: 'trip' },
        dice: [
          [/gambit/, '4'],
          [/./, '1'],
        ],
        says: 'Bandit 2 resists: the target may try one back',
        then: { 'Bandit 2': { prone: false } },
      },
      {
        does: 'Attack',
        fields: { Target: 'Pell', Attacker: 'Bandit 2', 'The target’s reaction': 'dodge' },
        dice: [[/./, '3']],
        says: 'Pell to 2 HP',
        then: { Pell: { hp: 2, fatigue: 1 } },
        amend: { to: '1', says: 'Pell to 4 HP' },
      },
    ],
    [
      {
        does: 'Several attack one',
        fields: { Target: 'Bandit 1', Maud: 'on', Pell: 'on', Odo: 'off' },
        dice: [
          [/Maud/, '5'],
          [/Pell/, '7'],
        ],
        says: 'Bandit 1 to 2 HP',
        then: { 'Bandit 1': { hp: 2, bleeding: true } },
      },
      {
        does: 'Cast, pray or sing',
        fields: { 'Who casts': 'Odo', 'Bandit 3': 'on' },
        dice: [[/./, '4']],
        says: 'Somebody thinks better of you',
        then: { Odo: { fatigue: 1 } },
      },
      {
        does: 'Bleeding',
        fields: { 'Who bleeds': 'Bandit 1' },
        dice: [[/./, '3']],
        says: 'STR 10 to 7',
        then: { 'Bandit 1': { str: 7, bleeding: false } },
      },
    ],
    [
      {
        does: 'Attack',
        fields: { Target: 'Maud', Attacker: 'Captain', 'The target’s reaction': 'defend' },
        dice: [[/./, '10']],
        says: 'Maud to STR 6: a Critical Damage Save',
        then: { Maud: { hp: 0, str: 6 } },
        amend: { to: '5', says: 'Maud to STR 11: a Critical Damage Save' },
      },
      {
        does: 'Sacrifice gear',
        fields: { Who: 'Maud', What: 'Shield' },
        says: 'The blow is undone: STR 6 to 12',
        then: { Maud: { str: 12, armor: 0 } },
      },
    ],
    [
      {
        does: 'Leave a zone carelessly',
        fields: { Who: 'Odo', 'Struck by': 'Bandit 4' },
        dice: [[/./, '2']],
        says: 'Odo to 2 HP',
        then: { Odo: { hp: 2 } },
      },
      {
        does: 'Retreat',
        fields: { Who: 'Pell', From: 'Close' },
        dice: [[/./, '13']],
        says: 'Pell gets away',
        then: { Pell: { fled: true } },
      },
      {
        does: 'Morale',
        dice: [[/./, '15']],
        says: 'They flee or yield',
        then: { Captain: { fleeing: true }, 'Bandit 4': { fleeing: true } },
      },
    ],
  ],
}
