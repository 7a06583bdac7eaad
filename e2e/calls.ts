import type { Page } from '@playwright/test'
import type { ScreenContract } from '../src-main/ipc/contract/index.ts'
import type { CallInput, OutputOf, Result } from '../src-main/ipc/contract/endpoint.ts'
import { installFrames } from './in-page/frames.ts'

/** How a command is run where the GM rules nothing of their own: rolled openly, as it stands. */
export const openRoll = { given: {}, adjust: 0, secret: false, byHand: false }

/** The screen numbers its own calls from 1; a test's are far away from them, and no two alike. */
let calls = 1_000_000_000

/** Asks main over the screen's own wire, as a panel does, and gives what main answers. */
export async function askMain<K extends keyof ScreenContract & string>(
  page: Page,
  name: K,
  input: CallInput<ScreenContract, K>,
): Promise<Result<OutputOf<ScreenContract, K>>> {
  const call = (calls += 1)
  const ask = () =>
    page.evaluate(
      ({ name, input, call }) =>
        new Promise<unknown>((resolve) => {
          const port = globalThis.gatefoldPort
          if (!globalThis.hearFrames) return resolve(null)
          if (!port) return resolve({ failed: 0, failure: { code: 'gone', message: 'no port' } })
          globalThis.hearFrames((frame) => {
            if (frame.done === call || frame.failed === call) resolve(frame)
          })
          port.send(JSON.stringify({ call, name, input }))
        }),
      { name, input, call },
    )
  let said = await ask()
  if (said === null) {
    await page.evaluate(installFrames)
    said = await ask()
  }
  const frame = said as { value?: OutputOf<ScreenContract, K>; failure?: never }
  return frame.failure
    ? { ok: false, failure: frame.failure }
    : { ok: true, value: frame.value as OutputOf<ScreenContract, K> }
}

/** Asks like `ask` and returns the value. @throws with the message when main answers with a failure */
export async function callMain<K extends keyof ScreenContract & string>(
  page: Page,
  name: K,
  input: CallInput<ScreenContract, K>,
): Promise<OutputOf<ScreenContract, K>> {
  const result = await askMain(page, name, input)
  if (!result.ok) throw new Error(`${name}: ${result.failure.message}`)
  return result.value
}
