import { choice } from '../../../core/choice.ts'

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
