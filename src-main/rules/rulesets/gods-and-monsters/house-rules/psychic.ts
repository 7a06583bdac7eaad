import { choice } from '../../../core/choice.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const psychicFightingArt = choice(
  'psychicFightingArt',
  'Magic',
  'GAM-AMB-66',
  'Fighting Art in a psychic attack',
  'Minds are attacked “as normal”. Whether Fighting Art belongs to that is not said.',
  [true, 'Counts', '11 and Fighting Art, as any attack.'],
  [false, 'Does not', '11 and charisma alone.'],
)

export const psychicCharisma = choice(
  'psychicCharisma',
  'Magic',
  'GAM-AMB-66',
  'Charisma in refusing and leaving',
  'Willpower has charisma in it already, and it is added again.',
  [true, 'Added again', 'As it is written.'],
  [false, 'Once', 'The plain reaction.'],
)

export const psychicRefusal = choice(
  'psychicRefusal',
  'Magic',
  'GAM-AMB-66',
  'Keeping a mind out',
  'The text has both sides contest; the table has only the target test.',
  ['contest', 'A contest', 'Both test willpower.'],
  ['test', 'A test', 'The target’s success keeps the other out.'],
)

export const psychicMovement = choice(
  'psychicMovement',
  'Magic',
  'GAM-AMB-66',
  'Movement in psychic conflict',
  'A quarter is named, and a half for those who take −3.',
  ['quarter', 'A quarter', 'Half on taking −3.'],
  ['half', 'A half', 'At no penalty.'],
)

export const psychicFirst = choice(
  'psychicFirst',
  'Magic',
  'GAM-AMB-67',
  'The first verve of a psychic attack',
  'An attack costs “1+” verve, and verve adds to its damage: does the first point add too?',
  ['pays', 'It pays', 'Each point after it adds one.'],
  ['adds', 'It adds', 'Every point adds one.'],
)

/** House rules for open questions of psychic conflict. Rules GAM-AMB-66, GAM-AMB-67. */
export const psychicRules: readonly HouseRule[] = [
  psychicFightingArt,
  psychicCharisma,
  psychicRefusal,
  psychicMovement,
  psychicFirst,
]
