import { choice } from '../../../core/choice.ts'

export const surprise = choice(
  'surprise',
  'Encounters',
  'DLVX-ANS-22',
  'Surprise',
  'The text mentions surprise and gives no rule; the author’s related game has one.',
  [
    'd6',
    'On a 5 or 6',
    'A d6 for each unaware side: on 5 or 6 it does nothing in the first round.',
  ],
  ['sure', 'Without a roll', 'A side that is unaware is surprised.'],
)
