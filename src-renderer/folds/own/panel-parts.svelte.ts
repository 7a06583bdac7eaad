import type { Component } from 'svelte'
import { DeferredPart } from '../../lib/deferred-part.svelte.ts'

/** A panel as it is drawn: its component and props. */
interface DrawnPanel {
  Part: Component<Record<string, unknown>>
  props: Record<string, unknown>
}

/** A component of any props, with those that it gets here. */
const drawn = (part: unknown, props: Record<string, unknown> = {}): DrawnPanel => ({
  Part: part as DrawnPanel['Part'],
  props,
})

const deferred = (load: () => Promise<DrawnPanel>): DeferredPart<DrawnPanel> =>
  new DeferredPart(load)

/** Component of each panel by its id; each is fetched when a fold first shows it. */
export const panelParts: Readonly<Record<string, DeferredPart<DrawnPanel>>> = {
  turn: deferred(async () => drawn((await import('../../panels/turn/index.ts')).Turn)),
  event: deferred(async () => drawn((await import('../../panels/event/index.ts')).Event)),
  lights: deferred(async () => drawn((await import('../../panels/lights/index.ts')).Lights)),
  timers: deferred(async () => drawn((await import('../../panels/timers/index.ts')).Timers)),
  weather: deferred(async () =>
    drawn((await import('./parts/JourneyPart.svelte')).default, { of: 'weather' }),
  ),
  day: deferred(async () =>
    drawn((await import('./parts/JourneyPart.svelte')).default, { of: 'day' }),
  ),
  stores: deferred(async () =>
    drawn((await import('./parts/JourneyPart.svelte')).default, { of: 'stores' }),
  ),
  encounter: deferred(async () =>
    drawn((await import('../../panels/encounter/index.ts')).Encounter),
  ),
  fight: deferred(async () => drawn((await import('../fight/index.ts')).Fight, { dues: false })),
  checks: deferred(async () => drawn((await import('./parts/CheckPart.svelte')).default)),
  monsters: deferred(async () => drawn((await import('../prep/MonstersPage.svelte')).default)),
  place: deferred(async () => drawn((await import('../../panels/place/index.ts')).Place)),
  dungeon: deferred(async () =>
    drawn((await import('./parts/PhasePart.svelte')).default, { phase: 'dungeon' }),
  ),
  'keyed-place': deferred(async () =>
    drawn((await import('./parts/KeyedPlacePart.svelte')).default),
  ),
  sites: deferred(async () => drawn((await import('../../panels/sites/index.ts')).Sites)),
  wilderness: deferred(async () =>
    drawn((await import('../../panels/wilderness/index.ts')).Wilderness, { plays: true }),
  ),
  road: deferred(async () => drawn((await import('./parts/RoadPart.svelte')).default)),
  watch: deferred(async () => drawn((await import('./parts/WatchPart.svelte')).default)),
  camp: deferred(async () => drawn((await import('./parts/CampPart.svelte')).default)),
  party: deferred(async () => drawn((await import('../../panels/party/index.ts')).Company)),
  lodging: deferred(async () => drawn((await import('../../panels/lodging/index.ts')).Lodging)),
  town: deferred(async () =>
    drawn((await import('./parts/PhasePart.svelte')).default, { phase: 'town' }),
  ),
  rumours: deferred(async () => drawn((await import('../../panels/rumours/index.ts')).Rumours)),
  shop: deferred(async () => drawn((await import('../../panels/shop/index.ts')).Shop)),
  recruits: deferred(async () =>
    drawn((await import('../../panels/generator/index.ts')).Generator),
  ),
  notes: deferred(async () => drawn((await import('../../panels/notes/index.ts')).Notes)),
  tables: deferred(async () => drawn((await import('./parts/TablesPart.svelte')).default)),
  generators: deferred(async () =>
    drawn((await import('../../panels/generators/index.ts')).Generators),
  ),
  chronicle: deferred(async () => drawn((await import('./parts/ChroniclePart.svelte')).default)),
  session: deferred(async () => drawn((await import('../../panels/session/index.ts')).Session)),
  players: deferred(async () => drawn((await import('../../panels/players/index.ts')).Players)),
}
