import type { Action } from '../../rules/core/action.ts'
import { askFor } from '../../rules/core/asks.ts'
import type { Situation } from '../../rules/core/situation.ts'
import type { Amended } from '../amend.ts'
import type { Entry } from '../journal.ts'
import { settledBy, tryDue } from './due-dice.ts'
import { isFields, listed, numberFrom, quoted, ScriptFault, withinFaults } from './fault.ts'
import { findAction } from './find-action.ts'
import type { PlayStep } from './form.ts'
import { onlyMeant } from './match-name.ts'
import { givenTo, rollersOf } from './read-step.ts'
import type { StepResult } from './results.ts'
import { withDice, type WithDice } from './run-command.ts'
import type { Playing, ScriptTable } from './script-table.ts'
import { StepDice } from './step-dice.ts'
import { stepInput } from './step-input.ts'
import { stepResult, unfinished, withFault } from './step-report.ts'

/** Plays a line again with other dice, answers or input, and the later lines after it. */
export function amendLine(playing: Playing, step: PlayStep, number: number): StepResult {
  const { table, lines } = playing
  const said = numberFrom(step['amend'])
  if (said === null) throw new ScriptFault('amend', `${quoted(step['amend'])} is no step’s number.`)
  // Whoever begins to count at nought means the first step.
  const of = said === 0 ? 1 : said
  const line = lines.get(of) ?? of
  const amended = table.lines.find((one) => one.line.number === line)?.line
  if (!amended)
    throw new ScriptFault('amend', `step ${of} has no line that can be amended.`, [
      ...[...lines.keys()].map(String),
    ])
  const before = table.state
  const action = findAction(before, amended.command.action)
  const given = givenTo(step, action.asks)
  const names = Object.keys(given)
  const input =
    names.length > 0
      ? {
          ...amended.command.input,
          ...pick(stepInput(action, given, before, table.shelf), action, given),
        }
      : undefined
  const ended = playAgain(table, amended, [step['dice'], step['answers']], input)
  if (ended.end !== 'done') return unfinished(ended, number, `Amend step ${of}`, before)
  // The line right after it, where dice of the step have settled that too.
  const later = table.lines.map((one) => one.line).filter((one) => one.number > line)
  const after = later.at(-1)
  const next = after && table.isOfStepBefore(after.command) ? after : undefined
  const did = { number, did: `Amend step ${of}`, before }
  const result = take(playing, ended, action, did)
  return next ? amendDue(playing, step, did, next, result) : result
}

/** An amendment with the dice that are left for what the step had made due, and settled at once. */
function amendDue(
  playing: Playing,
  { dice }: PlayStep,
  did: { number: number; did: string; before: Situation },
  of: Entry,
  first: StepResult,
): StepResult {
  const { unused = [], error: _, ...rest } = first
  const { table } = playing
  const line = table.lines
    .map((one) => one.line)
    .find((one) => one.command.action === of.command.action && one.number >= of.number)
  if (!isFields(dice) || unused.length === 0 || !line) return first
  const left = Object.fromEntries(unused.map((key) => [key, dice[key]]))
  const ended = withinFaults(() => playAgain(table, line, [left]))
  if (ended?.end !== 'done' || ended.unused.length > 0)
    return otherDue(playing, line, left, did.number, { ...rest, unused }) ?? first
  const action = findAction(did.before, line.command.action)
  return settledBy({ ...rest, unused }, take(playing, ended, action, did), action.title, unused)
}

/** An amendment by which another is due than before, as the other one strikes: what was settled is taken back, and this settled. */
function otherDue(
  playing: Playing,
  { number: line, command }: Entry,
  left: Readonly<Record<string, unknown>>,
  number: number,
  first: StepResult,
): StepResult | undefined {
  const { table, lines } = playing
  const { head } = table
  if (table.lines[0]?.line.number !== line) return undefined
  table.undo()
  const kept = new Map(lines)
  for (const due of Object.values(table.state.dues)) {
    const settling = due.action === command.action ? tryDue(playing, due, left, number) : undefined
    for (const [key, value] of kept) lines.set(key, value)
    if (settling) return settledBy(first, settling, due.title, Object.keys(left))
  }
  table.head = head
  return undefined
}

/** Plays a line again with what the script says otherwise, and keeps nothing of it. */
function playAgain(
  table: ScriptTable,
  { number, command: { action: id, input: first, seed, given } }: Entry,
  otherwise: readonly unknown[],
  input?: Record<string, unknown>,
): WithDice<Amended> {
  const action = findAction(table.state, id)
  return withDice(
    (more, byHand) => table.tryAmend(number, more, byHand, input),
    new StepDice(otherwise, rollersOf(action, input ?? first, table.state)),
    { seed, strict: false },
    given,
  )
}

