import { choice } from '../../../core/choice.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'
import { replacementRule } from '../../../gm/party/replacement.ts'

export const sharedXp = choice(
  'sharedXp',
  'Advancement',
  'GAM-AMB-18',
  'Shared experience',
  'Is what the Guide awards for an adventure divided, or does each have all of it?',
  ['split', 'Divided', 'Equal parts, fractions dropped when it is written down.'],
  ['each', 'Each has all', 'Everybody gets the whole award.'],
)

export const levelMinimum = choice(
  'levelMinimum',
  'Advancement',
  'GAM-AMB-21',
  'A poor level',
  'What is the least a level can bring, when abilities take more than the die gives?',
  [0, 'Nothing', 'A level may bring no points.'],
  [1, 'One point', 'Every level brings at least one.'],
)

export const spellRetry = choice(
  'spellRetry',
  'Advancement',
  'GAM-AMB-22',
  'A spell tried again',
  'What does another try at a spell that would not be learned cost?',
  ['flat', '2 mojo', 'Whatever its level.'],
  ['level', '2 for each level', 'As the first try is by its level.'],
)

export const boughtBonus = choice(
  'boughtBonus',
  'Advancement',
  'GAM-AMB-41',
  'A bonus bought before a roll',
  'The mojo spent helps the roll. Does the new bonus count in the same roll?',
  ['both', 'Both', 'The mojo, and the bonus it bought.'],
  ['mojo', 'The mojo alone', 'The bonus helps from the next roll on.'],
)

export const replacementLevel = replacementRule('GAMX-CRE-18', 'Advancement', [
  'half',
  'Half the lowest XP',
  'Half the experience of the least of the party, as the author gives it.',
])

/** House rules for open questions of levels, experience and mojo. */
export const advancementRules: readonly HouseRule[] = [
  sharedXp,
  levelMinimum,
  spellRetry,
  boughtBonus,
  replacementLevel,
]

export const studyRows = choice(
  'studyRows',
  'Advancement',
  'GAM-AMB-42',
  'Intelligence and study',
  'By the table, intelligence 15 and a total of 5 are 2 a period; the example says 3.',
  ['table', 'As the table', 'Rows are counted from where the total stands.'],
  ['example', 'As the example', 'The bright count their rows from one a period at least.'],
)

export const equalExceeds = choice(
  'equalExceeds',
  'Advancement',
  'GAM-AMB-43',
  'A teacher’s equal',
  'What does a resource give a student who knows exactly as much?',
  [false, 'Nothing', 'The difference is nothing.'],
  [true, 'Its level, once', 'As if the student knew more.'],
)

export const studyCap = choice(
  'studyCap',
  'Advancement',
  'GAM-AMB-44',
  'The most that resources give',
  'A resource gives one project no more than its total. And several of them?',
  ['sum', 'The sum', 'All their totals together.'],
  ['largest', 'The largest', 'No more than the best of them alone.'],
)

export const studyBeyond = choice(
  'studyBeyond',
  'Advancement',
  'GAM-AMB-45',
  'Above the table of study',
  'The table ends with totals of 511.',
  ['doubling', 'It goes on', 'One more for each doubling.'],
  ['last row', 'It ends there', 'Six a period are the most that a total gives.'],
)

export const studyParts = choice(
  'studyParts',
  'Advancement',
  'GAM-AMB-46',
  'Part of a period of study',
  'Intensive study may end half a day into its two days.',
  ['whole', 'Pays nothing', 'Only complete periods pay.'],
  ['part', 'Pays its part', 'Half a period pays half.'],
)

export const resourceSilver = choice(
  'resourceSilver',
  'Advancement',
  'GAM-AMB-47',
  'Silver for mojo of resources',
  'Is the silver of a study due for mojo that resources bring as well?',
  [true, 'Yes', 'For every point, fees apart.'],
  [false, 'No', 'Only for the study’s own.'],
)

/** House rules for questions of study that the book leaves open. Rules GAM-AMB-42 to GAM-AMB-47. */
export const studyRules: readonly HouseRule[] = [
  studyRows,
  equalExceeds,
  studyCap,
  studyBeyond,
  studyParts,
  resourceSilver,
]
