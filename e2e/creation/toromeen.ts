import { buys, dice, isHurt, type GameCreation } from './choices.ts'

/** The example of the book: Toromeen, a dwarf and a warrior (WC-CR-01 to WC-CR-27). */
export const toromeen: GameCreation = {
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
  later: [
    { title: 'Give XP', fields: { 'For encounters engaged': '1000' } },
    { title: 'Gain a level', fields: { In: 'as before' }, whose: 'Who' },
    buys('torch'),
    isHurt({ 'How much': '3', 'Injuries besides': '1' }),
  ],
  after: { experience: 1000, injuries: 1, level: 2, warrior: 2, coins: 20.99 },
}
