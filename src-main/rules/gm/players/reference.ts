import type { RuleId } from '../../core/outcome.ts'

/** Texts of the players' window: id, title, text. */
export const playersTexts: readonly (readonly [RuleId, string, string])[] = [
  [
    'GF-PLAYERS-01',
    'Health of foes, as players see it',
    'In words: unhurt, hurt, badly hurt from half of its health down, down. Or in numbers, or only up and down, as the campaign chooses.',
  ],
  [
    'GF-PLAYERS-02',
    'Names of foes, as players see them',
    'Foes are called “Foe 1”, “Foe 2” in the players’ window until you give them names for the players: “the thing in the cistern”. Or they have the names that you see.',
  ],
]
