/**
 * Lets whatever waits go first: keys, clicks and frames. Not by a timer, which a page out of sight, as the
 * press is, gets only once a second.
 */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
