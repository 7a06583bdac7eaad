import type { Views } from '../../../src-main/campaign/view/views.ts'
import type { Asks } from '../../../src-main/rules/core/asks.ts'
import { ActionForm } from '../../lib/action-form.svelte.ts'
import { campaignPanel } from '../../lib/lasting-panels.svelte.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

/** State of the place panel: where the party is, and which tables are rolled on there. */
export class PlacePanel {
  readonly screen: Screen
  readonly form: ActionForm
  open = $state(false)

  constructor(screen: Screen) {
    this.screen = screen
    this.form = new ActionForm(screen, 'place', () => screen.inSlot('place')[0] ?? null)
  }

  /** Opens the form on the place as it stands. */
  change(): void {
    const { place } = this.screen.views
    if (place && this.form.action) this.form.tell(placeAnswers(place, this.form.action.asks))
    this.open = true
  }

  /** False when it is refused or fails: the form stays open. */
  async done(): Promise<boolean> {
    const done = await this.form.run()
    if (done) this.open = false
    return done
  }

  /** The tables that are rolled on here, chosen or not. */
  get inUse(): { title: string; table: string | null }[] {
    const { place } = this.screen.views
    if (!place) return []
    return [
      { title: 'Encounters', table: place.inUse },
      { title: 'Clues', table: place.clue.inUse },
      { title: 'Localities', table: place.locality.inUse },
      { title: 'Rumours', table: place.rumour.inUse },
      { title: 'Wants', table: place.reaction.inUse },
    ]
  }

  /** Tables to choose from for a use: those for a depth, for a terrain, and the rest. */
  tablesFor(use: string): { title: string; of: { id: string; title: string }[] }[] {
    const all = (this.screen.views.place?.tables ?? []).filter((table) => table.use === use)
    return [
      { title: 'By dungeon level', of: all.filter(({ at }) => this.#servesBy(at) === 'level') },
      { title: 'By terrain', of: all.filter(({ at }) => this.#servesBy(at) === 'terrain') },
      { title: 'Others', of: all.filter(({ at }) => this.#servesBy(at) === null) },
    ].filter(({ of }) => of.length > 0)
  }

  /** Changes level or terrain; a table chosen for another level or terrain is not kept. */
  moveTo(changed: { level?: number; terrain?: string }): void {
    const { input, action } = this.form
    const { level, terrain } = { ...input, ...changed }
    const here = String(Number(level) === 0 ? terrain : level)
    const left = Object.entries(action?.asks ?? {}).filter(([name, ask]) => {
      if (ask.kind !== 'table') return false
      const tables = this.screen.views.place?.tables ?? []
      const at = tables.find(({ id }) => id === input[name])?.at ?? null
      return this.#servesBy(at) !== null && at !== here
    })
    this.form.tell({ ...changed, ...Object.fromEntries(left.map(([name]) => [name, ''])) })
  }

  #servesBy(at: string | null): 'level' | 'terrain' | null {
    if (at === null) return null
    if (/^\d+$/.test(at)) return 'level'
    const ask = this.form.action?.asks['terrain']
    return ask?.kind === 'choice' && ask.of.includes(at) ? 'terrain' : null
  }
}

/** The place as answers to those asks that bear its fields' names. */
export function placeAnswers(place: Views['place'], asks: Asks): Record<string, unknown> {
  const fields: Record<string, unknown> = {
    title: place.title,
    level: place.level,
    table: place.table ?? '',
    clue: place.clue.table ?? '',
    locality: place.locality.table ?? '',
    rumour: place.rumour.table ?? '',
    reaction: place.reaction.table ?? '',
    ...(place.terrain === null ? {} : { terrain: place.terrain }),
  }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in asks))
}

/** One for each campaign: what is typed and not done yet is there when the GM comes back. */
export const placePanelOf = campaignPanel((screen) => new PlacePanel(screen))
