import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const reaction: HouseRule = {
  id: 'reaction',
  title: 'Reaction of what has no language',
  group: 'Encounters',
  rule: 'HRTX-ED-01',
  asks: 'A reaction is a test of a language. What of beings that speak none?',
  choice: {
    kind: 'options',
    of: [
      {
        value: 'language',
        title: 'Language all the same',
        means:
          'Whatever the party speaks best is tested. What has no language is wary at best: it does not talk.',
      },
      {
        value: '2d6',
        title: '2d6',
        means: 'Nothing known to speak is rolled for on 2d6, as in the author’s first version.',
      },
      {
        value: 'attack',
        title: 'No talk',
        means:
          'What has no language, such as a slime or a wolf, cannot be talked with: it attacks.',
      },
    ],
  },
}
