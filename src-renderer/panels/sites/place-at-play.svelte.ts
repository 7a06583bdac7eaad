import type { PlaceState } from '../../../src-main/rules/core/state/site.ts'
import type { PlaceExit } from '../../../src-main/rules/sites/keyed.ts'
import { SitesPanel } from './sites.svelte.ts'

const states: readonly PlaceState[] = ['unseen', 'seen', 'cleared', 'changed']

/** The keyed place that the party is in, as Explore shows it. */
export class PlaceAtPlay extends SitesPanel {
  /** Way out that the keys are at. */
  wayId = $state<string | null>(null)

  readonly exit = $derived.by(
    () => this.exits.find(({ way }) => way === this.wayId) ?? this.exits[0] ?? null,
  )

  /** To the way out before or after this one. */
  stepExit(by: 1 | -1): void {
    const { exits, exit } = this
    const at = exits.findIndex(({ way }) => way === exit?.way)
    this.wayId = exits[(at + by + exits.length) % Math.max(1, exits.length)]?.way ?? null
  }

  /** Leaves by a way out: the party goes there, a turn of the game passes. */
  async leave(exit: PlaceExit | null = this.exit): Promise<void> {
    if (!exit || exit.shut) return
    await this.run('house.enter-place', {
      site: this.chosen,
      place: String(exit.to),
      way: exit.way,
    })
  }

  /** The secret way that the keys are at is found, or hidden again. */
  findHere(): void {
    if (this.exit?.door === 'secret door') void this.findWay(this.exit.way)
  }

  /** The state after this one. */
  stepState(): void {
    const at = states.indexOf(this.place?.state ?? 'seen')
    void this.keep({ state: states[(at + 1) % states.length] ?? 'seen' })
  }
}
