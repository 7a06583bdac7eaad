import type { ActionId, FieldId, Id, RuleId, RulesetId } from './ids.ts'
import type { Attack } from '../monsters/canonical.ts'
import type { Table } from '../tables/table.ts'

export type { ActionId, FieldId, Id, RulesetId } from './ids.ts'

export type Side = 'party' | 'foes' | 'others'
export type CreatureKind = 'character' | 'hireling' | 'animal' | 'monster'

/** An item carried. `gear`: id of its row in the price list, where it has one. */
export interface Item {
  id: Id
  name: string
  count: number
  gear?: string
  /** Text written on or in it: the spell of a spellbook. */
  text?: string
  /** Place where it was left; only for items in the stash. */
  at?: string
  /** Worn or held, so its bonuses count. */
  ready: boolean
}

export interface Condition {
  /** Game time in seconds at which it ends by itself; absent means until removed. */
  until?: number
  /** Ends with the fight that caused it. */
  fight?: true
  rule?: RuleId
}

/** When something of limited use may be used again: at the next round, turn, day or fight, by a die each round, or never. */
export type Again = 'round' | 'turn' | 'day' | 'fight' | 'roll' | 'never'

/** A limited use: breath 3/day. */
export interface Use {
  title: string
  /** Number of uses, 1 and up. */
  of: number
  spent: number
  /** Game time in seconds at which it was last spent. */
  at: number
  again: Again
  /** Lowest face of a d6 that restores it, for `again: 'roll'`. */
  on?: number
}

/** A character, hireling, animal or monster. */
export interface Creature {
  id: Id
  name: string
  side: Side
  kind: CreatureKind
  /** Numbers by field id; a number for which the ruleset has no field is absent. */
  values: Record<FieldId, number>
  /** Trained skills and their scores; a skill without a score is absent. */
  skills: Record<string, number>
  conditions: Record<string, Condition>
  items: Record<Id, Item>
  itemOrder: Id[]
  attacks: Record<Id, Attack>
  attackOrder: Id[]
  /** Kinds that rules check for: `undead`, `mindless`, `gnomish`. */
  tags: Record<string, true>
  notes: string
  /** Cause of being down when no foe did it: "HP set to 0 by hand". */
  felled?: string
  /** Employer of a hireling. */
  employer?: Id
  /** Name of the player. */
  player?: string
  /** Limited uses that the GM counts, by the id of their title. */
  uses?: Record<Id, Use>
  /** Id of the library monster this creature was made from. */
  monster?: Id
  group?: Id
}

/** Creatures that act together and check morale together. */
export interface Group {
  id: Id
  name: string
  members: Id[]
  /** Number standing when it was encountered; "half lost" is measured against it. */
  strength: number
  /** Reasons for which it has already checked morale; each counts once. */
  tested?: Record<string, true>
}

/** An action that must or should happen next, kept until it is settled. */
export interface Due {
  id: Id
  action: ActionId
  input: Record<string, unknown>
  /** Reason shown to the GM: "First casualty: goblin 2 is down". */
  why: string
  title: string
  rule: RuleId
  when: 'now' | 'next turn' | 'end of round' | 'end of fight'
  who: Id[]
  /** Action that is refused until this due is settled. */
  holds?: ActionId
  /** False when the GM may dismiss it. */
  must: boolean
}

export type TimerKind =
  'light' | 'spell' | 'effect' | 'ration' | 'rest' | 'wage' | 'check' | 'named'

/** A timer on the game clock; when it expires it makes a due or ends something. */
export interface Timer {
  id: Id
  kind: TimerKind
  title: string
  /** Creature that carries or suffers it. */
  bearer?: Id
  /** Game seconds at which it started, and at which it is next due. */
  from: number
  next: number
  /** Seconds between two dues; absent means it ends with the first. */
  every?: number
  /** Warn this many seconds before. */
  warn?: number
  /**
   * Due made on expiry; absent means the expiry is only reported. An input with the key `due` gets the
   * id of that due.
   */
  due?: Omit<Due, 'id'>
  rule: RuleId
  /** Seconds left while it is put out or set down; it does not run while this is set. */
  paused?: number
  /** Item used up when the timer ends rather than when it started, and the creature that has it. */
  burnsUp?: { creature: Id; item: Id }
  /** Counters kept from one due to the next, by name: the usage die of a light, days of a sickness. */
  counts?: Record<string, number>
}

