import type { Api } from './api.ts'

/** Marks the first frame that shows the GM something of use, for the benchmark, and tells main. */
export function tellPainted(api: Api): void {
  requestAnimationFrame(() => {
    // A message comes after the frame has been drawn.
    const drawn = new MessageChannel()
    drawn.port1.onmessage = () => {
      drawn.port1.close()
      performance.mark('useful')
      void api.call('app.painted', { milliseconds: performance.now() })
    }
    drawn.port2.postMessage(null)
  })
}
