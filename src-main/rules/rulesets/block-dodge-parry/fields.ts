import type { Field } from '../../core/ruleset/characters.ts'
import type { RuleId } from '../../core/outcome.ts'

const everywhere = { sheet: true, print: true, monster: true } as const
const nowhere = { sheet: false, print: false, monster: false } as const

/** An ability as it is now, and what it was before anything took from it. */
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
    show: { ...everywhere, strip: 'number' },
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
