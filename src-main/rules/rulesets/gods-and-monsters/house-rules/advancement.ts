import { choice } from '../../../choice.ts'
import type { HouseRule } from '../../../ruleset.ts'

export const sharedXp = choice(
  'sharedXp',
  'Town',
  'GAM-AMB-18',
  'Shared experience',
  'Is what the Guide awards for an adventure divided, or does each have all of it?',
  ['split', 'Divided', 'Equal parts, fractions dropped when it is written down.'],
  ['each', 'Each has all', 'Everybody gets the whole award.'],
)

export const multiArchetype = choice(
  'multiArchetype',
  'Town',
  'GAM-AMB-20',
  'Several archetypes',
  'How do the bonuses of several archetypes to reactions and Fighting Art come together?',
  ['sum', 'Added', 'Each archetype adds its own.'],
  ['max', 'The best', 'Only the highest of them counts.'],
)

export const levelMinimum = choice(
  'levelMinimum',
  'Town',
  'GAM-AMB-21',
  'A poor level',
  'What is the least a level can bring, when abilities take more than the die gives?',
  [0, 'Nothing', 'A level may bring no points.'],
  [1, 'One point', 'Every level brings at least one.'],
)

export const spellRetry = choice(
  'spellRetry',
  'Magic',
  'GAM-AMB-22',
  'A spell tried again',
  'What does another try at a spell that would not be learned cost?',
  ['flat', '2 mojo', 'Whatever its level.'],
  ['level', '2 for each level', 'As the first try is by its level.'],
)

export const equalExceeds = choice(
  'equalExceeds',
  'Town',
  'GAM-AMB-43',
  'A teacher’s equal',
  'What does a resource give a student who knows exactly as much?',
  [false, 'Nothing', 'The difference is nothing.'],
  [true, 'Its level, once', 'As if the student knew more.'],
)

export const resourceSilver = choice(
  'resourceSilver',
  'Town',
  'GAM-AMB-47',
  'Silver for mojo of resources',
  'Is the silver of a study due for mojo that resources bring as well?',
  [true, 'Yes', 'For every point, fees apart.'],
  [false, 'No', 'Only for the study’s own.'],
)

/** What the book leaves open of levels, mojo and study. */
export const advancementRules: readonly HouseRule[] = [
  sharedXp,
  multiArchetype,
  levelMinimum,
  spellRetry,
  equalExceeds,
  resourceSilver,
]
