import { choice } from '../../../core/choice.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const stealthMods = choice(
  'stealthMods',
  'Dungeon',
  'E-HBK-06',
  'What helps and hinders a sneak',
  'Conditions stand in three lines, joined by “or”. Does each count, or each line once?',
  ['perLine', 'Each line once', 'At most +1, −1 and −2 together.'],
  ['perCondition', 'Each condition', 'Every one that holds is counted.'],
)

export const hexMiles: HouseRule = {
  id: 'hexMiles',
  title: 'Miles across a hex',
  asks: 'Days are counted in hexes, and no size is given.',
  rule: 'HBKX-GAP-09',
  group: 'Travel',
  choice: { kind: 'number', default: 6, min: 1, max: 24 },
}

export const injuryPersists = choice(
  'injuryPersists',
  'Rest',
  'E-HBK-18',
  'How long an injury lasts',
  'Below half STA is injured. Is that a state of its own?',
  [true, 'Until it is cured', 'It stays until a SAV after a night in a bed.'],
  [false, 'While below half', 'At half STA or more nobody is injured.'],
)

export const conOnHealing = choice(
  'conOnHealing',
  'Rest',
  'E-HBK-36',
  'CON and healing',
  'CON joins STA rolls. Is a healing die one?',
  [false, 'No', 'Only where STA is gained for good.'],
  [true, 'Yes', 'CON is added to what a rest gives back.'],
)
