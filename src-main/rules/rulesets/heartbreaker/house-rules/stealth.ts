import { choice } from '../../../core/choice.ts'

export const stealthMods = choice(
  'stealthMods',
  'Dungeon',
  'E-HBK-06',
  'What helps and hinders a sneak',
  'Conditions stand in three lines, joined by “or”. Does each count, or each line once?',
  ['perLine', 'Each line once', 'At most +1, −1 and −2 together.'],
  ['perCondition', 'Each condition', 'Every one that holds is counted.'],
)
