import type { KnownActionId } from '../../src-main/campaign/view/views.ts'
import type { Id } from '../../src-main/rules/core/situation.ts'

/** Overlay over the folds. */
export type Overlay =
  | { what: 'palette'; words: string; action: KnownActionId | null; input: Record<string, unknown> }
  | { what: 'settings'; tab: 'house rules' | 'screen'; rule?: string }
  | { what: 'casting'; action: KnownActionId; input: Record<string, unknown> }
  | { what: 'creation'; action: KnownActionId; input: Record<string, unknown> }
  | { what: 'keys'; key?: string }
  | { what: 'help'; topic: string | null }
  | { what: 'about' }
  | { what: 'clock' }
  | { what: 'filled sheet' }
  | { what: 'rule'; rule: string }
  | { what: 'rules'; rule: string | null; words: string }

/** Overlay over the right pane of a fold, which stays while the GM plays on. */
export type PaneOverlay =
  | { what: 'sheet'; creature: Id }
  | { what: 'company' }
  | { what: 'session' }
  | { what: 'players' }
  | { what: 'folds' }

/** True for an overlay with something to fill in: a rule that is looked up lies above it. */
export function isForm({ what }: Overlay): boolean {
  return what === 'palette' || what === 'casting' || what === 'creation' || what === 'filled sheet'
}
