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

/** More words than this do not stand side by side on a card. */
const mostWays = 3

/** The few ways to settle it, where no dice decide but the GM: a button each. Null where there is nothing to choose. */
export function waysOf(
  action: Pick<ActionView, 'asks'>,
  due: Pick<DueView, 'preview'>,
): { name: string; words: readonly string[] } | null {
  if ((due.preview?.bars.length ?? 0) > 0) return null
  const open = Object.entries(action.asks).flatMap(([name, ask]) =>
    ask.kind === 'choice' ? [{ name, words: ask.of }] : [],
  )
  const [only] = open
  return open.length === 1 && only && only.words.length <= mostWays ? only : null
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
