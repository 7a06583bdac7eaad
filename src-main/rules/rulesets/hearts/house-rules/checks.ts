import { choice } from '../../../core/choice.ts'

export const untrained = choice(
  'untrained',
  'Tests and saves',
  'E-HRT-10',
  'Testing a skill nobody taught you',
  'A character has no score in the skill. What then?',
  ['fail', 'It fails', 'No roll, and nothing is learned.'],
  ['scoreZero', 'Roll against 0', 'It fails too, but the failure teaches: the score becomes 1.'],
  ['gm', 'The GM decides', 'You are asked how it goes.'],
)

export const scoreCap = choice(
  'scoreCap',
  'Tests and saves',
  'E-HRT-11',
  'How high scores rise',
  'Failures raise skills and ST. Is there an end to it?',
  ['none', 'No ceiling', 'At 21 a test can fail no more.'],
  [20, 'Up to 20', 'A 20 on the die always fails.'],
)

export const reaction = choice(
  'reaction',
  'Encounters',
  'HRTX-ED-01',
  'Reaction of what has no language',
  'A reaction is a test of a language. What of beings that speak none?',
  [
    'language',
    'Language all the same',
    'Whatever the party speaks best is tested. What has no language is wary at best: it does not talk.',
  ],
  ['2d6', '2d6', 'Nothing known to speak is rolled for on 2d6, as in the author’s first version.'],
  [
    'attack',
    'No talk',
    'What has no language, such as a slime or a wolf, cannot be talked with: it attacks.',
  ],
)
