import type { ActionView } from '../../src-main/campaign/view/views.ts'
import type { Ask, AskRole } from '../../src-main/rules/core/asks.ts'

/** Name of the ask of a kind that an action has once, as the action calls it; null when it has none. */
export function askOf(action: Pick<ActionView, 'asks'> | null, kind: Ask['kind']): string | null {
  return Object.entries(action?.asks ?? {}).find(([, ask]) => ask.kind === kind)?.[0] ?? null
}

/** Name of the ask with a role, of one kind where that is said; null when the action has none. */
export function askFor(
  action: Pick<ActionView, 'asks'> | null,
  role: AskRole,
  kind?: Ask['kind'],
): string | null {
  const found = Object.entries(action?.asks ?? {}).find(
    ([, ask]) => 'role' in ask && ask.role === role && (kind === undefined || ask.kind === kind),
  )
  return found?.[0] ?? null
}

/** Name of the ask for the one creature that an action is about: who acts, else on whom. */
export function creatureAsk(action: Pick<ActionView, 'asks'> | null): string | null {
  return askFor(action, 'actor', 'creature') ?? askFor(action, 'target', 'creature')
}
