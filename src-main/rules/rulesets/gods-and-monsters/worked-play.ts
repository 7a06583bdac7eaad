import type { Outcome } from '../../outcome.ts'
import type { Ruleset } from '../../ruleset.ts'
import type { Creature, Situation } from '../../situation.ts'
import type { Values } from '../../worked-checks/operations.ts'
import { bareTable, playAction, previewOf, situationOf } from '../../worked-checks/play.ts'
import { characters } from './character.ts'
import { godsAndMonsters } from './index.ts'

type Acting = `gods-and-monsters.${string}`

const game: Ruleset = godsAndMonsters(() => game)

/** Somebody with these numbers, everything else as for anybody. */
export function someone(values: Creature['values'], parts: Partial<Creature> = {}): Creature {
  const blank = characters.blank('c1', 'Odo')
  return { ...blank, ...parts, values: { ...blank.values, ...values } }
}

/** A campaign of some creatures, by the house rules of the check. */
export function situationWith(check: Values, ...creatures: readonly Creature[]): Situation {
  return situationOf('gods-and-monsters', check, ...creatures)
}

/** An action of the app, its dice as the check names them. */
export function plays(
  situation: Situation,
  id: Acting,
  input: Values,
  faces: readonly number[] = [],
  adjust = 0,
): Outcome {
  return playAction(game.actions, id, situation, { who: 'c1', ...input }, faces, bareTable(adjust))
}

/** Target of a test, as the GM reads it in the preview. @throws when the action is refused or rolls nothing */
export function targetShown(situation: Situation, id: Acting, input: Values, adjust = 0): number {
  const shown = previewOf(game.actions, id, situation, { who: 'c1', ...input }, bareTable(adjust))
  const [, target] = /^at or under (.+)$/.exec(shown?.target ?? '') ?? []
  if (target === undefined) throw new Error(shown?.refuses ?? `“${id}” shows no target`)
  return Number(target)
}

/** True when the test of an action succeeded. */
export const isMade = ({ failedBy }: Outcome): boolean => failedBy === undefined
