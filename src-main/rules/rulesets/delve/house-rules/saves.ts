import { choice } from '../../../core/choice.ts'

export const natural1and20 = choice(
  'natural1and20',
  'Tests and saves',
  'DLVX-CRN-01',
  'A 1 or a 20 on a save',
  'Cairn lets a 1 always pass and a 20 always fail; this edition says nothing of it.',
  [false, 'As the score', 'No face decides by itself.'],
  [true, 'They decide', 'A 1 always passes, a 20 always fails, as in Cairn.'],
)
