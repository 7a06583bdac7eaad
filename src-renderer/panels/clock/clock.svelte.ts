import { tick } from 'svelte'
import type { AgendaLine, ClockView, MonthView } from '../../../src-main/campaign/view/views.ts'
import { NewestCall } from '../../lib/newest-call.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

/** Place where the clock's page shows its failures. */
export const clockPlace = 'clock'

/** State of the clock's page: the month it shows, the day and the timer that are chosen. */
export class ClockPanel {
  readonly #screen: Screen
  #offset = $state(0)
  #fetched = $state.raw<MonthView | null>(null)
  /** Day of the shown month that was chosen; null for none. */
  day = $state<number | null>(null)
  /** Timer whose row is open. */
  timer = $state<string | null>(null)
  readonly #calls = new NewestCall()

  constructor(screen: Screen) {
    this.#screen = screen
  }

  get #clock(): ClockView | null {
    return this.#screen.views.clock
  }

  /** Months from today's to the one that is shown. */
  get offset(): number {
    return this.#offset
  }

  /** The month that is shown; today's while another one is on its way. */
  get month(): MonthView | null {
    return (this.#offset === 0 ? null : this.#fetched) ?? this.#clock?.month ?? null
  }

  /** Day that a form begins with. */
  get chosen(): number {
    return this.day ?? (this.#offset === 0 ? (this.#clock?.date.day ?? 1) : 1)
  }

  /** Turns to a month, so many after today's or before it. */
  async turnTo(offset: number): Promise<void> {
    this.#offset = offset
    this.day = null
    await this.readMonth()
  }

  /** Reads the shown month again, as after a change of the calendar; today's comes with the views. */
  async readMonth(): Promise<void> {
    const isNewest = this.#calls.start()
    const offset = this.#offset
    if (offset === 0) return void (this.#fetched = null)
    const read = await this.#screen.api.call('play.month', { offset })
    if (isNewest() && read.ok) this.#fetched = read.value
  }

  /** Goes to what a line of the agenda is about: its due, its timer, its note or its day. */
  async follow({ leads }: AgendaLine): Promise<void> {
    if (leads.to === 'note') return this.#screen.prep.openNote({ id: leads.note })
    if (leads.to === 'due') {
      this.#screen.close()
      await tick()
      return focusFirst(`[data-due="${leads.due}"] button`, '.dues button')
    }
    if (leads.to === 'timer') {
      this.timer = leads.timer
      await tick()
      return focusFirst(`[data-timer="${leads.timer}"] button`)
    }
    await this.turnTo(leads.month)
    await tick()
    focusFirst(`[data-day="${leads.day}"]`)
  }
}

/** Focuses what the first selector finds that finds anything. */
function focusFirst(...selectors: readonly string[]): void {
  const found = selectors.map((one) => document.querySelector<HTMLElement>(one))
  const first = found.find((one) => one !== null)
  first?.scrollIntoView({ block: 'nearest' })
  first?.focus()
}

export interface MonthRow {
  name: string
  days: number
  season: string
}

/** The months as the campaign reads them: "Thaw 30 spring, Sowing 30 spring". */
export function monthsText(rows: readonly MonthRow[]): string {
  return rows.map(({ name, days, season }) => `${name.trim()} ${days} ${season}`).join(', ')
}

export interface MoonRow {
  name: string
  days: number
  age: number
}

/** The moons as the campaign reads them: "The Lamp 28 3, Ember 77". */
export function moonsText(rows: readonly MoonRow[]): string {
  return rows.map(({ name, days, age }) => `${name.trim()} ${days} ${age || 0}`).join(', ')
}
