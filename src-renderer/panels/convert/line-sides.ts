import type { FormFieldId } from '../../../src-main/rules/monsters/edit/form-fields.ts'

/** Fields of a few signs: two of them are beside each other. */
const short: ReadonlySet<FormFieldId> = new Set([
  'ac',
  'hd',
  'thac0',
  'morale',
  'alignment',
  'xp',
  'numberAppearing',
  'treasure',
  'hp',
  'armor',
  'str',
  'dex',
  'wil',
  'ap',
  'st',
  'mana',
  'dr',
  'sta',
  'sav',
  'com',
  'def',
  'cov',
  'amr',
  'level',
  'survival',
  'attackBonus',
  'missileBonus',
  'defense',
  'paces',
  'size',
  'health',
  'fortitude',
  'willpower',
  'evasion',
  'reason',
  'perception',
  'charisma',
  'intelligence',
  'wisdom',
  'endurance',
  'agility',
  'strength',
])

/** Position of a field on a line that two share. */
export type LineSide = 'left' | 'right'

/** Fields that share a line with a neighbour, so that a whole page fits in view; the page's order stays. */
export function lineSides(fields: readonly FormFieldId[]): ReadonlyMap<FormFieldId, LineSide> {
  const paired = new Map<FormFieldId, LineSide>()
  let at = 0
  while (at < fields.length) {
    const [one, other] = fields.slice(at, at + 2)
    const both = one !== undefined && other !== undefined && short.has(one) && short.has(other)
    if (both) paired.set(one, 'left').set(other, 'right')
    at += both ? 2 : 1
  }
  return paired
}
