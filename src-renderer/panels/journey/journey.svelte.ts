import type { JourneyView, StopView } from '../../../src-main/campaign/view/views.ts'
import type { RoadUnit } from '../../../src-main/rules/core/ruleset/travel.ts'
import { ActionForm } from '../../lib/action-form.svelte.ts'
import { campaignPanel } from '../../lib/lasting-panels.svelte.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { percent } from '../../ui/odds.ts'
import { columnsOf, marksOf, stretchOf, ticksOf } from './route-line.ts'

export const journeyPlace = 'road'

const miles: RoadUnit = { one: 'mile', many: 'miles', short: 'mi' }

/** The road in miles or another unit, the odds of this watch on it, and the drawing of it. */
export class JourneyPanel {
  readonly screen: Screen
  readonly draw: ActionForm
  readonly move: ActionForm
  /** Odds with the load as it is; false asks how it would be without. */
  asLoaded = $state(true)
  /** The GM's choice to draw or put right the road, where the line would be; null follows the road. */
  #changing = $state<boolean | null>(null)
  /** Width of the line in rem, as it is laid out. */
  width = $state(40)

  constructor(screen: Screen) {
    this.screen = screen
    this.draw = new ActionForm(screen, journeyPlace, () => screen.action('house.set-out'))
    this.move = new ActionForm(screen, journeyPlace, () => screen.action('house.on-the-road'))
  }

  get journey(): JourneyView | null {
    return this.screen.views.journey
  }

  /** Unit in which the journey is measured. */
  get unit(): RoadUnit {
    return this.journey?.unit ?? miles
  }

  /** A road without a stop has to be drawn first. */
  get drawn(): boolean {
    return (this.journey?.stops.length ?? 0) > 1
  }

  /** True when the party, not lost, is at the last stop of a drawn route: the next one is to be drawn. */
  get arrived(): boolean {
    const { journey, drawn } = this
    return drawn && journey !== null && journey.next === null && !journey.lost
  }

  get changing(): boolean {
    return !this.journey?.begun || (this.#changing ?? this.arrived)
  }

  change(): void {
    this.#changing = !this.changing
  }

  readonly stretch = $derived.by(() =>
    this.journey ? stretchOf(this.journey) : { from: 0, to: 1 },
  )
  readonly next = $derived.by(() => {
    const { journey } = this
    return journey?.stops.find(({ id }) => id === journey.next?.id) ?? null
  })
  readonly columns = $derived.by(() => {
    const { journey } = this
    if (!journey || this.barred !== null) return []
    const ahead = this.asLoaded ? journey.asLoaded : journey.unladen
    return columnsOf(ahead, this.stretch, this.next?.miles ?? null)
  })
  readonly ticks = $derived.by(() => ticksOf(this.stretch))
  readonly marks = $derived.by(() =>
    marksOf(this.journey?.stops ?? [], this.next?.id ?? null, this.stretch, this.width),
  )

  /** Why they may not go on in this watch; null where there is a way to. */
  get barred(): string | null {
    const ways = this.screen.inSlot('travel')
    if (ways.some(({ refuses }) => refuses === null)) return null
    return this.journey?.pace.refuses ?? ways[0]?.refuses ?? null
  }

  get meta(): string {
    const { journey } = this
    if (!journey?.begun) return 'none is drawn yet'
    if (this.arrived) return `arrived at ${journey.end}`
    if (!this.drawn) return `${this.unit.one} ${journey.miles}, no stops drawn`
    const far = journey.stops.at(-1)?.miles ?? 0
    return `${far} ${far === 1 ? this.unit.one : this.unit.many}, ${journey.start} to ${journey.end}`
  }

  /** The line in words, for those who hear it. */
  get spoken(): string {
    const { journey, next } = this
    if (!journey) return ''
    return [
      `The party at ${this.unit.one} ${journey.miles}${journey.lost ? ', off the road' : ''}`,
      this.columns.length === 0 ? '' : ahead(this.columns, this.unit),
      next ? reached(next, this.asLoaded, this.unit) : '',
    ]
      .filter(Boolean)
      .join('. ')
  }

  /** False when it asks, is refused or fails. */
  async setOut(): Promise<boolean> {
    if (!(await this.draw.runAndForget())) return false
    this.#changing = null
    return true
  }

  async moveAlong(): Promise<void> {
    if (!(await this.move.runAndForget())) return
    this.#changing = null
  }

  async end(): Promise<void> {
    await this.screen.run('house.end-road', {}, { at: journeyPlace })
    this.#changing = null
  }
}

function ahead(columns: readonly { miles: number; chance: number }[], unit: RoadUnit): string {
  return `This watch ends at ${columns.map((each) => `${unit.one} ${each.miles}, ${percent(each.chance)}`).join('; ')}`
}

function reached(stop: StopView, asLoaded: boolean, unit: RoadUnit): string {
  const chance = (asLoaded ? stop.asLoaded : stop.unladen) ?? 0
  return `${stop.title}, ${unit.one} ${stop.miles}, or beyond it: ${percent(chance)}`
}

/** One for each campaign: what is typed and not done yet is there when the GM comes back. */
export const journeyPanelOf = campaignPanel((screen) => new JourneyPanel(screen))
