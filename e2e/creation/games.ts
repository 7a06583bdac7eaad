import type { CreationPart } from './maker.ts'

/** A character by choice in one game; its figures are reckoned from the ledger. */
export interface GameCreation {
  game: string
  /** Steps of the book in their order; the name comes last. */
  parts: readonly CreationPart[]
  /** An early step changed at the end, with the figures that follow from it, and changed back. */
  change: { to: CreationPart; back: CreationPart }
  name: string
  values: Readonly<Record<string, number>>
  skills: Readonly<Record<string, number>>
  items: readonly string[]
  tags?: readonly string[]
}

const dice = (label: string, faces: string) => ({ dice: label, faces })

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
        choices: [{ write: 'Spells, as “Sleep, Web 2” with their levels', text: 'Sleep, Light' }],
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
  },
  {
    // The example of the book: Toromeen, a dwarf and a warrior (WC-CR-01 to WC-CR-27).
    game: 'Gods & Monsters',
    parts: [
      {
        title: 'Motivation and code',
        choices: [
          {
            write: 'Motivation',
            text: 'Although I fear the deep, I will explore it because my brother went down.',
          },
          { pick: 'Moral code', as: 'Ordered Good' },
        ],
      },
      { title: 'Archetype', choices: [{ pick: 'Archetype', as: 'warrior' }], outcome: ['Warrior'] },
      { title: 'Species', choices: [{ pick: 'Species', as: 'Dwarf' }] },
      {
        title: 'Abilities',
        choices: [
          dice('score 1', '2 5 3 6'),
          dice('score 2', '1 1 4 5'),
          dice('score 3', '6 5 2 4'),
          dice('score 4', '2 1 5 2'),
          dice('score 5', '6 3 6 6'),
          dice('score 6', '4 5 3 3'),
          {
            list: 'Best score to',
            add: ['strength', 'wisdom', 'endurance', 'intelligence', 'agility', 'charisma'],
          },
        ],
        figures: { CHA: '8', INT: '12', WIS: '15', END: '15', AGI: '10', STR: '18' },
      },
      {
        title: 'Fields and skills',
        choices: [
          {
            list: 'Fields and a skill of each',
            add: ['War Craft: Tactics', 'Survival Craft: Tracking'],
          },
          { pick: 'Native culture', as: 'Dwarven' },
          { pick: 'Its etiquette', as: 'Town Etiquette' },
        ],
        outcome: ['Fields of one’s own 2'],
        holds: ['Spelunking'],
      },
      {
        title: 'Age and body',
        choices: [dice('age', '4 4 4 4 4 4 4 3'), dice('height and weight', '5 5')],
        outcome: ['Age 151 years', '56 in, 220 lb'],
        figures: { Age: '151' },
      },
      {
        title: 'Level',
        choices: [],
        outcome: ['Mojo 16', 'Survival and verve 7 and 7', 'Movement and carry 10 and 13'],
        figures: {
          Survival: '7/7',
          Verve: '7/7',
          Health: '10',
          Fortitude: '10',
          Willpower: '6',
          Evasion: '4',
          Reason: '6',
          Perception: '3',
        },
      },
      {
        title: 'Gear',
        choices: [
          { write: 'Mojo turned into silver', text: '1' },
          { tick: 'Buys gear for the silver', on: false },
          { list: 'Gear, piece by piece', add: ['Battleaxe', 'Banded Leather', 'Shield'] },
        ],
        outcome: ['Silver 18'],
        figures: { Mojo: '15', Silver: '21', Def: '4' },
      },
    ],
    change: {
      to: {
        title: 'Species',
        choices: [{ pick: 'Species', as: 'Human' }],
        figures: { CHA: '9', END: '14', Health: '7' },
      },
      back: {
        title: 'Species',
        choices: [{ pick: 'Species', as: 'Dwarf' }],
        figures: { CHA: '8', END: '15', Health: '10', Age: '151' },
      },
    },
    name: 'Toromeen',
    values: {
      ...{ charisma: 8, intelligence: 12, wisdom: 15, endurance: 15, agility: 10, strength: 18 },
      ...{ health: 10, fortitude: 10, willpower: 6, evasion: 4, reason: 6, perception: 3 },
      ...{ hp: 7, maxHp: 7, verve: 7, maxVerve: 7, mojo: 15, coins: 21, level: 1, warrior: 1 },
      ...{ attackBonus: 2, damageBonus: 4, missileBonus: 0, defense: 4, fightingArt: 1 },
      ...{ movement: 10, carry: 13, age: 151, injuries: 0, experience: 0 },
    },
    skills: {
      ...{ 'War Craft': 1, Tactics: 1, 'Survival Craft': 1, Tracking: 1 },
      ...{ 'unarmed combat': 1, 'weapon fluency': 1 },
      ...{ 'Dwarven Culture': 2, 'Dwarven Language': 2, 'Town Etiquette': 2, Spelunking: 2 },
    },
    tags: ['warrior', 'Dwarf'],
    items: ['Small battleaxe', 'Banded Leather made small', 'Shield made small'],
  },
]
