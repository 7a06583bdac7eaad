import type { Action } from '../../rules/core/action.ts'
import type { Answers } from '../../rules/core/procedure.ts'
import type { Id, Situation } from '../../rules/core/situation.ts'
import { streamFor } from '../../rules/dice/rng.ts'
import { actionNamed } from '../../rules/registry.ts'
import type { AppliedEffects } from '../apply.ts'
import type { Command, Entry } from '../journal.ts'
import type { Refused } from '../refusal.ts'
import { previewOf } from '../view/actions.ts'
import { isFields, numberFrom, quoted, ScriptFault } from './fault.ts'
import { findAction } from './find-action.ts'
import type { PlayStep } from './form.ts'
import { labelWords, meantBy, onlyMeant, plainName } from './match-name.ts'
import { effectsReading, tableReading } from './readings.ts'
import { nothingDone, type OpenQuestion, type StepResult } from './results.ts'
import { withDice, type FromSeed, type WithDice } from './run-command.ts'
import type { ScriptTable } from './script-table.ts'
import { StepDice } from './step-dice.ts'
import { givenTo, readBeside, rollersOf } from './read-step.ts'
import { optionsInName } from './given-words.ts'
import { stepInput, takesInput } from './step-input.ts'
import { turnBack } from './turn-back.ts'
import { leftDice, settledBy } from './due-dice.ts'

/** How the steps of a script are played. */
export interface Playing {
  table: ScriptTable
  /** 32 hex digits. */
  seed: string
  strict: boolean
  /** Journal numbers of the lines that steps have made, by the step's number. */
  lines: Map<number, number>
}

/** Things that a step does without an action, also where a script names them as one. */
const deeds = ['undo', 'redo', 'advance', 'settle', 'dismiss']

/** A step as it is meant: `{ action: "undo" }` is `{ undo: true }`. */
function plainStep(step: PlayStep): PlayStep {
  const deed = plainName(String(step['action'] ?? ''))
  if (!deeds.includes(deed) || step[deed] !== undefined) return step
  const { action: _, ...rest } = step
  const value = rest['steps'] ?? rest['times'] ?? rest['by'] ?? rest['due'] ?? rest['time'] ?? true
  return { ...rest, [deed]: value }
}

/** Carries one step out. @throws ScriptFault when the step is none, or names what there is not */
export function runStep(playing: Playing, said: PlayStep, number: number): StepResult {
  const { table } = playing
  const step = plainStep(said)
  if (step['undo'] !== undefined) return turnBack(table, number, 'undo', step['undo'])
  if (step['redo'] !== undefined) return turnBack(table, number, 'redo', step['redo'])
  if (step['amend'] !== undefined) return amendLine(playing, step, number)
  if (step['preview'] !== undefined && step['preview'] !== false)
    return preview(playing, step, number)
  if (step['set'] !== undefined) return setNumbers(playing, step, number)
  if (step['advance'] !== undefined) return advance(playing, step, number)
  const dismissed = step['settle'] ?? step['dismiss']
  if (dismissed !== undefined)
    return act(playing, { ...step, action: 'house.settle', input: { due: dismissed } }, number)
  if (step['due'] !== undefined && step['action'] === undefined) {
    const due = dueNamed(table.state, String(step['due']))
    return act(playing, { ...step, action: due.action }, number, due)
  }
  if (step['action'] === undefined) return nothingDone(number, 'Look', tableReading(table.state))
  return act(playing, step, number)
}

function dueNamed(state: Situation, name: string): Situation['dues'][Id] {
  const dues = Object.values(state.dues)
  const names = ({ id, title, action, why, who }: (typeof dues)[number]): string[] => [
    id,
    title,
    action.slice(action.indexOf('.') + 1),
    actionNamed(state, action)?.title ?? '',
    why,
    ...who.map((one) => state.creatures[one]?.name ?? ''),
  ]
  const found = meantBy(name, dues, names)[0]
  if (!found)
    throw new ScriptFault(
      'due',
      `nothing is due called ${quoted(name)}.`,
      dues.map(({ title }) => title),
    )
  return found
}

/** Due that an action settles as its card would: the first that agrees with what is given. */
function dueOf(
  action: Action,
  given: Readonly<Record<string, unknown>>,
  state: Situation,
): Situation['dues'][Id] | undefined {
  return Object.values(state.dues).find(
    (due) =>
      due.action === action.id &&
      Object.entries(given).every(([key, value]) => agrees(due.input[key], value, state)),
  )
}

function agrees(has: unknown, given: unknown, state: Situation): boolean {
  if (typeof has !== 'string') return true
  const name = state.creatures[has]?.name ?? state.groups[has]?.name
  return (
    name === undefined ||
    has === given ||
    onlyMeant(String(given), [name], (one) => [one]) !== undefined
  )
}

