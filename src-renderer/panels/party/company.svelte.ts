import type { CompanyView } from '../../../src-main/campaign/view/views.ts'
import type { CreatureView } from '../../../src-main/campaign/view/views.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

/** Place where the marching order, the stash and the shares show their failures. */
export const companyPlace = 'company'

/** Splits the party, or watches the other group of a split one. */
export const otherGroupKey = 'groups'

export interface Marcher {
  creature: CreatureView
  /** Place in the whole order, 1 and up. */
  place: number
}

/** The party by rank, front first. */
export function marchers(
  company: Pick<CompanyView, 'ranks'>,
  party: readonly CreatureView[],
): Marcher[][] {
  let place = 0
  return company.ranks.map((rank) =>
    rank.flatMap((id) => {
      place += 1
      const creature = party.find((one) => one.id === id)
      return creature ? [{ creature, place }] : []
    }),
  )
}

/** Place that an arrow key, Home or End moves somebody to; null for other keys, or with no place that way. */
export function placeForKey(key: string, place: number, last: number): number | null {
  const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 1, End: last }[key]
  return to === undefined || to < 1 || to > last || to === place ? null : to
}

/** "the pit", "12 torches in the cellar": things of the stash under the place where they lie. */
export function stashByPlace(
  stash: CompanyView['stash'],
): { at: string; things: CompanyView['stash'] }[] {
  const places = [...new Set(stash.map(({ at }) => at ?? ''))]
  return places.map((at) => ({
    at: at === '' ? 'somewhere' : at,
    things: stash.filter((thing) => (thing.at ?? '') === at),
  }))
}

export class MarchingOrder {
  readonly #screen: Screen
  /** Id of the creature being dragged. */
  held = $state<string | null>(null)

  constructor(screen: Screen) {
    this.#screen = screen
  }

  async move(who: string, place: number): Promise<void> {
    await this.#screen.run('house.march', { who, place }, { at: companyPlace })
  }

  async drop(place: number): Promise<void> {
    const who = this.held
    this.held = null
    if (who !== null) await this.move(who, place)
  }

  async task(who: string, task: string): Promise<void> {
    await this.#screen.run('house.task', { who, task }, { at: companyPlace })
  }

  async abreast(abreast: number): Promise<void> {
    await this.#screen.run('house.abreast', { abreast }, { at: companyPlace })
  }
}
