import type { Action } from '../../rules/core/action.ts'
import type { Id, Situation } from '../../rules/core/situation.ts'
import type { Command, Head } from '../journal.ts'
import { isFields, listed, ScriptFault } from './fault.ts'
import type { PlayStep } from './form.ts'
import { answersGiven } from './given-words.ts'
import { plainName } from './match-name.ts'
import type { StepResult } from './results.ts'
import { streamFor } from '../../rules/dice/rng.ts'
import { actionNamed } from '../../rules/registry.ts'
import { rollersOf } from './read-step.ts'
import { withDice } from './run-command.ts'
import type { Playing, ScriptTable } from './script-table.ts'
import { StepDice } from './step-dice.ts'
import { stepInput } from './step-input.ts'
import { namedDice, stepResult, withFault } from './step-report.ts'

/**
 * Dice of a step that nothing has asked for and that a due may, with their keys: those by its name or its bearer's,
 * or a list where nothing else became due. Undefined where there are none.
 */
function leftDice(
  step: PlayStep,
  unused: readonly string[],
  due: Situation['dues'][Id],
  { creatures }: Situation,
  isOnly: boolean,
  rolls: readonly string[],
): { dice: unknown; keys: readonly string[] } | undefined {
  const said = namedDice(step)
  if (unused.length === 0) return undefined
  const listed = unused.filter((one) => !(one in said))
  if (listed.length > 0) {
    const dice = listed.map((one): unknown => JSON.parse(one))
    return isOnly ? { dice, keys: listed } : undefined
  }
  const people = Object.values(due.input)
    .flatMap((one) => (Array.isArray(one) ? (one as unknown[]) : [one]))
    .flatMap((id) => creatures[String(id)]?.name ?? [])
  // What is due of nobody is due of both sides.
  const whose = people.length > 0 ? people : ['party', 'foes']
  const about = plainName(
    [due.title, due.action.replace('.', ' '), due.why, ...whose].join(' '),
  ).split(' ')
  const isDie = (key: string): boolean => /^\d*d\d+$/i.test(key)
  const isWordOf = (key: string, words: readonly string[]): boolean =>
    !isDie(key) &&
    words.length > 0 &&
    plainName(key)
      .split(' ')
      .some((word) => words.includes(word))
  const titled = unused.filter((key) => isWordOf(key, about))
  // Else by what its action rolls: fortitude, to stay conscious.
  const named = titled.length > 0 ? titled : unused.filter((key) => isWordOf(key, rolls))
  // The other dice are those of its results: the place of an injury, where the save against it fails.
  const keys = isOnly ? (named.length > 0 ? unused : unused.filter(isDie)) : named
  return keys.length > 0
    ? { dice: Object.fromEntries(keys.map((key) => [key, said[key]])), keys }
    : undefined
}

/** Of dice with a face for each of several dues of one title the one for this; they are left until the last has its own. */
function faceOfEach(
  { dice, keys }: { dice: unknown; keys: readonly string[] },
  at: number,
  of: number,
): { dice: unknown; keys: readonly string[] } {
  if (of < 2 || !isFields(dice)) return { dice, keys }
  const isList = (key: string): boolean => listed(dice[key]).length === of
  const each = keys.map((key) => [key, isList(key) ? listed(dice[key])[at] : dice[key]] as const)
  return {
    dice: Object.fromEntries(each),
    keys: at < of - 1 ? keys.filter((key) => !isList(key)) : keys,
  }
}

/** A step's result together with that of a due which dice of its settled. */
export function settledBy(
  first: StepResult,
  next: StepResult,
  title: string,
  keys: readonly string[],
): StepResult {
  const { unused = [], ...rest } = first
  const left = [...unused.filter((key) => !keys.includes(key)), ...(next.unused ?? [])]
  const rolled = [...(first.rolled ?? []), ...(next.rolled ?? [])]
  return {
    ...rest,
    says: `${first.says ?? ''}. ${title}: ${next.says ?? ''}`,
    why: [...first.why, ...next.why],
    effects: [...first.effects, ...next.effects],
    followed: [...first.followed, ...next.followed],
    dice: { ...first.dice, ...next.dice },
    ...(left.length > 0 ? { unused: left } : {}),
    ...(rolled.length > 0 ? { rolled } : {}),
    state: next.state,
  }
}

/**
 * A step with what has become due by it settled, as far as its dice that are left over answer that.
 * @param elsewhere labels of what the step would roll if it ended otherwise
 */
