import type { Problem, Ruleset } from '../../core/ruleset.ts'
import type { Creature, ReadonlyCreature, Situation } from '../../core/situation.ts'

/** Limits of the game that a change to a creature newly breaks. */
export function newProblems(
  before: ReadonlyCreature,
  after: Creature,
  situation: Situation,
  game: Ruleset,
): Problem[] {
  const had = new Set(game.characters.problems(before, situation).map(({ rule }) => rule))
  return game.characters.problems(after, situation).filter(({ rule }) => !had.has(rule))
}
