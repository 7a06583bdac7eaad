import { choice } from '../../../core/choice.ts'
import { replacementRule } from '../../../gm/party/replacement.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

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
