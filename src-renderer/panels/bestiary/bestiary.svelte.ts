import type { KnownActionId } from '../../../src-main/campaign/view/views.ts'
import type { Shelves } from '../../../src-main/campaign/bestiary.ts'
import type { OutputOf, Result } from '../../../src-main/ipc/contract/endpoint.ts'
import type { ScreenContract } from '../../../src-main/ipc/contract/index.ts'
import type { Which } from '../../../src-main/ipc/contract/library.ts'
import type { Converted, Monster } from '../../../src-main/rules/monsters/canonical.ts'
import type { MonsterFilter } from '../../../src-main/rules/monsters/search/filter.ts'
import { addToEncounter } from '../../lib/add-to-encounter.ts'
import { campaignPanel } from '../../lib/lasting-panels.svelte.ts'
import { NewestCall } from '../../lib/newest-call.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { SearchResults } from './search-results.svelte.ts'

export type { FoundMonsterRow } from './search-results.svelte.ts'
export const bestiaryPlace = 'bestiary'

/** A monster that is looked at, as it stands in this game, and what else is known of it. */
export interface OpenedMonster {
  monster: Monster
  converted: Converted
  text: string
  about: OutputOf<ScreenContract, 'library.about'>
}

/** Desk in the right pane that works on all monsters found. */
export type BestiaryDesk = 'table' | 'collections' | 'organise' | 'write out' | 'twins'

/** The monsters of this campaign: found by their words and filters, looked at, changed, met. */
export class BestiaryPanel {
  readonly screen: Screen
  readonly found: SearchResults
  words = $state('')
  filter = $state.raw<MonsterFilter>({})
  /** The filters stand open. */
  filtering = $state(false)
  shelves = $state.raw<Shelves | null>(null)
  desk = $state<BestiaryDesk | null>(null)
  /** Monsters picked out of the list; none for all that is found. */
  selected = $state.raw<ReadonlySet<string>>(new Set())
  /** The one monster that the desk is about; null for all that is found. */
  only = $state.raw<Monster | null>(null)
  chosen = $state<string | null>(null)
  shown = $state.raw<OpenedMonster | null>(null)
  /** The chosen one is being changed. */
  editing = $state(false)
  /** Titles and tags that are typed on the desks, and not used yet. */
  collection = $state('')
  addedTags = $state('')
  removedTags = $state('')
  number = $state(1)
  readonly #looks = new NewestCall()
  readonly #counts = new NewestCall()

  constructor(screen: Screen) {
    this.screen = screen
    this.found = new SearchResults(screen)
  }

  /** How many filters are set. */
  get filters(): number {
    const { order: _, ...parts } = this.filter
    return Object.values(parts).filter((value) => value !== undefined && value !== false).length
  }

  /** The one the desk is about, those that are selected, or all that is found now. */
  get which(): Which {
    if (this.only) return { ids: [this.only.id] }
    return this.selected.size > 0 ? { ids: [...this.selected] } : this.#query
  }

  /** How many that is. */
  get many(): number {
    if (this.only) return 1
    return this.selected.size > 0 ? this.selected.size : this.found.total
  }

  /** "All 12 found", "3 selected", or the name of the one. */
  get manyInWords(): string {
    if (this.only) return this.only.name
    if (this.selected.size > 0) return `${this.selected.size} selected`
    return this.found.total === 1 ? 'The one found' : `All ${this.found.total} found`
  }

  /** Ids of those that the desk works on; null when they could not be read. */
  async ids(): Promise<readonly string[] | null> {
    const { which } = this
    if ('ids' in which) return which.ids
    return this.screen.take(bestiaryPlace, await this.screen.api.call('library.ids', which))
  }

  /** Selects a monster, or no longer. */
  select(id: string, on = !this.selected.has(id)): void {
    const others = [...this.selected].filter((one) => one !== id)
    this.selected = new Set(on ? [...others, id] : others)
  }

  async selectAll(): Promise<void> {
    const found = await this.screen.api.call('library.ids', this.#query)
    this.selected = new Set(this.screen.take(bestiaryPlace, found) ?? [])
  }

  unselect(): void {
    this.selected = new Set()
  }

  /** Does what changes the library, and says the result. False when it was refused. */
  async change(doing: Promise<Result<{ says: string }>>): Promise<boolean> {
    const done = this.screen.take(bestiaryPlace, await doing)
    if (!done) return false
    this.screen.said = done.says
    return true
  }

  get #query(): Extract<Which, { words: string }> {
    return { words: this.words.slice(0, 200), filter: this.filter }
  }

