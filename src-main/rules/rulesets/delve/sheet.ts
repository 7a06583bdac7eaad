import type { Field, SkillColumn } from '../../ruleset.ts'

const shown = { sheet: true, print: true, monster: true } as const

export const fields: readonly Field[] = [
  {
    id: 'hp',
    label: 'HP',
    title: 'Hit protection',
    min: 0,
    max: 99,
    most: 'maxHp',
    show: { ...shown, strip: 'pips' },
    rule: 'DLV-CHAR-02',
  },
  {
    id: 'maxHp',
    label: 'Max HP',
    title: 'Most hit protection',
    min: 0,
    max: 99,
    show: { sheet: false, print: false, monster: false },
    rule: 'DLV-CHAR-01',
  },
  {
    id: 'str',
    label: 'STR',
    title: 'Strength',
    min: 0,
    max: 30,
    show: { ...shown, strip: 'number' },
    rule: 'DLV-CHAR-01',
  },
  {
    id: 'dex',
    label: 'DEX',
    title: 'Dexterity',
    min: 0,
    max: 30,
    show: { ...shown, strip: 'number' },
    rule: 'DLV-CHAR-01',
  },
  {
    id: 'wil',
    label: 'WIL',
    title: 'Will',
    min: 0,
    max: 30,
    show: { ...shown, strip: 'number' },
    rule: 'DLV-CHAR-01',
  },
  {
    id: 'dr',
    label: 'DR',
    title: 'Damage reduction',
    min: 0,
    max: 3,
    show: { ...shown, strip: 'number' },
    rule: 'DLV-EQ-05',
  },
  {
    id: 'load',
    label: 'Load',
    title: 'Units of load',
    min: 0,
    max: 99,
    show: { sheet: true, print: true, monster: false },
    rule: 'DLV-INV-02',
  },
  {
    id: 'fatigue',
    label: 'Fatigue',
    title: 'Fatigue',
    min: 0,
    max: 99,
    show: { sheet: true, print: true, monster: false },
    rule: 'DLV-INV-05',
  },
  {
    id: 'coins',
    label: 'Coins',
    title: 'Coins (sp)',
    min: 0,
    max: 999999,
    show: { sheet: true, print: true, monster: false },
    rule: 'DLV-ECO-01',
  },
]

/** There are no skills in this game. */
export const skills: readonly SkillColumn[] = []
