import type { LineChange } from '../../src-main/campaign/amend.ts'
import type { CampaignSummary } from '../../src-main/storage/records.ts'
import type { Failure, OutputOf, Result } from '../../src-main/ipc/contract/endpoint.ts'
import type { Wall } from '../../src-main/ipc/contract/play.ts'
import type { ScreenContract } from '../../src-main/ipc/contract/index.ts'
import type { Settings } from '../../src-main/ipc/contract/app.ts'
import type {
  KnownActionId,
  ActionView,
  ChronicleLine,
  CreatureView,
  Views,
} from '../../src-main/campaign/view/views.ts'
import type { Preview } from '../../src-main/rules/core/preview.ts'
import type { Slot } from '../../src-main/rules/core/phase.ts'
import type { Question } from '../../src-main/rules/core/procedure.ts'
import type { Id } from '../../src-main/rules/core/situation.ts'
import type { Api } from './api.ts'
import { ActingCharacter } from './acting-character.svelte.ts'
import { isCasting } from './action-input.ts'
import { CampaignViews } from './campaign-views.svelte.ts'
import { prepPages } from './folds.ts'
import type { FoldId, PrepPage } from './folds.ts'
import { KeyRing } from './key-ring.ts'
import { fallbackPlace, ScreenPlaces } from './places.svelte.ts'
import type { ScreenPlace } from './places.svelte.ts'
import { RuleTitles } from './rule-titles.svelte.ts'

export type TypedAnswer = number[] | string | number
type Ran = OutputOf<ScreenContract, 'play.run'>

/** A procedure that stopped half-way and waits for the GM. Nothing has changed yet. */
export interface PendingQuestion {
  at: ScreenPlace
  /** Title of the action under way. */
  title: string
  question: Question
  answer(told: TypedAnswer): Promise<ChronicleLine | null>
  /** Lets the screen roll this and what is still to come; null when it can't. */
  roll: (() => Promise<ChronicleLine | null>) | null
}

/** An amendment that would change later lines. Nothing has changed yet. */
export interface Amendment {
  /** Number of the line to be amended. */
  number: number
  changes: readonly LineChange[]
  apply(): Promise<ChronicleLine | null>
}

interface RunOptions {
  /** Place where the GM acted: the question and the failure appear there. */
  at?: ScreenPlace
  adjust?: number
  override?: 'success' | 'failure'
  secret?: boolean
  given?: Record<string, TypedAnswer>
  seed?: string
  /** Ask for every die; the setting says so unless this does. */
  byHand?: boolean
}

/** Overlay over the folds. */
export type Overlay =
  | { what: 'palette'; words: string; action: KnownActionId | null; input: Record<string, unknown> }
  | { what: 'settings'; tab: 'house rules' | 'screen'; rule?: string }
  | { what: 'casting'; action: KnownActionId; input: Record<string, unknown> }
  | { what: 'creation'; action: KnownActionId; input: Record<string, unknown> }
  | { what: 'keys' }
  | { what: 'about' }
  | { what: 'clock' }
  | { what: 'filled sheet' }
  | { what: 'rule'; rule: string }
  | { what: 'rules'; rule: string | null; words: string }

/** Overlay over the right pane of a fold, which stays while the GM plays on. */
export type PaneOverlay =
  { what: 'sheet'; creature: Id } | { what: 'company' } | { what: 'session' }

/** Something about the data folder that the GM should know, and what to do about it. */
interface Warning {
  says: string
  way: string
}

/** Long work that the GM may watch and call off. */
interface Work {
  title: string
  done: number
  of: number
  says: string
  cancel(): void
}

const plain: Settings = {
  theme: 'candle',
  textSize: 100,
  singleKeys: true,
  byHand: false,
  paper: 'A4',
  print: {},
}

