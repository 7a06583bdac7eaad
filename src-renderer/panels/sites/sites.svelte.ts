import type { SiteLine, SitePage } from '../../../src-main/campaign/site-desk.ts'
import type { KnownActionId } from '../../../src-main/campaign/view/views.ts'
import type { Picture } from '../../../src-main/rules/core/state/prep.ts'
import type { Id } from '../../../src-main/rules/core/situation.ts'
import type { SitePlace } from '../../../src-main/rules/core/state/site.ts'
import { campaignPanel } from '../../lib/lasting-panels.svelte.ts'
import { NewestCall } from '../../lib/newest-call.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { SiteImporting } from './text/site-importing.svelte.ts'

export const sitesPlace = 'sites'

/** A row of the list: a site, a place of the site that is open, or that none is found. */
export type SiteRow =
  | { kind: 'site'; key: string; line: SiteLine }
  | { kind: 'place'; key: string; place: SitePlace }
  | { kind: 'nothing'; key: string }

/** The desk of sites: the list, the site that is looked at, and the place of it. */
export class SitesPanel {
  readonly screen: Screen
  lines = $state.raw<readonly SiteLine[] | null>(null)
  chosen = $state<string | null>(null)
  page = $state.raw<SitePage | null>(null)
  /** Id of the place that is looked at. */
  placeId = $state<string | null>(null)
  /** The form for a new site is open in place of the map. */
  making = $state(false)
  editing = $state(false)
  /** The form for a map picture is open: for a site, or for a new one. */
  picking = $state.raw<{ site: string | null } | null>(null)
  /** Sites are made from texts in place of the map. */
  reading = $state(false)
  readonly importing: SiteImporting
  /** Map that is shown of a site that has both. */
  prefersPicture = $state(true)
  /** True while the map is shown as the players may see it. */
  players = $state(false)
  words = $state('')
  input = $state.raw<Record<string, unknown> | null>(null)
  settlement = $state.raw<Record<string, unknown> | null>(null)
  /** Line that tells where the last file was written. */
  written = $state<string | null>(null)
  readonly #calls = new NewestCall()

  constructor(screen: Screen) {
    this.screen = screen
    this.importing = new SiteImporting(screen, sitesPlace)
  }

  readonly place = $derived.by(() => {
    const places = this.page?.site.places ?? []
    return places.find(({ id }) => id === this.placeId) ?? places[0] ?? null
  })
  readonly exits = $derived(this.place ? (this.page?.exits[this.place.id] ?? []) : [])
  readonly found = $derived.by(() => {
    const wanted = this.words.trim().toLowerCase()
    const places = this.page?.site.places ?? []
    if (wanted === '') return places
    return places.filter(({ number, title, aloud, text, bands }) =>
      [String(number), title, aloud, text, ...bands].some((one) =>
        one.toLowerCase().includes(wanted),
      ),
    )
  })

  /** All sites, and below the open one the places that are found. */
  readonly rows = $derived.by(() =>
    (this.lines ?? []).flatMap((line): SiteRow[] => {
      const site: SiteRow = { kind: 'site', key: `site ${line.id}`, line }
      if (line.id !== this.page?.site.id) return [site]
      if (this.found.length === 0) return [site, { kind: 'nothing', key: 'nothing' }]
      return [
        site,
        ...this.found.map((place): SiteRow => ({ kind: 'place', key: place.id, place })),
      ]
    }),
  )

  /** To be called when the campaign has changed. */
  async refresh(): Promise<void> {
    const isNewest = this.#calls.start()
    const { api } = this.screen
    const lines = this.screen.take(sitesPlace, await api.call('sites.list', null))
    if (!isNewest() || !lines) return
    this.lines = lines
    const wanted = lines.find(({ id }) => id === this.chosen) ?? lines[0]
    this.chosen = wanted?.id ?? null
    await this.#read(isNewest)
  }

  async choose(id: string): Promise<void> {
    if (this.chosen !== id) this.placeId = null
    this.chosen = id
    this.making = false
    this.picking = null
    this.reading = false
    this.editing = false
    this.written = null
    await this.#read(this.#calls.start())
  }

  /** To one place of a site, whatever is looked at elsewhere; nowhere for null. */
  async follow(at: { site: string; place: string } | null): Promise<void> {
    this.chosen = at?.site ?? null
    this.placeId = at?.place ?? null
    await this.#read(this.#calls.start())
  }

  choosePlace(id: string): void {
    this.placeId = id
    this.editing = false
  }

  /** To the place before or after this one. */
  step(by: 1 | -1): void {
    const places = this.page?.site.places ?? []
    const at = places.findIndex(({ id }) => id === this.place?.id)
    const next = places[(at + by + places.length) % Math.max(1, places.length)]
    if (next) this.choosePlace(next.id)
  }

  /** To the place of a number. */
  goTo(number: number): void {
    const place = this.page?.site.places.find((one) => one.number === number)
    if (place) this.choosePlace(place.id)
  }

  async showPlayers(on: boolean): Promise<void> {
    this.players = on
    await this.#read(this.#calls.start())
  }