/** Runs an action as the screen does. */
function act(
  playing: Playing,
  said: PlayStep,
  number: number,
  due?: Situation['dues'][Id],
): StepResult {
  const { table } = playing
  const action = actionOf(table, String(said['action']), said)
  const read = readBeside(said, action)
  const { step } = read
  const given = { ...optionsInName(action, String(said['action']), read.given), ...read.given }
  const input = stepInput(
    action,
    given,
    table.state,
    table.shelf,
    due ?? dueOf(action, given, table.state),
  )
  const before = table.state
  const result = carryOut(playing, step, number, action, withOfferedNames(action, input, table))
  return withDues(playing, step, number, action, result, before)
}

/** A step with what has become due by it settled, as far as its dice that are left over answer that. */
function withDues(
  playing: Playing,
  step: PlayStep,
  number: number,
  action: Action,
  first: StepResult,
  before: Situation,
): StepResult {
  const { table } = playing
  const line = playing.lines.get(number)
  const fresh = Object.values(table.state.dues).filter(({ id }) => !(id in before.dues))
  let result = first
  for (const due of fresh) {
    const left = leftDice(step, result.unused ?? [], due, fresh.length === 1)
    if (!left || !(due.id in table.state.dues)) continue
    const settling = tryDue(playing, due, left.dice, number)
    if (settling) result = settledBy(result, settling, due.title, left.keys)
  }
  if (line !== undefined) playing.lines.set(number, line)
  // Nothing is rolled for what the GM has ruled.
  if (step['override'] !== undefined) return result
  return withFault(result, action, before, table.state)
}

