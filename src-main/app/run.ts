import { Screen } from './screen.ts'
import { openHouse, type House, type HouseOptions } from './house.ts'

/** A browser that goes away more often than this in a minute is not started again. */
const mostRestarts = 3

export interface RunOptions extends Omit<HouseOptions, 'shell'> {
  openShell(): Promise<HouseOptions['shell']>
  /** Told when the window stands, with the house behind it. */
  ready(house: House, screen: Screen): void
}

/** Runs the app until its window is closed. A browser that dies is started again, and play goes on. */
export async function run(options: RunOptions): Promise<void> {
  const restarts: number[] = []
  for (let open: string | null = null; ;) {
    const end = await once(options, open)
    if (end.how === 'closed') return
    const now = Date.now()
    restarts.push(now)
    if (restarts.filter((at) => now - at < 60_000).length > mostRestarts) {
      throw new Error('The browser keeps going away. Start Gatefold again; nothing was lost.')
    }
    open = end.campaign
  }
}

async function once(
  options: RunOptions,
  campaign: string | null,
): Promise<{ how: 'closed' | 'browser gone'; campaign: string | null }> {
  const shell = await options.openShell()
  const page = shell.openScreen()
  const house = await openHouse({ ...options, shell })
  const screen = new Screen(shell, house.world, options.report)
  house.onWarnings(() => screen.warn())
  if (campaign) await screen.table.put(campaign)
  const how = await screen.attend(page, () => options.ready(house, screen))
  const open = screen.table.id
  if (how === 'closed') await screen.table.clear()
  await house.close().catch((error: unknown) => options.report(error, 'close'))
  await shell.quit().catch((error: unknown) => options.report(error, 'quit'))
  return { how, campaign: open }
}
