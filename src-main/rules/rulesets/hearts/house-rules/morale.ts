import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const morale: HouseRule = {
  id: 'morale',
  title: 'Morale',
  group: 'Fight and morale',
  rule: 'E-HRT-07',
  asks: 'The book sends you elsewhere for morale. Which check do you use?',
  choice: {
    kind: 'options',
    of: [
      {
        value: 'mosaic+bx',
        title: 'By its kind',
        means:
          'A B/X score breaks on 2d6 above it; a rout number of the author’s MOSAIC page at or above.',
      },
      {
        value: 'bx2d6',
        title: '2d6 above breaks',
        means: 'Every score is read as B/X: above it breaks.',
      },
      {
        value: 'allRout',
        title: '2d6 at or above routs',
        means: 'Every score is read as a rout number.',
      },
      {
        value: 'd20UnderWil',
        title: 'd20 under WIL',
        means: 'The score is turned to WIL by the Cairn table; a d20 under it holds.',
      },
      {
        value: 'gmOnly',
        title: 'The GM decides',
        means: 'No check falls due; the button asks you.',
      },
    ],
  },
}
