import type { Store } from '../storage/store.ts'
import { heal, type Healed } from '../storage/trail/heal.ts'
import type { Trail } from '../storage/trail/index.ts'

/** Milliseconds after the start: by then the window is drawn and the disk is idle. */
const later = 30_000

/**
 * Checks and repairs the plain files once the start is over.
 * @param tell receives the damaged files that were rewritten
 * @returns function that stops it, and waits for the campaign being checked
 */
export function healLater(
  store: Store,
  trail: Trail,
  tell: (healed: readonly Healed[]) => void,
  report: (error: unknown) => void,
  after = later,
): () => Promise<void> {
  let open = true
  let work: Promise<void> = Promise.resolve()
  const timer = setTimeout(() => {
    work = heal(store, trail, () => open).then(tell, report)
  }, after)
  timer.unref()
  return async () => {
    open = false
    clearTimeout(timer)
    await work
  }
}
