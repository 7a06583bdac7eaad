import type { Action } from '../../rules/core/action.ts'
import { numberFrom, quoted, ScriptFault } from './fault.ts'
import { findAction } from './find-action.ts'
import type { PlayStep } from './form.ts'
import { onlyMeant } from './match-name.ts'
import { givenTo } from './read-step.ts'
import type { StepResult } from './results.ts'
import { withDice } from './run-command.ts'
import type { Playing } from './script-table.ts'
import { StepDice } from './step-dice.ts'
import { stepInput } from './step-input.ts'
import { stepResult, unfinished, withFault } from './step-report.ts'

/** Plays a line again with other dice, answers or input, and the later lines after it. */
export function amendLine(playing: Playing, step: PlayStep, number: number): StepResult {
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
