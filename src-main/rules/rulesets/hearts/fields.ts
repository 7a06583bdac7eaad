import type { RuleId } from '../../core/outcome.ts'
import type { Field, SkillColumn } from '../../core/ruleset/characters.ts'
import { lowerFirst } from '../../core/words.ts'
import { routGrades } from './combat/rout-numbers.ts'

const hidden = { sheet: false, print: false, monster: false } as const
const shown = { sheet: true, print: true, monster: true } as const

/** A pool of points and its maximum, which is never shown by itself. */
function pool(
  id: string,
  most: string,
  label: string,
  title: string,
  rule: RuleId,
  strip: 'pips' | 'number',
): Field[] {
  const range = { min: 0, max: 99, rule }
  return [
    { id, label, title, most, show: { ...shown, strip }, ...range },
    {
      id: most,
      label: `Max ${label}`,
      title: `Most ${title === label ? title : lowerFirst(title)}`,
      show: hidden,
      ...range,
    },
  ]
}

/** The numbers of a character and of a converted monster. Rule HRT-CHAR-04: there are no others. */
export const fields: readonly Field[] = [
  ...pool('hp', 'maxHp', 'HP', 'Hit points', 'HRT-CHAR-01', 'pips'),
  ...pool('ap', 'maxAp', 'AP', 'Armour points', 'HRT-EQ-05', 'number'),
  {
    id: 'st',
    label: 'ST',
    title: 'Saving throw',
    min: 0,
    max: 99,
    show: { ...shown, strip: 'number' },
    rule: 'HRT-SAVE-01',
  },
  ...pool('mana', 'maxMana', 'Mana', 'Mana', 'HRT-EQ-06', 'number'),
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
    grades: routGrades,
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
