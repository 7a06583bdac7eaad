import type { Action } from '../../rules/core/action.ts'
import type { Id, Situation } from '../../rules/core/situation.ts'
import { streamFor } from '../../rules/dice/rng.ts'
import type { Command } from '../journal.ts'
import { previewOf } from '../view/actions.ts'
import { armed, knowing, ownBlow, turnedBack } from './armed.ts'
import { isFields, numberFrom, quoted, ScriptFault, withinFaults } from './fault.ts'
import { findAction, isActionName } from './find-action.ts'
import type { PlayStep } from './form.ts'
import { plainName, wordList } from './match-name.ts'
import { tableReading } from './readings.ts'
import { isStart, ruleFigure, skillScores, type RuleFigure } from './rule-figure.ts'
import { nothingDone, type StepResult } from './results.ts'
import { withDice } from './run-command.ts'
import type { Playing, ScriptTable } from './script-table.ts'
import { StepDice } from './step-dice.ts'
import { withBand, withOwnBand } from './given-band.ts'
import { imprintMiracle } from './described-people.ts'
import { choicesOfEach } from './given-people.ts'
import { clockTime, countedDice } from './given-units.ts'
import { convert, isConversion } from './convert-step.ts'
import { withScores } from './creation-dice.ts'
import { hireStep, wagesOfAll } from './hire-step.ts'
import { isLoadLook, lookAtLoad, takenUp } from './load-step.ts'
import { adjustIn, givenTo, overrideIn, plainStep, readBeside, rollersOf } from './read-step.ts'
import { partOfCreation } from './starting-values.ts'
import { stepInput, takesInput } from './step-input.ts'
import { mindsMet, onTable, untilItMay, withIngredients } from './table-input.ts'
import { inScene } from './set-up.ts'
import { afterTime, timeAfter } from './wait-step.ts'
import { actionOf, givenIn, withOfferedNames } from './meant-action.ts'
import { meantStep } from './meant-step.ts'
import { turnBack } from './turn-back.ts'
import { amendLine, bidOnLastRoll, rollAfterTie } from './amend-step.ts'
import { asItsDiceTell } from './option-by-dice.ts'
import { rollsByRuling, withDues, withoutTest } from './due-dice.ts'
import { dueNamed, dueOf } from './find-due.ts'
import { namedDice, stepResult, unfinished } from './step-report.ts'

/** Names of steps that ask for a figure, though an action is named alike. */
const asksFigure =
  /^(?:first level .+|starting (?:money|silver|coins|purse)|roll an ability|morale of a band|feed for days)$/

/**
 * Carries one step out; what is no action at the table is answered by the rules.
 * @throws ScriptFault when the step is none, or names what there is not
 */
export function runStep(playing: Playing, said: PlayStep, number: number): StepResult {
  const { table } = playing
  const before = table.state
  const step = meantStep(plainStep(said), before)
  const name = String(step['action'] ?? '')
  const byRule = (at = before): StepResult | undefined => {
    const figure = withinFaults(() => ruleFigure(table, step, number))
    if (!figure) return undefined
    table.arrange(at)
    return withNumbers(playing, figure, number)
  }
  try {
    const hired = hireStep(playing, step, number, (one) => act(playing, one, number))
    if (hired) return hired
    const part = partOfCreation(table, step, number, (making) => act(playing, making, -number))
    playing.lines.delete(-number)
    if (part) return withNumbers(playing, part, number)
    const figure =
      asksFigure.test(plainName(name)) || isStart(name) ? byRule(table.state) : undefined
    if (figure) return figure
    const played = carryOutStep(playing, step, number)
    // What is refused for what was said is no figure; what lacks somebody may be.
    const isOpen =
      played.error !== undefined ||
      /nothing is chosen for|choose one that is/.test(played.refused ?? '')
    const isNothing = played.what === null && isOpen && !isActionName(before, name)
    return (isNothing ? byRule() : undefined) ?? played
  } catch (cause) {
    const figure = cause instanceof ScriptFault ? byRule() : undefined
    if (figure) return figure
    throw cause
  }
}

function carryOutStep(playing: Playing, step: PlayStep, number: number): StepResult {
  const { table } = playing
  if (step['undo'] !== undefined) return turnBack(table, number, 'undo', step['undo'])
  if (step['redo'] !== undefined) return turnBack(table, number, 'redo', step['redo'])
  if (step['amend'] !== undefined) return amendLine(playing, step, number)
  if (isLoadLook(table, step)) {
    const look = lookAtLoad(table, step, number)
    const set = takenUp(step, table.state)
    return set && look.refused === null ? setNumbers(playing, { set }, number) : look
  }
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
  if (isConversion(step)) return convert(table, step, number)
  const wages = wagesOfAll(table.state, step)
  if (wages.length > 1) {
    const { action, dice } = step
    return actForEach(playing, { action, dice }, wages, number)
  }
  const figure = skillScores(table, step, number)
  return figure ? withNumbers(playing, figure, number) : act(playing, step, number)
}

