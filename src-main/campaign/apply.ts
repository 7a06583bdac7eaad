import { isRefusal } from '../rules/core/preview.ts'
import { type Action, type AtTable, type Ready, type Shelf } from '../rules/core/action.ts'
import type { Phase } from '../rules/core/phase.ts'
import type { Effect } from '../rules/core/effects.ts'
import type { Outcome, Step } from '../rules/core/outcome.ts'
import { actionsOf, rulesetOf } from '../rules/registry.ts'
import { withHitPoints } from '../rules/gm/encounters/hit-points.ts'
import { isEncounterOpen, isLong, overEncounter } from '../rules/gm/encounters/held.ts'
import type { Answers, Procedure, Question } from '../rules/core/procedure.ts'
import type { ActionId, CampaignState, Id, Situation } from '../rules/core/situation.ts'
import type { Due } from '../rules/core/state/due.ts'
import { gmOutcome } from '../rules/gm/gm-outcome.ts'
import { answering } from './answering.ts'
import { settle, settledState, type Consequences, type Settled } from './consequences.ts'
import { fromHead, withFreeIds } from './free-ids.ts'
import { inputFault, withDefaults, type RecordFault } from './input.ts'
import {
  rulesVersion,
  type Command,
  type Entry,
  type Given,
  type Head,
  type LibraryRecord,
  type RecordType,
  type SceneUnit,
} from './journal.ts'
import { libraryPatches, turnRound } from './library-patches.ts'
import { refused, type Refused } from './refusal.ts'
import { checksFor } from './triggers.ts'
import type { SharedLibraryView } from './view/views/library.ts'

/** Everything besides the head that a command needs: rules in force, shelf, wall clock. */
export interface Context {
  action(situation: Situation, id: ActionId): Action | undefined
  consequences: Consequences
  shelf: Shelf
  /** The library that all campaigns share; absent where none is at hand. */
  shared?: SharedLibraryView
  record(type: RecordType, id: Id): LibraryRecord | null
  /** Summary of the session so far; absent where no journal is at hand. */
  evening?: () => readonly Step[]
  /** Checks records of an input that comes from outside; absent where they were checked before. */
  recordFault?: RecordFault
  /** ISO 8601, from the clock port. */
  at: string
}

/** Effects of a command before they became patches: its outcome's own, and what followed from them. */
export interface AppliedEffects {
  own: readonly Effect[]
  followed: readonly Effect[]
}

/** `effects` is absent where nothing was run: after an undo or a redo. */
export type Applied =
  | { end: 'done'; head: Head; entry: Entry; effects?: AppliedEffects }
  | { end: 'asks'; question: Question; given: Given }
  | { end: 'refused'; refused: Refused }

type Hindrance = Extract<Applied, { end: 'refused' }>

/** Carries a command out: a new head and its entry, a question, or a refusal. Pure. */
export function apply(from: Head, raw: Command, context: Context): Applied {
  const head = withFreeIds(from)
  const action = context.action(head.state, raw.action)
  if (!action)
    return refused('This game has no such action.', 'Pick another from the palette (Ctrl+K).')
  const command = { ...raw, input: withDefaults(action.asks, raw.input) }
  const planned = planOf(head, action, command, context)
  if ('refused' in planned) return planned
  const answered = answering(procedureOf(head, action, planned, command, context), command)
  if (answered.end !== 'done') return answered
  const entered = enter(head, command, answered.outcome, answered.answers, context)
  return { end: 'done', ...entered, entry: fromHead(entered.entry, from, head) }
}

/**
 * The action's own procedure, with hit points for monsters that appear. While an encounter is open, the GM
 * is asked before a long stretch of time passes.
 */
function procedureOf(
  head: Head,
  action: Action,
  planned: Ready,
  command: Command,
  context: Context,
): Procedure {
  const { state } = head
  const runOn = (on: Situation, ready: Ready): Procedure =>
    withHitPoints(on, ready.run(), tableOf(command, on, context))
  if (!isEncounterOpen(state)) return runOn(state, planned)
  const tried = answering(runOn(state, planned), { ...command, byHand: false })
  if (tried.end !== 'done' || !isLong(tried.outcome)) return runOn(state, planned)
  return overEncounter(state, rulesetOf(state), (leaving) => {
    const on = settledState(state, leaving, () => [])
    const again = planOf({ ...head, state: on }, action, command, context)
    return 'refused' in again ? notDone(action, again) : runOn(on, again)
  })
}

