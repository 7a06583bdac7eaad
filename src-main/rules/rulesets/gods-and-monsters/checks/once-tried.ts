import type { Effect } from '../../../core/effects.ts'
import type { Step } from '../../../core/outcome.ts'
import type { Situation } from '../../../core/situation.ts'
import { useId } from '../../../common/uses.ts'

/** Kind of attempt: somebody alone, or several as one. Rule GAM-CTS-06. */
type Tries = 'one' | 'group'

const others: Readonly<Record<Tries, Tries>> = { one: 'group', group: 'one' }
const named: Readonly<Record<Tries, string>> = { one: 'somebody', group: 'a group' }

const idOf = (task: string, by: Tries): string => `task:${useId(task)}:${by}`

/**
 * Reason a task can’t be tried again, null when it can: one roll for somebody and one for a group, whoever
 * they are.
 * Rules GAM-CTS-05, GAM-CTS-06.
 */
export function triedAlready(
  { place }: Situation,
  task: string | undefined,
  by: Tries,
): string | null {
  const said = task?.trim()
  if (!said || !(idOf(said, by) in (place.here ?? {}))) return null
  const left = idOf(said, others[by]) in (place.here ?? {})
  return left
    ? `“${said}” has been tried by somebody and by a group: tell it as another task, or go elsewhere.`
    : `“${said}” has been tried by ${named[by]} already: ${named[others[by]]} may, or tell it as another task.`
}

/** Why there is no second roll. Rules GAM-CTS-05, GAM-CTS-06. */
export function triedSteps(task: string | undefined, by: Tries): Step[] {
  if (!task?.trim()) return []
  return [
    { name: 'One roll', value: 'however long it takes', rule: 'GAM-CTS-05' },
    { name: 'Once more', value: `by ${named[others[by]]}`, rule: 'GAM-CTS-06' },
  ]
}

/** Kept of the spot until they go elsewhere. Rule GAM-CTS-06. */
export function remembers(task: string | undefined, by: Tries, success: boolean): Effect[] {
  const said = task?.trim()
  if (!said) return []
  const title = `${said}: ${named[by]} ${success ? 'succeeded' : 'failed'}`
  return [{ do: 'here', id: idOf(said, by), to: { title, rule: 'GAM-CTS-06' } }]
}
