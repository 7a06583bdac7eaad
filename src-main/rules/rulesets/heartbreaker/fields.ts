import type { Field, SkillColumn } from '../../core/ruleset/characters.ts'
import type { RuleId } from '../../core/outcome.ts'
import { attributes, uses } from './character/attributes.ts'
import { fieldOf } from './character/people.ts'

const hidden = { sheet: false, print: false, monster: false } as const
const sheetOnly = { sheet: true, print: false, monster: false } as const
const own = { sheet: true, print: true, monster: false } as const
const monsterOnly = { sheet: false, print: false, monster: true } as const
const shown = { sheet: true, print: true, monster: true } as const
const strip = { ...shown, strip: 'number' } as const
const names = {
  STR: 'Strength',
  DEX: 'Dexterity',
  CON: 'Constitution',
  INT: 'Intelligence',
  WIS: 'Wisdom',
  CHA: 'Charisma',
} as const

function field(
  id: string,
  [label, title]: readonly [string, string],
  [min, max]: readonly [number, number],
  show: Field['show'],
  rule: RuleId,
  more: Pick<Field, 'most' | 'ordinary'> = {},
): Field {
  return { id, label, title, min, max, show, rule, ...more }
}

/** The numbers of a character and of a converted monster; STA plays the part of hit points. Rule HBK-GLO-01. */
export const fields: readonly Field[] = [
  field('hp', ['STA', 'Stamina'], [0, 999], strip, 'HBK-GLO-01', { most: 'maxHp' }),
  field('maxHp', ['Max STA', 'Most stamina'], [0, 999], hidden, 'HBK-GLO-01'),
  field('sav', ['SAV', 'Saving throw: d20 at or over'], [-50, 30], strip, 'HBK-SAVE-01'),
  ...attributes.map((id) =>
    field(fieldOf[id], [id, names[id]], [2, 19], own, uses[id].rule, {
      ordinary: { score: 10, scale: '3d6' },
    }),
  ),
  field('com', ['COM', 'Combat, whole points'], [-20, 50], shown, 'HBK-GLO-02'),
  field(
    'comHalf',
    ['COM ½', 'Combat, half a point that does not count yet'],
    [0, 1],
    sheetOnly,
    'HBK-GLO-02',
  ),
  field('mag', ['MAG', 'Magic: spells known'], [-20, 50], own, 'HBK-MAG-01'),
  field('ski', ['SKI', 'Skill'], [0, 50], own, 'HBK-SKILL-01', {
    ordinary: { score: 0, scale: 'own' },
  }),
  field('def', ['DEF', 'Defence in melee, of weapon and shield'], [0, 50], shown, 'HBK-ATK-02'),
  field('cov', ['COV', 'Cover against shots, of armour and shield'], [0, 50], shown, 'HBK-ATK-03'),
  field('amr', ['AMR', 'Armour: off damage'], [0, 50], { ...shown, strip: 'guard' }, 'HBK-ATK-05'),
  field('hd', ['HD', 'Hit dice, for turning'], [0, 99], monsterOnly, 'HBK-TURN-01'),
  field(
    'morale',
    ['Morale', 'Morale, where the campaign has taken it on'],
    [2, 12],
    monsterOnly,
    'HBKX-GAP-03',
  ),
  field('lvl', ['LVL', 'Level'], [1, 99], own, 'HBK-LVL-01'),
  field('exp', ['EXP', 'Experience points'], [0, 999_999], own, 'HBK-LVL-01'),
  field('gp', ['GP', 'Gold pieces'], [0, 999_999], own, 'HBK-GLO-04'),
  field('sp', ['SP', 'Silver pieces'], [0, 999_999], own, 'HBK-GLO-04'),
  field('cp', ['CP', 'Copper pieces'], [0, 999_999], own, 'HBK-GLO-04'),
]

/** Skill is one number here, SKI: nobody trains single ones. Rule HBK-SKILL-01. */
export const skills: readonly SkillColumn[] = []
