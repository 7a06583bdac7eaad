import { spawn } from 'node:child_process'

/** An invisible display, so that headed tests run anywhere. */
export interface TestDisplay {
  display: string
  close(): void
}

/** The display there is, else an Xvfb of our own. @throws {Error} when there is neither */
export function testDisplay(): Promise<TestDisplay> {
  const own = process.env['DISPLAY']
  if (own) return Promise.resolve({ display: own, close: () => undefined })
  return new Promise((resolve, reject) => {
    const child = spawn(
      'Xvfb',
      ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    )
    child.once('error', () => reject(new Error('This test needs a display or Xvfb.')))
    child.stdout.once('data', (bytes: Buffer) => {
      resolve({ display: `:${bytes.toString().trim()}`, close: () => void child.kill() })
    })
  })
}
