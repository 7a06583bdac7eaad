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
 * House rules for open questions of survival, rest, injury and death.
 * Rules GAM-AMB-23 to GAM-AMB-28, GAM-AMB-30, GAM-AMB-76, GAM-AMB-79 to GAM-AMB-82.
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
