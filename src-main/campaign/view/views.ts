import type { Id } from '../../rules/core/situation.ts'
import type { PlaceUse } from '../../rules/core/state/place.ts'
import type { ActionView, DueView, HouseRuleView } from './views/actions.ts'
import type { ChronicleLine } from './views/chronicle.ts'
import type { CompanyView } from './views/company.ts'
import type { CreatureView } from './views/creatures.ts'
import type {
  EncounterView,
  EventView,
  ForetoldView,
  OtherEncounterView,
  PreparedView,
} from './views/encounter.ts'
import type { FightView } from './views/fight.ts'
import type { JourneyView } from './views/journey.ts'
import type { CollectionView, HandoutsView, SharedLibraryView } from './views/library.ts'
import type { ClockView, TimerView, TopView } from './views/time.ts'
import type { TownView } from './views/town.ts'

export type * from './views/actions.ts'
export type * from './views/chronicle.ts'
export type * from './views/company.ts'
export type * from './views/creatures.ts'
export type * from './views/encounter.ts'
export type * from './views/fight.ts'
export type * from './views/journey.ts'
export type * from './views/library.ts'
export type * from './views/time.ts'
export type * from './views/town.ts'

/** Everything the screen draws, by panel. Main sends the difference after every command. */
export interface Views {
  top: TopView
  /** Every action the campaign has now: buttons, keys and the palette are made from it. */
  actions: ActionView[]
  event: EventView | null
  encounter: EncounterView | null
  /** Open encounters besides the one at hand. */
  others: OtherEncounterView[]
  prepared: PreparedView[]
  fight: FightView
  party: CreatureView[]
  company: CompanyView
  timers: TimerView[]
  clock: ClockView
  journey: JourneyView | null
  dues: DueView[]
  place: {
    title: string
    level: number
    terrain: string | null
    /** Keyed place of a site that the party is in. */
    at: { site: Id; place: Id } | null
    /** Number of regions of hexes that the campaign has. */
    regions: number
    /** The table the GM chose, and the one that is rolled on: the chosen one or the place's. */
    table: string | null
    inUse: string | null
    /** The last event found no table of this use, in words. */
    lacks: { use: PlaceUse; says: string } | null
    clue: { table: string | null; inUse: string | null }
    locality: { table: string | null; inUse: string | null }
    rumour: { table: string | null; inUse: string | null }
    reaction: { table: string | null; inUse: string | null }
    /** Every table a place may be given, by its use. */
    tables: { id: Id; title: string; use: string; at: string | null }[]
  }
  town: TownView
  handouts: HandoutsView
  collections: CollectionView[]
  shared: SharedLibraryView
  /** Tables that the GM rolls with one press, in the order in which they were pinned. */
  pinnedTables: { id: Id; title: string }[]
  foretold: ForetoldView | null
  /** The newest lines first, at most 200; older ones are fetched. */
  chronicle: { lines: ChronicleLine[]; total: number }
  houseRules: HouseRuleView[]
  credit: { title: string; author: string; date: string; licence: string; get: string }[]
}
export type ViewName = keyof Views

/** One step of a difference between two JSON values; paths are keys from the view's root. */
export type ViewPatch =
  | { op: 'set'; path: (string | number)[]; value: unknown }
  | { op: 'remove'; path: (string | number)[] }
  /** Keeps the first `keep` items of the array at `path`, then appends `add`. */
  | { op: 'splice'; path: (string | number)[]; at: number; remove: number; add: unknown[] }
