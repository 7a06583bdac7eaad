import { emptyProjection, type PlayersProjection } from '../campaign/players/projection.ts'
import { playersPage, type PlayersPageEvents } from '../ipc/contract/players.ts'
import { serve, type Served } from '../ipc/serve.ts'
import type { PlayersPort } from '../session/services.ts'
import type { Display, PlayersPage, Shell } from '../shell/shell.ts'

/** A window that crashes more often than this in a minute is not opened again. */
const mostCrashes = 3
/** Milliseconds between two looks at the displays, while the window is open. */
const lookEvery = 2_000

const unplugged =
  'The display chosen for the players is not connected. Their window is an ordinary one until it is back, or you choose another.'
const crashedOften = 'The players’ window crashed again and again and stays shut. Open it again.'

/**
 * The players' window: opened, put on its display, opened again when it crashes, taken off a display that is
 * unplugged and put back when that is there again. It is sent what to show, and can say nothing but hello.
 */
export class PlayersWindow implements PlayersPort {
  private page: PlayersPage | null = null
  private opening: Promise<PlayersPage> | null = null
  private served: Served<PlayersPageEvents & Record<string, unknown>> | null = null
  private now: PlayersProjection = emptyProjection()
  private wanted: string | null = null
  private fills: string | null = null
  private problem: string | null = null
  private crashes: number[] = []
  private known = ''
  private looking: ReturnType<typeof setInterval> | null = null
  private hear: (how: 'closed by hand' | 'otherwise') => void = () => undefined

  constructor(
    private readonly shell: Pick<Shell, 'openPlayers' | 'displays'>,
    private readonly report: (error: unknown, during: string) => void,
  ) {}

  onChange(hear: (how: 'closed by hand' | 'otherwise') => void): void {
    this.hear = hear
  }

  state(): { open: boolean; fills: string | null; problem: string | null } {
    return { open: this.page !== null, fills: this.fills, problem: this.problem }
  }

  displays(): Promise<Display[]> {
    return this.shell.displays()
  }

  show(projection: PlayersProjection): void {
    this.now = projection
    this.served?.push('shown', projection)
  }

  /** Opens the window, or puts the open one on this display. */
  async open(display: string | null): Promise<void> {
    this.wanted = display
    this.problem = null
    this.opening ??= this.openPage().finally(() => (this.opening = null))
    const page = this.page ?? (await this.opening)
    await this.place(page, await this.displays())
    this.looking ??= setInterval(() => void this.look(), lookEvery).unref()
  }

  async close(): Promise<void> {
    await this.opening?.catch(() => undefined)
    const { page } = this
    this.forget()
    this.problem = null
    await page?.close()
  }

  private async openPage(): Promise<PlayersPage> {
    if (this.page) return this.page
    const page = await this.shell.openPlayers()
    this.page = page
    this.served = serve(
      page.wire,
      playersPage,
      { 'players.hello': () => this.now },
      { report: this.report },
    )
    void page.gone.then((how) => this.left(page, how))
    return page
  }

  private async left(page: PlayersPage, how: Awaited<PlayersPage['gone']>): Promise<void> {
    // Closed by us, or with the browser, which is started again with all its windows.
    if (this.page !== page || how === 'browser gone') return
    this.forget()
    if (how === 'closed') return this.hear('closed by hand')
    this.report(new Error('the players’ window crashed'), 'players')
    const at = Date.now()
    this.crashes = [...this.crashes.filter((one) => at - one < 60_000), at]
    if (this.crashes.length > mostCrashes) this.problem = crashedOften
    else
      await this.open(this.wanted).catch((error: unknown) =>
        this.report(error, 'open the players’ window again'),
      )
    this.hear('otherwise')
  }

  private forget(): void {
    if (this.looking) clearInterval(this.looking)
    this.looking = null
    void this.served?.close()
    this.served = null
    this.page = null
    this.fills = null
  }

  /** Puts the window where it belongs when a display has come or gone. */
  private async look(): Promise<void> {
    try {
      const displays = await this.displays()
      const { page } = this
      if (!page || namesOf(displays) === this.known) return
      await this.place(page, displays)
      this.hear('otherwise')
    } catch (error) {
      this.report(error, 'look at the displays')
    }
  }

  private async place(page: PlayersPage, displays: readonly Display[]): Promise<void> {
    this.known = namesOf(displays)
    const chosen =
      this.wanted === null
        ? displays.find(({ isPrimary }) => !isPrimary)
        : displays.find(({ id }) => id === this.wanted)
    this.problem = this.wanted !== null && !chosen ? unplugged : null
    await page.fill(chosen ?? null)
    this.fills = chosen?.id ?? null
  }
}

function namesOf(displays: readonly Display[]): string {
  return JSON.stringify(displays)
}
