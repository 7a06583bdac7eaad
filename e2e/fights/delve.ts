import type { PlayedFight } from './fight.ts'

/** Four against five on a bridge: each option of a fight in Delve once. */
export const delve: PlayedFight = {
  table: {
    game: 'delve',
    title: 'The bridge',
    people: [
      { name: 'Ada', STR: 14, DEX: 12, WIL: 10, HP: 6, items: ['Sword'] },
      { name: 'Bo', STR: 10, DEX: 13, WIL: 10, HP: 5, items: ['Bow'], coins: 600 },
      { name: 'Odo', STR: 8, DEX: 10, WIL: 14, HP: 4, spells: ['Fireball'] },
      { name: 'Pip', STR: 9, DEX: 14, WIL: 10, HP: 3, items: ['Dagger'] },
      { name: 'Orc', side: 'foes', count: 4, STR: 10, DEX: 10, WIL: 8, HP: 6, attacks: ['axe d6'] },
      { name: 'Ogre', side: 'foes', STR: 16, DEX: 8, WIL: 7, HP: 12, attacks: ['club d10'] },
    ],
    encounter: { attitude: 'hostile' },
  },
  rounds: [
    [
      { does: 'Initiative', dice: [[/./, '5']], says: 'The whole party acts first' },
      {
        does: 'Counterspell',
        fields: { 'Who casts': 'Odo', 'With which book': 'Spellbook: Fireball', Ada: 'on' },
        says: 'Ada shielded from one spell',
        then: { Ada: { counterspell: true }, Odo: { fatigue: 1 } },
      },
      {
        does: 'Attack',
        fields: { Target: 'Orc 2', Attacker: 'Bo', 'Weapon or dice': 'Bow' },
        dice: [[/./, '3']],
        says: 'Orc 2 to 3 HP',
        then: { 'Orc 2': { hp: 3 } },
      },
      {
        does: 'Move, or charge',
        fields: { Who: 'Ada', 'Into reach of': 'Orc 1' },
        says: 'Ada charges Orc 1',
      },
      // A charge makes a d8 of the sword’s d6.
      {
        key: 'x',
        dice: [[/./, '8']],
        says: 'Orc 1 is out of the fight',
        then: { 'Orc 1': { hp: 0, str: 8, out: true } },
        amend: { to: '4', says: 'Orc 1 to 2 HP' },
      },
    ],
    [
      {
        does: 'Several attack one',
        fields: { Target: 'Orc 2', Ada: 'on', Bo: 'off', Odo: 'off', Pip: 'on' },
        dice: [
          [/Ada/, '2'],
          [/Pip/, '4'],
        ],
        says: 'Ada and Pip on Orc 2',
        then: { 'Orc 2': { hp: 0, str: 9 } },
      },
      {
        does: 'Manoeuvre',
        fields: { Target: 'Ogre', Attacker: 'Ada', Trick: 'trip' },
        dice: [
          [/takes/, 'the trick'],
          [/./, '5'],
        ],
        says: 'Ogre is prone',
        then: { Ogre: { prone: true, hp: 12 } },
      },
      {
        does: 'Withdraw',
        fields: { Who: 'Pip', By: 'half a move' },
        says: 'Nobody strikes',
      },
    ],
    [
      {
        does: 'Cast a spell',
        fields: { 'Who casts': 'Odo', 'Orc 3': 'on' },
        says: 'Odo begins to read',
        then: { Odo: { fatigue: 2 } },
      },
      {
        does: 'Attack',
        fields: { Target: 'Odo', Attacker: 'Orc 4' },
        dice: [[/./, '2']],
        says: 'Odo to 2 HP',
        then: { Odo: { hp: 2 } },
      },
      {
        card: 'Does the spell hold?',
        dice: [[/./, '19']],
        says: 'The spell is lost, and paid for',
      },
      {
        does: 'Blast',
        fields: { Die: 'd6', 'Roll how many it reaches': 'on' },
        dice: [
          [/how many/, '1'],
          [/./, '6'],
        ],
        says: 'Orc 3 to 0 HP',
        then: { 'Orc 3': { hp: 0, out: false }, 'Orc 4': { hp: 6 } },
      },
      {
        does: 'Withdraw',
        fields: { Who: 'Ada', By: 'a full move', From: 'Ogre' },
        dice: [[/./, '9']],
        says: 'Ada to STR 11: a STR save',
        then: { Ada: { hp: 0, str: 11 } },
      },
      {
        card: 'STR save, critical damage',
        dice: [[/./, '18']],
        says: 'Dying: an hour to be helped',
        then: { Ada: { dying: true } },
        amend: { to: '10', says: 'Fights on' },
      },
      {
        does: 'Aid or death',
        fields: { 'Who lies there': 'Ada', Outcome: 'aided' },
        says: 'Ada is safe',
        then: { Ada: { dying: false, stable: true } },
      },
    ],
    [
      {
        does: 'Several attack one',
        fields: { Target: 'Pip', Bo: 'off', Odo: 'off', Pip: 'off', 'Orc 3': 'on', 'Orc 4': 'on' },
        dice: [
          [/3/, '2'],
          [/4/, '3'],
        ],
        says: 'Pip',
        then: { Pip: { hp: 0, str: 9 } },
      },
      {
        card: 'Grievous wound',
        dice: [[/./, '4']],
        says: 'Broken Leg',
        then: { Pip: { 'Broken Leg': true } },
      },
      {
        card: 'Morale check due',
        dice: [[/./, '15']],
        says: 'They flee',
        then: { Ogre: { fleeing: true } },
      },
    ],
    [
      {
        does: 'Run',
        fields: { 'Who runs': 'Bo' },
        dice: [[/./, '5']],
        says: 'Bo gets away',
        then: { Bo: { fled: true } },
      },
      {
        does: 'Drop a distraction',
        fields: { What: 'silver', 'Pursuers (0: all who stand)': '2' },
        says: '200 sp dropped: the pursuers stop to gather it up',
        then: { Bo: { coins: 400, fled: false }, Ogre: { prone: false } },
      },
      {
        card: 'Ammunition, Bow',
        dice: [[/./, '2']],
        says: 'Run out',
        then: { Bo: { 'Bow: out of ammunition': true } },
      },
    ],
  ],
}
