import { contract } from '../ipc/contract/index.ts'
import type { PlayEvents } from '../ipc/contract/play.ts'
import { handlers } from '../ipc/handlers/index.ts'
import { OnTheTable } from '../ipc/handlers/on-the-table.ts'
import type { World } from '../ipc/handlers/world.ts'
import { serve, type Served } from '../ipc/serve.ts'
import type { Page, Shell } from '../shell/shell.ts'

/** How a screen came to its end. */
export type ScreenEnd = 'closed' | 'browser gone'

/** A page that crashes more often than this in a minute is not opened again. */
const mostCrashes = 3

/** Serves the GM's screen until it is closed; a screen that crashes is opened again and goes on. */
export class Screen {
  readonly table: OnTheTable
  private served: Served<PlayEvents & Record<string, unknown>> | null = null
  private crashes: number[] = []

  constructor(
    readonly shell: Shell,
    private readonly world: World,
    private readonly report: (error: unknown, during: string) => void,
  ) {
    this.table = new OnTheTable(
      world,
      (event) => this.served?.push('views', event),
      (wall) => this.served?.push('wall', wall),
    )
  }

  /** Lets the screen know that there is something new to warn of, or no longer. */
  warn(): void {
    this.served?.push('warnings', null)
  }

  /** Opens the screen and stays with it. `opened` is called each time a page is there. */
  async attend(first: Promise<Page>, opened: () => void): Promise<ScreenEnd> {
    for (let page = await first; ; page = await this.shell.openScreen()) {
      this.served = serve(page.wire, contract, handlers(this.world, this.table), {
        report: this.report,
      })
      opened()
      const end = await page.gone
      this.served.close()
      if (end !== 'crashed') return end
      this.report(new Error('the screen crashed'), 'screen')
      if (!this.mayReopen(Date.now())) return 'closed'
    }
  }

  private mayReopen(now: number): boolean {
    this.crashes = [...this.crashes.filter((at) => now - at < 60_000), now]
    return this.crashes.length <= mostCrashes
  }
}
