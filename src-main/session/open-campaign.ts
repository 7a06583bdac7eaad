import { apply, type Applied, type Context } from '../campaign/apply.ts'
import type {
  Command,
  Entry,
  Given,
  Head,
  LibraryPatch,
  MonsterRecord,
} from '../campaign/journal.ts'
import { Library } from '../campaign/library.ts'
import type { WantedPrint } from '../campaign/print/wanted.ts'
import { amend, type LineChange } from '../campaign/amend.ts'
import { firstPlayed, lineage } from '../campaign/lineage.ts'
import { shapeFault } from '../campaign/input.ts'
import { redo, undo } from '../campaign/undo.ts'
import { previewOf } from '../campaign/view/actions.ts'
import { lineOf } from '../campaign/view/chronicle.ts'
import { viewPatches, viewsOf } from '../campaign/view/index.ts'
import type { CutLook } from '../campaign/players/map-cut.ts'
import { projectForPlayers } from '../campaign/players/index.ts'
import type { PlayersProjection } from '../campaign/players/projection.ts'
import type { PlayersSwitches } from '../campaign/players/switches.ts'
import { sessionSteps, type SessionSummary } from '../campaign/view/session.ts'
import type { CreationDraft } from '../campaign/creation-draft.ts'
import type { Draft } from '../campaign/drafts.ts'
import { emptySharedLibrary, type SharedLibraryView } from '../campaign/view/views/library.ts'
import type { ChronicleLine, Views } from '../campaign/view/views.ts'
import type { Preview } from '../rules/core/preview.ts'
import type { Slot } from '../rules/core/phase.ts'
import type { Question } from '../rules/core/procedure.ts'
import { actionNamed } from '../rules/registry.ts'
import type { ActionId } from '../rules/core/situation.ts'
import type { RestorePoint } from '../storage/records.ts'
import { StaleVersion, type Commit } from '../storage/store.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import type { PlayEvents } from '../ipc/contract/play.ts'
import { creationFrom, draftsFrom, type WantedCreation } from './drafts-on-the-side.ts'
import { rulesInForce, gameTimeOf } from './games.ts'
import type { JournalEnd } from './journal-end.ts'
import { entriesFor, linesAsMarkdown, linesBefore, sessionSoFar } from './journal-reader.ts'
import { recordFault } from './record-fault.ts'
import { atSession, beforeFight, sessionStart } from './restore-points.ts'
import { contextAt, contextOf } from '../campaign/table-context.ts'
import { campaignStale } from './campaign-copy.ts'
import { readLeftOut, readOpening } from './first-look.ts'
import type { Services } from './services.ts'

const ofLights = new Set<Slot>(['light', 'relight', 'snuff', 'hand over', 'timer'])

/** Amended answers for a line. */
interface Amending {
  /** Number of the line's entry. */
  number: number
  given: Given
  /** True to restore the answers that the line was first played with, in place of any amendment. */
  original: boolean
  /** Version of the campaign for which the GM has accepted what changes in later lines. */
  agreed?: number
}

/** Surroundings of an open campaign: the library that it shares with others, and who hears of changes of its own. */
interface Surroundings {
  /** True to read at first only what the screen draws; `whole` reads the rest. */
  firstLook?: boolean
  shared?: { records: readonly MonsterRecord[]; view: SharedLibraryView }
  followed?: (patches: readonly LibraryPatch[]) => void
}

export type AmendRan =
  | Ran
  /** Later lines would change, so nothing is applied until the GM agrees. */
  | { end: 'would change'; changes: LineChange[]; version: number }

export type Ran =
  | { end: 'done'; line: ChronicleLine }
  | { end: 'asks'; question: Question; given: Given; seed: string }

/**
 * A campaign that is open: its head, the end of its journal and its library, in memory, and the
 * store behind them. Commands are carried out one after another; the screen hears of a change
 * only when it is durable.
 */
export class OpenCampaign {
  private queue: Promise<unknown> = Promise.resolve()
  private views: Views
  /** First entry of a commit that failed without an answer whether it was kept. */
  private unheard: Entry | null = null
  /** Reading of what the first look left out; null before it, and after one that failed. */
  private reading: Promise<void> | null = null
  /** False while only the first look is read. */
  isWhole: boolean

  private constructor(
    private readonly services: Services,
    private head: Head,
    private readonly journal: JournalEnd,
    private readonly library: Library,
    private readonly changed: (event: PlayEvents['views']) => void,
    private sessionPoint: RestorePoint | null,
    private shared: SharedLibraryView,
    private readonly around: Surroundings,
  ) {
    this.isWhole = !around.firstLook
    this.views = this.draw()
  }

  /** @throws {Refusal} when the campaign is not there. */
  static async open(
    services: Services,
    campaign: string,
    changed: (event: PlayEvents['views']) => void,
    around: Surroundings = {},
  ): Promise<OpenCampaign> {
    const { head, journal, records } = await readOpening(services.store, campaign, around)
    const { monsters, tables } = services.bundled
    const library = new Library(monsters, tables, records, around.shared?.records)
    const point = sessionStart(head, journal.last, services.now())
    const view = around.shared?.view ?? emptySharedLibrary
    return new OpenCampaign(services, head, journal, library, changed, point, view, around)
  }

