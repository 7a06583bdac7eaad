import type { ActionId, Id, RulesetId } from './ids.ts'
import type { Creature, Group, Item } from './state/creature.ts'
import type { Due, StandingCheck, Timer } from './state/due.ts'
import type { AsideEncounter, Encounter, PreparedEncounter } from './state/encounter.ts'
import type { Fight, Gains } from './state/fight.ts'
import type { Benched, Fallen } from './state/party.ts'
import type { Journey, Place, PlaceUse } from './state/place.ts'
import type { Collection, Handout, Picture, Rumour, Session, TableDesk } from './state/prep.ts'
import type { ProgressClock } from './state/note.ts'
import type { Region } from './state/region.ts'
import type { Site } from './state/site.ts'
import type { Clock, DateNote, Weather } from './state/time.ts'
import type { Table } from '../tables/table.ts'

export type { ActionId, FieldId, Id, RulesetId } from './ids.ts'

/** Parts of the state that belong to one group of a split party. */
export const groupKeys = [
  'creatures',
  'party',
  'abreast',
  'tasks',
  'groups',
  'encounter',
  'encounters',
  'foretold',
  'fight',
  'dues',
  'timers',
  'place',
  'weather',
  'journey',
  'countdown',
  'event',
] as const

/** The group of a split party that is not in view. Its time stops until it is in view. */
export interface OtherGroup extends Pick<CampaignState, (typeof groupKeys)[number]> {
  /** Game seconds on the group's own clock. */
  seconds: number
}

/** A party in two groups. The group in view is the state itself; the other waits here. */
interface Split {
  other: OtherGroup
  /** Marching order before the split, for the rejoined party. */
  order: Id[]
  /** Timers that both groups count: meals, rests, checks and named hours without a bearer. */
  shared: Id[]
}

/** The state of one campaign; rules get it read-only, as `Situation`. */
export interface CampaignState {
  name: string
  ruleset: RulesetId
  /** Procedures borrowed from another game, with that game; shown as "from Delve" wherever used. */
  borrowed: Partial<Record<Borrowable, RulesetId>>
  /** Changed house rules only; one that is absent has its default. */
  houseRules: Record<string, HouseRuleValue>
  clock: Clock
  place: Place
  creatures: Record<Id, Creature>
  /** The marching order, front first. */
  party: Id[]
  /** Number walking side by side; absent means two. */
  abreast?: number
  /** Task of each creature this turn: "search". */
  tasks?: Record<Id, string>
  fallen?: Record<Id, Fallen>
  /** Absent until a fight is won in a game that gives XP for it. */
  gains?: Gains
  bench?: Record<Id, Benched>
  /** Absent while the party is together. */
  split?: Split
  /** The last session begun. */
  session?: Session
  groups: Record<Id, Group>
  encounter?: Encounter
  /** Open encounters other than the current one, by id; each keeps its groups and foes. */
  encounters?: Record<Id, AsideEncounter>
  /** Encounters that the GM has prepared, by id. */
  prepared?: Record<Id, PreparedEncounter>
  /** Pending encounter that a clue has announced. */
  foretold?: Encounter
  fight?: Fight
  dues: Record<Id, Due>
  timers: Record<Id, Timer>
  /** Checks that an action calls for. */
  checks?: Record<Id, StandingCheck>
  /** Calendar entries. */
  dateNotes?: Record<Id, DateNote>
  /** Absent until it is first rolled or set. */
  weather?: Weather
  /** Absent until the party has set out. */
  journey?: Journey
  /** Count left until wandering monsters appear, in campaigns that count down to them. */
  countdown?: number
  stash: Record<Id, Item>
  rumours?: Record<Id, Rumour>
  /** The GM's own tables, in addition to the built-in ones; always stored whole, never row by row. */
  tables?: Record<Id, Table>
  /** Earlier versions of the GM's own tables, newest first. */
  tableVersions?: Record<Id, Table[]>
  tableDesk?: TableDesk
  handouts?: Record<Id, Handout>
  collections?: Record<Id, Collection>
  pictures?: Record<Id, Picture>
  /** Dungeons and other places that the GM has prepared, with their state in play. */
  sites?: Record<Id, Site>
  /** Regions of hexes, with what the players know of them and the party’s trail. */
  regions?: Record<Id, Region>
  /** Progress clocks of notes. */
  progress?: Record<Id, ProgressClock>
  /** The last event rolled, for the event panel. */
  event?: {
    action: ActionId
    face: number
    title: string
    at: number
    says?: string
    /** Use of the table that the event needed and the place lacks. */
    lacks?: PlaceUse
    /** Id of the encounter it brought. */
    encounter?: Id
  }
  /** Counter for new ids, so that running a command again gives the same ids. */
  nextId: number
}

export type Borrowable = 'dungeon' | 'travel'

export type HouseRuleValue = string | number | boolean

type Frozen<T> = T extends (infer U)[]
  ? readonly Frozen<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T

/** The campaign state as rules see it: complete and read-only. */
export type Situation = Frozen<CampaignState>

/** A creature as rules see it: read-only. */
export type ReadonlyCreature = Situation['creatures'][string]
