import type { Context } from '../campaign/apply.ts'
import { draftCreation, type CreationDraft } from '../campaign/creation-draft.ts'
import { drafts, type Draft } from '../campaign/drafts.ts'
import type { Given, Head } from '../campaign/journal.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import type { ActionId } from '../rules/core/situation.ts'
import { rulesInForce } from './games.ts'

/** A creation as it is wanted: its input, the dice that are known, and labels of those to roll again. */
export interface WantedCreation {
  action: ActionId
  input: Record<string, unknown>
  given: Given
  seed?: string
  again: string[]
}

/**
 * Drafts of an action, each from a fresh seed; run with the seed of one, the action does the same.
 * @throws {Refusal} when the action can't be drafted.
 */
export function draftsFrom(
  head: Head,
  wanted: { action: ActionId; input: Record<string, unknown>; count: number },
  seed: () => string,
  context: Context,
): Draft[] {
  const found = drafts(head, wanted, seed, context, rulesInForce(head.state).ruleset)
  if (!Array.isArray(found)) throw new Refusal('refused', found.refused.why, found.refused.way)
  return found
}

/**
 * A creation played on the side, from a fresh seed where none is given.
 * @throws {Refusal} when it can't be played with this input.
 */
export function creationFrom(
  head: Head,
  { again, ...rest }: WantedCreation,
  seed: () => string,
  context: Context,
): CreationDraft {
  const wish = {
    seed: seed(),
    ...rest,
    ...(again.length > 0 ? { again: { labels: again, seed: seed() } } : {}),
  }
  const drafted = draftCreation(head, wish, context, rulesInForce(head.state).ruleset)
  if (drafted.end === 'refused')
    throw new Refusal('refused', drafted.refused.why, drafted.refused.way)
  return drafted.draft
}
