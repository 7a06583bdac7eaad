import type { CampaignState } from '../../rules/core/situation.ts'
import { apply, type Context } from '../apply.ts'
import { command } from './journal-table.ts'
import { firstHead } from '../state.ts'

type Input = Record<string, unknown>

/** The state after one command; anything but done fails the test. */
export function stateAfter(state: CampaignState, action: string, input: Input, at: Context) {
  const ran = apply(firstHead('c', state), command(action, input), at)
  if (ran.end !== 'done') throw new Error(`${action}: ${JSON.stringify(ran)}`)
  return ran.head.state
}

/** Reason for the refusal. */
export function reasonRefused(
  state: CampaignState,
  action: string,
  input: Input,
  at: Context,
): string {
  const ran = apply(firstHead('c', state), command(action, input), at)
  return ran.end === 'refused' ? ran.refused.why : `not refused: ${ran.end}`
}