/** Figures that the rules reckon, with the numbers of somebody that follow from it set. */
function withNumbers(
  playing: Playing,
  { result, who, numbers }: RuleFigure,
  number: number,
): StepResult {
  if (who === undefined || Object.keys(numbers).length === 0) return result
  const set = setNumbers(playing, { set: { [who]: numbers } }, number)
  return {
    ...set,
    did: result.did,
    what: result.what,
    says: result.says,
    total: result.total,
    figures: result.figures,
  }
}

const kindKeys = wordList('kind, type, sort, length, where, time, when, night, rest, use, bed')

/**
 * A step whose kind belongs to the name of its action, where the action so named takes none: a rest with
 * `{ kind: "night" }` is a night’s rest.
 */
function kindInName({ state, shelf }: ScriptTable, name: string, step: PlayStep): PlayStep {
  const given = givenTo(step)
  const key = kindKeys.find((one) => typeof given[one] === 'string' || given[one] === true)
  if (key === undefined) return step
  const takes = (called: string, input: Record<string, unknown>): boolean => {
    const action = withinFaults(() => findAction(state, called))
    return action !== undefined && takesInput(action, input, state, shelf) !== 'not'
  }
  const { [key]: kind, ...rest } = given
  const others = Object.fromEntries(
    Object.entries(rest).filter(([one]) => !/^(?:weather|sky|season|terrain)$/i.test(one)),
  )
  const called = `${kind === true ? key : String(kind)} ${name}`
  if (takes(name, given) || !isActionName(state, called) || !takes(called, others)) return step
  const bare = Object.fromEntries(
    Object.entries(step).filter(([part]) => part === 'dice' || !(part in given)),
  )
  return { ...bare, action: called, input: rest }
}

/** Runs an action as the screen does. */
function act(
  playing: Playing,
  written: PlayStep,
  number: number,
  due?: Situation['dues'][Id],
): StepResult {
  const { table } = playing
  const kinded = due ? written : kindInName(table, String(written['action']), written)
  const called = String(kinded['action'])
  const joined = table.state
  if (!due) withOwnBand(table, called, givenTo(kinded))
  const isApart = table.state !== joined
  const action = actionOf(table, called, kinded)
  const again = due ? undefined : rollAfterTie(playing, action, kinded, number)
  if (again) return again
  const said = withScores(action, kinded)
  if (!playing.alone) table.arrange(inScene(table.state, action.slot, said))
  table.arrange(knowing(table.state, action, givenTo(kinded)))
  const { step: beside } = readBeside(said, action)
  const { answers, rest } = choicesOfEach(
    action,
    givenIn(said, action, String(said['action']), table.state),
    table.state,
  )
  const step = Object.keys(answers).length > 0 ? { ...beside, answers } : beside
  const whole = withBand(
    table,
    action,
    withIngredients(table, action, onTable(table, action, rest)),
  )
  const { wait, rest: timed } = timeAfter(table, action, whole)
  const given = countedDice(action.asks, timed, said['dice'])
  imprintMiracle(table, action, given, said['dice'])
  const words = new Map<string, ScriptFault>()
  const input = stepInput(
    action,
    given,
    table.state,
    table.shelf,
    due ?? dueOf(action, given, table.state),
    words,
  )
  const standing = table.state
  const bid = bidOnLastRoll(playing, action, given, input, number, namedDice(step))
  if (bid) {
    const { error: _, ...turned } = bid
    return withDues(playing, step, number, action, turned, standing, () => [])
  }
  const ready =
    action.id === 'house.ready'
      ? turnedBack(table.state, String(said['action']), input)
      : armed(table.state, action, input, said['dice'])
  if (ready !== table.state) table.arrange(ready)
  Object.assign(input, ownBlow(table.state, action, input, given, said['dice']))
  const before = table.state
  const answered = answeredBy(step, given, words)
  const offered = withOfferedNames(action, input, table)
  const anyTime = playing.anyTime === true && !('watch' in rest)
  untilItMay({ ...playing, anyTime }, action, offered, rest)
  const { head } = table
  const play = (input: Record<string, unknown>): StepResult => {
    const dice = new StepDice(
      [answered['dice'], answered['answers']],
      rollersOf(action, input, table.state),
      new Set(words.keys()),
    )
    const done = carryOut(playing, answered, number, action, input, words, dice)
    if (isApart && done.refused !== null) table.arrange(joined)
    const result = wait ? afterTime(playing, wait, number, done, before) : done
    const { strict: _, ...command } = commandOf(playing, answered, number, action, input)
    const elsewhere = (): string[] => rollsByRuling(table, command, head)
    return withDues(playing, dice.leftIn(answered), number, action, result, before, elsewhere)
  }
  return asItsDiceTell(playing, number, action, offered, isFields(said['dice']), play)
}