/** A recurring roll of the campaign: on the clock, or whenever an action of one kind is done. */
export interface StandingCheck {
  id: Id
  title: string
  /** Dice notation. */
  dice: string
  way: 'at most' | 'at least'
  than: number
  /** Result when the roll succeeds. */
  becomes: string
  /** Kind of action that calls for it; a check on the clock is a timer instead. */
  on: CheckCause
}
export type CheckCause = 'turn' | 'rest' | 'noise' | 'door' | 'search' | 'listen' | 'fight'

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** The game clock, shared by everything in the campaign. */
export interface Clock {
  /** Game seconds since midnight before day 1. Never negative. */
  seconds: number
  /** Season on day 1 when the campaign has no calendar of its own; later seasons follow from it. */
  season: Season
  /** The campaign's own calendar; absent means the default one. */
  calendar?: Calendar
}

export interface Month {
  id: Id
  name: string
  /** 1 to 99. */
  days: number
  season: Season
}

/** The names of days and months, and the date of day 1. */
export interface Calendar {
  /** A name for each day of the week, at least one. */
  weekdays: string[]
  months: Record<Id, Month>
  monthOrder: Id[]
  /** Date of day 1, and its day of the week, from 0. */
  start: { year: number; month: Id; day: number; weekday: number }
}

/** A calendar entry that comes due on the morning of its date. */
export interface DateNote {
  id: Id
  title: string
  month: Id
  day: number
  /** Absent means every year. */
  year?: number
}

/** Current weather; `sky` is its name on the scale in use. */
export interface Weather {
  sky: string
  /** Game seconds when it changed to this. */
  since: number
  /** Timer of the spell that holds the weather; it can change again once that timer has ended. */
  held?: Id
}

/** Uses of a table that a place may have besides encounters. */
export type PlaceUse = 'clue' | 'locality'

export interface Place {
  title: string
  /** Dungeon level, 1 and up; 0 above ground. */
  level: number
  /** Wandering-monster table in use. */
  table?: Id
  /** Tables the GM has chosen for this place, by use. */
  tables?: Partial<Record<PlaceUse, Id>>
  /** Terrain above ground: one of `terrains`. */
  terrain?: string
  /** Marks of the party's current spot, by kind ("heard", "searched"), until it moves on. */
  here?: Record<Id, PlaceMark>
}

/** A mark on this door or room: "Heard: nobody behind the door is surprised". */
export interface PlaceMark {
  title: string
  rule: RuleId
  /** Number of times it has happened, where that counts: turns spent on a search. */
  times?: number
}

/** A stop on a journey. */
export interface Stop {
  id: Id
  title: string
  /** Distance from the start of the journey. */
  miles: number
}

/** A finished watch in the travel log. */
export interface Watched {
  id: Id
  /** Game seconds at which it began. */
  at: number
  did: string
  /** Miles covered in it; may include half a mile. */
  miles: number
  event?: string
  sky?: string
  says?: string
}

/** The party's journey. */
export interface Journey {
  /** Stops by id, ordered by `stopOrder` with the start first; empty when no route has been entered. */
  stops: Record<Id, Stop>
  stopOrder: Id[]
  /** Distance from the start of the journey. */
  miles: number
  /** Set while the party is lost, until a watch finds the way again. */
  lost?: true
  log: Record<Id, Watched>
  logOrder: Id[]
  /** Creatures that keep watch in camp, in turn. */
  night: Id[]
}

/** An encounter. */
export interface Encounter {
  id: Id
  title: string
  group: Id
  monster?: Id
  number: number
  numberDice?: string
  /** Table and entry it was drawn from, as the GM reads it. */
  from: string
  /** Further text of the table row it was drawn from: "a toll patrol". */
  text?: string
  /** Distance in `unit`; in feet when `unit` is absent. */
  distance?: number
  unit?: 'ft' | 'yards' | 'moves'
  /** Sides that are surprised; absent until that is settled. */
  surprise?: { party: boolean; foes: boolean }
  /** Activity of the creatures: "quarrelling over a sack". */
  activity?: string
  /** Set when the party has tried to evade and was seen. */
  evaded?: boolean
  /** The sign by which a clue announced it. */
  clue?: string
  /** Attitude of the creatures, as far as it is known. */
  attitude: 'unknown' | 'hostile' | 'wary' | 'may negotiate' | 'friendly'
  /** True when a clue announced this encounter and it has not started yet. */
  foretold: boolean
  /** Next encounter in the queue, when several clues are pending. */
  then?: Encounter
}

