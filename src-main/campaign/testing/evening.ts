import fc from 'fast-check'
import { expect } from 'vitest'
import { previewAction } from '../../rules/core/action.ts'
import type { Effect } from '../../rules/core/effects.ts'
import type { Outcome } from '../../rules/core/outcome.ts'
import type { Preview } from '../../rules/core/preview.ts'
import type { Question } from '../../rules/core/procedure.ts'
import type { CampaignState, RulesetId } from '../../rules/core/situation.ts'
import type { Creature, Item } from '../../rules/core/state/creature.ts'
import { actionNamed, actionsOf } from '../../rules/registry.ts'
import { tableFor } from '../../rules/testing/empty-shelf.ts'
import { apply, type Applied } from '../apply.ts'
import { settle } from '../consequences.ts'
import type { Command, Entry, Given, Head } from '../journal.ts'
import { firstHead, newState } from '../state.ts'
import { undo } from '../undo.ts'
import { defaultInput } from '../view/defaults.ts'
import { context } from './context.ts'

type Input = Record<string, unknown>

/** An evening of a game: commands as the screen gives them, with dice typed where a test names them. */
export class Evening {
  head: Head

  constructor(
    readonly game: RulesetId,
    creatures: readonly Creature[],
    houseRules: CampaignState['houseRules'],
    more: Partial<CampaignState> = {},
  ) {
    this.head = firstHead(game, {
      ...newState('An evening', game, {}),
      houseRules,
      creatures: Object.fromEntries(creatures.map((creature) => [creature.id, creature])),
      party: creatures.filter(({ side }) => side === 'party').map(({ id }) => id),
      nextId: 20,
      ...more,
    })
  }

  get state(): CampaignState {
    return this.head.state
  }

  /** Runs an action and returns its outcome; a refusal or a question fails the test. */
  do(action: string, input: Input = {}, given: Given = {}, more = {}): Outcome {
    const applied = this.try(action, input, given, more)
    if (applied.end !== 'done') throw new Error(`${action}: ${JSON.stringify(applied)}`)
    this.head = applied.head
    return applied.entry.outcome
  }

  /** Reason the action is refused; fails the test when it is not. */
  refuses(action: string, input: Input = {}): string {
    const applied = this.try(action, input)
    if (applied.end !== 'refused') throw new Error(`${action} is not refused`)
    return applied.refused.why
  }

  /** Question at which the action stops; fails the test when there is none. */
  question(action: string, input: Input = {}, given: Given = {}): Question {
    const applied = this.try(action, input, given)
    if (applied.end !== 'asks') throw new Error(`${action} asks nothing`)
    return applied.question
  }

  preview(action: string, input: Input = {}): Preview {
    return previewIn(this.state, this.#named(action), input)
  }

  /** Applies effects without an action. */
  happen(...effects: Effect[]): void {
    const { state } = settle(this.state, effects, context.consequences)
    this.head = { ...this.head, state }
  }

  value(id: string, field: string): number | undefined {
    return this.state.creatures[id]?.values[field]
  }

  conditions(id: string): string[] {
    return Object.keys(this.state.creatures[id]?.conditions ?? {})
  }

  /** Actions of the game that are due; dues of the screen are left out. */
  dues(): string[] {
    return Object.values(this.state.dues)
      .map(({ action }) => action)
      .filter((action) => action.startsWith(`${this.game}.`))
  }

  try(action: string, input: Input, given: Given = {}, more = {}): Applied {
    const id = this.#named(action)
    const whole = { ...defaultInput(actionNamed(this.state, id)?.asks ?? {}, this.state), ...input }
    return apply(this.head, { ...click(id, whole, given), ...more }, context)
  }

  /** A bare word is an action of this game. */
  #named(action: string): Command['action'] {
    return (action.includes('.') ? action : `${this.game}.${action}`) as Command['action']
  }
}

function click(action: Command['action'], input: Input, given: Given): Command {
  const seed = '0123456789abcdef0123456789abcdef'
  return { action, input, given, seed, adjust: 0, secret: false, byHand: false }
}

/** Preview of an action, as the screen shows it before rolling. */
export function previewIn(
  state: CampaignState,
  action: Command['action'],
  input: Input = {},
): Preview {
  const found = actionNamed(state, action)
  const whole = { ...defaultInput(found?.asks ?? {}, state), ...input }
  const shown = found && previewAction(found, state, whole, tableFor(state, context.shelf))
  if (!shown) throw new Error(`${action} shows nothing`)
  return shown
}

/** Creature with items, ready unless stated otherwise; a word is an item of the price list. */
export function withItems(creature: Creature, ...items: (string | Partial<Item>)[]): Creature {
  const held = items.map((item, at): Item => ({
    id: `${creature.id}i${at + 1}`,
    name: 'Thing',
    count: 1,
    ready: true,
    ...(typeof item === 'string' ? { name: item, gear: item } : item),
  }))
  return {
    ...creature,
    items: Object.fromEntries(held.map((item) => [item.id, item])),
    itemOrder: held.map(({ id }) => id),
  }
}

/** The foes as a group of goblins that the party has met; nothing without foes. */
export function goblinsMet(creatures: readonly Creature[]): Partial<CampaignState> {
  const foes = creatures.filter(({ side }) => side === 'foes').map(({ id }) => id)
  if (foes.length === 0) return {}
  return {
    groups: { g9: { id: 'g9', name: 'Goblins', members: foes, strength: foes.length } },
    encounter: {
      id: 'e8',
      title: 'Goblins',
      group: 'g9',
      number: foes.length,
      from: 'here',
      attitude: 'unknown',
      foretold: false,
    },
  }
}

/** Runs an action as a click on the screen would, answering each question with its first option. */
function clicked(
  head: Head,
  id: Command['action'],
  seed: string,
): { head: Head; entry: Entry } | null {
  const action = actionNamed(head.state, id)
  if (!action) return null
  const input = defaultInput(action.asks, head.state)
  let given: Given = {}
  for (let attempts = 0; attempts < 60; attempts++) {
    const applied = apply(head, { ...click(id, input, given), seed }, context)
    if (applied.end === 'done') return { head: applied.head, entry: applied.entry }
    if (applied.end === 'refused' || applied.question.ask !== 'choice') return null
    given = { ...given, [applied.question.label]: applied.question.of[0] ?? '' }
  }
  throw new Error(`${id} asks without end`)
}

/** Does whatever the game offers, in any order, and expects that undo leads back to the beginning. */
export function expectUndone({ game, head: first }: Evening): void {
  const ids = actionsOf(first.state)
    .map(({ action }) => action.id)
    .filter((id) => id.startsWith(`${game}.`) || /^house\.(next-phase|round|fight)/.test(id))
  const clicks = fc.array(fc.record({ at: fc.nat(), seed: fc.nat({ max: 0xffff }) }), {
    minLength: 5,
    maxLength: 30,
  })
  fc.assert(
    fc.property(clicks, (wanted) => {
      let head = first
      const journal: Entry[] = []
      for (const { at, seed } of wanted) {
        const id = ids[at % ids.length]
        const done = id ? clicked(head, id, seed.toString(16).padStart(32, '0')) : null
        if (!done) continue
        head = done.head
        journal.push(done.entry)
      }
      for (const entry of [...journal].reverse()) head = undo(head, entry, context.at).head
      expect(head.state).toEqual(first.state)
    }),
    { numRuns: 60 },
  )
}