/** A step in which words that are no input answer the choices that its action asks for. */
function answeredBy(
  step: PlayStep,
  given: Readonly<Record<string, unknown>>,
  words: ReadonlyMap<string, ScriptFault>,
): PlayStep {
  const [fault] = words.values()
  if (!fault) return step
  const { answers = {} } = step
  if (!isFields(answers)) throw fault
  const said = Object.fromEntries([...words.keys()].map((key) => [key, given[key]]))
  return { ...step, answers: { ...said, ...answers } }
}

function carryOut(
  playing: Playing,
  step: PlayStep,
  number: number,
  action: Action,
  input: Record<string, unknown>,
  words: ReadonlyMap<string, ScriptFault>,
  dice: StepDice,
): StepResult {
  const { table } = playing
  const before = table.state
  const { strict, ...command } = commandOf(playing, step, number, action, input)
  const ended = withDice((given, byHand) => table.try({ ...command, given, byHand }), dice, {
    seed: command.seed,
    strict,
    ruled: command.override !== undefined,
  })
  if (ended.end !== 'done') {
    const [fault] = dice.left.flatMap((one) => words.get(one) ?? [])
    const result = unfinished(ended, number, action.title, before)
    return fault ? { ...result, error: `step ${number}, ${fault.message}` } : result
  }
  const { unused, rolled } = ended
  const stray = unused.map((one) => words.get(one)).find(Boolean)
  if (stray) throw stray
  const { head, entry, effects } = ended.ran
  table.take(head, [entry])
  if (table.leads) table.joinToStepBefore(entry.command)
  table.leads = false
  playing.lines.set(number, entry.number)
  return stepResult(entry, { number, did: action.title, before, effects, unused, rolled }, table)
}

function commandOf(
  { seed, strict }: Playing,
  step: PlayStep,
  number: number,
  action: Action,
  input: Record<string, unknown>,
): Omit<Command, 'given' | 'byHand'> & { strict: boolean } {
  const adjust = adjustIn(step)
  if (adjust === null) throw new ScriptFault('adjust', `${quoted(step['adjust'])} is no number.`)
  const override = isFields(step['override']) ? undefined : overrideIn(step['override'])
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

/** Shows the odds of an action, as its form does. */
function preview(playing: Playing, step: PlayStep, number: number): StepResult {
  const { table } = playing
  const name = step['preview'] === true ? step['action'] : step['preview']
  const action = actionOf(table, String(name), step)
  if (!playing.alone) table.arrange(inScene(table.state, action.slot, step))
  const { head } = table
  const said = onTable(table, action, givenIn(step, action, String(name), table.state))
  const given = withIngredients(table, action, said)
  const described = table.state
  const due = dueOf(action, given, described)
  const input = stepInput(action, given, described, table.shelf, due)
  const state = mindsMet(table, action, input, armed(described, action, input))
  const adjust = numberFrom(readBeside(step, action).step['adjust'] ?? 0) ?? 0
  const shown = previewOf(action, input, adjust, state, table.context)
  table.arrange(head.state)
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
  return actForEach(playing, { ...step, set: undefined, action: 'house.edit' }, edits, number)
}

/** One step of several that are undone together: a number of each, the wages of all. */
function actForEach(
  playing: Playing,
  step: PlayStep,
  inputs: readonly Record<string, unknown>[],
  number: number,
): StepResult {
  const results = inputs.map((input, at) => {
    const result = act(playing, { ...step, input }, number)
    const [newest] = playing.table.lines
    if (at > 0 && newest) playing.table.joinToStepBefore(newest.line.command)
    return result
  })
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
    : clockTime(Number(amount ?? 1), unit ?? '')
  if (!isFields(said) && !unit) throw new ScriptFault('advance', `${quoted(said)} is no “2 hours”.`)
  const { state } = playing.table
  const moved = act(playing, { ...step, advance: undefined, action: 'house.time', input }, number)
  return withoutTest(playing, moved, number, state)
}
