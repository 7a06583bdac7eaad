import type { ActionView } from '../../../src-main/campaign/view/views.ts'
import type { ActionId } from '../../../src-main/rules/core/situation.ts'

/** A test of one score by one press: what is run, and for whom it is left open. */
interface ScoreRoll {
  action: ActionId
  title: string
  input: Record<string, unknown>
}

/**
 * The action that tests a score by its name: one that offers it among its choices, or one that looks
 * at it first. Null where the game tests no such thing.
 */
export function rollOf(
  actions: readonly ActionView[],
  slot: 'skill' | 'save',
  score: string,
  who: string,
): ScoreRoll | null {
  for (const action of actions) {
    if (action.slot !== slot || action.from !== null) continue
    const asker = Object.entries(action.asks).find(([, ask]) => ask.kind === 'creature')
    const choices = Object.entries(action.asks).filter(([, ask]) => ask.kind === 'choice')
    const choice = choices.find(([, ask]) => ask.kind === 'choice' && ask.of.includes(score))
    const only = action.preview?.terms[0]?.name === score
    if (!asker || !(choice || only)) continue
    const chosen = choice ? { [choice[0]]: score } : {}
    return {
      action: action.id,
      title: action.title,
      input: { ...action.input, [asker[0]]: who, ...chosen },
    }
  }
  return null
}
