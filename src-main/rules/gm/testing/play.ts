import { apply, type Context } from '../../../campaign/apply.ts'
import type { Entry, Given, Head } from '../../../campaign/journal.ts'
import { command, context, resultText } from '../../../campaign/testing/journal-table.ts'
import { firstHead, newState } from '../../../campaign/state.ts'
import { undo } from '../../../campaign/undo.ts'
import { previewAction, type Action } from '../../core/action.ts'
import type { Preview } from '../../core/preview.ts'
import { actionsOf, rulesetOf } from '../../registry.ts'
import type { CampaignState, RulesetId } from '../../core/situation.ts'
import type { Creature } from '../../core/state/creature.ts'
import { tableFor } from '../../testing/empty-shelf.ts'
import { shelfOf, type Shelved } from '../../testing/shelf-of.ts'
import { gmConsequences } from '../consequences.ts'

/** A new campaign with Maud (c1) and Odo (c2) that runs actions as the app does. */
export class Play {
  head: Head
  readonly entries: Entry[] = []
  readonly rules: Context

  constructor(ruleset: RulesetId, shelved: Shelved, some: Partial<CampaignState> = {}) {
    const state = { ...newState('Test', ruleset, {}), ...some }
    const { blank } = rulesetOf(state).characters
    const party: Creature[] = [blank('c1', 'Maud'), blank('c2', 'Odo')]
    this.rules = {
      ...context,
      action: (situation, id) =>
        actionsOf(situation).find(({ action }) => action.id === id)?.action,
      consequences: gmConsequences,
      shelf: shelfOf(shelved),
    }
    this.head = firstHead('c', {
      ...state,
      creatures: Object.fromEntries(party.map((one) => [one.id, one])),
      party: ['c1', 'c2'],
      nextId: 10,
    })
  }

  get state(): CampaignState {
    return this.head.state
  }

  /** Runs an action; returns the text of its entry, or the reason it was refused. */
  does(action: string, input: Record<string, unknown> = {}, given: Given = {}): string {
    const applied = apply(this.head, command(action, input, given), this.rules)
    if (applied.end === 'done') {
      this.head = applied.head
      this.entries.push(applied.entry)
    }
    return resultText(applied)
  }

  takeBack(): void {
    const entry = this.entries.pop()
    if (!entry) throw new Error('there is nothing to take back')
    this.head = undo(this.head, entry, context.at).head
  }

  change(some: Partial<CampaignState>): void {
    this.head = { ...this.head, state: { ...this.head.state, ...some } }
  }

  preview(id: string, input: Record<string, unknown> = {}): Preview | null {
    const action: Action | undefined = this.rules.action(this.state, id as Action['id'])
    const at = tableFor(this.state, this.rules.shelf)
    return action ? previewAction(action, this.state, input, at) : null
  }
}
