import type { BesidePage, Display, PlacedPage, Shell } from '../shell/shell.ts'

/** A window that crashes more often than this in a minute is not opened again. */
const mostCrashes = 3
/** Milliseconds between two looks at the displays, while the window is open. */
const lookEvery = 2_000

/** Words of a placed window to the GM and for the log. */
interface PlacedWords {
  unplugged: string
  crashedOften: string
  /** For the log: "the players’ window". */
  name: string
}

/**
 * A window beside the GM's own: opened, put on its display, opened again when it crashes, taken off a display that is
 * unplugged and put back when that is there again. One that is dragged elsewhere stays there.
 */
export abstract class PlacedWindow {
  private page: PlacedPage | null = null
  private opening: Promise<PlacedPage> | null = null
  private served: { close(): Promise<void> } | null = null
  private wanted: string | null = null
  private fills: string | null = null
  private problem: string | null = null
  private crashes: number[] = []
  private known = ''
  private looking: ReturnType<typeof setInterval> | null = null
  private hear: (how: 'closed by hand' | 'otherwise') => void = () => undefined

  constructor(
    private readonly shell: Pick<Shell, 'openBeside' | 'displays'>,
    private readonly report: (error: unknown, during: string) => void,
    private readonly of: BesidePage,
    private readonly words: PlacedWords,
  ) {}

  /** Answers what the page asks, until it is closed. */
  protected abstract serve(
    page: PlacedPage,
    report: (error: unknown, during: string) => void,
  ): { close(): Promise<void> }

  onChange(hear: (how: 'closed by hand' | 'otherwise') => void): void {
    this.hear = hear
  }

  state(): { open: boolean; fills: string | null; problem: string | null } {
    return { open: this.page !== null, fills: this.fills, problem: this.problem }
  }

  displays(): Promise<Display[]> {
    return this.shell.displays()
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

  private async openPage(): Promise<PlacedPage> {
    if (this.page) return this.page
    const page = await this.shell.openBeside(this.of)
    this.page = page
    this.served = this.serve(page, this.report)
    void page.gone.then((how) => this.left(page, how))
    return page
  }

  private async left(page: PlacedPage, how: Awaited<PlacedPage['gone']>): Promise<void> {
    // Closed by us, or with the browser, which is started again with all its windows.
    if (this.page !== page || how === 'browser gone') return
    this.forget()
    if (how === 'closed') return this.hear('closed by hand')
    this.report(new Error(`${this.words.name} crashed`), this.words.name)
    const at = Date.now()
    this.crashes = [...this.crashes.filter((one) => at - one < 60_000), at]
    if (this.crashes.length > mostCrashes) this.problem = this.words.crashedOften
    else
      await this.open(this.wanted).catch((error: unknown) =>
        this.report(error, `open ${this.words.name} again`),
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
      if (!page) return
      if (namesOf(displays) !== this.known) await this.place(page, displays)
      else if (this.fills !== null && !(await page.isFull()))
        // Taken out of the full screen by hand, it stays where it was put.
        this.fills = null
      else return
      this.hear('otherwise')
    } catch (error) {
      this.report(error, 'look at the displays')
    }
  }

  private async place(page: PlacedPage, displays: readonly Display[]): Promise<void> {
    this.known = namesOf(displays)
    const chosen =
      this.wanted === null
        ? displays.find(({ isPrimary }) => !isPrimary)
        : displays.find(({ id }) => id === this.wanted)
    this.problem = this.wanted !== null && !chosen ? this.words.unplugged : null
    await page.fill(chosen ?? null)
    this.fills = chosen?.id ?? null
  }
}

function namesOf(displays: readonly Display[]): string {
  return JSON.stringify(displays)
}
