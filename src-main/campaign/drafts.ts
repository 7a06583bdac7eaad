import { nameKey, takenNames } from '../rules/common/names.ts'
import type { Step } from '../rules/core/outcome.ts'
import type { Ruleset } from '../rules/core/ruleset.ts'
import type { ActionId } from '../rules/core/situation.ts'
import { apply, type Context } from './apply.ts'
import type { Head } from './journal.ts'
import { refused, type Refused } from './refusal.ts'
import { creatureView } from './view/creatures.ts'
import type { CreatureView } from './view/views.ts'

/** Candidate that an action would add; run from the same seed, it adds the very same one. */
export interface Draft {
  seed: string
  says: string
  creature: CreatureView
  why: Step[]
}
type Drafted = { end: 'drafted'; draft: Draft } | { end: 'refused'; refused: Refused }

interface Drafting {
  action: ActionId
  input: Record<string, unknown>
  seed: string
}

/** Seeds tried for a candidate with an unused name; then one with a name in use is accepted. */
const tries = 12

/**
 * Drafts `count` candidates, each from a seed of its own. A candidate is drawn again when an earlier one,
 * or somebody living in the campaign, has the same first name.
 */
export function drafts(
  head: Head,
  { action, input, count }: Omit<Drafting, 'seed'> & { count: number },
  seedOf: () => string,
  context: Context,
  game: Ruleset,
): Draft[] | { end: 'refused'; refused: Refused } {
  const called = takenNames(head.state)
  const found: Draft[] = []
  for (let tried = 0; found.length < count; tried++) {
    const drafted = draft(head, { action, input, seed: seedOf() }, context, game)
    if (drafted.end === 'refused') return drafted
    const name = nameKey(drafted.draft.creature.name)
    if (called.has(name) && tried < tries && input['name'] === undefined) continue
    called.add(name)
    found.push(drafted.draft)
    tried = -1
  }
  return found
}

/** Runs an action on the side and shows the creature it would add. Nothing is kept. Pure. */
export function draft(
  head: Head,
  { action, input, seed }: Drafting,
  context: Context,
  game: Ruleset,
): Drafted {
  const command = { action, input, seed, given: {}, adjust: 0, secret: false, byHand: false }
  const applied = apply(head, command, context)
  if (applied.end === 'refused') return applied
  if (applied.end === 'asks')
    return refused(
      `It asks for “${applied.question.label}” on the way.`,
      'Run it from the palette (Ctrl+K) and answer there.',
    )
  const { state } = applied.head
  const { says, why, what } = applied.entry.outcome
  const creature = Object.values(state.creatures).find(({ id }) => !head.state.creatures[id])
  if (!creature) return refused(`${what}: ${says}.`)
  return {
    end: 'drafted',
    draft: { seed, says, creature: creatureView(creature, state, game, []), why },
  }
}
