import type { PlayedFight } from './fight.ts'

/** Three against four on a moor: each option of a fight in HEARTS once. */
export const hearts: PlayedFight = {
  table: {
    game: 'hearts',
    title: 'The moor',
    people: [
      { name: 'Ada', ST: 11, HP: 3, items: ['Sword', 'Shield', 'Maille'] },
      { name: 'Bo', ST: 11, HP: 3, items: ['Bow', 'Dagger'] },
      {
        name: 'Odo',
        ST: 11,
        HP: 3,
        items: ['2 Staffs', 'Wand'],
        spells: ['Wind Barrier', 'Circle of Protection', 'Fireball', 'Hold Person'],
      },
      {
        name: 'Orc',
        side: 'foes',
        count: 3,
        ST: 12,
        HP: 2,
        morale: 8,
        attacks: ['axe d8', 'bow d6'],
      },
      { monster: 'Draugr' },
    ],
    encounter: { attitude: 'hostile' },
  },
  rounds: [
    [
      {
        does: 'Initiative',
        dice: [
          [/d6$/, '3'],
          [/party/, '5'],
          [/./, '2'],
        ],
        says: 'Party acts first',
      },
      {
        does: 'Cast a spell',
        fields: {
          'Who casts': 'Odo',
          'From which book': 'Spellbook: Wind Barrier',
          Mana: '2',
          Ada: 'on',
          Bo: 'on',
        },
        says: 'Ada and Bo: behind wind',
        then: { Odo: { mana: 5 }, Ada: { 'behind wind': true }, Bo: { 'behind wind': true } },
      },
      {
        does: 'Attack',
        fields: { Target: 'Ada', Attacker: 'Orc 1', 'Weapon or dice': 'bow' },
        shows: 'Ada is behind a Wind Barrier, where missiles do no harm',
      },
      {
        does: 'Attack',
        fields: { Target: 'Orc 1', Attacker: 'Ada' },
        dice: [[/./, '8']],
        says: 'Orc 1 falls',
        amend: { to: '7', says: 'Orc 1 to 1 HP' },
      },
      { card: 'Dead or dying?', says: 'Dead', then: { 'Orc 1': { dead: true } } },
      { card: 'Morale check due', dice: [[/./, '4 4']], says: 'They hold' },
    ],
    [
      {
        does: 'Attack',
        fields: { Target: 'Ada', Attacker: 'Orc 2' },
        dice: [[/./, '8']],
        says: '2 hits, armour holds',
      },
      {
        does: 'Attack',
        fields: { Target: 'Ada', Attacker: 'Orc 3' },
        dice: [[/./, '4']],
        says: 'Ada to 2 HP',
        then: { Ada: { ap: 0, hp: 2 } },
        amend: { to: '3', says: 'No hit' },
      },
      {
        does: 'Attack',
        fields: { Target: 'Orc 2', Attacker: 'Bo', 'Weapon or dice': 'Dagger', Thrown: 'on' },
        dice: [[/./, '4']],
        says: 'Orc 2 to 1 HP',
        then: { 'Orc 2': { hp: 1 } },
      },
      {
        does: 'Cast a spell',
        fields: {
          'Who casts': 'Odo',
          'From which book': 'Spellbook: Circle of Protection',
          Odo: 'on',
        },
        says: 'Odo: in the circle',
        then: { Odo: { mana: 4, 'in the circle': true } },
      },
      {
        does: 'Attack',
        fields: { Target: 'Odo', Attacker: 'Draugr' },
        shows: 'Draugr can’t enter the Circle of Protection round Odo',
      },
    ],
    [
      {
        does: 'Cast a spell',
        fields: {
          'Who casts': 'Odo',
          'From which book': 'Spellbook: Fireball',
          Mana: '3',
          'Orc 2': 'on',
          'Orc 3': 'on',
        },
        dice: [
          [/Orc 2/, '12'],
          [/Orc 3/, '11'],
        ],
        says: 'Orc 2 falls and Orc 3 to 1 HP',
        then: { 'Orc 2': { hp: 0 }, 'Orc 3': { hp: 1 } },
      },
      {
        does: 'Rout number by experience',
        fields: { 'They are': 'Veteran' },
        says: 'Routs on 2d6 of 8 up',
      },
      {
        card: 'Morale check due',
        dice: [[/./, '4 4']],
        says: 'They flee',
        then: { 'Orc 3': { fleeing: true }, Draugr: { fleeing: false } },
      },
      {
        does: 'Saving throw',
        fields: { Who: 'Ada', 'Against what': 'the cold' },
        dice: [[/./, '11']],
        says: 'Not saved, and ST improves to 12',
        then: { Ada: { st: 12 } },
      },
      {
        does: 'Attack',
        fields: { Target: 'Bo', Attacker: 'Draugr' },
        dice: [[/./, '8']],
        says: 'Bo to 1 HP',
      },
      {
        does: 'Attack',
        fields: { Target: 'Bo', Attacker: 'Draugr' },
        dice: [[/./, '7']],
        says: 'Bo falls',
        then: { Bo: { hp: 0 } },
      },
      { does: 'Dead or dying?', fields: { Who: 'Bo' }, shows: 'Critical damage, in its place' },
      {
        does: 'Dead or dying?',
        fields: { Who: 'Bo', 'Dead or dying': 'dying' },
        says: 'Dying',
        then: { Bo: { dying: true } },
      },
    ],
    [
      {
        does: 'Cast a spell',
        fields: { 'Who casts': 'Odo', 'From which book': 'Spellbook: Hold Person', Draugr: 'on' },
        dice: [[/./, '15']],
        says: 'Draugr: held',
        then: { Draugr: { held: true } },
      },
      {
        does: 'Heal',
        fields: { Whom: 'Bo', 'How much': '1' },
        says: 'HP 0 to 1',
        then: { Bo: { hp: 1, dying: false } },
      },
      {
        does: 'Damage',
        fields: { Whom: 'Draugr', 'How much': 'd8', 'Read as': 'hit table' },
        dice: [[/./, '8']],
        says: 'Draugr to 11 HP',
      },
    ],
    [
      {
        does: 'Run away',
        fields: { Ada: 'off', Bo: 'on', Odo: 'off' },
        dice: [[/./, 'they get away']],
        says: 'Gets away',
      },
      { does: 'End the fight', says: 'AP back: Ada', then: { Ada: { ap: 2 } } },
    ],
  ],
}