/** An action that cannot be done once the encounter has ended: its line says why. */
function* notDone({ title }: Action, { refused: { why } }: Hindrance): Procedure {
  yield* []
  return gmOutcome('GF-HOLD-01', title, why, [])
}

/** The ruling, the shelf and the game, as an action gets them. */
export function tableOf(
  command: Pick<Command, 'adjust' | 'override' | 'secret'>,
  on: Situation,
  context: Pick<Context, 'shelf' | 'evening'>,
): AtTable {
  const { adjust, override, secret } = command
  const { evening } = context
  return {
    ruling: { adjust, secret, ...(override ? { override } : {}) },
    // Getters: a view is kept for as long as what it read stays the same.
    get shelf() {
      return context.shelf
    },
    get ruleset() {
      return rulesetOf(on)
    },
    ...(evening ? { evening } : {}),
    after: (situation, effects) => settledState(situation as CampaignState, effects, () => []),
    offered: (phase, slot) =>
      actionsOf(on).flatMap(({ action }) =>
        action.phase === phase && action.slot === slot ? [action] : [],
      ),
  }
}

/** The due that holds an action back, if one does. */
export function holding(situation: Situation, action: ActionId): Due | undefined {
  return Object.values(situation.dues).find((due) => due.holds === action) as Due | undefined
}

/** An action as it can be done now, or what hinders it. */
export function planOf(
  head: Head,
  action: Action,
  command: Command,
  context: Context,
): Ready | Hindrance {
  if (action.struck)
    return refused(
      action.struck,
      'Rule it by hand: roll the dice from the palette (Ctrl+K) and note the result.',
      action.rule,
    )
  const due = holding(head.state, action.id)
  if (due) return refused(`${due.why}.`, `First: ${due.title}.`, due.rule)
  const fault = inputFault(action, command.input, head.state, context.recordFault)
  if (fault) return refused(fault.says, fault.way, action.rule)
  const at = tableOf(command, head.state, context)
  const planned = action.plan(head.state, command.input as never, at)
  return isRefusal(planned) ? refused(planned.refuses, undefined, action.rule) : planned
}

function enter(
  head: Head,
  command: Command,
  outcome: Outcome,
  answers: Answers,
  context: Context,
): { head: Head; entry: Entry; effects: AppliedEffects } {
  const effects = [...outcome.effects, ...calledFor(head.state, command.action, context)]
  const settled = settle(head.state, effects, context.consequences)
  const library = libraryPatches(
    outcome.effects,
    (type, id) => context.record(type, id),
    context.at,
  )
  const number = head.version + 1
  const entry: Entry = {
    number,
    kind: 'do',
    below: head.undo,
    above: 0,
    command,
    answers,
    outcome: journalOutcome(outcome, settled, command.secret),
    forward: { head: settled.forward, library },
    inverse: { head: settled.inverse, library: turnRound(library) },
    ...timesOf(head.state, settled.state, context.action(head.state, command.action)),
    clock: settled.state.clock.seconds,
    at: context.at,
    rulesVersion,
  }
  return {
    head: { ...head, version: number, state: settled.state, undo: number, redo: 0 },
    entry,
    effects: { own: effects, followed: settled.applied.slice(effects.length) },
  }
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

/** Adds notices, such as a light that is nearly out, to a line whose tone is plain; of others only those shown always. */
function noticed(
  { says, tone }: Outcome,
  { rang, always }: Pick<Settled, 'rang' | 'always'>,
): Pick<Outcome, 'says' | 'tone'> {
  const shown = tone === 'plain' ? rang : always
  if (shown.length === 0) return { says, tone }
  const [first, ...others] = new Set(shown.map(({ name, value }) => `${name} ${brief(value)}`))
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return { says: `${says}; ${first ?? ''}${more}`, tone: tone === 'plain' ? 'due' : tone }
}

/** The outcome as the journal keeps it: its effects stand there already, as patches. */
function journalOutcome(outcome: Outcome, settled: Settled, secret: boolean): Outcome {
  return {
    ...outcome,
    ...noticed(outcome, settled),
    why: [...outcome.why, ...settled.told],
    secret: outcome.secret || secret,
    effects: [],
  }
}
