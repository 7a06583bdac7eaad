import type { Command } from '../campaign/journal.ts'
import type { ActionId } from '../rules/core/situation.ts'

/** Command for an action that rolls nothing and asks for nothing; the seed is added when it runs. */
export function simpleCommand(
  action: ActionId,
  input: Record<string, unknown>,
): Omit<Command, 'seed'> {
  return { action, input, given: {}, adjust: 0, secret: false, byHand: false }
}
