import type { Id, Situation } from '../../rules/core/situation.ts'
import { isFields } from './fault.ts'
import type { PlayStep } from './form.ts'
import { plainName } from './match-name.ts'
import type { StepResult } from './results.ts'

/**
 * Dice of a step that nothing has asked for and that a due may, with their keys: those by its name or its bearer's,
 * or a list where nothing else became due. Undefined where there are none.
 */
export function leftDice(
  step: PlayStep,
  unused: readonly string[],
  due: Situation['dues'][Id],
  isOnly: boolean,
): { dice: unknown; keys: readonly string[] } | undefined {
  const said = step['dice']
  if (unused.length === 0) return undefined
  if (!isFields(said)) {
    const dice = unused.map((one): unknown => JSON.parse(one))
    return isOnly ? { dice, keys: unused } : undefined
  }
  const about = plainName(`${due.title} ${due.action.replace('.', ' ')} ${due.why}`).split(' ')
  const keys = unused.filter((key) => {
    const words = plainName(key).split(' ')
    return /^\d*d\d+$/i.test(key) ? isOnly : words.some((word) => about.includes(word))
  })
  return keys.length > 0
    ? { dice: Object.fromEntries(keys.map((key) => [key, said[key]])), keys }
    : undefined
}

/** A step's result together with that of a due which dice of its settled. */
export function settledBy(
  first: StepResult,
  next: StepResult,
  title: string,
  keys: readonly string[],
): StepResult {
  const { unused = [], ...rest } = first
  const left = [...unused.filter((key) => !keys.includes(key)), ...(next.unused ?? [])]
  const rolled = [...(first.rolled ?? []), ...(next.rolled ?? [])]
  return {
    ...rest,
    says: `${first.says ?? ''}. ${title}: ${next.says ?? ''}`,
    why: [...first.why, ...next.why],
    effects: [...first.effects, ...next.effects],
    followed: [...first.followed, ...next.followed],
    dice: { ...first.dice, ...next.dice },
    ...(left.length > 0 ? { unused: left } : {}),
    ...(rolled.length > 0 ? { rolled } : {}),
    state: next.state,
  }
}
