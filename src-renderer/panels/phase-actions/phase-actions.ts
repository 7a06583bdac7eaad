import type { ActionView } from '../../../src-main/campaign/view/views.ts'
import type { Phase, Slot } from '../../../src-main/rules/core/phase.ts'

/** Slots that have a place of their own on the fold of a phase. */
const placed: Partial<Record<Phase, readonly Slot[]>> = {
  dungeon: [
    'turn',
    'rest',
    'noise',
    'door',
    'trap',
    'listen',
    'search',
    'light',
    'relight',
    'snuff',
    'hand over',
  ],
  town: ['rest', 'buy', 'sell', 'hire', 'generate', 'rumour'],
}

/** Actions of a phase that no panel of its fold has a button for, as the games list them. */
export function phaseActions(actions: readonly ActionView[], phase: Phase): ActionView[] {
  const elsewhere = placed[phase] ?? []
  return actions.filter((action) => action.phase === phase && !elsewhere.includes(action.slot))
}
