import { setTimeout as pause } from 'node:timers/promises'
import { contract, type ScreenContract } from '../ipc/contract/index.ts'
import { Refusal, type Handlers } from '../ipc/contract/endpoint.ts'
import type { PlayEvents } from '../ipc/contract/play.ts'
import { firstHandlers } from '../ipc/handlers/first.ts'
import { playedCampaigns } from '../session/campaign-copy.ts'
import type { Services } from '../session/services.ts'
import { serve, type Served } from '../ipc/serve.ts'
import type { ShellPage, Shell } from '../shell/shell.ts'
import type { LoadedGames } from './play.ts'
import { StartPage, startPageFile } from './start-page.ts'
import { untilGone } from './until-gone.ts'

type Pushed = PlayEvents & Record<string, unknown>
type ServedScreen = Served<Pushed>

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
  private served: ServedScreen | null = null
  /** The GM's second window, while it is open. */
  private second: ServedScreen | null = null
  private crashes: number[] = []
  private reading: Promise<LoadedGames> | null = null
  private read: LoadedGames | null = null
  private readonly startPage: StartPage

  constructor(
    readonly shell: Shell,
    private readonly services: Services,
    private readonly report: (error: unknown, during: string) => void,
  ) {
    this.startPage = new StartPage((bytes) => services.keepFile(startPageFile, bytes), report)
  }

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
    const open = this.campaign !== null
    await play?.session.close()
    if (open)
      await playedCampaigns(this.services.store).then(
        (campaigns) => this.startPage.keepCampaigns(campaigns),
        (error: unknown) => this.report(error, 'keep the start page'),
      )
    await this.startPage.settled()
  }

  /** Tells the screen that the warnings have changed. */
  warn(): void {
    this.push('warnings', null)
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
      this.served = serve(
        page.wire,
        contract,
        this.handlers(() => this.second),
        { report: this.report },
      )
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

  /** Answers the GM's second window as the first, but that it closes no campaign. */
  serveSecond(page: ShellPage): { close(): Promise<void> } {
    const handlers = this.handlers(() => this.served)
    const served: ServedScreen = serve(
      page.wire,
      contract,
      {
        ...handlers,
        'app.about': async (input, working) => ({
          ...(await handlers['app.about'](input, working)),
          second: (await (await this.play()).session.secondWindow?.state())?.fold ?? null,
          offered: [],
        }),
        'campaigns.close': () => {
          throw new Refusal(
            'refused',
            'This is your second window.',
            'Leave the campaign in the first one.',
          )
        },
      },
      { report: this.report },
    )
    this.second = served
    return {
      close: async () => {
        if (this.second === served) this.second = null
        await served.close()
      },
    }
  }

  /** Sends an event to all windows of the GM. */
  private push<K extends keyof PlayEvents & string>(event: K, payload: Pushed[K]): void {
    this.served?.push(event, payload)
    this.second?.push(event, payload)
  }

  private play(): Promise<LoadedGames> {
    this.reading ??= import('./play.ts').then(({ play }) => {
      this.read = play(
        this.services,
        (event) => this.push('views', event),
        (wall) => this.push('wall', wall),
        () => this.push('players', null),
        () => this.push('second', null),
      )
      return this.read
    })
    return this.reading
  }

  /** @param other gives the other window, which hears of what was changed here */
  private handlers(other: () => ServedScreen | null): Handlers<ScreenContract> {
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
      'app.settings': async (input, working) => {
        const settings = await first['app.settings'](input, working)
        this.startPage.keep({ settings })
        return settings
      },
      'campaigns.list': async (input, working) => {
        const list = await first['campaigns.list'](input, working)
        this.startPage.keep({ list })
        return list
      },
      'campaigns.open': async (input, working) => {
        const opened = await (await this.play()).handlers['campaigns.open'](input, working)
        this.startPage.keepCampaigns([opened.summary])
        return opened
      },
      'app.change': async (change, working) => {
        const changed = await first['app.change'](change, working)
        this.startPage.keep({ settings: changed })
        if (Object.keys(change).some((name) => name !== 'left')) other()?.push('settings', null)
        return changed
      },
      'folds.save': async (saved, working) => {
        const done = await (await this.play()).handlers['folds.save'](saved, working)
        other()?.push('folds', null)
        return done
      },
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