/** An open encounter that is not the current one; until it is, its foes are on the side `others`. */
export interface AsideEncounter {
  encounter: Encounter
  groups: Id[]
  foes: Id[]
  /** Rule of a surprise that counts once this encounter is current; set when it came during a fight. */
  surprise?: RuleId
}

/** An encounter that waits to be started: lines such as `2d4 goblins` and `1 ogre, asleep`, one band each. */
export interface PreparedEncounter {
  id: Id
  title: string
  bands: string[]
}

export interface Fight {
  round: number
  /** Id of the current phase of the round; absent until the first has begun. */
  phase?: string
  /** Side that goes first, once rolled. */
  first?: 'party' | 'foes' | 'tie'
  /** Turn of each character by their own save: before or after the foes. */
  order?: Record<Id, 'before' | 'after'>
  declared: Record<Id, string>
  acted: Record<Id, true>
  /** Marks on creatures for this round or fight, in the game's words: "moved", "casting". */
  marks?: Record<Id, Record<string, true>>
  /** Order of the fighters as set by the GM, if it was. */
  row?: Id[]
  /** Game time in seconds at which it began. */
  began?: number
}

/** An entry on the roll of the dead. The body stays a creature with the same id. */
interface Fallen {
  id: Id
  name: string
  /** Game seconds when they left the party. */
  at: number
  cause: string
  /** Fate of the items they carried. */
  things: string
}

/** Defeats and coins that the next XP award counts. */
export interface Gains {
  /** Defeated foes by id, each with its worth; 0 once that XP has been given. */
  foes: Record<Id, { name: string; worth: number }>
  /** Coins taken from them, in the coin that prices are in. */
  coins: number
}

/** Reason a party member is on the bench: the player is absent, or the member is retired or elsewhere. */
export type Absence = 'absent' | 'retired' | 'elsewhere'

/** Party member on the bench, kept whole outside `creatures`: no rule counts them until they are back. */
export interface Benched {
  id: Id
  creature: Creature
  why: Absence
  /** Place or reason of the absence, in the GM's words. */
  where?: string
  /** Game seconds when they left. */
  since: number
  /** Place in the marching order they left, from 0. */
  place: number
  task?: string
  /** Timers they bear, and dues that concern them alone. */
  timers: Record<Id, Timer>
  dues: Record<Id, Due>
  /** Their positions, from 0, among the creatures of other timers and dues, by timer or due id. */
  asked?: Record<Id, number>
  /** Their part in the fight in progress when they left. */
  fight?: BenchedFight
}

/** Benched creature's part in a fight; restored if it is back before that fight ends. */
export interface BenchedFight {
  began?: number
  round: number
  goes?: 'before' | 'after'
  /** Position in the order set by the GM, from 0. */
  row?: number
  declared?: string
  acted?: true
  marks?: Record<string, true>
}

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

/** A rumour heard in town. */
export interface Rumour {
  id: Id
  text: string
  /** Title of the table it was rolled on, or its author. */
  from: string
  roll?: number
  /** Truth as the GM knows it. */
  truth: 'unknown' | 'true' | 'false' | 'partly true'
  /** Set once the players have heard it. */
  told?: true
  /** Game seconds when it came up. */
  at: number
}

/** A game session. */
export interface Session {
  number: number
  open: boolean
  /** Game seconds when it began. */
  from: number
}

/** Style of a handout: handwritten letter, posted notice or plain text. */
export type HandoutStyle = 'letter' | 'notice' | 'plain'

/** A handout for the players, in Markdown. */
export interface Handout {
  id: Id
  title: string
  style: HandoutStyle
  text: string
}

/** A named set of library monsters: those of one module or one region. */
export interface Collection {
  id: Id
  title: string
  /** In the order they were added, each once; without those that have left the library. */
  monsters: Id[]
}

/** An image of the GM's. Its file is named by its id: the SHA-256 of its bytes and an extension. */
export interface Picture {
  id: Id
  /** Name used in Markdown: `mill` in `![The mill](image:mill)`. */
  name: string
  /** Size in pixels, so that a page can be laid out before the image loads. */
  width: number
  height: number
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
  handouts?: Record<Id, Handout>
  collections?: Record<Id, Collection>
  pictures?: Record<Id, Picture>
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
