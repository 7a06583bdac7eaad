import type { Action, Game, Ready } from '../../rules/core/action.ts'
import { askFor } from '../../rules/core/asks.ts'
import type { Phase } from '../../rules/core/phase.ts'
import { isRefusal, refusal, type Preview } from '../../rules/core/preview.ts'
import { isEncounterOpen, heldAhead, isLong } from '../../rules/gm/encounters/held.ts'
import { untimelyReason } from '../../rules/gm/fight/phase-fit.ts'
import { personOf } from '../../rules/gm/party/ours.ts'
import type { Situation } from '../../rules/core/situation.ts'
import type { Due } from '../../rules/core/state/due.ts'
import { answering } from '../answering.ts'
import { holding, tableOf, type Context } from '../apply.ts'
import { inputFault, isComplete, withDefaults } from '../input.ts'
import { byNeed, startInput } from './defaults.ts'
import { Memory } from './memory.ts'
import type { ActionView, KnownActionId, DueView } from './views.ts'

const plainRuling = { adjust: 0, secret: false }

/** Every action the campaign has now, with its default input and the odds of that. */
export function actionViews(
  offered: readonly { action: Action; from: string | null }[],
  situation: Situation,
  context: Context,
): ActionView[] {
  const shelved = new WatchedShelf(context)
  return offered.map(({ action, from }) => {
    shelved.looked = false
    const view = drawn.of(action, situation, [from], (seen) =>
      actionView(action, from, seen, shelved.context),
    )
    // The shelf is mutable, so a view that read it may not be kept.
    if (shelved.looked) drawn.forget(action)
    return view
  })
}

const drawn = new Memory<Action, ActionView>()

/** Records whether the shelf was read. */
class WatchedShelf {
  looked = false
  readonly context: Context

  constructor(context: Context) {
    const look = (): Context['shelf'] => {
      this.looked = true
      return context.shelf
    }
    this.context = {
      ...context,
      get shelf() {
        return look()
      },
    }
  }
}

function actionView(
  action: Action,
  from: string | null,
  situation: Situation,
  context: Context,
): ActionView {
  const { input, preview } = start(action, situation, context)
  return {
    id: action.id as KnownActionId,
    title: action.title,
    rule: action.rule,
    phase: action.phase,
    slot: action.slot,
    from,
    finds: action.finds ?? '',
    asks: action.asks,
    input,
    preview,
    refuses: refusalOf(action, preview, situation),
    ...(action.creation ? { creation: true as const } : {}),
  }
}

/**
 * The input that an action begins with: about the first of the party it can be done to, or the one who needs it most
 * where it is care, where it can't be done to whoever the rules propose.
 */
function start(
  action: Action,
  situation: Situation,
  context: Context,
): { input: Record<string, unknown>; preview: Preview | null } {
  const proposed = startInput(action, situation)
  const preview = previewOf(action, proposed, 0, situation, context)
  const about =
    askFor(action.asks, 'actor', 'creature') ?? askFor(action.asks, 'target', 'creature')
  const ask = about === null ? undefined : action.asks[about]
  const isForOne =
    ask?.kind === 'creature' &&
    !ask.optional &&
    !Object.values(action.asks).some(({ kind }) => kind === 'item' || kind === 'due')
  if (!preview?.refuses || action.struck || about === null || !isForOne)
    return { input: proposed, preview }
  const others = ask.begins === 'hurt' ? byNeed(situation).map(({ id }) => id) : situation.party
  for (const id of others) {
    const input = { ...proposed, [about]: id }
    const other = id === proposed[about] ? null : previewOf(action, input, 0, situation, context)
    if (other && other.refuses === undefined) return { input, preview: other }
  }
  return { input: proposed, preview }
}