/** All that the screen knows. No DOM: panels draw it, and call it. */
export class Screen {
  readonly api: Api
  readonly board = new CampaignViews()
  readonly acting = new ActingCharacter(this.board)
  readonly keys = new KeyRing()
  readonly places = new ScreenPlaces()
  readonly ruleTitles: RuleTitles
  campaign = $state.raw<CampaignSummary | null>(null)
  settings = $state.raw<Settings>(plain)
  fold = $state<FoldId>('explore')
  prepPage = $state<PrepPage>('monsters')
  /** Table that the desk is to show, until it has. */
  wantedTable = $state<Id | null>(null)
  over = $state.raw<Overlay | null>(null)
  /** Overlay over the right pane; null for none. */
  leaf = $state.raw<PaneOverlay | null>(null)
  asked = $state.raw<PendingQuestion | null>(null)
  amendment = $state.raw<Amendment | null>(null)
  works = $state.raw<readonly Work[]>([])
  /** Settings are known, and which campaign to go on with. */
  begun = $state(false)
  /** Current warnings about the data folder. */
  warnings = $state.raw<readonly Warning[]>([])
  /** Campaigns that came in from files opened with Gatefold, until the GM puts the notice away. */
  imported = $state.raw<readonly CampaignSummary[]>([])
  /** The clock on the wall, for lights that burn by it; `at` is when the page heard of it, in milliseconds. */
  wall = $state.raw<Wall & { at: number }>({ running: false, minutes: 0, at: 0 })
  /** Commands on their way; a button that caused one may show it. */
  underWay = $state(0)
  /** Commands under way that may stop at a question for the GM’s dice. */
  mayAsk = $state(0)
  /** Read out politely: the newest line of the chronicle. */
  said = $state('')
  /** Number of the chronicle's line that is being amended. */
  amending = $state<number | null>(null)
  /** The GM's own choice in this fold; null follows the fold. */
  chronicleShut = $state<boolean | null>(null)
  #queue: Promise<unknown> = Promise.resolve()
  #changes = 0
  #offered: Promise<unknown> = Promise.resolve()
  #list: Promise<Result<OutputOf<ScreenContract, 'campaigns.list'>>> | null = null

  constructor(api: Api) {
    this.api = api
    this.ruleTitles = new RuleTitles(api)
    api.on('views', ({ patches }) => {
      if (!this.board.change(patches) && this.campaign) void this.open(this.campaign.id)
    })
    api.on('warnings', () => void this.readWarnings())
    api.on('offered', () => void this.#importOffered())
    api.on('wall', (wall) => this.#hear(wall))
  }

  // ── settings ───────────────────────────────────────────────────────────────────────────────────
  async readSettings(): Promise<void> {
    const read = await this.api.call('app.settings', null)
    if (read.ok) this.settings = read.value
  }

  async readWarnings(): Promise<void> {
    const about = await this.api.call('app.about', null)
    if (about.ok) this.warnings = about.value.warnings
  }

  async change(some: Partial<Settings>, at: ScreenPlace = fallbackPlace): Promise<void> {
    const before = this.settings
    const mine = ++this.#changes
    this.settings = { ...before, ...some }
    const changed = this.take(at, await this.api.call('app.change', some))
    // What was changed meanwhile is told with the last answer.
    if (mine === this.#changes) this.settings = changed ?? before
  }

  /** Reads settings and list at once, and goes on with the campaign that is on the table, if any. */
  async begin(): Promise<void> {
    this.#list = this.api.call('campaigns.list', null)
    const [, about] = await Promise.all([this.readSettings(), this.api.call('app.about', null)])
    if (about.ok) this.warnings = about.value.warnings
    if (about.ok && about.value.open !== null) {
      this.#list = null
      await this.open(about.value.open)
    }
    this.begun = true
    if (about.ok && about.value.offered.length > 0) void this.#importOffered()
  }

  /** The list of campaigns; the first time, the one that was asked for at the beginning. */
  list(): Promise<Result<OutputOf<ScreenContract, 'campaigns.list'>>> {
    const asked = this.#list
    this.#list = null
    return asked ?? this.api.call('campaigns.list', null)
  }

  // ── campaigns ──────────────────────────────────────────────────────────────────────────────────
  /** Puts a campaign on the screen; false when it could not be opened. */
  async open(campaign: Id, at: ScreenPlace = fallbackPlace): Promise<boolean> {
    const opened = this.take(at, await this.api.call('campaigns.open', { campaign }))
    if (opened) this.enter(opened.summary, opened.views)
    return opened !== null
  }

  enter(summary: CampaignSummary, views: Views): void {
    this.places.clearAll()
    this.amendment = null
    const { left } = this.settings
    const mine = left?.campaign === summary.id ? left : null
    if (mine) this.fold = mine.fold
    this.prepPage = prepPages.find(({ id }) => id === mine?.page)?.id ?? 'monsters'
    this.acting.choose(mine?.acting ?? null)
    this.board.lay(views)
    this.campaign = summary
    if (views.clock?.realTime) void this.#askWall()
  }

  /**
   * Has main remember which fold and page of which campaign the GM is in, and who acts; a first look at Explore
   * needs no note.
   */
  keepPlace(): void {
    const { campaign, fold, prepPage } = this
    const page = prepPage === 'monsters' ? {} : { page: prepPage }
    if (!campaign) return
    const { chosen: acting } = this.acting
    const was = this.settings.left
    const kept = was?.campaign === campaign.id ? was : null
    const stands =
      (kept?.fold ?? 'explore') === fold &&
      (kept?.page ?? 'monsters') === prepPage &&
      (kept?.acting ?? null) === acting
    if (stands) return
    const left = { campaign: campaign.id, fold, ...page, ...(acting === null ? {} : { acting }) }
    this.settings = { ...this.settings, left }
    // Nobody asked for it, so nobody is told where it can't be kept.
    void this.api.call('app.change', { left })
  }

  /** Back to the list of campaigns. */
  async leave(): Promise<void> {
    this.places.clearAll()
    this.take(fallbackPlace, await this.api.call('campaigns.close', null))
    this.over = null
    this.leaf = null
    this.asked = null
    this.amendment = null
    this.fold = 'explore'
    this.keepPlace()
    this.acting.choose(null)
    this.campaign = null
    this.board.lay(null)
  }

  // ── files opened with Gatefold ─────────────────────────────────────────────────────────────────
  /** One after the other, so that none is asked for twice. */
  #importOffered(): Promise<unknown> {
    this.#offered = this.#offered.then(async () => {
      const about = await this.api.call('app.about', null)
      for (const file of about.ok ? about.value.offered : []) await this.#importFile(file)
    })
    return this.#offered
  }

