import type { Field, SkillColumn } from '../../core/ruleset/characters.ts'

const hidden = { sheet: false, print: false, monster: false } as const
const shown = { sheet: true, print: true, monster: true } as const
const ours = { ...shown, monster: false } as const
const ability = {
  ordinary: { score: 10, scale: '3d6' },
  show: { ...shown, strip: 'number' },
} as const

function field(
  id: Field['id'],
  label: string,
  title: string,
  max: number,
  rule: Field['rule'],
  more: Pick<Field, 'show' | 'most' | 'ordinary'>,
): Field {
  return { id, label, title, min: 0, max, rule, ...more }
}

export const fields: readonly Field[] = [
  field('hp', 'HP', 'Hit protection', 99, 'DLV-CHAR-02', {
    most: 'maxHp',
    show: { ...shown, strip: 'pips' },
  }),
  field('maxHp', 'Max HP', 'Most hit protection', 99, 'DLV-CHAR-01', { show: hidden }),
  field('str', 'STR', 'Strength', 30, 'DLV-CHAR-01', { ...ability, most: 'maxStr' }),
  field('dex', 'DEX', 'Dexterity', 30, 'DLV-CHAR-01', { ...ability, most: 'maxDex' }),
  field('wil', 'WIL', 'Will', 30, 'DLV-CHAR-01', { ...ability, most: 'maxWil' }),
  field('maxStr', 'Full STR', 'Strength, nothing lost', 30, 'DLV-REST-02', { show: hidden }),
  field('maxDex', 'Full DEX', 'Dexterity, nothing lost', 30, 'DLV-REST-02', { show: hidden }),
  field('maxWil', 'Full WIL', 'Will, nothing lost', 30, 'DLV-REST-02', { show: hidden }),
  field('dr', 'DR', 'Damage reduction', 3, 'DLV-EQ-05', { show: { ...shown, strip: 'guard' } }),
  field('load', 'Load', 'Units of load', 99, 'DLV-INV-02', { show: ours }),
  field('fatigue', 'Fatigue', 'Fatigue', 99, 'DLV-INV-05', { show: ours }),
  field('coins', 'Coins', 'Coins (sp)', 999999, 'DLV-ECO-01', { show: ours }),
]

/** There are no skills in this game. */
export const skills: readonly SkillColumn[] = []