/** Preview of an action with this input, or its refusal; null while the input is not complete. */
export function previewOf(
  action: Action,
  given: Record<string, unknown>,
  adjust: number,
  situation: Situation,
  context: Context,
): Preview | null {
  if (action.struck) return refusal(action.struck)
  const input = withDefaults(action.asks, given)
  if (!isComplete(action.asks, input)) return null
  const fault = inputFault(action, input, situation)
  if (fault) return refusal(`${fault.says} ${fault.way}`)
  const at = tableOf({ ...plainRuling, adjust }, situation, context)
  const planned = action.plan(situation, input as never, at)
  if (isRefusal(planned)) return planned
  const preview = withPhase(action, input, planned.preview, situation, at.ruleset)
  return preview && isHeld(action, planned, situation)
    ? { ...preview, verdict: [preview.verdict, heldAhead].filter(Boolean).join('; ') }
    : preview
}

/** A preview with the phase of the round that it belongs in, where another is on. */
function withPhase(
  { deed: usual, asks }: Action,
  input: Readonly<Record<string, unknown>>,
  preview: Preview | null,
  situation: Situation,
  { combat }: Pick<Game, 'combat'>,
): Preview | null {
  const deed = preview?.deed ?? usual
  if (!preview || !deed || !situation.fight) return preview
  const actor = askFor(asks, 'actor', 'creature')
  const by = actor === null ? undefined : situation.creatures[String(input[actor])]
  const untimely = untimelyReason(situation, combat, deed, by)
  return untimely ? { ...preview, untimely } : preview
}

/** Phases whose actions may pass over an open encounter: a turn, a check or a blow is too short. */
const longPhases: readonly Phase[] = ['rest', 'town', 'travel']

/** True when the GM would be asked about open encounters first, because the action takes long. Rule GF-HOLD-01. */
function isHeld({ id, phase }: Action, planned: Ready, situation: Situation): boolean {
  if (!isEncounterOpen(situation) || !longPhases.includes(phase)) return false
  const command = { ...plainRuling, action: id, input: {}, given: {}, seed: anySeed }
  const tried = answering(planned.run(), { ...command, byHand: false })
  return tried.end === 'done' && isLong(tried.outcome)
}

const anySeed = '0'.repeat(32)

/** Words for when a due comes, in the order of time. */
const dueTimes: Readonly<Record<Due['when'], string>> = {
  now: '',
  'next turn': ', next turn',
  'end of round': ', at the end of the round',
  'end of fight': ', at the end of the fight',
}
const timesInOrder = Object.keys(dueTimes)

/** Dues as they come: those of this moment first. What waits for the end of a fight is due now when none is on. */
export function duesInOrder(situation: Situation): Situation['dues'][string][] {
  return Object.values(situation.dues)
    .map((due) =>
      situation.fight || !due.when.startsWith('end') ? due : { ...due, when: 'now' as const },
    )
    .sort((one, other) => timesInOrder.indexOf(one.when) - timesInOrder.indexOf(other.when))
}

export function dueViews(situation: Situation, context: Context): DueView[] {
  return duesInOrder(situation).map((due) => {
    const action = context.action(situation, due.action)
    const input = inputHere(due, situation)
    // What it leaves open is run as the action stands.
    const whole = action ? { ...startInput(action, situation), ...input } : input
    return {
      id: due.id,
      action: due.action as KnownActionId,
      title: due.title,
      why: `${due.why}${dueTimes[due.when]}`,
      rule: due.rule,
      when: due.when,
      must: due.must,
      input,
      who: [...due.who],
      preview: action ? previewOf(action, whole, 0, situation, context) : null,
      holds: due.holds ? (context.action(situation, due.holds)?.title ?? null) : null,
    }
  })
}

/** A due's input without people on the bench or with the other group: the GM chooses who stands in. */
function inputHere(
  { input }: Situation['dues'][string],
  situation: Situation,
): Record<string, unknown> {
  const isAway = (value: unknown): boolean =>
    typeof value === 'string' &&
    !(value in situation.creatures) &&
    personOf(situation, value) !== undefined
  const here = (value: unknown): unknown =>
    Array.isArray(value) ? value.filter((one) => !isAway(one)) : value
  return Object.fromEntries(
    Object.entries(input).flatMap(([key, value]) => (isAway(value) ? [] : [[key, here(value)]])),
  )
}

function refusalOf(action: Action, preview: Preview | null, situation: Situation): string | null {
  const due = holding(situation, action.id)
  if (due) return `${due.why}. First: ${due.title}.`
  return preview?.refuses ?? null
}