  /** Reads the lines before those of the first look, and the rest of it, and shows them while the campaign is open. */
  async readRest(isOpen: () => boolean): Promise<void> {
    const { isWhole } = this
    if (!(await this.journal.readRest()) && isWhole) return
    await this.inTurn(async () => {
      if (isOpen()) this.show(this.draw())
    })
  }

  /**
   * Reads what the first look left out: sites that nobody is at, and notes. Every command waits for it.
   * @throws {Refusal} when it can't be read; the next call tries again.
   */
  async whole(): Promise<void> {
    if (this.isWhole) return
    this.reading ??= this.takeLeftOut()
    await this.reading.catch((error: unknown) => {
      this.reading = null
      throw error
    })
  }

  private async takeLeftOut(): Promise<void> {
    const { head, notes } = await readLeftOut(this.services.store, this.head)
    this.head = head
    this.library.add(notes)
    this.isWhole = true
  }

  get id(): string {
    return this.head.campaign
  }

  get version(): number {
    return this.head.version
  }

  get shelf(): Library {
    return this.library
  }

  get situation(): Head['state'] {
    return this.head.state
  }

  /** True when an action lights, ends or hands on what may be burning in real time. */
  touchesLights(action: ActionId): boolean {
    const slot = actionNamed(this.head.state, action)?.slot
    return slot !== undefined && ofLights.has(slot)
  }

  get drawn(): Views {
    return this.views
  }

  /** Everything that the players may see now, by these switches. */
  projectForPlayers(switches: PlayersSwitches, cuts: CutLook): PlayersProjection {
    const { state } = this.head
    return projectForPlayers(state, this.journal.entries, rulesInForce(state), switches, cuts)
  }

  run(command: Omit<Command, 'seed'> & { seed?: string }): Promise<Ran> {
    return this.inTurn(async () => {
      const whole: Command = { ...command, seed: command.seed ?? this.services.seed() }
      const context = { ...this.checked(), ...(await this.sessionEnd(whole.action)) }
      return this.finish(apply(this.head, whole, context), whole.seed)
    })
  }

  /**
   * Runs a recent line again with other answers, and the later lines after it. When later lines
   * would change, returns the changes first and applies them once the GM has agreed.
   */
  amend({ number, given, original, agreed }: Amending): Promise<AmendRan> {
    return this.inTurn(async () => {
      const find = (of: number): Entry | undefined => this.journal.at(of)
      const steps = lineage(this.head, find)
      const line = steps.find((step) => step.line.number === number)?.line
      const first = original && line ? firstPlayed(line, find) : undefined
      const whole = first?.command.given ?? { ...line?.command.given, ...given }
      const amended = amend(this.head, steps, { number, given: whole }, (state, patches) =>
        contextAt(state, this.library, patches, this.services.now()),
      )
      if (amended.end !== 'done') return this.finish(amended, line?.command.seed ?? '')
      const { changes, entries, head } = amended
      const { version } = this.head
      if (changes.length > 0 && agreed !== version) return { end: 'would change', changes, version }
      return { end: 'done', line: await this.commit(head, entries) }
    })
  }

  undo(): Promise<ChronicleLine> {
    return this.inTurn(async () => {
      if (this.head.undo === 0) throw new Refusal('refused', 'Nothing to undo.')
      const of = await this.journal.entry(this.head.undo)
      const undone = undo(this.head, of, this.services.now())
      return this.commit(undone.head, [undone.entry])
    })
  }

  redo(): Promise<ChronicleLine> {
    return this.inTurn(async () => {
      if (this.head.redo === 0) throw new Refusal('refused', 'Nothing to redo.')
      const of = await this.journal.entry(this.head.redo)
      const redone = redo(this.head, of, this.services.now())
      return this.commit(redone.head, [redone.entry])
    })
  }

  preview(action: ActionId, input: Record<string, unknown>, adjust: number): Preview | null {
    const found = actionNamed(this.head.state, action)
    if (!found || shapeFault(found.asks, input, recordFault) !== null) return null
    return previewOf(found, input, adjust, this.head.state, this.context())
  }

  drafts(action: ActionId, input: Record<string, unknown>, count: number): Draft[] {
    const seed = (): string => this.services.seed()
    return draftsFrom(this.head, { action, input, count }, seed, this.checked())
  }

  creation(wanted: WantedCreation): CreationDraft {
    return creationFrom(this.head, wanted, () => this.services.seed(), this.checked())
  }

  /** Chronicle lines older than entry `before`, newest first. */
  lines(before: number, limit: number): Promise<ChronicleLine[]> {
    return linesBefore(this.head, this.journal, before, limit)
  }