/** Settles a due by dice; undefined, with nothing done, where they are none that it asks for. */
function tryDue(
  playing: Playing,
  due: Situation['dues'][Id],
  dice: unknown,
  number: number,
): StepResult | undefined {
  const { table, seed } = playing
  const action = actionNamed(table.state, due.action)
  if (!action) return undefined
  const input = stepInput(action, {}, table.state, table.shelf, due)
  const before = table.state
  const command = {
    ...{ action: action.id, input, adjust: 0, secret: false },
    seed: streamFor(seed, `step ${number}, ${due.title}`),
  }
  const given = new StepDice([dice], rollersOf(action, input, before))
  const many = given.left.length
  try {
    const ended = withDice(
      (said, byHand) => table.try({ ...command, given: said, byHand }),
      given,
      {
        seed: command.seed,
        strict: false,
      },
    )
    if (ended.end !== 'done' || ended.unused.length === many) return undefined
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

/** Action that a step names: of several of that name, the one that takes its input. */
function actionOf({ state, shelf }: ScriptTable, name: string, step: PlayStep): Action {
  return findAction(state, name, (action) => {
    const { given } = readBeside(step, action)
    return takesInput(action, { ...optionsInName(action, name, given), ...given }, state, shelf)
  })
}

/** Input whose names stand as the action offers them: “stealth art” for Stealth Art. */
function withOfferedNames(
  action: Action,
  input: Record<string, unknown>,
  { state, context }: ScriptTable,
): Record<string, unknown> {
  const texts = Object.entries(action.asks).filter(
    ([name, ask]) => ask.kind === 'text' && input[name] !== undefined && !ask.list && !ask.wares,
  )
  if (texts.length === 0) return input
  const scope = previewOf(action, input, 0, state, context)?.scope
  const named = texts.flatMap(([name, ask]) => {
    const offered = scope?.[name]?.of ?? (ask.kind === 'text' ? ask.offers : undefined) ?? []
    const said = String(input[name])
    const meant =
      meantBy(said, offered, (one) => [one], true)[0] ??
      ('role' in ask && ask.role === 'weapon' && !/\dd\d|^d\d/.test(said)
        ? onlyMeant(said, offered, (one) => [one])
        : undefined)
    return meant === undefined ? [] : [[name, meant] as const]
  })
  return { ...input, ...Object.fromEntries(named) }
}

function carryOut(
  playing: Playing,
  step: PlayStep,
  number: number,
  action: Action,
  input: Record<string, unknown>,
): StepResult {
  const { table } = playing
  const before = table.state
  const dice = new StepDice([step['dice'], step['answers']], rollersOf(action, input, before))
  const { strict, ...command } = commandOf(playing, step, number, action, input)
  const ended = withDice((given, byHand) => table.try({ ...command, given, byHand }), dice, {
    seed: command.seed,
    strict,
  })
  if (ended.end !== 'done') return unfinished(ended, number, action.title, before)
  const { head, entry, effects } = ended.ran
  table.take(head, [entry])
  playing.lines.set(number, entry.number)
  const { unused, rolled } = ended
  return stepResult(entry, { number, did: action.title, before, effects, unused, rolled }, table)
}

function commandOf(
  { seed, strict }: Playing,
  step: PlayStep,
  number: number,
  action: Action,
  input: Record<string, unknown>,
): Omit<Command, 'given' | 'byHand'> & { strict: boolean } {
  const adjust = numberFrom(step['adjust'] ?? 0)
  if (adjust === null) throw new ScriptFault('adjust', `${quoted(step['adjust'])} is no number.`)
  const { override } = step
  if (override !== undefined && override !== 'success' && override !== 'failure')
    throw new ScriptFault('override', `${quoted(override)} is none.`, ['success', 'failure'])
  return {
    action: action.id,
    input,
    seed: streamFor(seed, `step ${number}`),
    adjust,
    ...(override ? { override } : {}),
    secret: step['secret'] === true,
    strict: (step['strict'] ?? strict) === true,
  }
}

interface Did {
  number: number
  did: string
  before: Situation
  effects: AppliedEffects | undefined
  unused: string[]
  rolled: FromSeed[]
}

function stepResult(
  entry: Entry,
  { number, did, before, effects, unused, rolled }: Did,
  table: ScriptTable,
): StepResult {
  const { outcome, answers } = entry
  const after = table.state
  return {
    ...nothingDone(number, did, tableReading(after)),
    what: outcome.what,
    says: outcome.says,
    tone: outcome.tone,
    total: outcome.total ?? null,
    why: outcome.why,
    rule: outcome.rule,
    effects: effectsReading(effects?.own ?? [], before, after),
    followed: effectsReading(effects?.followed ?? [], before, after),
    dice: diceReading(answers),
    ...(rolled.length > 0 ? { rolled } : {}),
    ...(unused.length > 0 ? { unused } : {}),
  }
}

/** A result that names dice which nothing asked for as a fault of the script. */
function withFault(
  result: StepResult,
  action: Action,
  before: Situation,
  after: Situation,
): StepResult {
  const { unused = [], step } = result
  return unused.some((one) => isDieLeft(one, action))
    ? { ...result, error: tooMany(unused, Object.keys(result.dice), step, newDues(before, after)) }
    : result
}

/** Rolls that an attack asks for only where it hits. */
const onHit = /^(?:\d|\[)|damage|dmg|crit|hits?$/i

/**
 * False for a choice of a list, as nothing asks for it where there was nothing to choose between, and for the
 * damage of a blow that missed.
 */
const isDieLeft = (unused: string, { slot }: Pick<Action, 'slot'>): boolean =>
  !/^"\D/.test(unused) && !(slot === 'attack' && onHit.test(unused))

/** Fault of a step that was played, and was given dice that nothing asked for. */
function tooMany(
  unused: readonly string[],
  dice: readonly string[],
  number: number,
  due: readonly string[],
): string {
  const askedDice = dice.length > 0 ? `It asked for: ${dice.join(', ')}.` : 'It asked for none.'
  const next = due.map((title) => ` Now due, as a step of its own: {"due": "${title}"}.`).join('')
  return `step ${number}, dice “${unused.join('”, “')}”: nothing asked for ${unused.length > 1 ? 'them' : 'it'}. ${askedDice}${next}`
}

/** Titles of what has become due. */
function newDues(before: Situation, after: Situation): string[] {
  return Object.values(after.dues)
    .filter(({ id }) => !(id in before.dues))
    .map(({ title }) => title)
}

/** Answers by their labels in words; of two alike, the second is numbered. */
function diceReading(answers: Answers): StepResult['dice'] {
  const dice: StepResult['dice'] = {}
  for (const [label, answer] of Object.entries(answers)) {
    const words = labelWords(label)
    const same = Object.keys(dice).filter((one) => one.replace(/ \d+$/, '') === words).length
    const key = words in dice ? `${words} ${same + 1}` : words
    dice[key] = answer.kind === 'dice' ? answer.faces : answer.value
  }
  return dice
}

function unfinished(
  ended: Exclude<WithDice<never>, { end: 'done' }>,
  number: number,
  did: string,
  state: Situation,
): StepResult {
  const result = nothingDone(number, did, tableReading(state))
  if (ended.end === 'refused')
    return { ...result, refused: reasonOf(ended.refused), rule: ended.refused.rule ?? null }
  const { question } = ended
  const asks: OpenQuestion = {
    label: labelWords(question.label),
    ask: question.ask,
    ...(question.ask === 'dice' ? { sides: question.sides, count: question.count } : {}),
    ...(question.ask === 'dice' && question.faces ? { of: question.faces } : {}),
    ...(question.ask === 'choice' ? { of: question.of } : {}),
  }
  return { ...result, asks }
}

function reasonOf({ why, way }: Refused): string {
  return way ? `${why} ${way}` : why
}

/** Shows the odds of an action, as its form does. */
function preview({ table }: Playing, step: PlayStep, number: number): StepResult {
  const { state } = table
  const name = step['preview'] === true ? step['action'] : step['preview']
  const action = actionOf(table, String(name), step)
  const said = readBeside(step, action).given
  const given = { ...optionsInName(action, String(name), said), ...said }
  const due = dueOf(action, given, state)
  const input = stepInput(action, given, state, table.shelf, due)
  const adjust = numberFrom(step['adjust'] ?? 0) ?? 0
  const shown = previewOf(action, input, adjust, state, table.context)
  const result = nothingDone(number, action.title, tableReading(state))
  if (!shown) return { ...result, says: null, target: null, chances: [], terms: [] }
  return {
    ...result,
    says: shown.verdict,
    target: shown.target ?? null,
    chances: shown.chances.map((one) => ({ ...one, chance: rounded(one.chance) })),
    terms: shown.terms,
    why: shown.why,
    refused: shown.refuses ?? null,
  }
}

/** A chance without the noise of binary fractions. */
const rounded = (chance: number): number => Math.round(chance * 1e12) / 1e12

/** Plays a line again with other dice, answers or input, and the later lines after it. */
function amendLine(playing: Playing, step: PlayStep, number: number): StepResult {
  const { table, lines } = playing
  const of = numberFrom(step['amend'])
  if (of === null) throw new ScriptFault('amend', `${quoted(step['amend'])} is no step’s number.`)
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
  const ended = withDice(
    (more, byHand) => table.tryAmend(line, more, byHand, input),
    new StepDice([step['dice'], step['answers']]),
    { seed: amended.command.seed, strict: false },
    amended.command.given,
  )
  if (ended.end !== 'done') return unfinished(ended, number, `Amend step ${of}`, before)
  const { head, entries, changes, effects } = ended.ran
  table.take(head, entries)
  for (const [key, value] of lines) {
    const again = entries.find((entry) => entry.of === value)
    if (again) lines.set(key, again.number)
  }
  const { unused, rolled } = ended
  const did = { number, did: `Amend step ${of}`, before, effects, unused, rolled }
  const result = stepResult(entries[0], did, table)
  return { ...withFault(result, action, before, table.state), changes }
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

/** Sets numbers of creatures by hand: `{ Ada: { HP: 2 } }`, or `{ who, HP }`. */
function setNumbers(playing: Playing, step: PlayStep, number: number): StepResult {
  const said = step['set']
  if (!isFields(said)) throw new ScriptFault('set', `${quoted(said)} is no {"Ada": {"HP": 2}}.`)
  const { who, ...numbers } = said
  const all = who === undefined ? Object.entries(said) : [[String(who), numbers] as const]
  const edits = all.flatMap(([name, fields]) => {
    if (!isFields(fields)) throw new ScriptFault(`set, ${name}`, 'no numbers are given.')
    return Object.entries(fields).map(([field, to]) => ({ who: name, field, to }))
  })
  const results = edits.map((input) =>
    act(playing, { ...step, set: undefined, action: 'house.edit', input }, number),
  )
  const last = results.at(-1)
  if (!last) throw new ScriptFault('set', 'no numbers are given.')
  return {
    ...last,
    says: results.flatMap(({ says }) => says ?? []).join('; ') || null,
    refused: results.find(({ refused }) => refused)?.refused ?? null,
    effects: results.flatMap(({ effects }) => effects),
    followed: results.flatMap(({ followed }) => followed),
  }
}

/** Moves the clock: "2 hours", `{ turns: 3 }`, `{ amount, unit }`. */
function advance(playing: Playing, step: PlayStep, number: number): StepResult {
  const said = step['advance']
  const [, amount, unit] = /^(-?\d+)?\s*([a-z]+)$/i.exec(String(said).trim()) ?? []
  const input = isFields(said)
    ? 'amount' in said
      ? said
      : Object.fromEntries(
          Object.entries(said).flatMap(([key, value]) => [
            ['unit', key] as const,
            ['amount', value] as const,
          ]),
        )
    : { amount: amount ?? 1, unit }
  if (!isFields(said) && !unit) throw new ScriptFault('advance', `${quoted(said)} is no “2 hours”.`)
  return act(playing, { ...step, advance: undefined, action: 'house.time', input }, number)
}
