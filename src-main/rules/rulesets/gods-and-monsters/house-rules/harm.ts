import { choice } from '../../../core/choice.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'

export const restStacks = choice(
  'restStacks',
  'Rest',
  'GAM-AMB-23',
  'A day’s rest and its night',
  'Whether a night inside a full day of rest pays by itself is not said.',
  [false, 'The day pays once', 'A full day includes its night.'],
  [true, 'Both pay', 'The night is tested for as well.'],
)

export const faintMinutes: HouseRule = {
  id: 'faintMinutes',
  title: 'Least minutes unconscious',
  asks: 'Somebody without injuries is out for as many minutes as they have injuries: none.',
  rule: 'GAM-AMB-25',
  group: 'Fight and morale',
  choice: { kind: 'number', default: 0, min: 0, max: 10 },
}

export const npcDeathRolls = choice(
  'npcDeathRolls',
  'Fight and morale',
  'GAM-AMB-28',
  'Death checks of the Guide’s people',
  'It is not said whether those who are no player’s make death checks.',
  [false, 'When you ask', 'Nothing is called up for them; the check can be made all the same.'],
  [true, 'Like characters', 'A check is called up for everybody.'],
)

export const verveKept = choice(
  'verveKept',
  'Fight and morale',
  'GAM-AMB-24',
  'Keeping verve back',
  'One “gets to” use verve: may somebody who could use it lose survival instead?',
  ['may', 'They may', 'Verve goes first unless it is kept back.'],
  ['must not', 'They may not', 'Where verve may be lost it always goes first.'],
)

export const staysConscious = choice(
  'staysConscious',
  'Fight and morale',
  'GAM-AMB-26',
  'What keeps one conscious',
  'The rule names fortitude or willpower; the printed fight calls it a health roll.',
  ['fortitude or willpower', 'Fortitude or willpower', 'The better of the two.'],
  ['health', 'Health', 'As the printed fight calls it.'],
)

export const deathAgain = choice(
  'deathAgain',
  'Fight and morale',
  'GAM-AMB-27',
  'A death check both sides make',
  'Elsewhere a contest that both sides win goes on; here only one pair of dice is named.',
  ['over', 'It is over', 'Nothing comes of it.'],
  ['again', 'It goes on', 'Another check when the next round ends.'],
)

export const failureVerve = choice(
  'failureVerve',
  'Fight and morale',
  'GAM-AMB-30',
  'Verve in a dangerous failure',
  'Damage “taken by verve” does no injury. What if verve takes a part of it?',
  ['all', 'All or nothing', 'Injuries are spared only where verve takes everything.'],
  ['a part', 'Any part', 'Injuries are spared once verve takes a point.'],
)

/**
 * House rules for open questions of survival, rest and injury.
 * Rules GAM-AMB-23 to GAM-AMB-28, GAM-AMB-30.
 */
export const injuryRules: readonly HouseRule[] = [
  restStacks,
  verveKept,
  faintMinutes,
  staysConscious,
  deathAgain,
  npcDeathRolls,
  failureVerve,
]

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
