import { choice } from '../../../core/choice.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const effortXp = choice(
  'effortXp',
  'Fight and morale',
  'GAM-AMB-76',
  'Experience of a last effort',
  'Those who give mojo to a last effort earn by “full mojo”: by all of it, or by their own?',
  ['all', 'By all of it', '50 XP for each mojo that anybody gave.'],
  ['own', 'By their own', '50 XP for each mojo they gave themselves.'],
)

export const verveStands = choice(
  'verveStands',
  'Fight and morale',
  'GAM-AMB-79',
  'No survival and verve left',
  'Harm that verve may not take can empty survival while verve is left. Is that “zero survival”?',
  [false, 'It is', 'They test to stay conscious.'],
  [true, 'It is not', 'As long as verve is left nobody has to.'],
)

export const engagedVerve = choice(
  'engagedVerve',
  'Rest',
  'GAM-AMB-80',
  'Verve of an encounter',
  'An encounter that is engaged restores verve “up to level”.',
  ['by level', 'As many points', 'Their level is added, to their most at most.'],
  ['to level', 'To that number', 'Verve below their level rises to it.'],
)

export const injuriesTwice = choice(
  'injuriesTwice',
  'Fight and morale',
  'GAM-AMB-81',
  'Injuries in faint and death tests',
  'These name the penalty of injuries, which every test has already.',
  [false, 'Once', 'As the printed fight has it.'],
  [true, 'Twice', 'Once as in any test, and once more.'],
)

export const poolCounts = choice(
  'poolCounts',
  'Fight and morale',
  'GAM-AMB-82',
  'A temporary pool and death',
  'Is a pool that runs part of survival where survival is compared, or asked to be above zero?',
  [false, 'It is not', 'Survival alone is looked at.'],
  [true, 'It is', 'What is left of the pool counts with survival.'],
)

/**
 * House rules for questions of dying that the book leaves open.
 * Rules GAM-AMB-76, GAM-AMB-79 to GAM-AMB-82.
 */
export const deathRules: readonly HouseRule[] = [
  engagedVerve,
  verveStands,
  injuriesTwice,
  poolCounts,
  effortXp,
]
