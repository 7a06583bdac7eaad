import { contract, type ScreenContract } from '../ipc/contract/index.ts'
import { Refusal, type Handlers } from '../ipc/contract/endpoint.ts'
import { serve } from '../ipc/serve.ts'
import type { ShellPage, Shell } from '../shell/shell.ts'
import type { ScreenEnd } from './screen.ts'
import { untilGone } from './until-gone.ts'

/** Reason why the campaigns could not be opened, with the way out. */
export function whyShut(error: unknown, dataFolder: string): Refusal {
  if (error instanceof Refusal) return error
  const cause = error instanceof Error ? error.message : String(error)
  return new Refusal(
    'shut',
    `Gatefold could not open its campaigns: ${cause}`,
    `Close it and start it again. The plain files in ${dataFolder} were left as they are.`,
  )
}

/**
 * Serves the screen when the campaigns could not be opened: `app.about` and `app.painted` answer, every other
 * call is refused with the reason. Resolves when the page is gone; closes it when `ends` is aborted.
 */
export async function attendShut(
  page: ShellPage,
  about: { shell: Shell; version: string; dataFolder: string },
  why: Refusal,
  ends: AbortSignal,
): Promise<ScreenEnd> {
  const served = serve(page.wire, contract, shutHandlers(about, why))
  const end = await untilGone(page, ends)
  await served.close()
  return end === 'browser gone' ? end : 'closed'
}

/** Answers a second start by raising the window, and refuses any other request with the reason. */
export function refuseRequests(
  shell: Pick<Shell, 'raise'>,
  why: Refusal,
): (request: unknown) => Promise<unknown> {
  return async (request) => {
    if ((request as { do?: unknown } | null)?.do !== 'raise') throw why
    await shell.raise()
    return []
  }
}

function shutHandlers(
  { shell, version, dataFolder }: { shell: Shell; version: string; dataFolder: string },
  why: Refusal,
): Handlers<ScreenContract> {
  const refuse = (): never => {
    throw why
  }
  const all = Object.fromEntries(Object.keys(contract).map((name) => [name, refuse]))
  return {
    ...(all as unknown as Handlers<ScreenContract>),
    'app.about': () => ({
      version,
      shell: shell.name,
      dataFolder,
      outFolder: shell.outFolder,
      open: null,
      second: null,
      warnings: [],
      offered: [],
    }),
    'app.painted': () => null,
  }
}
