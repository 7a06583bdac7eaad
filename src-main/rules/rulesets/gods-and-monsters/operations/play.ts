import type { Outcome } from '../../../core/outcome.ts'
import type { Preview } from '../../../core/preview.ts'
import type { HouseRule } from '../../../core/ruleset/house-rules.ts'
import type { HouseRuleValue, Situation } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { optionIn, type Values } from '../../../worked-checks/operations.ts'
import { playAction, previewOf, situationOf } from '../../../worked-checks/play.ts'
import { characters } from '../character/index.ts'
import { godsAndMonsters as game } from '../index.ts'

type Acting = `gods-and-monsters.${string}`

/** Blank creature with these numbers. */
export function creatureWith(values: Creature['values'], parts: Partial<Creature> = {}): Creature {
  const blank = characters.blank('c1', 'Odo')
  return { ...blank, ...parts, values: { ...blank.values, ...values } }
}

/** A campaign of some creatures, by the house rules of the check. */
export function situationWith(check: Values, ...creatures: readonly Creature[]): Situation {
  return situationOf('gods-and-monsters', check, ...creatures)
}

/** House rule of the app, as the check names it or by its default. @throws for a value it does not have */
export function ruledIn<T extends HouseRuleValue>(check: Values, { id, choice }: HouseRule): T {
  const of = choice.kind === 'options' ? choice.of.map(({ value }) => value) : [choice.default]
  return optionIn(check, id, of) as T
}

/** An action of the app, its dice as the check names them. */
export function plays(
  situation: Situation,
  id: Acting,
  input: Values,
  faces: readonly number[] = [],
  adjust = 0,
): Outcome {
  return playAction(game, id, situation, { who: 'c1', ...input }, faces, adjust)
}

/** Target of a test, as the GM reads it in the preview. @throws when the action is refused or rolls nothing */
export function targetShown(situation: Situation, id: Acting, input: Values, adjust = 0): number {
  const { target = '' } = preview(situation, id, input, adjust)
  const [, number] = /^at or under (.+)$/.exec(target) ?? []
  if (number === undefined) throw new Error(`“${id}” shows no target`)
  return Number(number)
}

/** A term of a test; 0 when the preview leaves it out. @throws when the action is refused */
export function termShown(situation: Situation, id: Acting, input: Values, name: string): number {
  return preview(situation, id, input).terms.find((term) => term.name === name)?.value ?? 0
}

/** Explanation of an action's preview. @throws when the action is refused */
export function stepsShown(situation: Situation, id: Acting, input: Values): Preview['why'] {
  return preview(situation, id, input).why
}

function preview(situation: Situation, id: Acting, input: Values, adjust = 0): Preview {
  const shown = previewOf(game, id, situation, { who: 'c1', ...input }, adjust)
  if (!shown || shown.refuses) throw new Error(shown?.refuses ?? `“${id}” has no preview`)
  return shown
}

/** True when the test of an action succeeded. */
export const isMade = ({ failedBy }: Outcome): boolean => failedBy === undefined
