import type { RuleId } from '../../core/outcome.ts'
import type { Field, SkillColumn } from '../../core/ruleset/characters.ts'
import type { Ability } from './character/people.ts'

const everywhere = { sheet: true, print: true, monster: true } as const
const nowhere = { sheet: false, print: false, monster: false } as const

/** Fields of an ability: its current score and its full score. */
function ability(id: string, label: string, title: string, rule: RuleId): Field[] {
  const full = `max${label.charAt(0)}${label.slice(1).toLowerCase()}`
  return [
    {
      id,
      label,
      title,
      min: 0,
      max: 30,
      most: full,
      ordinary: { score: 10, scale: '3d6' },
      show: { ...everywhere, strip: 'number' },
      rule,
    },
    {
      id: full,
      label: `Full ${label}`,
      title: `${title}, nothing lost`,
      min: 0,
      max: 30,
      show: nowhere,
      rule: 'BDP-REC-02',
    },
  ]
}

/** Numbers of a creature in this game. */
export const fields: readonly Field[] = [
  {
    id: 'hp',
    label: 'HP',
    title: 'Hit protection',
    min: 0,
    max: 99,
    most: 'maxHp',
    show: { ...everywhere, strip: 'pips' },
    rule: 'BDPX-CHR-03',
  },
  {
    id: 'maxHp',
    label: 'Max HP',
    title: 'Most hit protection',
    min: 0,
    max: 99,
    show: nowhere,
    rule: 'BDPX-CHR-01',
  },
  ...ability('str', 'STR', 'Strength', 'BDP-ABL-01'),
  ...ability('dex', 'DEX', 'Dexterity', 'BDP-ABL-02'),
  ...ability('wil', 'WIL', 'Will', 'BDP-ABL-03'),
  {
    id: 'armor',
    label: 'Armor',
    title: 'Armor',
    min: 0,
    max: 3,
    show: { ...everywhere, strip: 'guard' },
    rule: 'BDPX-DEF-01',
  },
  {
    id: 'fatigue',
    label: 'Fatigue',
    title: 'Fatigue, a slot each',
    min: 0,
    max: 40,
    show: { sheet: true, print: true, monster: false },
    rule: 'BDP-DEP-03',
  },
  {
    id: 'magicDice',
    label: 'MD',
    title: 'Magic Dice',
    min: 0,
    max: 4,
    show: { sheet: true, print: true, monster: false },
    rule: 'BDPX-MAG-01',
  },
  {
    id: 'faithDice',
    label: 'FD',
    title: 'Faith Dice',
    min: 0,
    max: 4,
    show: { sheet: true, print: true, monster: false },
    rule: 'BDPX-DIV-02',
  },
  {
    id: 'luck',
    label: 'Luck',
    title: 'Luck, where the campaign counts it',
    min: 0,
    max: 20,
    show: nowhere,
    rule: 'BDPX-CHR-05',
  },
  {
    id: 'coins',
    label: 'Coins',
    title: 'Coins',
    min: 0,
    max: 999999,
    show: { sheet: true, print: true, monster: false },
    rule: 'BDPX-GAP-04',
  },
]

/** Words for a score of 6 or less, and for one of 15 or more. Rule BDPX-CHR-02. */
export const descriptors: Readonly<Record<Ability, readonly [low: string, high: string]>> = {
  STR: ['frail', 'tough'],
  DEX: ['clumsy', 'deft'],
  WIL: ['undisciplined', 'resolute'],
}

/** Skills of the careers, and five that only teachers have. Rules BDPX-SKL-01 to BDPX-SKL-44. */
export const skills: readonly SkillColumn[] = [
  {
    title: 'Leading',
    skills: [
      'Animal Attuned',
      'Animal Companion',
      'Companion',
      'Commander',
      'Impressive Skills',
      'Inspiring',
      'Mediator',
      'Provocateur',
      'Rousing Words',
      'Singer',
    ],
  },
  {
    title: 'Fighting',
    skills: [
      'Alert',
      'Armor Expert',
      'Bloodlust',
      'Bludgeoning Proficiency',
      'Brawler',
      'Brutal Blows',
      'Crippling Shot',
      'Defensive Posture',
      'Fancy Footwork',
      'Firm Grip',
      'Hard to Kill',
      'Merciless',
      'Momentum Master',
      'Mounted Warrior',
      'Patient Strike',
      'Piercing Proficiency',
      'Protect',
      'Quick Draw',
      'Rage',
      'Savage Strikes',
      'Showfighter',
      'Slashing Proficiency',
      'Snake’s Parry',
      'Throwing Master',
      'Trooper',
      'True Strikes',
      'Tunnel Vision',
      'Wind’s Wrath',
    ],
  },
  {
    title: 'Gifts',
    skills: [
      'Devotion',
      'Elemental',
      'Gifted',
      'Heightened Senses',
      'Lay On Hands',
      'Magic-Sense',
      'Night Sight',
      'Sensitive Nose',
      'Third Eye',
      'Words of Grace',
    ],
  },
  {
    title: 'On the way',
    skills: [
      'Acrobat',
      'Mount Mastery',
      'Scavenger',
      'Scout',
      'Sea Legs',
      'Skilled Climber',
      'Sleuth',
      'Spelunker',
      'Survival Expert',
      'Tailshaker',
      'Tracker',
      'Trap Master',
      'Well-Traveled',
    ],
  },
  {
    title: 'Trades',
    skills: [
      'Appraiser',
      'Bureaucrat',
      'Cook',
      'Crafty',
      'Healer',
      'Herbalist',
      'Learned',
      'Librarian',
      'Loremaster',
      'Lumberjack',
    ],
  },
  {
    title: 'Company',
    skills: [
      'Carouser',
      'Friends in High Places',
      'Friends in Low Places',
      'Haggler',
      'Market Access',
      'Pocket Change',
      'Smooth Talker',
      'Socialite',
    ],
  },
  {
    title: 'Shady',
    skills: [
      'Counterfeiter',
      'Escape Artist',
      'Lockpicker',
      'Master of Disguise',
      'Opportunist',
      'Pickpocket',
      'Poison Resistance',
      'Poisoner',
      'Stashcraft',
      'Subtle',
      'Surveillance',
    ],
  },
]
