import type { Action } from '../../rules/core/action.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { day, round } from '../../rules/clock/clock.ts'
import { streamFor } from '../../rules/dice/rng.ts'
import { previewOf } from '../view/actions.ts'
import { settledBy } from './due-dice.ts'
import { numberFrom, ScriptFault } from './fault.ts'
import { isTimeWord, secondsIn } from './given-units.ts'
import { plainName } from './match-name.ts'
import type { StepResult } from './results.ts'
import type { Playing, ScriptTable } from './script-table.ts'
import { stepInput } from './step-input.ts'
import { stepResult } from './step-report.ts'

type Given = Readonly<Record<string, unknown>>

/** Time that goes by after an action, by the key that says so. */
interface Wait {
  key: string
  seconds: number
}

/**
 * Input of a step without the time that it lasts, where its action asks for none, or for none of what is chosen: five
 * rounds in sleep gas, whose own time is on the list.
 */
export function timeAfter(
  { state, shelf, context }: ScriptTable,
  action: Action,
  given: Given,
): { wait: Wait | null; rest: Given } {
  const none = { wait: null, rest: given }
  const [key, said] =
    Object.entries(given).find(([one]) => isTimeWord(plainName(one)) && !(one in action.asks)) ?? []
  const amount = numberFrom(said)
  if (key === undefined || amount === null || amount <= 0) return none
  const times = Object.entries(action.asks).filter(
    ([name, { kind, title }]) =>
      kind === 'number' && plainName(`${name} ${title}`).split(' ').some(isTimeWord),
  )
  const { [key]: _, ...rest } = given
  // A condition that has lasted so long does what it does in that time.
  if (action.id === 'house.condition')
    return { wait: { key, seconds: amount * secondsIn(plainName(key)) }, rest }
  if (times.length === 0) return none
  const scope = previewOf(action, stepInput(action, rest, state, shelf), 0, state, context)?.scope
  return times.every(([name]) => scope?.[name]?.idle)
    ? { wait: { key, seconds: amount * secondsIn(plainName(key)) }, rest }
    : none
}

/** A step whose time goes by after it, in one undo with it. @throws ScriptFault where nothing runs on */
export function afterTime(
  playing: Playing,
  { key, seconds }: Wait,
  number: number,
  first: StepResult,
  before: Situation,
): StepResult {
  const { table, seed } = playing
  const runs = Object.keys(table.state.timers).some((id) => !(id in before.timers))
  if (first.refused || first.asks || first.error) return first
  if (!runs) return first
  const now = table.state
  const ran = table.try({
    action: 'house.time',
    adjust: 0,
    secret: false,
    given: {},
    byHand: false,
    input:
      seconds % day === 0
        ? { amount: seconds / day, unit: 'days' }
        : { amount: Math.max(1, Math.ceil(seconds / round)), unit: 'rounds' },
    seed: streamFor(seed, `step ${number}, ${key}`),
  })
  if (ran.end !== 'done') throw new ScriptFault(`input “${key}”`, 'that much time can’t go by.')
  const { head, entry, effects } = ran
  table.take(head, [entry])
  table.joinToStepBefore(entry.command)
  const next = stepResult(
    entry,
    { number, did: 'Move the clock', before: now, effects, unused: [], rolled: [] },
    table,
  )
  return settledBy(first, next, 'Time', [])
}