/** Keeps a line that was played again, and the lines after it. */
function take(
  { table, lines }: Playing,
  { ran, unused, rolled }: Extract<WithDice<Amended>, { end: 'done' }>,
  action: Action,
  did: { number: number; did: string; before: Situation },
): StepResult {
  const { head, entries, changes, effects } = ran
  table.take(head, entries)
  for (const [key, value] of lines) {
    const again = entries.find((entry) => entry.of === value)
    if (again) lines.set(key, again.number)
  }
  const result = stepResult(entries[0], { ...did, effects, unused, rolled }, table)
  return { ...withFault(result, action, did.before, table.state), changes }
}

/**
 * The dice that decide a tie, in a step of its own: they are those of the roll before it, which fell from the seed where
 * the script gave none. Undefined where no tie was rolled last.
 */
export function rollAfterTie(
  playing: Playing,
  { id, slot, title }: Action,
  { dice }: PlayStep,
  number: number,
): StepResult | undefined {
  const { table } = playing
  const [last] = table.lines
  if (slot !== 'initiative' || dice === undefined || last?.line.command.action !== id)
    return undefined
  const { answers, command } = last.line
  const again = Object.keys(answers).filter(
    (one) => /, again \d+/.test(one) && !command.given?.[one],
  )
  const [first] = again
  if (first === undefined) return undefined
  const said = isFields(dice)
    ? Object.entries(dice).map(
        ([key, face]) => [again.find((one) => one.startsWith(key)) ?? key, face] as const,
      )
    : listed(dice).map((face, at) => [again[at] ?? '', face] as const)
  const before = table.state
  const ended = withinFaults(() => playAgain(table, last.line, [Object.fromEntries(said)]))
  return ended?.end === 'done' && ended.unused.length === 0
    ? take(playing, ended, findAction(before, id), { number, did: title, before })
    : undefined
}

/** Lines back to which a bid may belong: the roll, and what it made due. */
const bidReach = 2

/**
 * Bids on the roll that was made last, as its card does. Undefined where the action bids on nothing, or the script
 * says what was rolled.
 * @param input of the action that bids
 * @param dice of the step, for what is rolled once the bid turns it
 * @throws ScriptFault when no roll can be turned so
 */
export function bidOnLastRoll(
  playing: Playing,
  action: Action,
  given: Readonly<Record<string, unknown>>,
  input: Record<string, unknown>,
  number: number,
  dice: Readonly<Record<string, unknown>> = {},
): StepResult | undefined {
  const bid = askFor(action.asks, 'bid')
  const own = Object.entries(action.asks).filter(
    ([name, { kind }]) => kind === 'number' && name !== bid,
  )
  const isSaid = Object.keys(given).some((key) =>
    onlyMeant(key, own, ([name, ask]) => [name, ask.title]),
  )
  if (bid === null || isSaid) return undefined
  const { table } = playing
  const before = table.state
  const taught = 'field' in given ? lastFailure(table) : undefined
  if (taught) {
    Object.assign(input, taught)
    return undefined
  }
  const name = before.creatures[String(input[askFor(action.asks, 'actor') ?? ''])]?.name
  for (const { line } of table.lines.slice(0, bidReach)) {
    const said = { [`mojo of ${name}`]: input[bid] }
    const ended = withinFaults(() => playAgain(table, line, [{ ...said, ...dice }]))
    if (ended?.end === 'done' && !Object.keys(said).some((key) => ended.unused.includes(key)))
      return take(playing, ended, findAction(before, line.command.action), {
        number,
        did: action.title,
        before,
      })
  }
  throw new ScriptFault(
    `input “${bid}”`,
    `no roll of ${name ?? 'theirs'} stands before it that this bid may turn. Say what was rolled:`,
    own.map(([each, { title }]) => `${each} (${title})`),
  )
}

/** Face and target of the roll that was made last, for a bid that teaches a field as well. Rule GAM-MOJ-12. */
function lastFailure({ lines }: ScriptTable): { face: number; target: number } | undefined {
  const { answers = {}, outcome } = lines[0]?.line ?? {}
  const rolled = Object.values(answers).find((one) => one.kind === 'dice')
  const [, target] =
    outcome?.why
      .map(({ name, value }) =>
        name === 'd20' ? /^at or under (-?\d+)/.exec(String(value).replace('−', '-')) : null,
      )
      .find(Boolean) ?? []
  const face = rolled?.kind === 'dice' ? rolled.faces[0] : undefined
  return face === undefined || target === undefined ? undefined : { face, target: Number(target) }
}

/** Values of the inputs that were given, of a whole input. */
function pick(
  whole: Record<string, unknown>,
  action: Action,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = Object.keys(given).flatMap((key) => {
    const found = onlyMeant(key, Object.entries(action.asks), ([name, ask]) => [name, ask.title])
    return found ? [found[0]] : []
  })
  const keys = names.length === Object.keys(given).length ? names : Object.keys(whole)
  return Object.fromEntries(keys.map((key) => [key, whole[key]]))
}
