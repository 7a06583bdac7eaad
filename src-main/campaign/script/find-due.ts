import type { Action } from '../../rules/core/action.ts'
import type { Id, Situation } from '../../rules/core/situation.ts'
import { actionNamed } from '../../rules/registry.ts'
import { quoted, ScriptFault } from './fault.ts'
import { meantBy, onlyMeant } from './match-name.ts'

/** Due by its title, its action, its reason or whom it is about. @throws ScriptFault when there is none */
export function dueNamed(state: Situation, name: string): Situation['dues'][Id] {
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
export function dueOf(
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
  const name = state.creatures[has]?.name ?? state.groups[has]?.name ?? state.timers[has]?.title
  return (
    name === undefined ||
    has === given ||
    onlyMeant(String(given), [name], (one) => [one]) !== undefined
  )
}
