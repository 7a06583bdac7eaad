import { Refusal } from '../ipc/contract/endpoint.ts'
import type { CallWork } from '../ipc/contract/endpoint.ts'

/** Progress and cancellation of long work. */
export type LongWork = CallWork

/** Ignores progress and is never cancelled. */
export const alone: LongWork = { signal: new AbortController().signal, progress: () => undefined }

/** Milliseconds that long work may run before everything else has a turn. */
const atATime = 20

/**
 * Gives others a turn between the steps of long work, and reports progress to them each time.
 * @throws {Refusal} `cancelled`, from the returned function, once the work is called off.
 */
export function inSteps({ signal, progress }: LongWork, of: number, says: string) {
  let since = performance.now()
  return async (done: number): Promise<void> => {
    if (performance.now() - since < atATime) return
    await new Promise((resolve) => setImmediate(resolve))
    since = performance.now()
    if (signal.aborted) throw calledOff()
    progress(done, of, says)
  }
}

export function calledOff(): Refusal {
  return new Refusal('cancelled', 'It was called off. Nothing was changed.')
}
