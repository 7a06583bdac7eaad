import { buys, dice, isHurt, type GameCreation } from './choices.ts'
import { toromeen } from './toromeen.ts'

export const creations: readonly GameCreation[] = [
  {
    game: 'HEARTS',
    parts: [
      {
        title: 'Skills',
        choices: [
          { list: 'Skills', add: ['Alchemy', 'Barrister', 'Gnomish', 'Stealth'] },
          dice('score 1', '4 5 6'),
          dice('score 2', '3 3 3'),
          dice('score 3', '6 6 6'),
          dice('score 4', '1 2 4'),
        ],
        outcome: ['Alchemy 3d6, 15', 'Barrister 3d6, 9', 'Gnomish 3d6, 18', 'Stealth 3d6, 7'],
      },
      {
        title: 'Purse',
        choices: [dice('coins', '6 6 5')],
        outcome: ['Coins 3d6, 17'],
        figures: { HP: '3/3', ST: '11' },
      },
      {
        title: 'Gear',
        choices: [
          { pick: 'What to buy', as: 'Piece by piece' },
          { list: 'Gear, piece by piece', add: ['Sword', 'Shield', 'Wand'] },
        ],
        figures: { AP: '1/1', Mana: '1/1', Coins: '2' },
        holds: ['Sword', 'Shield', 'Wand'],
      },
    ],
    change: {
      to: {
        title: 'Purse',
        choices: [dice('coins', '6 6 6')],
        outcome: ['Coins 3d6, 18'],
        figures: { Coins: '3' },
      },
      back: { title: 'Purse', choices: [dice('coins', '6 6 5')], figures: { Coins: '2' } },
    },
    name: 'Odo Vetch',
    values: { hp: 3, maxHp: 3, st: 11, ap: 1, maxAp: 1, mana: 1, maxMana: 1, coins: 2 },
    skills: { Alchemy: 15, Barrister: 9, Gnomish: 18, Stealth: 7 },
    items: ['Sword', 'Shield', 'Wand'],
    later: [
      { title: 'Skill test', fields: { Skill: 'Alchemy 15' }, whose: 'Who' },
      buys('torch'),
      isHurt({ 'How much': '2' }),
    ],
    after: { coins: 1 },
  },
  {
    game: 'Delve',
    parts: [
      {
        title: 'Scores',
        choices: [
          dice('HP', '5'),
          dice('STR', '4 4 4'),
          dice('DEX', '5 5 5'),
          dice('WIL', '3 4 2'),
          dice('coins', '4 4 5'),
        ],
        outcome: ['Purse 130 sp'],
        figures: { HP: '5/5', STR: '12/12', DEX: '15/15', WIL: '9/9' },
      },
      {
        title: 'Gear',
        choices: [
          { pick: 'Kit', as: 'Piece by piece' },
          { list: 'Gear, piece by piece', add: ['Light Armor', 'Shield', 'Hand'] },
        ],
        figures: { DR: '2', Coins: '5' },
      },
    ],
    change: {
      to: {
        title: 'Scores',
        choices: [dice('coins', '6 6 6'), dice('HP', '2')],
        outcome: ['Purse 180 sp'],
        figures: { Coins: '55', HP: '2/2' },
      },
      back: {
        title: 'Scores',
        choices: [dice('coins', '4 4 5'), dice('HP', '5')],
        figures: { Coins: '5', HP: '5/5' },
      },
    },
    name: 'Sela Marsh',
    values: {
      hp: 5,
      maxHp: 5,
      str: 12,
      maxStr: 12,
      dex: 15,
      maxDex: 15,
      wil: 9,
      maxWil: 9,
      coins: 5,
    },
    skills: {},
    items: ['Light Armor', 'Shield', 'Hand'],
    later: [buys('2 torch'), isHurt({ 'How much': '4' })],
    after: { coins: 3, hp: 3, dr: 2 },
  },
  {
    game: 'Heartbreaker',
    parts: [
      {
        title: 'Attributes',
        choices: [
          dice('STR', '6 5 5 1'),
          dice('DEX', '6 6 4 1'),
          dice('CON', '5 4 3 1'),
          dice('INT', '3 3 2 1'),
          dice('WIS', '6 5 4 1'),
          dice('CHA', '4 4 3 2'),
          { list: 'Exchange two scores, or move three round', add: ['INT', 'WIS'] },
        ],
        figures: { STR: '16', DEX: '16', WIS: '8', CHA: '11' },
      },
      {
        title: 'Ancestry',
        choices: [{ pick: 'Ancestry', as: 'Elf' }],
        outcome: ['Elf, INT 15 to 16', 'Elf, CON 12 to 11'],
        figures: { INT: '16', CON: '11' },
      },
      {
        title: 'Background',
        choices: [{ pick: 'Background', as: 'Noble' }, dice('coins', '4 3 2')],
        outcome: ['Noble 90 GP'],
        holds: ['Longsword', 'Fine clothes'],
      },
      {
        title: 'Path',
        choices: [{ pick: 'Path', as: 'Seeker' }],
        figures: { MAG: '2' },
      },
      {
        title: 'Stamina and level',
        choices: [dice('STA', '5 4'), dice('STA, a seeker’s loss', '4')],
        figures: { STA: '5/5', SAV: '15', SKI: '2', LVL: '1' },
      },
      {
        title: 'Spells',
        choices: [
          { write: 'Spells, as “Sleep, Web 2” with their levels', text: 'Sleep 1, Light 1' },
        ],
        holds: ['Sleep', 'Light'],
      },
      {
        title: 'Gear',
        choices: [
          { tick: 'Buys armour for the purse', on: false },
          { list: 'Gear, piece by piece', add: ['Padded or leather', 'Shortbow'] },
        ],
        figures: { AMR: '1', DEF: '2', GP: '70' },
        holds: ['Shortbow'],
      },
    ],
    change: {
      to: {
        title: 'Ancestry',
        choices: [
          { pick: 'Ancestry', as: 'Human' },
          { pick: 'A human’s +1', as: 'STR' },
        ],
        figures: { STR: '17', INT: '15', CON: '12', MAG: '1' },
      },
      back: {
        title: 'Ancestry',
        choices: [{ pick: 'Ancestry', as: 'Elf' }],
        figures: { STR: '16', INT: '16', CON: '11', MAG: '2' },
      },
    },
    name: 'Ysolde Marr',
    values: {
      ...{ strength: 16, dexterity: 16, constitution: 11, intelligence: 16, wisdom: 8 },
      ...{ charisma: 11, hp: 5, maxHp: 5, sav: 15, com: 0, mag: 2, ski: 2, lvl: 1, exp: 0 },
      ...{ gp: 70, sp: 0, cp: 0, def: 2, cov: 0, amr: 1 },
    },
    skills: {},
    tags: ['elf', 'noble', 'seeker'],
    items: ['Fine clothes', 'Longsword', 'Sleep', 'Light', 'Padded or leather', 'Shortbow'],
    later: [
      { title: 'Give EXP', fields: { EXP: '1000' } },
      { title: 'Mark a path’s deed', fields: {}, whose: 'Whose' },
      { title: 'Gain a level', fields: { Package: 'mystical' }, whose: 'Who' },
      buys('2 torch'),
      isHurt({ 'How much': '2' }),
    ],
    after: { exp: 1000, gp: 68, lvl: 2, mag: 3 },
  },
  {
    game: 'Block, Dodge, Parry',
    parts: [
      {
        title: 'Careers',
        choices: [
          { list: 'Careers', add: ['Thief', 'Thief', 'Magic-User', 'Hunter'] },
          { pick: 'skill of Thief, 1', as: 'Lockpicker' },
          { pick: 'skill of Thief, 2', as: 'Subtle' },
          { pick: 'skill of Magic-User, 3', as: 'Magic-Sense' },
          { pick: 'skill of Hunter, 4', as: 'Tracker' },
        ],
        outcome: ['Thief Lockpicker', 'Thief Subtle', 'Magic-User Magic-Sense', 'Hunter Tracker'],
      },
      {
        title: 'Abilities',
        choices: [
          dice('HP', '4'),
          dice('STR', '2 3 3'),
          dice('DEX', '6 5 4'),
          dice('WIL', '4 4 3'),
          { pick: 'Swap', as: 'STR and DEX' },
        ],
        figures: { HP: '4/4', STR: '15/15', DEX: '8/8', WIL: '11/11' },
      },
      { title: 'Species and age', choices: [{ pick: 'Species', as: 'Cunning' }] },
      {
        title: 'Training and arms',
        choices: [
          { pick: 'Trained in', as: 'Slashing' },
          { pick: 'Arms', as: 'medium armor and a Slow weapon' },
          { pick: 'weapon', as: 'Greatsword' },
        ],
        figures: { Armor: '2' },
      },
      {
        title: 'Purse',
        choices: [dice('coins', '6 5 4'), { list: 'Gear, piece by piece', add: ['Torch'] }],
        figures: { Coins: '10' },
      },
    ],
    change: {
      to: {
        title: 'Abilities',
        choices: [{ pick: 'Swap', as: 'DEX and WIL' }],
        figures: { STR: '8/8', DEX: '11/11', WIL: '15/15' },
      },
      back: {
        title: 'Abilities',
        choices: [{ pick: 'Swap', as: 'STR and DEX' }],
        figures: { STR: '15/15', DEX: '8/8', WIL: '11/11' },
      },
    },
    name: 'Wat Reed',
    values: {
      ...{ hp: 4, maxHp: 4, str: 15, maxStr: 15, dex: 8, maxDex: 8, wil: 11, maxWil: 11 },
      ...{ armor: 2, fatigue: 0, magicDice: 0, faithDice: 0, coins: 10 },
    },
    skills: { Lockpicker: 1, Subtle: 1, 'Magic-Sense': 1, Tracker: 1, 'Slashing Proficiency': 1 },
    tags: ['trained: Greatsword', 'career: Thief', 'career: Magic-User', 'career: Hunter'],
    items: [
      ...['Greatsword', 'Medium armor', '3 × Ration', 'Waterskin', '2 × Torch'],
      ...['Flint and steel', 'Backpack', 'Thief’s keepsake (small)'],
    ],
    later: [
      {
        title: 'Train HP',
        fields: { 'A milestone instead: no trainer, no fee': 'on' },
        whose: 'Who',
      },
      { title: 'Learn a skill', fields: { Skill: 'Alert' }, whose: 'Who' },
      buys('torch'),
      { title: 'Wound', fields: { 'Of what kind': 'Cut' }, whose: 'Who' },
    ],
    after: { coins: 5 },
  },
  toromeen,
]
