import type { CampaignSummary } from '../../src-main/storage/records.ts'
import type { OutputOf, Result } from '../../src-main/ipc/contract/endpoint.ts'
import type { ScreenContract } from '../../src-main/ipc/contract/index.ts'
import type { Settings } from '../../src-main/ipc/contract/app.ts'
import type { StartAnswers } from '../../src-main/ipc/contract/start-answers.ts'
import type {
  KnownActionId,
  ActionView,
  ChronicleLine,
  CreatureView,
  Views,
} from '../../src-main/campaign/view/views.ts'
import { firstGuide } from '../../src-main/ipc/contract/guide.ts'
import { defaultKeyChoice } from '../../src-main/ipc/contract/keys/key-sets.ts'
import type { Preview } from '../../src-main/rules/core/preview.ts'
import type { Slot } from '../../src-main/rules/core/phase.ts'
import type { Id } from '../../src-main/rules/core/situation.ts'
import type { Api } from './api.ts'
import { ActingCharacter } from './acting-character.svelte.ts'
import { isCasting } from './action-input.ts'
import { CampaignViews } from './campaign-views.svelte.ts'
import { CommandQueue } from './command-queue.svelte.ts'
import type { RunOptions } from './command-queue.svelte.ts'
import { prepPages } from './folds.ts'
import type { FoldId, PrepPage, TravelPage } from './folds.ts'
import { Guide } from './guide/guide.svelte.ts'
import { KeyMap } from './key-map.svelte.ts'
import { KeyRing } from './key-ring.ts'
import { LongWorks } from './long-works.svelte.ts'
import { NewestCall } from './newest-call.ts'
import { OfferedImports } from './offered-imports.svelte.ts'
import { isForm, type Overlay, type PaneOverlay } from './overlay.ts'
import { OwnFolds } from './own-folds.svelte.ts'
import { fallbackPlace, ScreenPlaces } from './places.svelte.ts'
import { PlayersControl } from './players-control.svelte.ts'
import { PrepLinks } from './prep-links.ts'
import type { ScreenPlace } from './places.svelte.ts'
import { SecondWindow } from './second-window.svelte.ts'
import { RuleTitles } from './rule-titles.svelte.ts'
import { WallReading } from './wall-reading.svelte.ts'

/** Something about the data folder that the GM should know, and what to do about it. */
interface Warning {
  says: string
  way: string
}

const plain: Settings = {
  theme: 'candle',
  textSize: 100,
  singleKeys: true,
  keys: defaultKeyChoice,
  byHand: false,
  paper: 'A4',
  print: {},
  guide: firstGuide(false),
}

/** All that the screen knows. No DOM: panels draw it, and call it. */
export class Screen {
  readonly api: Api
  readonly views = new CampaignViews()
  readonly acting = new ActingCharacter(this.views, () => this.keepPlace())
  readonly keyMap = new KeyMap(() => this.settings.keys)
  readonly keys = new KeyRing((name) => this.keyMap.all(name))
  readonly places = new ScreenPlaces()
  readonly prep = new PrepLinks(this)
  readonly players: PlayersControl
  readonly ownFolds: OwnFolds
  readonly second: SecondWindow
  readonly guide: Guide
  readonly ruleTitles: RuleTitles
  readonly commands: CommandQueue
  readonly works: LongWorks
  readonly imports: OfferedImports
  readonly wall: WallReading
  campaign = $state.raw<CampaignSummary | null>(null)
  settings = $state.raw<Settings>(plain)
  #fold = $state<FoldId>('explore')
  #prepPage = $state<PrepPage>('monsters')
  /** Page of Travel; kept while the app is open. */
  travelPage = $state<TravelPage>('road')
  /** Overlays over the folds, the upper ones last: a form stays as it was beneath what it opened. */
  overlays = $state.raw<readonly Overlay[]>([])
  /** Overlay over the right pane; null for none. */
  pane = $state.raw<PaneOverlay | null>(null)
  /** Settings are known, and which campaign to go on with. */
  begun = $state(false)
  /** Current warnings about the data folder. */
  warnings = $state.raw<readonly Warning[]>([])
  /** Read out politely: the newest line of the chronicle. */
  said = $state('')
  /** Number of the chronicle's line that is being amended. */
  amending = $state<number | null>(null)
  /** The GM's own choice in this fold; null follows the fold. */
  chronicleShut = $state<boolean | null>(null)
  /** List that the start page showed last, until the campaigns are open. */
  lastList: StartAnswers['list'] | null = null
  readonly #changes = new NewestCall()
  #list: Promise<Result<OutputOf<ScreenContract, 'campaigns.list'>>> | null = null

