import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const untrained: HouseRule = {
  id: 'untrained',
  title: 'Testing a skill nobody taught you',
  group: 'Tests and saves',
  rule: 'E-HRT-10',
  asks: 'A character has no score in the skill. What then?',
  choice: {
    kind: 'options',
    of: [
      { value: 'fail', title: 'It fails', means: 'No roll, and nothing is learned.' },
      {
        value: 'scoreZero',
        title: 'Roll against 0',
        means: 'It fails too, but the failure teaches: the score becomes 1.',
      },
      { value: 'gm', title: 'The GM decides', means: 'You are asked how it goes.' },
    ],
  },
}

export const scoreCap: HouseRule = {
  id: 'scoreCap',
  title: 'How high scores rise',
  group: 'Tests and saves',
  rule: 'E-HRT-11',
  asks: 'Failures raise skills and ST. Is there an end to it?',
  choice: {
    kind: 'options',
    of: [
      { value: 'none', title: 'No ceiling', means: 'At 21 a test can fail no more.' },
      { value: 20, title: 'Up to 20', means: 'A 20 on the die always fails.' },
    ],
  },
}
