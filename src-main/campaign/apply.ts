import type { Action, AtTable, Shelf } from '../rules/action.ts'
import type { Effect } from '../rules/effects.ts'
import type { Outcome, Step } from '../rules/outcome.ts'
import type { Answers, Question } from '../rules/procedure.ts'
import type { ActionId, Due, Id, Situation } from '../rules/situation.ts'
import { answering } from './answering.ts'
import { settle, type Consequences, type Settled } from './consequences.ts'
import { faultOf } from './input.ts'
import {
  rulesVersion,
  type Command,
  type Entry,
  type Given,
  type Head,
  type LibraryRecord,
} from './journal.ts'
import { libraryPatches, turnRound } from './library-patches.ts'
import { refused, type Refused } from './refusal.ts'
import { checksFor } from './triggers.ts'

/** What a campaign is played with: the rules in force, the shelf, and the wall clock's reading. */
export interface Context {
  action(situation: Situation, id: ActionId): Action | undefined
  consequences: Consequences
  shelf: Shelf
  record(id: Id): LibraryRecord | null
  /** What the session has come to so far; absent where no journal is at hand. */
  evening?: () => readonly Step[]
  /** ISO 8601, from the clock port. */
  at: string
}

export type Applied =
  | { end: 'done'; head: Head; entry: Entry }
  | { end: 'asks'; question: Question; given: Given }
  | { end: 'refused'; refused: Refused }

/** Carries a command out: a new head and its entry, a question, or a refusal. Pure. */
export function apply(head: Head, command: Command, context: Context): Applied {
  const action = context.action(head.state, command.action)
  if (!action)
    return refused('This game has no such action.', 'Pick another from the palette (Ctrl+K).')
  const hindrance = hindranceOf(head, action, command, context)
  if (hindrance) return hindrance
  const procedure = action.run(head.state, command.input as never, tableOf(command, context))
  const answered = answering(procedure, command)
  if (answered.end !== 'done') return answered
  return { end: 'done', ...enter(head, command, answered.outcome, answered.answers, context) }
}

/** The ruling and the shelf, as an action gets them. */
export function tableOf(
  command: Pick<Command, 'adjust' | 'override' | 'secret'>,
  context: Pick<Context, 'shelf' | 'evening'>,
): AtTable {
  const { adjust, override, secret } = command
  const { evening } = context
  return {
    ruling: { adjust, secret, ...(override ? { override } : {}) },
    // Read when it is looked at, so that who hands it over can tell whether it was.
    get shelf() {
      return context.shelf
    },
    ...(evening ? { evening } : {}),
  }
}

/** The due that holds an action back, if one does. */
export function holding(situation: Situation, action: ActionId): Due | undefined {
  return Object.values(situation.dues).find((due) => due.holds === action) as Due | undefined
}

function hindranceOf(
  head: Head,
  action: Action,
  command: Command,
  context: Context,
): Applied | null {
  if (action.struck)
    return refused(
      action.struck,
      'Rule it by hand: roll the dice from the palette (Ctrl+K) and note what comes of it.',
      action.rule,
    )
  const due = holding(head.state, action.id)
  if (due) return refused(`${due.why}.`, `First: ${due.title}.`, due.rule)
  const fault = faultOf(action.asks, command.input, head.state)
  if (fault) return refused(fault, 'Choose again.', action.rule)
  const preview = action.preview?.(head.state, command.input as never, tableOf(command, context))
  return preview?.refuses ? refused(preview.refuses, undefined, action.rule) : null
}

function enter(
  head: Head,
  command: Command,
  outcome: Outcome,
  answers: Answers,
  context: Context,
): { head: Head; entry: Entry } {
  const effects = [...outcome.effects, ...calledFor(head.state, command.action, context)]
  const settled = settle(head.state, effects, context.consequences)
  const library = libraryPatches(outcome.effects, (id) => context.record(id), context.at)
  const number = head.version + 1
  const entry: Entry = {
    number,
    kind: 'do',
    below: head.undo,
    above: 0,
    command,
    answers,
    outcome: told(outcome, settled, command.secret),
    forward: { head: settled.forward, library },
    inverse: { head: settled.inverse, library: turnRound(library) },
    clock: settled.state.clock.seconds,
    at: context.at,
    rulesVersion,
  }
  return { head: { ...head, version: number, state: settled.state, undo: number, redo: 0 }, entry }
}

function calledFor(state: Situation, id: ActionId, context: Context): Effect[] {
  const slot = context.action(state, id)?.slot
  return slot ? checksFor(state, slot) : []
}

const brief = (value: Step['value']): string => String(value).split(',')[0] ?? ''

/** A line that tells of nothing else to notice tells of a light that gutters or goes out. */
function noticed({ says, tone }: Outcome, rang: readonly Step[]): Pick<Outcome, 'says' | 'tone'> {
  if (rang.length === 0 || tone !== 'plain') return { says, tone }
  const [first, ...others] = new Set(rang.map(({ name, value }) => `${name} ${brief(value)}`))
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return { says: `${says}; ${first ?? ''}${more}`, tone: 'due' }
}

/** The outcome as the journal keeps it: its effects stand there already, as patches. */
function told(outcome: Outcome, { told: ended, rang }: Settled, secret: boolean): Outcome {
  return {
    ...outcome,
    ...noticed(outcome, rang),
    why: [...outcome.why, ...ended],
    secret: outcome.secret || secret,
    effects: [],
  }
}
