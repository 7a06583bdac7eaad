import type { Slot } from '../rules/core/phase.ts'
import type { Effect } from '../rules/core/effects.ts'
import { checkDue } from '../rules/gm/timers/checks.ts'
import type { CheckCause, Due, StandingCheck } from '../rules/core/state/due.ts'
import type { Situation } from '../rules/core/situation.ts'

/** Trigger that an action of a slot counts as, for slots that a check may wait for. */
const causes: Readonly<Partial<Record<Slot, CheckCause>>> = {
  turn: 'turn',
  rest: 'rest',
  noise: 'noise',
  door: 'door',
  search: 'search',
  listen: 'listen',
  fight: 'fight',
  initiative: 'fight',
}

/** Dues for the campaign's checks that an action of this slot calls for. */
export function checksFor(state: Situation, slot: Slot): Effect[] {
  const cause = causes[slot]
  if (!cause || !state.checks) return []
  return Object.values(state.checks)
    .filter(({ on }) => on === cause)
    .map((check) => ({ do: 'due', due: dueOf(check, state) }))
}

/** Due of a check; one not rolled yet gets another roll instead of a second due. */
function dueOf(
  check: StandingCheck | NonNullable<Situation['checks']>[string],
  state: Situation,
): Due {
  const id = `${check.id}@check`
  const due = checkDue(check, `At every ${check.on}`)
  const times = Number(state.dues[id]?.input['times'] ?? 0) + 1
  return { ...due, id, input: { ...due.input, due: id, times: Math.min(times, 24) } }
}
