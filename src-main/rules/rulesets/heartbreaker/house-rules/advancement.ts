import { choice } from '../../../core/choice.ts'
import { replacementRule } from '../../../gm/party/replacement.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const expMode = choice(
  'expMode',
  'Town',
  'E-HBK-12',
  'How EXP is counted',
  'A level takes 1,000 EXP for each level had. Whether they are spent is not said.',
  ['total', 'A running total', 'They add up and stay.'],
  ['spent', 'Spent', 'What a level took is gone.'],
)

export const startStaMin: HouseRule = {
  id: 'startStaMin',
  title: 'Least STA at the start',
  asks: 'A low CON and a seeker’s die may leave a new character with nothing.',
  rule: 'E-HBK-11',
  group: 'Town',
  choice: { kind: 'number', default: 1, min: 1, max: 6 },
}

export const levelStaMin = choice(
  'levelStaMin',
  'Town',
  'E-HBK-11',
  'Least STA of a new level',
  'A low CON may make the die of a level less than nothing.',
  [0, 'None lost', 'A level gains 0 at least.'],
  [1, 'One', 'A level gains 1 at least.'],
  ['none', 'As it falls', 'A level may cost STA.'],
)

export const conOnStaDice = choice(
  'conOnStaDice',
  'Town',
  'E-HBK-11',
  'CON on STA dice',
  'CON joins STA rolls: once, or on every die?',
  ['oncePerRoll', 'Once a roll', 'A new character’s dice are one roll.'],
  ['perDie', 'On each die', 'Every die thrown for STA has it.'],
)

export const savMin = choice(
  'savMin',
  'Tests and saves',
  'E-HBK-34',
  'The lowest SAV',
  'Practical levels lower SAV, and no end is named.',
  ['none', 'No end', 'It falls as far as levels go.'],
  [1, 'One', 'A SAV of 1 always passes unhindered.'],
  [2, 'Two', 'A bare 1 always fails.'],
  [5, 'Five', 'One in five still fails.'],
)

export const healTries = choice(
  'healTries',
  'Rest',
  'E-HBK-24',
  'How often a professional heals',
  'No limit is named for healing an ally with SKI and CHA.',
  ['unlimited', 'As often as tried', 'You call it off.'],
  ['oncePerRest', 'Once a rest', 'One try until the next rest.'],
)

/** Starting level of a replacement character, by default the lowest in the party. The book has no rule. */
export const replacementLevel = replacementRule('GF-NEW-01', 'Town')