  /** Lines of the chronicle as Markdown: those named, or all since the last session began. */
  async markdown(
    numbers: readonly number[] | null,
    save: boolean,
  ): Promise<{ text: string; path: string | null }> {
    const { title, text } = await linesAsMarkdown(this.head, this.journal, numbers)
    const bytes = new TextEncoder().encode(text)
    return { text, path: save ? await this.services.save(`${title}.md`, bytes) : null }
  }

  /** Summary of the last session so far; null when none was begun. */
  session(): Promise<SessionSummary | null> {
    return sessionSoFar(this.head, this.journal)
  }

  /** Entries that a print job is made from. */
  entriesFor(wanted: WantedPrint): Promise<readonly Entry[]> {
    return entriesFor(wanted, this.journal)
  }

  /** Context for the end of a session: the journal keeps what the session came to. */
  private async sessionEnd(action: ActionId): Promise<Pick<Context, 'evening'>> {
    if (actionNamed(this.head.state, action)?.slot !== 'session') return {}
    const summary = await this.session()
    return summary?.open ? { evening: () => sessionSteps(summary) } : {}
  }

  /** Waits until everything asked so far is done. */
  async settled(): Promise<void> {
    await this.queue
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(() => this.whole()).then(work)
    this.queue = done.catch(() => undefined)
    return done
  }

  private async finish(applied: Applied, seed: string): Promise<Ran> {
    if (applied.end === 'refused')
      throw new Refusal('refused', applied.refused.why, applied.refused.way)
    if (applied.end === 'asks') return { ...applied, seed }
    return { end: 'done', line: await this.commit(applied.head, [applied.entry]) }
  }

  /**
   * Commits entries as one step and returns the line of the first. The views are drawn while the store
   * writes.
   */
  private async commit(head: Head, entries: readonly [Entry, ...Entry[]]): Promise<ChronicleLine> {
    const now = this.services.now()
    const point =
      beforeFight(this.head, head, now) ?? atSession(this.head, head, now) ?? this.sessionPoint
    const commit: Commit = {
      campaign: this.id,
      expects: this.head.version,
      entries,
      head,
      records: entries.flatMap(({ forward }) =>
        forward.library.map(({ type, id, after }) => ({ type, id, record: after })),
      ),
      when: gameTimeOf(head),
      ...(point ? { restorePoint: point } : {}),
    }
    let views: Views | null
    try {
      ;[, views] = await Promise.all([
        this.services.store.commit(commit),
        this.drawAhead(head, entries),
      ])
    } catch (error) {
      if (error instanceof StaleVersion) throw await this.caughtUp()
      this.unheard = entries[0]
      throw error
    }
    this.follow(head, entries, views)
    return lineOf(entries[0], head.state.clock.season)
  }

  /**
   * Catches up with a commit before this one that the vault kept but answered too late. Returns the refusal
   * of the command that ran into it.
   */
  private async caughtUp(): Promise<Refusal> {
    const { store } = this.services
    const head = await store.head(this.id)
    const missed = (head?.version ?? 0) - this.version
    const entries = await store.entries(this.id, this.version + 1, Math.max(missed, 0))
    const { command, at } = this.unheard ?? {}
    const [first] = entries
    if (!head || !first || first.command.seed !== command?.seed || first.at !== at)
      return campaignStale()
    this.follow(head, entries)
    return new Refusal(
      'late',
      'The command before this one was kept after all, and stands in the chronicle now.',
      'Do this one again.',
    )
  }

  /** @param drawn views after these entries, when they are drawn already */
  private follow(head: Head, entries: readonly Entry[], drawn: Views | null = null): void {
    this.head = head
    this.sessionPoint = null
    for (const entry of entries) {
      this.library.follow(entry.forward.library)
      this.journal.add(entry)
    }
    this.show(drawn ?? this.draw())
    this.around.followed?.(entries.flatMap(({ forward }) => forward.library))
  }

  /** Follows a change of the shared library. */
  followShared(patches: readonly LibraryPatch[], view: SharedLibraryView): void {
    this.library.followShared(patches)
    this.shared = view
    this.show(this.draw())
  }

  private show(views: Views): void {
    const patches = viewPatches(this.views, views)
    this.views = views
    this.changed({ version: this.head.version, patches })
  }

  /**
   * Draws the views after these entries; null where they change the library, which can only be drawn as it
   * stands.
   */
  private async drawAhead(head: Head, entries: readonly Entry[]): Promise<Views | null> {
    if (entries.some(({ forward }) => forward.library.length > 0)) return null
    // The store sends its write first: drawing blocks this thread.
    await new Promise((resolve) => setImmediate(resolve))
    return this.draw(head, [...this.journal.entries, ...entries])
  }

  private draw(head = this.head, entries: readonly Entry[] = this.journal.entries): Views {
    const context = { ...this.context(head.state), shared: this.shared }
    return viewsOf(head, entries, rulesInForce(head.state), context)
  }

  private context(state = this.head.state): Context {
    return contextOf(state, this.library, this.services.now())
  }

  /** Context in which records of an input are checked before they are used. */
  private checked(): Context {
    return { ...this.context(), recordFault }
  }
}