  async #read(isNewest: () => boolean): Promise<void> {
    const { chosen, players } = this
    if (chosen === null) {
      this.page = null
      return
    }
    const read = await this.screen.api.call('sites.page', { id: chosen, players })
    if (!isNewest()) return
    this.page = this.screen.take(sitesPlace, read)
  }

  // ── doing things ───────────────────────────────────────────────────────────────────────────────
  async generate(): Promise<void> {
    const before = new Set((this.lines ?? []).map(({ id }) => id))
    const input = this.input ?? this.screen.action('house.generate-site')?.input ?? {}
    if (!(await this.run('house.generate-site', input))) return
    await this.refresh()
    const site = this.lines?.find(({ id }) => !before.has(id))
    if (site) await this.choose(site.id)
  }

  /** A settlement as a list of places, of the size and people chosen. */
  async settle(): Promise<void> {
    const before = new Set((this.lines ?? []).map(({ id }) => id))
    const input = this.settlement ?? this.screen.action('house.generate-settlement')?.input ?? {}
    if (!(await this.run('house.generate-settlement', input))) return
    await this.refresh()
    const settlement = this.lines?.find(({ id }) => !before.has(id))
    if (settlement) await this.choose(settlement.id)
  }

  /** Makes a kept picture the map of a site; of a new one for null. */
  async usePicture(site: string | null, title: string, picture: Picture): Promise<void> {
    const before = new Set((this.lines ?? []).map(({ id }) => id))
    const input = { ...(site === null ? { title } : { site }), picture }
    if (!(await this.run('house.use-map-picture', input))) return
    this.picking = null
    this.prefersPicture = true
    await this.refresh()
    const fresh = this.lines?.find(({ id }) => !before.has(id))
    if (fresh) await this.choose(fresh.id)
  }

  /** Keeps the sites that were read from texts, and shows the first of them. */
  async keepRead(): Promise<void> {
    const { importing } = this
    if (!importing.isChecking || importing.cannotKeep !== null) return
    const before = new Set((this.lines ?? []).map(({ id }) => id))
    const [first] = importing.sites
    if (!(await this.run('house.keep-read-sites', { sites: importing.sites }))) return
    await importing.clear()
    this.reading = false
    await this.refresh()
    const fresh = (this.lines ?? []).filter(({ id }) => !before.has(id))
    const shown = fresh.find(({ title }) => title === first?.title) ?? fresh[0]
    if (shown) await this.choose(shown.id)
  }

  /** Opens the form for texts; the others close. */
  readTexts(): void {
    this.making = false
    this.picking = null
    this.editing = false
    this.reading = true
  }

  /** Keeps the place with some of it changed. */
  keep(changed: Partial<SitePlace>, of = this.place): Promise<boolean> {
    if (!of) return Promise.resolve(false)
    const place = { ...of, ...changed }
    const kept = Object.fromEntries(
      Object.entries(place).filter(([, value]) => value !== undefined),
    )
    return this.run('house.keep-place', { site: this.chosen, place: kept })
  }

  tick(at: number): Promise<boolean> {
    const { place } = this
    if (!place) return Promise.resolve(false)
    const matters = place.matters.map(({ done, ...matter }, nth) =>
      (nth === at ? !done : done) ? { ...matter, done: true as const } : matter,
    )
    return this.keep({ matters })
  }

  move(dx: number, dy: number): Promise<boolean> {
    const { place } = this
    if (!place || place.width === 0) return Promise.resolve(false)
    return this.keep({ x: place.x + dx, y: place.y + dy })
  }

  /** Puts the place on the table, and turns to Explore. */
  async enter(number = this.place?.number): Promise<void> {
    if (number === undefined) return
    const input = { site: this.chosen, place: String(number) }
    if (await this.run('house.enter-place', input)) this.screen.fold = 'explore'
  }

  /** Marks a secret way as found, or as hidden again. */
  findWay(way: string): Promise<boolean> {
    return this.run('house.find-way', { site: this.chosen, way })
  }

  /** Takes the treasure of the place: into the stash, where nobody bears it. */
  takeTreasure(bearer?: Id): Promise<boolean> {
    return this.run('house.take-place-treasure', {
      site: this.chosen,
      place: String(this.place?.number ?? ''),
      ...(bearer === undefined ? {} : { bearer }),
    })
  }

  restock(place?: number): Promise<boolean> {
    return this.run('house.restock-site', {
      site: this.chosen,
      ...(place === undefined ? {} : { place: String(place) }),
    })
  }

  redraw(): Promise<boolean> {
    return this.run('house.redraw-site', { site: this.chosen })
  }

  rename(title: string): Promise<boolean> {
    return this.run('house.rename-site', { site: this.chosen, title })
  }

  forget(): Promise<boolean> {
    return this.run('house.forget-site', { site: this.chosen })
  }

  async exportAs(form: 'map' | 'players’ map' | 'text' | 'data'): Promise<void> {
    if (this.chosen === null) return
    const call = this.screen.api.call('sites.export', { id: this.chosen, form })
    const saved = this.screen.take(sitesPlace, await call)
    if (saved) this.written = `Written to ${saved.path}`
  }

  async run(action: KnownActionId, input: Record<string, unknown>): Promise<boolean> {
    const options = { at: sitesPlace, ...(byScreen.has(action) ? { byHand: false } : {}) }
    return (await this.screen.run(action, input, options)) !== null
  }
}

/** Actions whose dice are only seeds: nobody types those. */
const byScreen: ReadonlySet<KnownActionId> = new Set<KnownActionId>([
  'house.generate-site',
  'house.generate-settlement',
  'house.restock-site',
  'house.redraw-site',
])

/** One for each campaign on the screen: what is looked at is there when the GM comes back. */
export const sitesPanelOf = campaignPanel((screen) => new SitesPanel(screen))
