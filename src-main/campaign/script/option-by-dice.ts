import type { Action } from '../../rules/core/action.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { startInput } from '../view/defaults.ts'
import { ScriptFault, withinFaults } from './fault.ts'
import type { StepResult } from './results.ts'
import type { Playing } from './script-table.ts'

type Input = Record<string, unknown>

/** Most options of a choice that dice may tell apart. */
const mostOptions = 8

/** Input with one choice or switch otherwise that still is as the screen begins with it. */
function otherwise(action: Action, input: Input, situation: Situation): Input[] {
  const { id, asks } = action
  if (id.startsWith('house.')) return []
  const begun = startInput(action, situation)
  return Object.entries(asks).flatMap(([name, ask]): Input[] => {
    if (input[name] !== begun[name]) return []
    if (ask.kind === 'switch') return [{ ...input, [name]: input[name] !== true }]
    if (ask.kind !== 'choice' || ask.of.length > mostOptions) return []
    return ask.of
      .filter((option) => option !== input[name])
      .map((option) => ({ ...input, [name]: option }))
  })
}

/** True where a step was played with all of its dice. */
const isWhole = ({ error, refused, asks, unused = [] }: StepResult): boolean =>
  error === undefined && refused === null && !asks && unused.length === 0

/**
 * A step played with the option that its dice imply, where the default asks for none of them: `{ damage: 5 }` at a
 * withdrawal means that a foe strikes. Only where a single option takes them all.
 * @param isNamed whether the dice have names
 */
export function asItsDiceTell(
  { table, lines }: Playing,
  number: number,
  action: Action,
  input: Input,
  isNamed: boolean,
  play: (input: Input) => StepResult,
): StepResult {
  const { head } = table
  const line = lines.get(number)
  const again = (as: Input): StepResult => {
    table.head = head
    if (line === undefined) lines.delete(number)
    else lines.set(number, line)
    return play(as)
  }
  let first: StepResult | undefined
  try {
    first = play(input)
  } catch (cause) {
    if (!(cause instanceof ScriptFault) || !cause.message.startsWith('dice')) throw cause
  }
  // A miss rolls something; what rolls nothing at all may be something else.
  const isUntried = first?.unused !== undefined && Object.keys(first.dice).length === 0
  const isFault = first?.unused !== undefined && first.error !== undefined
  const isOpen = isNamed && (!first || isFault || isUntried)
  if (!isOpen) return first ?? again(input)
  const taking = otherwise(action, input, table.state).filter((as) => {
    const played = withinFaults(() => again(as))
    return played !== undefined && isWhole(played)
  })
  const [only, ...more] = taking
  return again(only && more.length === 0 ? only : input)
}
