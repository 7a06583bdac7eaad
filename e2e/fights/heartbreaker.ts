import type { PlayedFight } from './fight.ts'

/** Five against six in a crypt: each option of a fight in Heartbreaker once. */
export const heartbreaker: PlayedFight = {
  table: {
    game: 'heartbreaker',
    title: 'The crypt',
    people: [
      {
        name: 'Ysolde',
        path: 'champion',
        level: 4,
        STA: 18,
        SAV: 13,
        COM: 1,
        CHA: 13,
        items: ['Longsword', 'Shield'],
      },
      {
        name: 'Rook',
        path: 'avenger',
        level: 2,
        STR: 16,
        STA: 8,
        SAV: 14,
        COM: 1,
        items: ['Axe', 'Padded or leather'],
      },
      { name: 'Wren', path: 'seeker', level: 2, STA: 5, SAV: 15, MAG: 2, spells: ['Sleep', 'Web'] },
      {
        name: 'Pip',
        path: 'explorer',
        DEX: 14,
        WIS: 13,
        STA: 6,
        SAV: 15,
        SKI: 2,
        items: ['Dagger', 'Pistol', '2 powder and shot'],
      },
      { name: 'Wat', kind: 'hireling', STA: 3, SAV: 15, tags: ['torchbearer'], employer: 'Ysolde' },
      {
        name: 'Ghoul',
        side: 'foes',
        count: 3,
        HD: 2,
        STA: 6,
        SAV: 13,
        COM: 1,
        tags: ['undead'],
        attacks: ['claw d6'],
      },
      {
        name: 'Wight',
        side: 'foes',
        HD: 4,
        STA: 16,
        SAV: 11,
        COM: 2,
        tags: ['undead'],
        attacks: ['bow d8', 'sword d10'],
      },
      {
        name: 'Spider',
        side: 'foes',
        HD: 1,
        STA: 5,
        SAV: 14,
        attacks: [{ name: 'bite', dice: 'd4', notes: 'poison' }],
      },
    ],
    encounter: { attitude: 'hostile' },
  },
  rounds: [
    [
      { does: 'Hold an avenger back', dice: [[/./, '14']], says: 'Stays peaceful' },
      {
        does: 'Sneak',
        fields: { 'Who sneaks': 'Pip', 'The target is distracted (+1)': 'on' },
        dice: [[/./, '4']],
        says: 'Unseen',
        then: { Pip: { sneaking: true } },
      },
      { does: 'Ambush', says: 'They are surprised: the first round is the party’s' },
      {
        does: 'Attack',
        fields: { Target: 'Ysolde', Attacker: 'Wight' },
        shows: 'Wight is surprised and loses this round',
      },
      {
        does: 'Attack',
        fields: {
          Target: 'Ghoul 1',
          Attacker: 'Pip',
          'Weapon or dice': 'Dagger',
          'From behind, unseen': 'on',
        },
        dice: [[/./, '3']],
        says: 'Hits for 3: Ghoul 1 to 3 STA',
      },
      {
        does: 'Attack',
        fields: { Target: 'Ghoul 1', Attacker: 'Rook' },
        dice: [
          [/attack/, '9'],
          [/defence/, '8'],
          [/damage/, '1'],
        ],
        says: 'Ghoul 1 falls to 0 STA; Rook may attack again',
        then: { 'Ghoul 1': { hp: 0, dead: true } },
      },
      {
        card: 'Another attack',
        dice: [
          [/attack/, '9'],
          [/./, '10'],
        ],
        says: 'Misses',
      },
      {
        does: 'Hold the action',
        fields: { Who: 'Wren', Until: 'the wight chants', 'Keep it past this round': 'on' },
        says: 'Until the wight chants',
      },
    ],
    [
      { card: 'Initiative', dice: [[/./, '4']], says: 'together' },
      { card: 'Held action', says: 'Acts now' },
      {
        does: 'Discharge a spell to ward',
        fields: { 'Who spends it': 'Wren', Rook: 'on' },
        says: 'The spell does nothing to Rook',
      },
      {
        does: 'Attack',
        fields: {
          Target: 'Spider',
          Attacker: 'Pip',
          'Weapon or dice': 'Pistol',
          'The target is': 'partial cover',
        },
        dice: [
          [/attack/, '12'],
          [/defence/, '11'],
          [/damage 1/, '2'],
          [/damage/, '6 1'],
        ],
        says: 'Hits for 9: Spider falls to 0 STA; Spider strikes at the same time',
        then: {
          Pip: { 'reloading pistol': true, sneaking: false },
          Wight: { 'on the lookout': true },
        },
      },
      {
        card: 'At the same time',
        dice: [
          [/attack/, '15'],
          [/defence/, '5'],
          [/damage/, '2'],
        ],
        says: 'Pip has to save against poison',
        then: { Pip: { hp: 4 } },
      },
      {
        card: 'Save against poison',
        dice: [[/./, '12']],
        says: 'Not saved: poisoned',
        then: { Pip: { poisoned: true } },
        amend: { to: '13', says: 'Saved' },
      },
    ],
    [
      {
        card: 'Initiative',
        dice: [
          [/party/, '2'],
          [/./, '5'],
        ],
        says: 'foes',
      },
      {
        does: 'Cover allies',
        fields: { 'Who bears the shield': 'Ysolde', Rook: 'off', Pip: 'off', Wat: 'off' },
        says: 'COV +2 for Wren',
        then: { Wren: { 'covered by a shield': true } },
      },
      {
        does: 'Attack',
        fields: { Target: 'Wren', Attacker: 'Wight', 'Weapon or dice': 'bow' },
        dice: [
          [/attack/, '10'],
          [/./, '10'],
        ],
        says: 'Misses',
        then: { Wren: { hp: 5 } },
      },
      {
        does: 'Discharge a spell to harm',
        fields: { 'Who spends it': 'Wren', 'Which spell': 'Web: no level', 'At whom': 'Ghoul 2' },
        dice: [
          [/damage 1/, '2'],
          [/./, '6'],
        ],
        says: '8 damage: Ghoul 2 falls to 0 STA',
        then: { 'Ghoul 2': { dead: true } },
      },
      {
        does: 'Attack',
        fields: { Target: 'Ghoul 3', Attacker: 'Pip', 'Weapon or dice': 'Pistol' },
        shows: 'The pistol of Pip is not loaded yet',
      },
      {
        does: 'Flee',
        fields: { Who: 'Pip', 'Who strikes at them': 'Ghoul 3' },
        says: 'Away, but Ghoul 3 has a free attack first',
        then: { Pip: { fled: true } },
      },
      {
        card: 'Free attack',
        dice: [
          [/attack/, '3'],
          [/./, '15'],
        ],
        says: 'Misses',
      },
      {
        does: 'Attack',
        fields: { Target: 'Rook', Attacker: 'Wight', 'Weapon or dice': 'sword' },
        dice: [
          [/attack/, '15'],
          [/defence/, '5'],
          [/damage/, '9'],
        ],
        says: 'Hits for 8: Rook falls to 0 STA',
        then: { Rook: { hp: 0 } },
      },
      {
        card: 'SAV at 0 STA',
        dice: [[/./, '14']],
        says: 'Holds on, and rolls again next turn',
        amend: { to: '13', says: 'Unconscious; a second SAV next turn' },
      },
    ],
    [
      {
        card: 'Initiative',
        dice: [
          [/party/, '5'],
          [/./, '2'],
        ],
        says: 'party',
      },
      {
        card: 'SAV at 0 STA',
        dice: [[/./, '13']],
        says: 'Unconscious; a second SAV next turn',
        then: { Rook: { unconscious: true } },
      },
      {
        does: 'Turn the unholy',
        fields: { 'Which of them rolls': 'Wight' },
        dice: [
          [/turning/, '9'],
          [/the unholy/, '4'],
          [/./, '2 3'],
        ],
        says: 'Ghoul 3 flees',
        then: { 'Ghoul 3': { fleeing: true }, Wight: { fleeing: false } },
        amend: { to: '8', says: 'They stand' },
      },
      {
        does: 'Hireling morale',
        dice: [[/./, '3 2']],
        says: 'Wat quits and goes home',
      },
    ],
    [
      {
        card: 'Initiative',
        dice: [
          [/party/, '3'],
          [/./, '1'],
        ],
        says: 'party',
      },
      {
        card: 'SAV at 0 STA',
        dice: [[/./, '13']],
        says: 'Dead',
        then: { Rook: { dead: true } },
      },
    ],
  ],
}
