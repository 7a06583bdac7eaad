import type { Field, SkillColumn } from '../../core/ruleset/characters.ts'

const hidden = { sheet: false, print: false, monster: false } as const
const shown = { sheet: true, print: true, monster: true } as const

/** The numbers of a character and of a converted monster. Rule HRT-CHAR-04: there are no others. */
export const fields: readonly Field[] = [
  {
    id: 'hp',
    label: 'HP',
    title: 'Hit points',
    min: 0,
    max: 99,
    most: 'maxHp',
    show: { ...shown, strip: 'pips' },
    rule: 'HRT-CHAR-01',
  },
  {
    id: 'maxHp',
    label: 'Max HP',
    title: 'Most hit points',
    min: 0,
    max: 99,
    show: hidden,
    rule: 'HRT-CHAR-01',
  },
  {
    id: 'ap',
    label: 'AP',
    title: 'Armour points',
    min: 0,
    max: 99,
    most: 'maxAp',
    show: { ...shown, strip: 'number' },
    rule: 'HRT-EQ-05',
  },
  {
    id: 'maxAp',
    label: 'Max AP',
    title: 'Most armour points',
    min: 0,
    max: 99,
    show: hidden,
    rule: 'HRT-EQ-05',
  },
  {
    id: 'st',
    label: 'ST',
    title: 'Saving throw',
    min: 0,
    max: 99,
    show: { ...shown, strip: 'number' },
    rule: 'HRT-SAVE-01',
  },
  {
    id: 'mana',
    label: 'Mana',
    title: 'Mana',
    min: 0,
    max: 99,
    most: 'maxMana',
    show: { ...shown, strip: 'number' },
    rule: 'HRT-EQ-06',
  },
  {
    id: 'maxMana',
    label: 'Max Mana',
    title: 'Most Mana',
    min: 0,
    max: 99,
    show: hidden,
    rule: 'HRT-EQ-06',
  },
  {
    id: 'coins',
    label: 'Coins',
    title: 'Coins',
    min: 0,
    max: 999999,
    show: { sheet: true, print: true, monster: false },
    rule: 'HRT-CHAR-01',
  },
  {
    id: 'morale',
    label: 'Morale',
    title: 'Morale, B/X: breaks above it',
    min: 2,
    max: 12,
    show: { sheet: false, print: false, monster: true },
    rule: 'HRT-BX-09',
  },
  {
    id: 'rout',
    label: 'Rout',
    title: 'Rout number: breaks at or above it',
    min: 2,
    max: 13,
    show: hidden,
    rule: 'HRTX-MOR-09',
  },
]

/** The 25 skills in their five columns. Rule HRT-SKILL-03. */
export const skills: readonly SkillColumn[] = [
  {
    title: 'Prole',
    skills: ['Cooking', 'Hunt & Forage', 'Stealth', 'Animal Husbandry', 'Seamanship'],
  },
  { title: 'Artisan', skills: ['Blacksmith', 'Carpenter', 'Scribe', 'Locksmith', 'Stonemason'] },
  { title: 'Bourgeois', skills: ['Dance', 'Equestrianism', 'Appraisal', 'Musician', 'Accounting'] },
  { title: 'Academic', skills: ['History', 'Surgery', 'Alchemy', 'Engineering', 'Barrister'] },
  { title: 'Linguistic', skills: ['Gnomish', 'Black Speech', 'Pirate', 'Liturgical', 'Ogham'] },
]

export const skillNames: readonly string[] = skills.flatMap((column) => column.skills)
