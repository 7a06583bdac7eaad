import type { Api } from './api.ts'

let tell = (): void => undefined
/** Resolves with the first frame that shows the GM something of use: what is only needed later is fetched then. */
export const firstUsefulFrame = new Promise<void>((resolve) => (tell = resolve))

/** Marks the first frame that shows the GM something of use, for the benchmark, and tells main. */
export function markFirstFrame(api: Api): void {
  requestAnimationFrame(() => {
    // A message comes after the frame has been drawn.
    const drawn = new MessageChannel()
    drawn.port1.onmessage = () => {
      drawn.port1.close()
      performance.mark('useful')
      tell()
      void api.call('app.painted', { milliseconds: performance.now() })
    }
    drawn.port2.postMessage(null)
  })
}
