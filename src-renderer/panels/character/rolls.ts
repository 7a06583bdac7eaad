import type { KnownActionId, ActionView } from '../../../src-main/campaign/view/views.ts'
import { askFor } from '../../lib/asks.ts'

/** One-press test of a score: the action to run, and for which creature. */
interface ScoreRoll {
  action: KnownActionId
  title: string
  input: Record<string, unknown>
  /** Set where the GM chooses the rest in its form: the ability that a field goes with. */
  opens?: true
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
    const asker = askFor(action, 'actor', 'creature')
    const choices = Object.entries(action.asks).filter(([, ask]) => ask.kind === 'choice')
    const choice = choices.find(([, ask]) => ask.kind === 'choice' && ask.of.includes(score))
    const only = action.preview?.terms[0]?.name === score
    if (asker === null || !(choice || only)) continue
    const chosen = choice ? { [choice[0]]: score } : {}
    return {
      action: action.id,
      title: action.title,
      input: { ...action.input, [asker]: who, ...chosen },
    }
  }
  return null
}

/** The test that a skill adds to; its form asks what it is a test of. Null where skills are tested by themselves. */
export function addedRollOf(
  actions: readonly ActionView[],
  skill: string,
  who: string,
): ScoreRoll | null {
  for (const action of actions) {
    const asker = askFor(action, 'actor', 'creature')
    const name = askFor(action, 'skill')
    if (action.slot !== 'skill' || action.from !== null || asker === null || name === null) continue
    const named = action.asks[name]?.kind === 'switch' ? true : skill
    const input = { ...action.input, [asker]: who, [name]: named }
    return { action: action.id, title: action.title, input, opens: true }
  }
  return null
}

/**
 * The plain test of a number by its title, where the game offers its scores in small letters: of several
 * tests the one that offers the most. Null where no test offers it.
 */
export function plainTestOf(
  actions: readonly ActionView[],
  title: string,
  who: string,
): ScoreRoll | null {
  const score = title.toLowerCase()
  const found = actions.flatMap((action) => {
    const asker = askFor(action, 'actor', 'creature')
    if (action.slot !== 'skill' || action.from !== null || asker === null) return []
    return Object.entries(action.asks).flatMap(([name, ask]) => {
      if (ask.kind !== 'choice' || !ask.of.includes(score)) return []
      const input = { ...action.input, [asker]: who, [name]: score }
      return [{ roll: { action: action.id, title: action.title, input }, offers: ask.of.length }]
    })
  })
  const most = Math.max(...found.map(({ offers }) => offers))
  return found.find(({ offers }) => offers === most)?.roll ?? null
}
