import type { SkillColumn } from '../../ruleset.ts'

/** The 25 skills in the book's five columns. Rule HRT-SKILL-03. */
export const skills: readonly SkillColumn[] = [
  { title: 'Prole', skills: ['Cooking', 'Hunt & Forage', 'Stealth', 'Animal Husbandry', 'Seamanship'] },
  { title: 'Artisan', skills: ['Blacksmith', 'Carpenter', 'Scribe', 'Locksmith', 'Stonemason'] },
  { title: 'Bourgeois', skills: ['Dance', 'Equestrianism', 'Appraisal', 'Musician', 'Accounting'] },
  { title: 'Academic', skills: ['History', 'Surgery', 'Alchemy', 'Engineering', 'Barrister'] },
  { title: 'Linguistic', skills: ['Gnomish', 'Black Speech', 'Pirate', 'Liturgical', 'Ogham'] },
]
