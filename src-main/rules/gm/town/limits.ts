import type { Problem } from '../../core/ruleset/characters.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { Creature } from '../../core/state/creature.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'

/** Finds the limits of the game that a change to a creature newly breaks. */
export function newProblems(
  before: ReadonlyCreature,
  situation: Situation,
  game: Ruleset,
): (after: Creature) => Problem[] {
  const had = new Set(game.characters.problems(before, situation).map(({ rule }) => rule))
  return (after) => game.characters.problems(after, situation).filter(({ rule }) => !had.has(rule))
}
