import { setTimeout as pause } from 'node:timers/promises'
import { contract, type ScreenContract } from '../ipc/contract/index.ts'
import type { Handlers } from '../ipc/contract/endpoint.ts'
import type { PlayEvents } from '../ipc/contract/play.ts'
import { firstHandlers } from '../ipc/handlers/first.ts'
import type { Services } from '../session/services.ts'
import { serve, type Served } from '../ipc/serve.ts'
import type { ShellPage, Shell } from '../shell/shell.ts'
import type { LoadedGames } from './play.ts'
import { untilGone } from './until-gone.ts'

/** Ways in which a screen ends for good. */
export type ScreenEnd = 'closed' | 'browser gone'

/** Milliseconds for calls still under way when the window has closed. */
const lastWork = 5_000

/** A page that crashes more often than this in a minute is not opened again. */
const mostCrashes = 3

/**
 * Serves the GM's screen until it is closed, and reopens one that crashed. The games' rules are read while
 * the GM looks at the list of campaigns, or at the first call that needs them.
 */
export class ScreenServer {
  private served: Served<PlayEvents & Record<string, unknown>> | null = null
  private crashes: number[] = []
  private reading: Promise<LoadedGames> | null = null
  private read: LoadedGames | null = null

  constructor(
    readonly shell: Shell,
    private readonly services: Services,
    private readonly report: (error: unknown, during: string) => void,
  ) {}

  /** Id of the campaign that is open. */
  get campaign(): string | null {
    return this.read?.session.id ?? null
  }

  /** Session in which this campaign is open; null when another or none is. */
  sessionOf(campaign: string): LoadedGames['session'] | null {
    return this.read?.session.id === campaign ? this.read.session : null
  }

  async openCampaign(campaign: string): Promise<void> {
    const { session } = await this.play()
    await session.open(campaign)
  }

  /** Closes the campaign; one that was played leaves a copy among the backups. */
  async closeCampaign(): Promise<void> {
    const play = await this.reading?.catch(() => null)
    await play?.session.close()
  }

  /** Tells the screen that the warnings have changed. */
  warn(): void {
    this.served?.push('warnings', null)
  }

  /** Tells the screen that files were opened with Gatefold. */
  offer(): void {
    this.served?.push('offered', null)
  }

  /** Serves the screen until it is closed or `ends` is aborted; calls `opened` for each page. */
  async attend(
    first: Promise<ShellPage>,
    ends: AbortSignal,
    opened: () => void,
  ): Promise<ScreenEnd> {
    for (let page = await first; ; page = await this.shell.openScreen()) {
      this.served = serve(page.wire, contract, this.handlers(), { report: this.report })
      opened()
      const end = await untilGone(page, ends)
      const ended = this.served.close()
      // The GM's last change, a setting too, is saved before the vault closes.
      if (end === 'closed') await Promise.race([ended, pause(lastWork, undefined, { ref: false })])
      if (end !== 'crashed') return end
      this.report(new Error('the screen crashed'), 'screen')
      if (ends.aborted || !this.mayReopen(Date.now())) return 'closed'
    }
  }

  private play(): Promise<LoadedGames> {
    this.reading ??= import('./play.ts').then(({ play }) => {
      this.read = play(
        this.services,
        (event) => this.served?.push('views', event),
        (wall) => this.served?.push('wall', wall),
        () => this.served?.push('players', null),
      )
      return this.read
    })
    return this.reading
  }

  private handlers(): Handlers<ScreenContract> {
    const first = firstHandlers(this.services, () => this.campaign)
    const later = Object.fromEntries(
      (Object.keys(contract) as (keyof ScreenContract)[]).map((name) => [
        name,
        async (input: never, working: never) => (await this.play()).handlers[name](input, working),
      ]),
    )
    return {
      ...(later as unknown as Handlers<ScreenContract>),
      ...first,
      'app.painted': async (painted, working) => {
        // The GM looks at the screen and has not clicked yet: what a campaign needs is read meanwhile.
        setImmediate(() => void this.play().catch((error: unknown) => this.report(error, 'play')))
        return first['app.painted'](painted, working)
      },
    }
  }

  private mayReopen(now: number): boolean {
    this.crashes = [...this.crashes.filter((at) => now - at < 60_000), now]
    return this.crashes.length <= mostCrashes
  }
}
