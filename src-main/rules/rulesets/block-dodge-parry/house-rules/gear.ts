import { choice } from '../../../core/choice.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

/** Rules E-BDP-05, BDPX-CHR-09. */
export const slots: HouseRule = {
  id: 'slots',
  title: 'Slots',
  group: 'Gear and load',
  lentWith: ['dungeon', 'travel'],
  rule: 'E-BDP-05',
  asks: 'How many slots has a character? The Rules chapter gives no number; the rest of the book says 10.',
  choice: { kind: 'number', default: 10, min: 5, max: 40 },
}

export const load = [slots]

export const regionCount = choice(
  'regionCount',
  'Gear and load',
  'E-BDP-15',
  'Two of one ingredient',
  'A recipe wants two from the hills. Do two of the same plant count twice?',
  ['units', 'Twice', 'Every piece counts; the whole still needs two different ones.'],
  ['names', 'Once', 'Only different ingredients of that region count.'],
)

export const wildcraftRules = [regionCount]
