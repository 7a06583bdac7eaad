import type { Refusal } from '../ipc/contract/endpoint.ts'
import type { Shell } from '../shell/shell.ts'
import { createApp, type ComposedApp, type AppOptions } from './compose.ts'
import { ScreenServer, type ScreenEnd } from './screen.ts'
import { attendShut, whyShut } from './shut.ts'

/** A browser that goes away more often than this in a minute is not started again. */
const mostRestarts = 3

interface RunOptions extends Omit<AppOptions, 'shell'> {
  openShell(): Promise<Shell>
  /** Aborted when the machine ends the app: the window is closed, as if by the GM. */
  ends: AbortSignal
  /** Called when the window is open; the campaigns may still be loading. */
  window(): void
  /** Called when the window is open and the campaigns behind it are ready. */
  ready(app: ComposedApp, screen: ScreenServer): void
  /** Called when the campaigns could not be opened; the window says so until it is closed. */
  shut(why: Refusal, shell: Shell): void
}

/** Runs the app until its window is closed. A browser that dies is started again, and play goes on. */
export async function run(options: RunOptions): Promise<void> {
  const restarts: number[] = []
  for (let open: string | null = null; ;) {
    const end = await once(options, open)
    if (end.how === 'closed' || options.ends.aborted) return
    const now = Date.now()
    restarts.push(now)
    if (restarts.filter((at) => now - at < 60_000).length > mostRestarts) {
      throw new Error('The browser keeps going away. Start Gatefold again; nothing was lost.')
    }
    open = end.campaign
  }
}

interface End {
  how: ScreenEnd
  campaign: string | null
}

async function once(options: RunOptions, campaign: string | null): Promise<End> {
  const shell = await options.openShell()
  const page = shell.openScreen()
  // A failure reaches whoever awaits the page later; here it is ignored.
  page.then(options.window, () => undefined)
  const app = await createApp({ ...options, shell }).catch((error: unknown) => ({ error }))
  const end =
    'error' in app
      ? await stayShut(options, shell, page, app.error, campaign)
      : await stayOpen(options, shell, page, app, campaign)
  await shell.quit().catch((error: unknown) => options.report(error, 'quit'))
  return end
}

async function stayOpen(
  options: RunOptions,
  shell: Shell,
  page: ReturnType<Shell['openScreen']>,
  app: ComposedApp,
  campaign: string | null,
): Promise<End> {
  const screen = new ScreenServer(shell, app.services, options.report)
  app.secondScreen.servedBy((page) => screen.serveSecond(page))
  app.onWarnings(() => screen.warn())
  options.offered.onMore(() => screen.offer())
  // A campaign that can't be opened again must not keep the screen from opening.
  if (campaign)
    await screen
      .openCampaign(campaign)
      .catch((error: unknown) => options.report(error, 'open the campaign again'))
  const how = await screen.attend(page, options.ends, () => options.ready(app, screen))
  const { campaign: open } = screen
  if (how === 'closed') await screen.closeCampaign()
  await app.close().catch((error: unknown) => options.report(error, 'close'))
  return { how, campaign: open }
}

/** Shows in the window why the campaigns could not be opened, until it is closed. */
async function stayShut(
  options: RunOptions,
  shell: Shell,
  page: ReturnType<Shell['openScreen']>,
  error: unknown,
  campaign: string | null,
): Promise<End> {
  options.report(error, 'open the campaigns')
  const why = whyShut(error, options.folders.data)
  options.shut(why, shell)
  const about = { shell, version: options.version, dataFolder: options.folders.data }
  return { how: await attendShut(await page, about, why, options.ends), campaign }
}