  /** @param last what the start page showed last, for a first frame before the campaigns are open */
  constructor(
    api: Api,
    private readonly last: Promise<StartAnswers | null> = Promise.resolve(null),
  ) {
    this.api = api
    this.ruleTitles = new RuleTitles(api)
    this.players = new PlayersControl(this)
    this.ownFolds = new OwnFolds(this)
    this.second = new SecondWindow(this)
    this.guide = new Guide(this)
    this.commands = new CommandQueue(api, this)
    this.works = new LongWorks(this.places)
    this.imports = new OfferedImports(api, this.works, this.places)
    this.wall = new WallReading(api, this.places)
    api.on('views', ({ patches }) => {
      if (!this.views.change(patches) && this.campaign) void this.open(this.campaign.id)
    })
    api.on('settings', () => void this.readSettings())
    api.on('folds', () => void this.ownFolds.readAgain())
    api.on('warnings', () => void this.readWarnings())
    api.on('offered', () => void this.imports.importAll())
    api.on('wall', (wall) => this.wall.hear(wall))
  }

  get fold(): FoldId {
    return this.#fold
  }

  /** Turns to a fold; the GM's choice to open or shut the chronicle was for the last one. */
  set fold(fold: FoldId) {
    if (fold === this.#fold) return
    this.guide.turnFrom(this.#fold)
    this.#fold = fold
    this.chronicleShut = null
    this.keepPlace()
  }

  get prepPage(): PrepPage {
    return this.#prepPage
  }

  set prepPage(page: PrepPage) {
    this.#prepPage = page
    this.keepPlace()
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
    const isNewest = this.#changes.start()
    this.settings = { ...before, ...some }
    const changed = this.take(at, await this.api.call('app.change', some))
    // What was changed meanwhile is reported with the last answer.
    if (isNewest()) this.settings = changed ?? before
  }

  /** Reads settings and list at once, and goes on with the campaign that is on the table, if any. */
  async begin(): Promise<void> {
    this.#list = this.api.call('campaigns.list', null)
    const settings = this.readSettings()
    void Promise.race([this.last, settings.then(() => null)]).then((last) => this.#showLast(last))
    const [, about] = await Promise.all([settings, this.api.call('app.about', null)])
    if (about.ok) this.warnings = about.value.warnings
    if (about.ok) this.second.here = about.value.second ?? null
    if (about.ok && about.value.open !== null) {
      this.#list = null
      await this.open(about.value.open)
    }
    this.begun = true
    if (about.ok && about.value.offered.length > 0) void this.imports.importAll()
  }

  #showLast(last: StartAnswers | null): void {
    if (this.begun || !last) return
    this.settings = last.settings
    this.lastList = last.list
    this.begun = true
  }

  /** The list of campaigns; the first time, the one that was asked for at the beginning. */
  list(): Promise<Result<OutputOf<ScreenContract, 'campaigns.list'>>> {
    const listing = this.#list
    this.#list = null
    return listing ?? this.api.call('campaigns.list', null)
  }

  // ── campaigns ──────────────────────────────────────────────────────────────────────────────────
  /** Puts a campaign on the screen; false when it could not be opened. */
  async open(campaign: Id, at: ScreenPlace = fallbackPlace): Promise<boolean> {
    const view = this.take(at, await this.api.call('campaigns.open', { campaign }))
    if (view) this.enter(view.summary, view.views)
    return view !== null
  }

  /** Opens a campaign that was imported, in place of the one on the screen. */
  async openImported(campaign: Id): Promise<void> {
    this.imports.putAway(campaign)
    if (this.campaign) await this.leave()
    await this.open(campaign)
  }

  enter(summary: CampaignSummary, views: Views): void {
    this.places.clearAll()
    this.commands.amendment = null
    const { left } = this.settings
    const mine = left?.campaign === summary.id ? left : null
    if (this.second.here !== null) this.#fold = this.second.here as FoldId
    else if (mine) this.#fold = mine.fold as FoldId
    // A fight that was left goes on where it is seen.
    if (this.second.here === null && this.#fold === 'explore' && views.fight?.on)
      this.#fold = 'fight'
    this.#prepPage = prepPages.find(({ id }) => id === mine?.page)?.id ?? 'monsters'
    this.chronicleShut = null
    this.views.lay(views)
    this.campaign = summary
    this.acting.choose(mine?.acting ?? null)
    this.keepPlace()
    if (views.clock?.realTime) void this.wall.read()
  }

  /**
   * Has main remember which fold and page of which campaign the GM is in, and who acts; a first look at Explore
   * needs no note.
   */
  keepPlace(): void {
    const { campaign, fold, prepPage } = this
    const page = prepPage === 'monsters' ? {} : { page: prepPage }
    if (!campaign) return
    if (this.second.here !== null) return this.second.keepFold(fold)
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
    // Nobody asked for it, so nothing is said where it can't be kept.
    void this.api.call('app.change', { left })
  }

  /** Back to the list of campaigns. */
  async leave(): Promise<void> {
    if (this.second.here !== null) return this.second.open(false)
    const closed = await this.api.call('campaigns.close', null)
    this.places.clearAll()
    this.take(fallbackPlace, closed)
    this.overlay = null
    this.pane = null
    this.commands.dropPending()
    this.fold = 'explore'
    this.keepPlace()
    this.campaign = null
    this.said = ''
    this.acting.choose(null)
    this.players.forget()
    this.ownFolds.forget()
    this.views.lay(null)
  }

  // ── looking things up ──────────────────────────────────────────────────────────────────────────
  action(id: KnownActionId): ActionView | null {
    return this.views.actions.find((action) => action.id === id) ?? null
  }

  /** The actions of a slot, the game's own before borrowed ones. */
  inSlot(slot: Slot): ActionView[] {
    return this.views.actions.filter((action) => action.slot === slot)
  }

  creature(id: Id): CreatureView | null {
    const { fallen = [], bench = [], split } = this.views.company ?? {}
    const away = [...fallen, ...bench].map(({ sheet }) => sheet)
    const known = [...this.views.party, ...this.views.strangers, ...away]
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
    return this.commands.run(action, input, options)
  }

  /** The value of a result, or null with its failure shown at the place; none of a campaign that was left. */
  take<T>(at: ScreenPlace, result: Result<T>): T | null {
    if (!this.campaign && !result.ok && result.failure.code === 'no-campaign') return null
    return this.places.take(at, result)
  }

  // ── what lies over the folds ───────────────────────────────────────────────────────────────────
  /** The palette, at some words or at the form of one action; a casting has a sheet instead. */
  openPalette(
    words = '',
    action: KnownActionId | null = null,
    input: Record<string, unknown> = {},
  ): void {
    this.guide.done('palette')
    const asks = action === null ? undefined : this.action(action)?.asks
    this.overlay =
      action !== null && asks && isCasting(asks)
        ? { what: 'casting', action, input }
        : { what: 'palette', words, action, input }
  }

  /** The steps in which somebody is made or raised. */
  openCreation(action: KnownActionId, input: Record<string, unknown> = {}): void {
    this.overlay = { what: 'creation', action, input }
  }

  /** The sheet of anybody at the table, or of one who fell; a second time it shuts. */
  openSheet(creature: Id): void {
    const open = this.pane?.what === 'sheet' && this.pane.creature === creature
    this.pane = open ? null : { what: 'sheet', creature }
  }

  /** The party's order, tasks and stash, the session, the players' window or the own folds; a second time it shuts. */
  openPane(what: 'company' | 'session' | 'players' | 'folds'): void {
    this.pane = this.pane?.what === what ? null : { what }
  }

  /** True when the campaign has a map of hexes: Travel then has a page for it. */
  get hasRegions(): boolean {
    return (this.views.place?.regions ?? 0) > 0
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
    if (fold === this.fold && fold === 'travel' && this.hasRegions)
      this.travelPage = this.travelPage === 'road' ? 'wilderness' : 'road'
    this.fold = fold
  }

  /** Opens the chronicle at the form that amends a line. */
  amendLine(number: number): void {
    this.chronicleShut = false
    this.amending = number
  }

  /** The overlay on top; null for none. */
  get overlay(): Overlay | null {
    return this.overlays.at(-1) ?? null
  }

  /** Opens an overlay above the forms that are open, or closes all. */
  set overlay(over: Overlay | null) {
    if (over === null) this.overlays = []
    else this.overlays = isForm(over) ? [over] : [...this.overlays.filter(isForm), over]
  }

  openRule(rule: string): void {
    this.overlay = { what: 'rule', rule }
  }

  /** The rules panel, at a rule or at a search. */
  openRules(rule: string | null = null, words = ''): void {
    this.overlay = { what: 'rules', rule, words }
  }

  /** Closes the overlay on top. */
  close(): void {
    this.overlays = this.overlays.slice(0, -1)
    this.places.clearAll()
  }
}
