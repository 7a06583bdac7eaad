import type { ActionView, DueView } from '../../../src-main/campaign/view/views.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

export function duePlace(due: DueView): string {
  return `due:${due.id}`
}

/** What its button says: the dice where the verdict begins with them. */
export function settleTitle(due: Pick<DueView, 'preview'>): string {
  const dice = /^\d*d\d+/.exec(due.preview?.verdict ?? '')?.[0]
  if (dice) return `Roll ${dice}`
  return (due.preview?.chances.length ?? 0) > 1 ? 'Roll' : 'Settle it'
}

/** How this campaign waves a due away: the action of slot `settle` that asks for a due. */
export function settling(
  actions: readonly ActionView[],
  due: DueView,
): { action: ActionView; input: Record<string, unknown> } | null {
  if (due.must) return null
  for (const action of actions) {
    const name = Object.entries(action.asks).find(([, ask]) => ask.kind === 'due')?.[0]
    if (action.slot === 'settle' && name !== undefined)
      return { action, input: { ...action.input, [name]: due.id } }
  }
  return null
}

export async function waveAway(screen: Screen, due: DueView): Promise<void> {
  const way = settling(screen.board.actions, due)
  if (way) await screen.run(way.action.id, way.input, { at: duePlace(due) })
}
