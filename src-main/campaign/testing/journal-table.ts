import { newCreature } from '../../rules/core/creature.ts'
import type { CampaignState } from '../../rules/core/situation.ts'
import type { Creature, Side } from '../../rules/core/state/creature.ts'
import { apply, type Applied, type Context } from '../apply.ts'
import type { Command, Entry, Given, Head } from '../journal.ts'
import { firstHead, newState } from '../state.ts'
import { amend, type Amended } from '../amend.ts'
import { lineage, type LineageStep } from '../lineage.ts'
import { redo, undo } from '../undo.ts'
import { actions, consequences } from './sample-rules.ts'
import { emptyShelf } from '../../rules/testing/empty-shelf.ts'

const at = '2026-11-21T20:00:00.000Z'

export const context: Context = {
  action: (_situation, id) => actions.find((action) => action.id === id),
  consequences,
  shelf: emptyShelf,
  record: () => null,
  at,
}

/** Two adventurers and two goblins in the second round of a fight. */
export function startingState(): CampaignState {
  const state = newState('Sample', 'hearts', {})
  const creatures = [
    creature('ada', 'party', {
      hp: 3,
      units: 1,
      str: 10,
      agility: 9,
      mojo: 8,
      survival: 7,
      com: 3,
      attack: 4,
      intelligence: 15,
    }),
    creature('bo', 'party', { hp: 3, str: 12, intelligence: 17 }),
    creature('g1', 'foes', { hp: 1, ap: 1, defence: 3, evasion: 5, fortitude: 4 }),
    creature('g2', 'foes', { hp: 9 }),
  ]
  return {
    ...state,
    creatures: Object.fromEntries(creatures.map((one) => [one.id, one])),
    party: ['ada', 'bo'],
    groups: { goblins: { id: 'goblins', name: 'Goblins', members: ['g1', 'g2'], strength: 2 } },
    fight: { round: 1, declared: { g1: 'cast' }, acted: {} },
  }
}

function creature(id: string, side: Side, values: Record<string, number>): Creature {
  return side === 'foes'
    ? { ...newCreature(id, id, 'monster', values), group: 'goblins' }
    : newCreature(id, id, 'character', values)
}

export function command(
  action: string,
  input: Record<string, unknown> = {},
  given: Given = {},
): Command {
  return {
    action: action as Command['action'],
    input,
    given,
    seed: '0123456789abcdef0123456789abcdef',
    adjust: 0,
    secret: false,
    byHand: false,
  }
}

/** A table that keeps its journal, as the store would. */
export class JournalTable {
  head: Head
  readonly journal: Entry[] = []

  constructor(readonly start: CampaignState = startingState()) {
    this.head = firstHead('sample', start)
  }

  do(
    action: string,
    input: Record<string, unknown> = {},
    given: Given = {},
    more: Partial<Command> = {},
  ): Applied {
    return this.keep(apply(this.head, { ...command(action, input, given), ...more }, context))
  }

  undo(): void {
    this.keep({ end: 'done', ...undo(this.head, this.entryAt(this.head.undo), at) })
  }

  redo(): void {
    this.keep({ end: 'done', ...redo(this.head, this.entryAt(this.head.redo), at) })
  }

  /** Lines that can be amended, newest first. */
  get lineage(): LineageStep[] {
    return lineage(this.head, (number) => this.journal[number - 1])
  }

  /** Amends a line, counted back from the last one. */
  amend(given: Given, back = 0): Amended {
    const steps = this.lineage
    const line = steps[back]?.line
    const whole = { ...line?.command.given, ...given }
    const of = { number: line?.number ?? 0, given: whole }
    const amended = amend(this.head, steps, of, () => context)
    if (amended.end === 'done') this.take(amended.head, amended.entries)
    return amended
  }

  value(creatureId: string, field: string): number | undefined {
    return this.head.state.creatures[creatureId]?.values[field]
  }

  private keep(applied: Applied): Applied {
    if (applied.end === 'done') this.take(applied.head, [applied.entry])
    return applied
  }

  /** Another table that stands as this one does. */
  copy(): JournalTable {
    const other = new JournalTable(this.start)
    other.take(this.head, this.journal)
    return other
  }

  take(head: Head, entries: readonly Entry[]): void {
    this.head = head
    this.journal.push(...entries)
  }

  entryAt(number: number): Entry {
    const entry = this.journal[number - 1]
    if (!entry) throw new Error(`there is no entry ${number}`)
    return entry
  }
}

/** Result of a command as one text: its outcome, its question or its refusal. */
export function resultText(applied: Applied | Amended): string {
  if (applied.end === 'done')
    return ('entries' in applied ? applied.entries[0] : applied.entry).outcome.says
  return applied.end === 'asks'
    ? `asks ${applied.question.label}`
    : `refused: ${applied.refused.why}`
}