export function withDues(
  playing: Playing,
  step: PlayStep,
  number: number,
  action: Action,
  first: StepResult,
  before: Situation,
  elsewhere: () => readonly string[],
): StepResult {
  const { table } = playing
  const line = playing.lines.get(number)
  const fresh = Object.values(table.state.dues).filter(({ id }) => !(id in before.dues))
  let result = first
  for (const due of fresh) {
    const rolls = rollsOf(playing, due)
    const left = leftDice(step, result.unused ?? [], due, table.state, fresh.length === 1, rolls)
    if (!left || !(due.id in table.state.dues)) continue
    const alike = fresh.filter(({ title }) => title === due.title)
    const { dice, keys } = faceOfEach(left, alike.indexOf(due), alike.length)
    const settling = tryDue(playing, due, dice, number)
    if (settling) result = settledBy(result, settling, due.title, keys)
  }
  if (line !== undefined) playing.lines.set(number, line)
  // Nothing is rolled for what the GM has ruled.
  if (step['override'] !== undefined) return result
  return withFault(result, action, before, table.state, namedDice(step), elsewhere)
}

/** Labels of what a command rolls where it is ruled to succeed, and to fail. */
export function rollsByRuling(
  table: ScriptTable,
  command: Omit<Command, 'given' | 'byHand'>,
  head: Head,
): string[] {
  return (['success', 'failure'] as const).flatMap((override) => {
    const ran = table.try({ ...command, override, given: {}, byHand: false }, head)
    return ran.end === 'done' ? Object.keys(ran.entry.answers) : []
  })
}

/** Words of the labels of what a due rolls, and of what it may be rolled against. */
function rollsOf({ table, seed }: Playing, due: Situation['dues'][Id]): string[] {
  const action = actionNamed(table.state, due.action)
  if (!action) return []
  const input = stepInput(action, {}, table.state, table.shelf, due)
  const command = { action: action.id, input, adjust: 0, secret: false, given: {}, byHand: false }
  const ran = table.try({ ...command, seed: streamFor(seed, due.title) })
  const labels = [
    ...(ran.end === 'done' ? Object.keys(ran.entry.answers) : []),
    ...Object.entries(action.asks).flatMap(([name, ask]) => (ask.kind === 'choice' ? [name] : [])),
  ]
  return labels.flatMap((label) => plainName(label).split(' ')).filter((word) => word.length > 3)
}

/** A step with what its time has brought of ailments, as far as nobody tests against it: they only take effect. */
export function withoutTest(
  playing: Playing,
  first: StepResult,
  number: number,
  before: Situation,
): StepResult {
  const { table } = playing
  const line = playing.lines.get(number)
  const acting = Object.values(table.state.dues).filter(
    ({ id, action, input: { ailment } }) =>
      !(id in before.dues) &&
      action.endsWith('.ailment-acts') &&
      // Whoever is still inside may yet leave it.
      table.state.timers[String(ailment)]?.counts?.['inside'] !== 1,
  )
  const result = acting.reduce((so, due) => {
    const settling = tryDue(playing, due, [], number, /^health/)
    return settling ? settledBy(so, settling, due.title, []) : so
  }, first)
  if (line !== undefined) playing.lines.set(number, line)
  return result
}

/**
 * Settles a due by dice; undefined, with nothing done, where they are none that it asks for.
 * @param untested labels of rolls which it may not ask for, where it needs no dice of the step
 */
export function tryDue(
  playing: Playing,
  due: Situation['dues'][Id],
  dice: unknown,
  number: number,
  untested?: RegExp,
): StepResult | undefined {
  const { table, seed } = playing
  const action = actionNamed(table.state, due.action)
  if (!action) return undefined
  const answers = isFields(dice) ? answersGiven(action, dice) : {}
  const input = stepInput(action, answers, table.state, table.shelf, due)
  const before = table.state
  const command = {
    action: action.id,
    input,
    adjust: 0,
    secret: false,
    seed: streamFor(seed, `step ${number}, ${due.title}`),
  }
  const isAnswer = ([key]: [string, unknown]): boolean =>
    Object.keys(answersGiven(action, { [key]: isFields(dice) ? dice[key] : null })).length > 0
  const rolls = isFields(dice)
    ? Object.fromEntries(Object.entries(dice).filter((one) => !isAnswer(one)))
    : dice
  const given = new StepDice([rolls], rollersOf(action, input, before))
  const many = given.left.length + Object.keys(answers).length
  try {
    const ended = withDice(
      (said, byHand) => table.try({ ...command, given: said, byHand }),
      given,
      {
        seed: command.seed,
        strict: false,
      },
    )
    if (ended.end !== 'done') return undefined
    const isLeft = untested
      ? Object.keys(ended.ran.entry.answers).some((label) => untested.test(label))
      : ended.unused.length === many
    if (isLeft) return undefined
    const { head, entry, effects } = ended.ran
    table.take(head, [entry])
    table.joinToStepBefore(entry.command)
    const { unused, rolled } = ended
    return stepResult(entry, { number, did: action.title, before, effects, unused, rolled }, table)
  } catch (cause) {
    if (cause instanceof ScriptFault) return undefined
    throw cause
  }
}
