import * as v from 'valibot'
import type { Action } from '../../rules/core/action.ts'
import { inputSchema } from '../contract/asks.ts'
import { Refusal } from '../contract/endpoint.ts'

/** @throws {Refusal} naming the first field of an action's input that is missing or wrong. */
export function checkInput(action: Action, input: Record<string, unknown>): void {
  const parsed = v.safeParse(inputSchema(action.asks), input)
  if (parsed.success) return
  const [issue] = parsed.issues
  const key = v.getDotPath(issue)?.split('.')[0] ?? ''
  const ask = action.asks[key]
  if (ask && input[key] === undefined)
    throw new Refusal(
      'bad-input',
      `${action.title}: nothing is chosen for “${ask.title}”.`,
      'Choose it in its form (Ctrl+K).',
    )
  throw new Refusal('bad-input', `${ask?.title ?? action.title}: ${issue.message}`)
}
