import type { HouseRule } from '../../../core/ruleset/house-rules.ts'
import { choice } from '../../../core/choice.ts'

export const spellSave = choice(
  'spellSave',
  'Magic',
  'E-DLV-10',
  'Saves against spells',
  'The ability is not named for spells, nor for a caster who is hit.',
  ['WIL', 'WIL', 'The ability for dealings with magic.'],
  ['GM picks per spell', 'You pick', 'You are asked for the ability each time.'],
)

export const spellLevel = choice(
  'spellLevel',
  'Magic',
  'DLVX-ANS-08',
  'Where a spell’s level comes from',
  'Level is used and never defined. Later states of the page tie it to what the caster pays.',
  ['number', 'Written on it', 'A number on the book or scroll; without one, the default level.'],
  ['fatigue', 'Fatigue taken', 'The caster chooses: one fatigue for each level.'],
  ['wilDamage', 'WIL lost', 'The caster chooses: one point of WIL for each level, at most 6.'],
)

export const defaultSpellLevel: HouseRule = {
  id: 'defaultSpellLevel',
  group: 'Magic',
  rule: 'E-DLV-22',
  title: 'Level of a book that names none',
  asks: 'A book or scroll without a number has this level.',
  choice: { kind: 'number', default: 1, min: 1, max: 9 },
}
