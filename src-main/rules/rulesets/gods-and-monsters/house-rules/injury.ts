import { choice } from '../../../choice.ts'
import type { HouseRule } from '../../../ruleset.ts'

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

/** What it leaves open of survival, rest, injury and death. Rules GAM-AMB-23 to GAM-AMB-28, GAM-AMB-30, GAM-AMB-76, GAM-AMB-79 to GAM-AMB-82. */
export const injuryRules: readonly HouseRule[] = [restStacks, faintMinutes, npcDeathRolls]
