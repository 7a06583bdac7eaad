import type { Action, AtTable, Phase, Shelf } from '../rules/core/action.ts'
import type { Effect } from '../rules/core/effects.ts'
import type { Outcome, Step } from '../rules/core/outcome.ts'
import { rulesetOf } from '../rules/registry.ts'
import { withHitPoints } from '../rules/gm/encounters/hit-points.ts'
import { encounterOpen, isLong, overEncounter } from '../rules/gm/encounters/held.ts'
import type { Answers, Procedure, Question } from '../rules/core/procedure.ts'
import type { ActionId, CampaignState, Id, Situation } from '../rules/core/situation.ts'
import type { Due } from '../rules/core/state/due.ts'
import { gmOutcome } from '../rules/gm/gm-outcome.ts'
import { answering } from './answering.ts'
import { settle, type Consequences, type Settled } from './consequences.ts'
import { faultOf, withDefaults } from './input.ts'
import {
  rulesVersion,
  type Command,
  type Entry,
  type Given,
  type Head,
  type LibraryRecord,
  type SceneUnit,
} from './journal.ts'
import { libraryPatches, turnRound } from './library-patches.ts'
import { refused, type Refused } from './refusal.ts'
import { checksFor } from './triggers.ts'

/** Everything besides the head that a command needs: rules in force, shelf, wall clock. */
export interface Context {
  action(situation: Situation, id: ActionId): Action | undefined
  consequences: Consequences
  shelf: Shelf
  record(id: Id): LibraryRecord | null
  /** Summary of the session so far; absent where no journal is at hand. */
  evening?: () => readonly Step[]
  /** ISO 8601, from the clock port. */
  at: string
}

export type Applied =
  | { end: 'done'; head: Head; entry: Entry }
  | { end: 'asks'; question: Question; given: Given }
  | { end: 'refused'; refused: Refused }

type Hindrance = Extract<Applied, { end: 'refused' }>

/** Carries a command out: a new head and its entry, a question, or a refusal. Pure. */
export function apply(head: Head, asked: Command, context: Context): Applied {
  const action = context.action(head.state, asked.action)
  if (!action)
    return refused('This game has no such action.', 'Pick another from the palette (Ctrl+K).')
  const command = { ...asked, input: withDefaults(action.asks, asked.input) }
  const hindrance = hindranceOf(head, action, command, context)
  if (hindrance) return hindrance
  const answered = answering(procedureOf(head, action, command, context), command)
  if (answered.end !== 'done') return answered
  return { end: 'done', ...enter(head, command, answered.outcome, answered.answers, context) }
}

/**
 * The action's own procedure, with hit points for monsters that appear. While an encounter is open, the GM
 * is asked before a long stretch of time passes.
 */
function procedureOf(head: Head, action: Action, command: Command, context: Context): Procedure {
  const { state } = head
  const table = tableOf(command, context)
  const runOn = (on: Situation): Procedure =>
    withHitPoints(on, action.run(on, command.input as never, table), table, rulesetOf)
  if (!encounterOpen(state)) return runOn(state)
  const tried = answering(runOn(state), { ...command, byHand: false })
  if (tried.end !== 'done' || !isLong(tried.outcome)) return runOn(state)
  return overEncounter(state, rulesetOf(state), (leaving) => {
    const on = settle(state, leaving, () => []).state
    const hindrance = hindranceOf({ ...head, state: on }, action, command, context)
    return hindrance ? notDone(action, hindrance) : runOn(on)
  })
}

/** An action that cannot be done once the encounter has ended: its line says why. */
function* notDone({ title }: Action, { refused: { why } }: Hindrance): Procedure {
  yield* []
  return gmOutcome('GF-HOLD-01', title, why, [])
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
    // A getter, so that the caller can tell whether the shelf was read.
    get shelf() {
      return context.shelf
    },
    ...(evening ? { evening } : {}),
    after: (situation, effects) => settle(situation as CampaignState, effects, () => []).state,
  }
}

/** The due that holds an action back, if one does. */
export function holding(situation: Situation, action: ActionId): Due | undefined {
  return Object.values(situation.dues).find((due) => due.holds === action) as Due | undefined
}

/** Remedy where an input names something that does not exist. */
export const chooseAgain = 'Choose again.'

function hindranceOf(
  head: Head,
  action: Action,
  command: Command,
  context: Context,
): Hindrance | null {
  if (action.struck)
    return refused(
      action.struck,
      'Rule it by hand: roll the dice from the palette (Ctrl+K) and note what comes of it.',
      action.rule,
    )
  const due = holding(head.state, action.id)
  if (due) return refused(`${due.why}.`, `First: ${due.title}.`, due.rule)
  const fault = faultOf(action.asks, command.input, head.state)
  if (fault) return refused(fault, chooseAgain, action.rule)
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
    outcome: kept(outcome, settled, command.secret),
    forward: { head: settled.forward, library },
    inverse: { head: settled.inverse, library: turnRound(library) },
    ...timesOf(head.state, settled.state, context.action(head.state, command.action)),
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

const sceneOf: Partial<Record<Phase, SceneUnit>> = { dungeon: 'turn', travel: 'watch', town: 'day' }

/** The scene and the round of the fight that an entry belongs to. */
function timesOf(
  before: Situation,
  after: Situation,
  action: Action | undefined,
): Pick<Entry, 'scene' | 'round'> {
  const round = (after.fight ?? before.fight)?.round
  const scene = action && sceneOf[action.phase]
  return { ...(scene ? { scene } : {}), ...(round === undefined ? {} : { round }) }
}

const brief = (value: Step['value']): string => String(value).split(',')[0] ?? ''

/** Adds notices, such as a light that is nearly out, to a line whose tone is plain. */
function noticed({ says, tone }: Outcome, rang: readonly Step[]): Pick<Outcome, 'says' | 'tone'> {
  if (rang.length === 0 || tone !== 'plain') return { says, tone }
  const [first, ...others] = new Set(rang.map(({ name, value }) => `${name} ${brief(value)}`))
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return { says: `${says}; ${first ?? ''}${more}`, tone: 'due' }
}

/** The outcome as the journal keeps it: its effects stand there already, as patches. */
function kept(outcome: Outcome, { told: ended, rang }: Settled, secret: boolean): Outcome {
  return {
    ...outcome,
    ...noticed(outcome, rang),
    why: [...outcome.why, ...ended],
    secret: outcome.secret || secret,
    effects: [],
  }
}
