import type { TownView, WareView } from '../../../src-main/campaign/view/views.ts'
import { LivePreview } from '../../lib/live-preview.svelte.ts'
import { campaignPanel } from '../../lib/lasting-panels.svelte.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

export const shopPlace = 'shop'
type Side = 'the buyer' | 'the stash'
type Sort = WareView['sort'] | 'all'

/** Pages of a book until the GM says otherwise. */
const usualMeasure = 100

const order = ['arms', 'armour', 'things', 'transport'] as const

/** How a row stands with the purse: what would be left, or why not. */
export interface WareStanding {
  ware: WareView
  count: number
  /** Price of one, for this buyer. */
  cost: number
  /** So many pages, of what is sold by the page. */
  measure: number
  /** Coins left after one more; negative is short by so many. */
  leaves: number
  bar: string | null
}

/** A basket before it is paid, and what a pack would bring. */
export class ShopPanel {
  readonly screen: Screen
  selling = $state(false)
  words = $state('')
  sort = $state<Sort>('all')
  pays = $state<Side>('the buyer')
  takes = $state<Side>('the buyer')
  /** Named by the GM, for each thing sold; 0 is by the list. */
  price = $state(0)
  #buyer = $state<string | null>(null)
  #counts = $state.raw<Readonly<Record<string, number>>>({})
  #measures = $state.raw<Readonly<Record<string, number>>>({})
  readonly #previewing: LivePreview

  readonly town = $derived.by((): TownView | null => this.screen.views.town)
  readonly buyer = $derived.by(
    () => this.town?.purses.find(({ id }) => id === this.#buyer) ?? this.town?.purses[0] ?? null,
  )
  /** Size of creature that arms and armour are made for; empty as the list has them. */
  madeFor = $state('')
  /** Sizes that anything on the list is made for. */
  readonly sizes = $derived.by(() => [
    ...new Set(
      (this.town?.wares ?? []).flatMap(({ made }) => made?.flatMap(({ size }) => size ?? []) ?? []),
    ),
  ])
  readonly lines = $derived.by(() =>
    (this.town?.wares ?? [])
      .flatMap((one) => [one, ...(one.made ?? [])])
      .flatMap((ware) => {
        const count = this.#counts[ware.id] ?? 0
        return count > 0 ? [{ ware, count }] : []
      }),
  )
  /** By the preview, which knows the pages, the armor beside and who haggles; by the list until it answers. */
  readonly total = $derived.by(() => {
    const [, ...prices] = this.#previewing.preview?.terms ?? []
    if (prices.length > 0) return counted(-prices.reduce((sum, { value }) => sum + value, 0))
    return counted(this.lines.reduce((sum, { ware, count }) => sum + this.#costOf(ware) * count, 0))
  })
  readonly purse = $derived.by(() =>
    this.pays === 'the stash' ? (this.town?.stash ?? 0) : (this.buyer?.coins ?? 0),
  )
  readonly rows = $derived.by(() => this.#rows())
  readonly sorts = $derived.by((): Sort[] => [
    'all',
    ...order.filter((sort) => this.town?.wares.some((ware) => ware.sort === sort)),
  ])
  readonly offers = $derived.by(() => this.town?.offers[this.buyer?.id ?? ''] ?? [])
  readonly #input = $derived.by(() => ({
    buyer: this.buyer?.id ?? '',
    basket: this.lines
      .map(({ ware, count }) => `${count} ${ware.id}${this.#measured(ware)}`)
      .join('; '),
    pays: this.pays,
    takes: this.takes,
  }))

  constructor(screen: Screen) {
    this.screen = screen
    this.#previewing = new LivePreview(screen)
  }

  /** Why the basket can't be bought, with the way out; null when it can. */
  get refuses(): string | null {
    return this.lines.length === 0 ? null : (this.#previewing.preview?.refuses ?? null)
  }

  choose(buyer: string): void {
    this.#buyer = buyer
  }

  /** Asks what the basket costs; an effect that calls it asks again when the basket or the town has changed. */
  refresh(): void {
    // Read, so that an effect asks again after every entry: purses may have changed, not the action.
    void this.screen.views.chronicle.total
    const [action] = this.screen.inSlot('buy')
    if (action && this.lines.length > 0) void this.#previewing.ask(action.id, this.#input)
    else this.#previewing.set(null)
  }

  put(ware: string, by = 1): void {
    const count = Math.min(999, Math.max(0, (this.#counts[ware] ?? 0) + by))
    this.#counts = { ...this.#counts, [ware]: count }
  }

  /** Puts the first ware in that was searched for. */
  putFound(): void {
    const [first] = this.rows
    if (first && this.words.trim() !== '') this.put(first.ware.id)
  }

  /** So many pages of a ware that is sold by the page. */
  size(ware: string, measure: number): void {
    this.#measures = { ...this.#measures, [ware]: measure }
  }

  #measureOf({ id }: WareView): number {
    return this.#measures[id] ?? usualMeasure
  }

  #measured(ware: WareView): string {
    return ware.measure ? ` (${this.#measureOf(ware)} ${ware.measure.many})` : ''
  }

  #costOf({ cost, costs }: WareView): number {
    return costs?.[this.buyer?.id ?? ''] ?? cost
  }

  empty(): void {
    this.#counts = {}
  }

  /** Pays and packs; the basket stays when it is refused. */
  async buy(): Promise<void> {
    const [action] = this.screen.inSlot('buy')
    if (!action || this.lines.length === 0 || this.refuses !== null) return
    if ((await this.screen.run(action.id, this.#input, { at: shopPlace })) !== null) this.empty()
  }

  /** The GM's word over the shop's: the first of the basket, by the form that hands things out. */
  giveAnyway(): void {
    const [line] = this.lines
    if (!line || !this.buyer) return
    this.screen.openPalette('', 'house.give', {
      who: this.buyer.id,
      name: line.ware.name,
      count: line.count,
    })
  }

  async sell(item: string, count = 1): Promise<void> {
    const [action] = this.screen.inSlot('sell')
    if (!action || !this.buyer) return
    const input = { seller: this.buyer.id, item, count, each: this.price }
    if ((await this.screen.run(action.id, input, { at: shopPlace })) !== null) this.price = 0
  }

  #rows(): WareStanding[] {
    const wanted = this.words.trim().toLowerCase()
    return (this.town?.wares ?? [])
      .map((ware) => ware.made?.find(({ size }) => size === this.madeFor) ?? ware)
      .filter(({ sort }) => this.sort === 'all' || sort === this.sort)
      .filter(({ name, notes }) => `${name} ${notes}`.toLowerCase().includes(wanted))
      .map((ware) => ({
        ware,
        count: this.#counts[ware.id] ?? 0,
        cost: this.#costOf(ware),
        measure: this.#measureOf(ware),
        leaves: counted(this.purse - this.total - this.#costOf(ware)),
        bar: this.takes === 'the buyer' ? (ware.bars[this.buyer?.id ?? ''] ?? null) : null,
      }))
  }
}

/** Coins of a thousandth have no dust behind them: 0.4 less 0.19 is 0.21. */
function counted(coins: number): number {
  return Math.round(coins * 1000) / 1000
}

/** One for each campaign: what is typed and not done yet is there when the GM comes back. */
export const shopPanelOf = campaignPanel((screen) => new ShopPanel(screen))