  search(): Promise<void> {
    return this.found.search(this.#query)
  }

  /** Sets some filters; an undefined one is taken off. */
  set(some: { [K in keyof MonsterFilter]: MonsterFilter[K] | undefined }): Promise<void> {
    const next = Object.entries({ ...this.filter, ...some }).filter(
      ([, value]) => value !== undefined && value !== false,
    )
    this.filter = Object.fromEntries(next) as MonsterFilter
    return this.search()
  }

  clear(): Promise<void> {
    this.filter = {}
    return this.search()
  }

  /** To be called when the library has changed. */
  async refresh(): Promise<void> {
    const isNewest = this.#counts.start()
    const [, counted] = await Promise.all([
      this.search(),
      this.screen.api.call('library.shelves', null),
    ])
    if (!isNewest()) return
    this.shelves = this.screen.take(bestiaryPlace, counted)
    if (this.chosen !== null) await this.#look(this.chosen)
  }

  /** Turns to a desk, for all that is found or for one of it; a second time it is put away. */
  open(desk: BestiaryDesk, only: Monster | null = null): void {
    const again = this.desk === desk && this.chosen === null
    this.close()
    this.desk = again ? null : desk
    this.only = only
  }

  /** Shows a monster as it stands in this game. */
  async choose(id: string): Promise<void> {
    this.chosen = id
    this.editing = false
    this.number = 1
    await this.#look(id)
  }

  /** Back to what lay there before: a desk, or the converter. */
  back(): void {
    if (this.editing) this.editing = false
    else if (this.chosen !== null) this.#put(null)
    else this.desk = null
  }

  close(): void {
    this.desk = null
    this.only = null
    this.editing = false
    this.#put(null)
  }

  /** Puts it on the table and turns to the fold where it is met. */
  async meet(): Promise<void> {
    if (
      this.chosen !== null &&
      (await addToEncounter(this.screen, this.chosen, this.number, bestiaryPlace))
    )
      this.screen.fold = 'explore'
  }

  /** Keeps a monster, changed or as it once was, in the library that has it. */
  keep(monster: Monster): Promise<boolean> {
    if (this.shown?.about.home !== 'shared') return this.run('house.keep-monster', { monster })
    const to = { home: 'shared' as const, collection: '' }
    return this.change(this.screen.api.call('library.keep', { monsters: [monster], to }))
  }

  /** Takes the chosen one out of the library that has it; a bundled one that was changed is as it came again. */
  async forget(): Promise<void> {
    const { shown } = this
    if (!shown) return
    const { id } = shown.monster
    const gone =
      shown.about.home === 'shared'
        ? await this.change(this.screen.api.call('library.forget', { ids: [id] }))
        : await this.run('house.forget-monster', { monster: id })
    if (!gone) return
    if (shown.about.versions.every(({ at }) => at !== null)) this.#put(null)
  }

  async run(action: KnownActionId, input: Record<string, unknown>): Promise<boolean> {
    return (await this.screen.run(action, input, { at: bestiaryPlace })) !== null
  }

  #put(shown: OpenedMonster | null): void {
    this.#looks.drop()
    this.chosen = shown?.monster.id ?? null
    this.shown = shown
  }

  async #look(id: string): Promise<void> {
    const isNewest = this.#looks.start()
    const ruleset = this.screen.views.top?.ruleset.id
    const [read, about] = await Promise.all([
      this.screen.api.call('library.monster', { id }),
      this.screen.api.call('library.about', { id }),
    ])
    if (!isNewest() || !ruleset) return
    const monster = this.screen.take(bestiaryPlace, read)
    const known = monster && this.screen.take(bestiaryPlace, about)
    // It has left the library: undo, or the other window of it.
    if (!monster || !known) return this.#put(null)
    const converted = this.screen.take(
      bestiaryPlace,
      await this.screen.api.call('convert.to', {
        monster,
        ruleset,
        answers: { ...monster.judged[ruleset] },
      }),
    )
    if (converted && isNewest())
      this.shown = { monster, converted: converted.converted, text: converted.text, about: known }
  }
}

/** One for each campaign: what is searched, selected and typed is there when the GM comes back. */
export const bestiaryPanelOf = campaignPanel((screen) => new BestiaryPanel(screen))
