import type { Slot } from '../rules/action.ts'
import type { Effect } from '../rules/effects.ts'
import { checkDue } from '../rules/house/timers/checks.ts'
import type { CheckCause, Due, Situation, StandingCheck } from '../rules/situation.ts'

/** Which kind of thing an action of a slot is, where a check may wait for it. */
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

/** The checks of the campaign that an action of this slot calls for, as what falls due. */
export function checksFor(state: Situation, slot: Slot): Effect[] {
  const cause = causes[slot]
  if (!cause || !state.checks) return []
  return Object.values(state.checks)
    .filter(({ on }) => on === cause)
    .map((check) => ({ do: 'due', due: dueOf(check, state) }))
}

/** A check that was not rolled since is rolled once more, not kept twice. */
function dueOf(
  check: StandingCheck | NonNullable<Situation['checks']>[string],
  state: Situation,
): Due {
  const id = `${check.id}@check`
  const due = checkDue(check, `At every ${check.on}`)
  const times = Number(state.dues[id]?.input['times'] ?? 0) + 1
  return { ...due, id, input: { ...due.input, due: id, times: Math.min(times, 24) } }
}
