import type {
  RegionFile,
  RegionListing,
  RegionPage,
} from '../../../src-main/campaign/region-desk.ts'
import type { SiteLine } from '../../../src-main/campaign/site-desk.ts'
import type { ActionView, KnownActionId } from '../../../src-main/campaign/view/views.ts'
import type { Preview } from '../../../src-main/rules/core/preview.ts'
import type {
  HexKnowledge,
  HexTerrain,
  RegionHex,
} from '../../../src-main/rules/core/state/region.ts'
import type { HexDirection } from '../../../src-main/rules/regions/hexes.ts'
import { campaignPanel } from '../../lib/lasting-panels.svelte.ts'
import { NewestCall } from '../../lib/newest-call.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { likeliestAction, watchActions, type WatchAction } from '../../lib/watch-actions.ts'

export const wildernessPlace = 'wilderness'

const knowledge: readonly HexKnowledge[] = ['unknown', 'heard', 'seen', 'visited']

/** The desk of regions: the map that is looked at, the hex of it, and the route that the party will take. */
export class WildernessPanel {
  readonly screen: Screen
  list = $state.raw<readonly RegionListing[] | null>(null)
  chosen = $state<string | null>(null)
  page = $state.raw<RegionPage | null>(null)
  /** Sites that may lie in a hex. */
  sites = $state.raw<readonly SiteLine[]>([])
  hexId = $state<string | null>(null)
  route = $state.raw<readonly HexDirection[]>([])
  /** Odds and pace of the route as it stands; null without one. */
  ahead = $state.raw<Preview | null>(null)
  /** True to go by boat where the route crosses water. */
  afloat = $state(false)
  making = $state(false)
  editing = $state(false)
  players = $state(false)
  input = $state.raw<Record<string, unknown> | null>(null)
  written = $state<string | null>(null)
  readonly #calls = new NewestCall()

  constructor(screen: Screen) {
    this.screen = screen
  }

  readonly region = $derived(this.page?.region ?? null)
  readonly here = $derived.by(() => {
    const { page } = this
    return page?.here ? this.hexOf(page.here) : null
  })
  /** Hexes of the route, from where the party is. */
  readonly way = $derived.by(() => {
    const { here } = this
    const hexes: RegionHex[] = []
    if (here)
      for (const step of this.route) {
        const next = this.beside(hexes.at(-1) ?? here, step)
        if (next) hexes.push(next)
      }
    return hexes
  })
  /** The hex that is looked at: the chosen one, the end of the route, or the party's. */
  readonly hex = $derived.by(() => {
    const { region, hexId } = this
    const one = region && hexId ? this.hexOf(hexId) : null
    return one ?? this.way.at(-1) ?? this.here ?? region?.hexes[0] ?? null
  })

  /** True where the route crosses open water. */
  readonly isOverWater = $derived(
    this.way.some(({ terrain }) => terrain === 'lake' || terrain === 'sea'),
  )
  /** Other things that the watch may be spent on: camp, rest, forage. Exploring has a button of its own. */
  readonly pastimes = $derived.by<WatchAction[]>(() =>
    watchActions(this.screen.views.actions).filter(
      ({ action: { slot, asks } }) => slot !== 'travel' && !('found' in asks),
    ),
  )
  /** The pastime that night asks for, as camp; null by day, and while a route can be travelled. */
  readonly nightly = $derived.by<WatchAction | null>(() => {
    const { dues, journey } = this.screen.views
    if (!journey || journey.watch.daylight) return null
    if (this.ahead && !('refuses' in this.ahead)) return null
    const due = dues.map(({ action }) => action)
    const likely = likeliestAction(this.pastimes, due, false, journey.log[0]?.did ?? null)
    return likely?.action.refuses === null ? likely : null
  })

  private hexOf(id: string): RegionHex | null {
    return this.page?.region.hexes.find((hex) => hex.id === id) ?? null
  }