  async #importFile(file: string): Promise<void> {
    const title = `Importing ${file.split(/[\\/]/).at(-1) ?? file}`
    // A place of its own: neither the next file's success nor a command of the GM's takes its failure away.
    const place = `import ${file}`
    const imported = await this.work(title, place, (options) =>
      this.api.call('campaigns.importOffered', { file }, options),
    )
    if (imported) this.imported = [...this.imported, imported]
    else this.places.keep(place)
  }

  /** Opens a campaign that was imported, in place of the one on the screen. */
  async openImported(campaign: Id): Promise<void> {
    this.putAwayImported(campaign)
    if (this.campaign) await this.leave()
    await this.open(campaign)
  }

  putAwayImported(campaign: Id): void {
    this.imported = this.imported.filter(({ id }) => id !== campaign)
  }

  // ── the clock on the wall ──────────────────────────────────────────────────────────────────────
  /** Holds the lights, or lets them burn: one key, in every fold. */
  async hold(held = this.wall.running, at: ScreenPlace = fallbackPlace): Promise<void> {
    const wall = this.take(at, await this.api.call('play.hold', { held }))
    if (wall) this.#hear(wall)
  }

  async #askWall(): Promise<void> {
    const wall = await this.api.call('play.wall', null)
    if (wall.ok) this.#hear(wall.value)
  }

  #hear(wall: Wall): void {
    this.wall = { ...wall, at: performance.now() }
  }

  // ── looking things up ──────────────────────────────────────────────────────────────────────────
  action(id: KnownActionId): ActionView | null {
    return this.board.actions.find((action) => action.id === id) ?? null
  }

  /** The actions of a slot, the game's own before borrowed ones. */
  inSlot(slot: Slot): ActionView[] {
    return this.board.actions.filter((action) => action.slot === slot)
  }

  creature(id: Id): CreatureView | null {
    const { fallen = [], bench = [], split } = this.board.company ?? {}
    const away = [...fallen, ...bench].map(({ sheet }) => sheet)
    const known = [...this.board.party, ...this.board.strangers, ...away]
    return [...known, ...(split?.other.people ?? [])].find((one) => one.id === id) ?? null
  }

  /** Preview of an action with this input; null where there is none. */
  async preview(
    action: KnownActionId,
    input: Record<string, unknown>,
    adjust = 0,
  ): Promise<Preview | null> {
    const shown = await this.api.call('play.preview', { action, input, adjust })
    return shown.ok ? shown.value : null
  }

  // ── doing things ───────────────────────────────────────────────────────────────────────────────
  /** Runs an action; null when it stopped at a question or failed, both shown where it was caused. */
  run(
    action: KnownActionId,
    input: Record<string, unknown> = this.action(action)?.input ?? {},
    options: RunOptions = {},
  ): Promise<ChronicleLine | null> {
    const {
      at = fallbackPlace,
      given = {},
      seed,
      byHand = this.settings.byHand,
      ...ruling
    } = options
    const does = async (): Promise<ChronicleLine | null> => {
      const ran = await this.api.call('play.run', {
        action,
        input,
        given,
        byHand,
        ...ruling,
        ...(seed === undefined ? {} : { seed }),
      })
      return this.#ended(at, ran, this.action(action)?.title ?? action, (more, kept, rolls) =>
        this.run(action, input, {
          ...options,
          given: { ...given, ...more },
          seed: kept,
          ...(rolls ? { byHand: false } : {}),
        }),
      )
    }
    return this.#inTurn(at, does, byHand || Object.keys(given).length > 0)
  }

  undo(at: ScreenPlace = fallbackPlace): Promise<ChronicleLine | null> {
    return this.#inTurn(at, async () =>
      this.#told(this.take(at, await this.api.call('play.undo', null))),
    )
  }

  redo(at: ScreenPlace = fallbackPlace): Promise<ChronicleLine | null> {
    return this.#inTurn(at, async () =>
      this.#told(this.take(at, await this.api.call('play.redo', null))),
    )
  }

  /**
   * Runs a recent line again with other answers, or with those it was first played with. Where later
   * lines would change, `amendment` tells how, and nothing happens before it is applied.
   */
  amend(
    number: number,
    answers: Record<string, TypedAnswer> | 'original',
    at: ScreenPlace = fallbackPlace,
    agreed?: number,
  ): Promise<ChronicleLine | null> {
    const given = answers === 'original' ? {} : answers
    const does = async (): Promise<ChronicleLine | null> => {
      const ran = await this.api.call('play.amend', {
        number,
        given,
        original: answers === 'original',
        ...(agreed === undefined ? {} : { agreed }),
      })
      if (!ran.ok || ran.value.end !== 'would change')
        return this.#ended(at, ran as Result<Ran>, 'Amend', (more) =>
          this.amend(number, { ...given, ...more }, at),
        )
      const { changes, version } = ran.value
      const apply = (): Promise<ChronicleLine | null> => this.amend(number, answers, at, version)
      this.amendment = { number, changes, apply }
      return null
    }
    return this.#inTurn(at, does, true)
  }

  /** Waits until every command that was begun is done, or has stopped at a question. */
  async settled(): Promise<void> {
    await this.#queue
  }

  /** Drops the question: nothing had changed. */
  dropQuestion(): void {
    this.asked = null
  }

  /** Long work with progress and a way to call it off. */
  async work<T>(
    title: string,
    at: ScreenPlace,
    call: (options: {
      signal: AbortSignal
      onProgress: (done: number, of: number, says: string) => void
    }) => Promise<Result<T>>,
  ): Promise<T | null> {
    const stop = new AbortController()
    let shown: Work = { title, done: 0, of: 0, says: '', cancel: () => stop.abort() }
    this.works = [...this.works, shown]
    const result = await call({
      signal: stop.signal,
      onProgress: (done, of, says) => {
        const next = { ...shown, done, of, says }
        this.works = this.works.map((one) => (one === shown ? next : one))
        shown = next
      },
    })
    this.works = this.works.filter((one) => one !== shown)
    return this.take(at, result)
  }

  /** The value of a result, or null with its failure shown at the place. A cancelled call is no failure. */
  take<T>(at: ScreenPlace, result: Result<T>): T | null {
    if (result.ok) {
      this.places.clear(at)
      return result.value
    }
    this.fail(at, result.failure)
    return null
  }

  fail(at: ScreenPlace, failure: Failure): void {
    if (failure.code !== 'cancelled') this.places.fail(at, failure)
  }

  // ── what lies over the folds ───────────────────────────────────────────────────────────────────
  /** The palette, at some words or at the form of one action; a casting has a sheet instead. */
  openPalette(
    words = '',
    action: KnownActionId | null = null,
    input: Record<string, unknown> = {},
  ): void {
    const asks = action === null ? undefined : this.action(action)?.asks
    this.over =
      action !== null && asks && isCasting(asks)
        ? { what: 'casting', action, input }
        : { what: 'palette', words, action, input }
  }

  /** The steps in which somebody is made or raised. */
  openCreation(action: KnownActionId, input: Record<string, unknown> = {}): void {
    this.over = { what: 'creation', action, input }
  }

  /** The sheet of anybody at the table, or of one who fell; a second time it shuts. */
  openSheet(creature: Id): void {
    const open = this.leaf?.what === 'sheet' && this.leaf.creature === creature
    this.leaf = open ? null : { what: 'sheet', creature }
  }

  /** The party's order, tasks and stash, or the session; a second time it shuts. */
  openLeaf(what: 'company' | 'session'): void {
    this.leaf = this.leaf?.what === what ? null : { what }
  }

  /** The tables desk, at a table. */
  openTable(table: Id): void {
    this.over = null
    this.fold = 'prep'
    this.prepPage = 'tables'
    this.wantedTable = table
  }

  /** The next page of Prep, or the one before. */
  turnPrepPage(by = 1): void {
    const at = prepPages.findIndex(({ id }) => id === this.prepPage)
    const next = prepPages[(at + by + prepPages.length) % prepPages.length]
    if (next) this.prepPage = next.id
  }

  /** Turns to a fold; the fold that is open turns its page, where it has several. */
  turnTo(fold: FoldId): void {
    if (fold === this.fold && fold === 'prep') this.turnPrepPage()
    this.fold = fold
  }

  /** Opens the chronicle at the form that amends a line. */
  amendLine(number: number): void {
    this.chronicleShut = false
    this.amending = number
  }

  openRule(rule: string): void {
    this.over = { what: 'rule', rule }
  }

  /** The rules panel, at a rule or at a search. */
  openRules(rule: string | null = null, words = ''): void {
    this.over = { what: 'rules', rule, words }
  }

  close(): void {
    this.over = null
    this.places.clearAll()
  }

  /** One command after another: the second sees what the first came to. */
  #inTurn<T>(at: ScreenPlace, does: () => Promise<T>, mayAsk = false): Promise<T> {
    this.asked = null
    this.amendment = null
    this.places.clear(at)
    this.underWay += 1
    this.mayAsk += Number(mayAsk)
    const done = this.#queue.then(does).finally(() => {
      this.underWay -= 1
      this.mayAsk -= Number(mayAsk)
    })
    this.#queue = done.catch(() => undefined)
    return done
  }

  #ended(
    at: ScreenPlace,
    ran: Result<Ran>,
    title: string,
    again: (
      more: Record<string, TypedAnswer>,
      seed: string,
      rolls: boolean,
    ) => Promise<ChronicleLine | null>,
  ): ChronicleLine | null {
    const end = this.take(at, ran)
    if (!end) return null
    if (end.end === 'done') return this.#told(end.line)
    const { question, given, seed } = end
    this.asked = {
      at,
      title,
      question,
      answer: (told) => again({ ...given, [question.label]: told }, seed, false),
      roll: question.ask === 'dice' ? () => again(given, seed, true) : null,
    }
    return null
  }

  #told(line: ChronicleLine | null): ChronicleLine | null {
    if (line) {
      this.places.clearAll()
      this.said = `${line.what}: ${line.says}`
    }
    return line
  }
}
