import { Refusal } from '../ipc/contract/endpoint.ts'
import type { Working } from '../ipc/contract/endpoint.ts'

/** Progress and cancellation of long work. */
export type Along = Working

/** Ignores progress and is never cancelled. */
export const alone: Along = { signal: new AbortController().signal, progress: () => undefined }

/** Milliseconds for which long work holds everything else up. */
const atATime = 20

/** Long work in steps: others have their turn in between, and it ends when it is called off. */
export function inSteps({ signal, progress }: Along, of: number, says: string) {
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