  /** Hex beside another; null where the map ends. */
  beside(hex: RegionHex | null, direction: HexDirection): RegionHex | null {
    const id = hex && this.page?.around[hex.id]?.[direction]
    return id ? this.hexOf(id) : null
  }

  /** To be called when the campaign has changed. */
  async refresh(): Promise<void> {
    const isNewest = this.#calls.start()
    const list = this.screen.take(wildernessPlace, await this.screen.api.call('regions.list', null))
    if (!isNewest() || !list) return
    this.list = list
    this.chosen = (list.find(({ id }) => id === this.chosen) ?? list[0])?.id ?? null
    await this.#read(isNewest)
    const sites = await this.screen.api.call('sites.list', null)
    if (isNewest() && sites.ok) this.sites = sites.value
    await this.look()
  }

  async choose(id: string): Promise<void> {
    this.chosen = id
    this.hexId = null
    this.route = []
    this.making = false
    await this.#read(this.#calls.start())
  }

  async showPlayers(on: boolean): Promise<void> {
    this.players = on
    await this.#read(this.#calls.start())
  }

  async #read(isNewest: () => boolean): Promise<void> {
    if (this.chosen === null) {
      this.page = null
      return
    }
    const read = await this.screen.api.call('regions.page', {
      id: this.chosen,
      players: this.players,
    })
    if (isNewest()) this.page = this.screen.take(wildernessPlace, read)
  }

  chooseHex(id: string | null): void {
    this.hexId = id
    this.editing = false
  }

  /** To the hex beside the one that is looked at. */
  stepHex(direction: HexDirection): void {
    const next = this.beside(this.hex, direction)
    if (next) this.chooseHex(next.id)
  }

  /** Adds a hex to the route; back over the last step takes that away. */
  async addStep(direction: HexDirection): Promise<void> {
    const { here } = this
    if (!here) return
    const next = this.beside(this.way.at(-1) ?? here, direction)
    if (!next) return
    const before = this.way.at(-2) ?? (this.way.length === 1 ? here : null)
    this.route = next.id === before?.id ? this.route.slice(0, -1) : [...this.route, direction]
    this.hexId = null
    await this.look()
  }

  async dropStep(): Promise<void> {
    this.route = this.route.slice(0, -1)
    await this.look()
  }

  /** Asks what the route comes to. */
  async look(): Promise<void> {
    const route = this.route.join(' ')
    if (route === '') {
      this.ahead = null
      return
    }
    const { afloat } = this
    const ahead = await this.screen.preview('house.travel-hexes', { route, afloat })
    if (route === this.route.join(' ') && afloat === this.afloat) this.ahead = ahead
  }

  /** Travels along the route; the remaining stops stay, so that the next press continues. */
  async travel(): Promise<void> {
    if (this.route.length === 0) return
    const way = [...this.way]
    const route = [...this.route]
    const { afloat } = this
    if (!(await this.run('house.travel-hexes', { route: route.join(' '), afloat }))) return
    await this.refresh()
    const at = way.findIndex(({ id }) => id === this.page?.here)
    this.route = route.slice(at + 1)
    await this.look()
  }

  async goByBoat(afloat: boolean): Promise<void> {
    this.afloat = afloat
    await this.look()
  }

  /** Spends the watch where the party is. */
  async spend({ action: { id, input, refuses } }: WatchAction): Promise<void> {
    if (refuses === null) await this.screen.run(id, input, { at: wildernessPlace })
  }

  /** Does what stands on the large button. */
  next(): Promise<void> {
    return this.nightly ? this.spend(this.nightly) : this.travel()
  }

  async spendOn(slot: 'camp' | 'forage'): Promise<void> {
    const found = this.pastimes.find(({ action }) => action.slot === slot)
    if (found) await this.spend(found)
  }

  explore(): Promise<boolean> {
    return this.run('house.explore-hex', {})
  }

  putHere(): Promise<boolean> {
    this.route = []
    return this.run('house.enter-hex', { region: this.chosen, hex: this.hex?.id ?? '' })
  }

  /** Into the site of the hex, at its first place. */
  async goIn(site: string): Promise<void> {
    const input = { site, place: '1' }
    if (await this.run('house.enter-place', input)) this.screen.fold = 'explore'
  }

  takeOff(): Promise<boolean> {
    this.route = []
    return this.run('house.leave-hexes', {})
  }

  /** Keeps the hex with some of it changed. */
  keep(changed: Partial<RegionHex>, of = this.hex): Promise<boolean> {
    if (!of) return Promise.resolve(false)
    const hex = Object.fromEntries(
      Object.entries({ ...of, ...changed }).filter(([, value]) => value !== undefined),
    )
    return this.run('house.keep-hex', { region: this.chosen, hex })
  }

  tick(at: number): Promise<boolean> {
    const finds = (this.hex?.finds ?? []).map(({ text, found }, nth) =>
      (nth === at) === (found === undefined) ? { text, found: found ?? 0 } : { text },
    )
    return this.keep({ finds })
  }

  stepKnowledge(): Promise<boolean> {
    const at = knowledge.indexOf(this.hex?.known ?? 'unknown')
    return this.keep({ known: knowledge[(at + 1) % knowledge.length] ?? 'unknown' })
  }

  /** Lays a road or river to the hex beside this one, or takes it away. */
  lay(what: 'road' | 'river', direction: HexDirection): Promise<boolean> {
    const to = this.beside(this.hex, direction)
    if (!to || !this.hex) return Promise.resolve(false)
    return this.run('house.lay-line', {
      region: this.chosen,
      from: this.hex.id,
      to: to.id,
      what,
    })
  }

  async generate(): Promise<void> {
    const before = new Set((this.list ?? []).map(({ id }) => id))
    const input = this.input ?? this.screen.action('house.generate-region')?.input ?? {}
    if (!(await this.run('house.generate-region', input))) return
    await this.refresh()
    const region = this.list?.find(({ id }) => !before.has(id))
    this.making = false
    if (region) await this.choose(region.id)
  }

  remake(): Promise<boolean> {
    return this.run('house.remake-region', { region: this.chosen })
  }

  /** Chooses the encounter table of a terrain; '' for its usual one. */
  chooseTable(terrain: HexTerrain, table: string): Promise<boolean> {
    return this.run('house.set-terrain-table', {
      region: this.chosen,
      terrain,
      ...(table === '' ? {} : { table }),
    })
  }

  /** Locks many hexes at once, or none. */
  lockHexes(which: string): Promise<boolean> {
    return this.run('house.lock-hexes', { region: this.chosen, which })
  }

  /** Rolls an encounter where the party is, and turns to it. */
  async rollEncounter({ id, input }: Pick<ActionView, 'id' | 'input'>): Promise<void> {
    const { screen } = this
    const rolled = await screen.run(id, input, { at: wildernessPlace })
    if (rolled !== null && screen.views.encounter) screen.fold = 'explore'
  }

  rename(title: string): Promise<boolean> {
    return this.run('house.rename-region', { region: this.chosen, title })
  }

  forget(): Promise<boolean> {
    return this.run('house.forget-region', { region: this.chosen })
  }

  async exportAs(form: RegionFile): Promise<void> {
    if (this.chosen === null) return
    const call = this.screen.api.call('regions.export', { id: this.chosen, form })
    const saved = this.screen.take(wildernessPlace, await call)
    if (saved) this.written = `Written to ${saved.path}`
  }

  async run(action: KnownActionId, input: Record<string, unknown>): Promise<boolean> {
    const isSeed = action === 'house.generate-region' || action === 'house.remake-region'
    const options = { at: wildernessPlace, ...(isSeed ? { byHand: false } : {}) }
    return (await this.screen.run(action, input, options)) !== null
  }
}

export const wildernessPanelOf = campaignPanel((screen) => new WildernessPanel(screen))
