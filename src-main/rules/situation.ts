import type { ActionId, FieldId, Id, RuleId, RulesetId } from './ids.ts'
import type { Attack } from './monsters/canonical.ts'
import type { Table } from './tables/table.ts'

export type { ActionId, FieldId, Id, RulesetId } from './ids.ts'

export type Side = 'party' | 'foes' | 'others'
export type CreatureKind = 'character' | 'hireling' | 'animal' | 'monster'

/** A thing carried. `gear` names the price-list row it came from, where there is one. */
export interface Item {
  id: Id
  name: string
  count: number
  gear?: string
  /** What stands written on or in it: the spell of a spellbook. */
  text?: string
  /** Where it was put down, of things in the stash. */
  at?: string
  /** Worn or held, so its figures count. */
  ready: boolean
}

export interface Condition {
  /** Game time in seconds at which it ends by itself; absent means until removed. */
  until?: number
  /** Ends with the fight it came of. */
  fight?: true
  rule?: RuleId
}

/** When something of limited use may be used again: at the next round, turn, day or fight, by a die each round, or never. */
export type Again = 'round' | 'turn' | 'day' | 'fight' | 'roll' | 'never'

/** Something that can be done so often and no more: breath 3/day. */
export interface Use {
  title: string
  /** How often, 1 and up. */
  of: number
  spent: number
  /** Game time in seconds at which it was last spent. */
  at: number
  again: Again
  /** The least face of a d6 that brings it back, where a die does. */
  on?: number
}

/** Anyone with fields: character, hireling, animal, monster. */
export interface Creature {
  id: Id
  name: string
  side: Side
  kind: CreatureKind
  /** Numbers by field id; what a ruleset has no field for it does not find here. */
  values: Record<FieldId, number>
  /** Trained skills and their scores; a skill without a score is absent. */
  skills: Record<string, number>
  conditions: Record<string, Condition>
  items: Record<Id, Item>
  itemOrder: Id[]
  attacks: Record<Id, Attack>
  attackOrder: Id[]
  /** Kinds a rule asks for: `undead`, `mindless`, `gnomish`. */
  tags: Record<string, true>
  notes: string
  /** How they came to lie at nothing, where no foe did it: "HP set to 0 by hand". */
  felled?: string
  /** Employer of a hireling. */
  employer?: Id
  /** Who plays them. */
  player?: string
  /** What of limited use the GM counts, by the id of its title. */
  uses?: Record<Id, Use>
  /** The library monster this one was made from. */
  monster?: Id
  group?: Id
}

/** Creatures that act or break together. */
export interface Group {
  id: Id
  name: string
  members: Id[]
  /** How many stood when it was met: what "half lost" is measured against. */
  strength: number
  /** What has made it check its morale already: each reason asks once. */
  tested?: Record<string, true>
}

/** What must or should happen next, kept until it is settled. */
export interface Due {
  id: Id
  action: ActionId
  input: Record<string, unknown>
  /** Why it is due, as the GM reads it: "First casualty: goblin 2 is down". */
  why: string
  title: string
  rule: RuleId
  when: 'now' | 'next turn' | 'end of round' | 'end of fight'
  who: Id[]
  /** Action that is refused until this due is settled. */
  holds?: ActionId
  /** False when the GM may wave it away. */
  must: boolean
}

export type TimerKind =
  'light' | 'spell' | 'effect' | 'ration' | 'rest' | 'wage' | 'check' | 'named'

/** Something that runs on the game clock and makes a due, or ends a thing, when its time is up. */
export interface Timer {
  id: Id
  kind: TimerKind
  title: string
  /** Who carries or suffers it. */
  bearer?: Id
  /** Game seconds when it was lit, and when it is next due. */
  from: number
  next: number
  /** Seconds between two dues; absent means it ends with the first. */
  every?: number
  /** Warn this many seconds before. */
  warn?: number
  /**
   * What is called up when time is up; absent means the expiry is only told. An input with the key
   * `due` gets the id of the due that is made.
   */
  due?: Omit<Due, 'id'>
  rule: RuleId
  /** Its bearer put it out or set it down: seconds left; it does not run while this is set. */
  paused?: number
  /** The thing it burns is used up when it ends, not when it was lit: whose, and which. */
  burnsUp?: { creature: Id; item: Id }
  /** What is counted on it from one due to the next, by name: the die left of a light, days of a sickness. */
  counts?: Record<string, number>
}

/** Something the campaign rolls again and again: on the clock, or whenever a kind of thing is done. */
export interface StandingCheck {
  id: Id
  title: string
  /** Dice notation. */
  dice: string
  way: 'at most' | 'at least'
  than: number
  /** What comes of it when it comes up. */
  becomes: string
  /** The kind of action that calls for it; one on the clock is a timer. */
  on: CheckCause
}
export type CheckCause = 'turn' | 'rest' | 'noise' | 'door' | 'search' | 'listen' | 'fight'

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** Where the game clock stands. One clock for everything. */
export interface Clock {
  /** Game seconds since midnight before day 1. Never negative. */
  seconds: number
  /** Season on day 1, where the campaign has no calendar of its own; later ones follow. */
  season: Season
  /** The campaign's own; absent means the screen's. */
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
  /** One name a day of the week, at least one. */
  weekdays: string[]
  months: Record<Id, Month>
  monthOrder: Id[]
  /** The date of day 1, and which day of the week it was, from 0. */
  start: { year: number; month: Id; day: number; weekday: number }
}

/** Something that stands in the calendar and comes due on the morning of its date. */
export interface DateNote {
  id: Id
  title: string
  month: Id
  day: number
  /** Absent means every year. */
  year?: number
}

/** The sky, by its name on the scale in use. */
export interface Weather {
  sky: string
  /** Game seconds when it turned so. */
  since: number
  /** Timer of the spell that holds it so: it turns again when that has ended. */
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
  /** Tables the GM has chosen for this place, by what they are for. */
  tables?: Partial<Record<PlaceUse, Id>>
  /** What lies about, above ground: one of `terrains`. */
  terrain?: string
  /** What holds of the spot the party stands at until it moves on, by its kind: "heard", "searched". */
  here?: Record<Id, PlaceMark>
}

/** Something that holds of this door or room: "Heard: nobody behind the door is surprised". */
export interface PlaceMark {
  title: string
  rule: RuleId
  /** How often it has happened, where that counts: turns spent on a search. */
  times?: number
}

/** A stop on the road. */
export interface Stop {
  id: Id
  title: string
  /** From where the road began. */
  miles: number
}

/** A watch that is over, for the log of the road. */
export interface Watched {
  id: Id
  /** Game seconds at which it began. */
  at: number
  did: string
  /** Covered in it; half a mile may be among them. */
  miles: number
  event?: string
  sky?: string
  says?: string
}

/** The party on the road. */
export interface Journey {
  /** In their order, where the road began first; none where nobody has drawn it. */
  stops: Record<Id, Stop>
  stopOrder: Id[]
  /** From where the road began. */
  miles: number
  /** Off the road, until a watch finds it again. */
  lost?: true
  log: Record<Id, Watched>
  logOrder: Id[]
  /** Who keeps watch in camp, one after the other. */
  night: Id[]
}

/** The meeting at hand. */
export interface Encounter {
  id: Id
  title: string
  group: Id
  monster?: Id
  number: number
  numberDice?: string
  /** Table and entry it was drawn from, as the GM reads it. */
  from: string
  /** What the row it was drawn from tells of it besides: "a toll patrol". */
  text?: string
  /** How far off, in `unit`; feet where none is named. */
  distance?: number
  unit?: 'ft' | 'yards' | 'moves'
  /** Which side did not see it coming; absent until it was settled. */
  surprise?: { party: boolean; foes: boolean }
  /** What they are about: "quarrelling over a sack". */
  activity?: string
  /** The party has tried to slip away, and was seen. */
  evaded?: boolean
  /** The sign by which a clue announced it. */
  clue?: string
  /** What is known of their mood. */
  attitude: 'unknown' | 'hostile' | 'wary' | 'may negotiate' | 'friendly'
  /** A clue announced this meeting and it has not come yet. */
  foretold: boolean
  /** The meeting that waits behind this one, where clues queue. */
  then?: Encounter
}

/** An open encounter that is not at hand: its foes stand on the side `others` until it is. */
export interface AsideEncounter {
  encounter: Encounter
  groups: Id[]
  foes: Id[]
  /** Rule of a surprise that counts only once it is at hand: it came while a fight was on. */
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
  /** The step of the round it stands at, by id; absent until the first is begun. */
  phase?: string
  /** Who goes first, once rolled. */
  first?: 'party' | 'foes' | 'tie'
  /** Where each goes by their own save: before the foes or after them. */
  order?: Record<Id, 'before' | 'after'>
  declared: Record<Id, string>
  acted: Record<Id, true>
  /** What the round or the fight has done to somebody, in the game's words: "moved", "casting". */
  marks?: Record<Id, Record<string, true>>
  /** The order in which the GM has set the fighters, where they did. */
  row?: Id[]
  /** Game time in seconds at which it began. */
  began?: number
}

/** One who fell, on the roll of the dead. The body stays a creature of its own id. */
interface Fallen {
  id: Id
  name: string
  /** Game seconds when they left the party. */
  at: number
  cause: string
  /** What became of what they carried. */
  things: string
}

/** What the next award of XP counts. */
export interface Gains {
  /** Foes defeated, by id, and what each counts; 0 once that has been given. */
  foes: Record<Id, { name: string; worth: number }>
  /** Coins taken from them, in the coin that prices are in. */
  coins: number
}

/** Why somebody of the party is on the bench: their player is not here, they have settled down, or they are at another place. */
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
  /** Timers that ran on them, and dues of them alone. */
  timers: Record<Id, Timer>
  dues: Record<Id, Due>
  /** Their places among those whom other timers and dues ask for, from 0, by the timer's or due's id. */
  asked?: Record<Id, number>
  /** Their part in the fight that was on. */
  fight?: BenchedFight
}

/** Part of one on the bench in a fight: it is theirs again if they are back before that fight ends. */
export interface BenchedFight {
  began?: number
  round: number
  goes?: 'before' | 'after'
  /** Place in the order that the GM has set, from 0. */
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

/** The group of a split party that is not in view. Its time stands still until it is watched. */
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

/** Something that is said in town. */
export interface Rumour {
  id: Id
  text: string
  /** Title of the table it was rolled on, or who wrote it. */
  from: string
  roll?: number
  /** What the GM knows of it. */
  truth: 'unknown' | 'true' | 'false' | 'partly true'
  /** The players have heard it. */
  told?: true
  /** Game seconds when it came up. */
  at: number
}

/** An evening at the table. */
export interface Session {
  number: number
  open: boolean
  /** Game seconds when it began. */
  from: number
}

/** How a handout looks: a letter's hand, a notice to be nailed up, or plain words. */
export type HandoutStyle = 'letter' | 'notice' | 'plain'

/** Words for the players' hands, in Markdown. */
export interface Handout {
  id: Id
  title: string
  style: HandoutStyle
  text: string
}

/** Monsters of the library that belong together: those of one module, of one hill. */
export interface Collection {
  id: Id
  title: string
  /** In the order in which they were put in, each once; one that has left the library stands no more. */
  monsters: Id[]
}

/** An image of the GM's. Its bytes lie in a file named by its id: SHA-256 of them and an ending. */
export interface Picture {
  id: Id
  /** As Markdown calls it: `![The mill](image:mill)`. */
  name: string
  /** In its own pixels, so that a page can be laid out before it is loaded. */
  width: number
  height: number
}

/** The state of one campaign, as a rule may look at it: it is handed out read-only. */
export interface CampaignState {
  name: string
  ruleset: RulesetId
  /** Procedures a game lacks and takes from another; shown as "from Delve" wherever used. */
  borrowed: Partial<Record<Borrowable, RulesetId>>
  /** Changed house rules only; a missing one has its default. */
  houseRules: Record<string, HouseRuleValue>
  clock: Clock
  place: Place
  creatures: Record<Id, Creature>
  /** The marching order, front first. */
  party: Id[]
  /** How many walk side by side; absent means two. */
  abreast?: number
  /** What each does this turn, in words of the field: "search". */
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
  /** Encounters that are open besides the one at hand, by id: each keeps its groups and foes. */
  encounters?: Record<Id, AsideEncounter>
  /** Encounters that the GM has prepared, by id. */
  prepared?: Record<Id, PreparedEncounter>
  /** The meeting a clue has foretold. */
  foretold?: Encounter
  fight?: Fight
  dues: Record<Id, Due>
  timers: Record<Id, Timer>
  /** Checks that an action calls for. */
  checks?: Record<Id, StandingCheck>
  /** What stands in the calendar. */
  dateNotes?: Record<Id, DateNote>
  /** Absent until it is first rolled or set. */
  weather?: Weather
  /** Absent until the party has set out. */
  journey?: Journey
  /** What is left until something wanders by, where the campaign counts down to it. */
  countdown?: number
  stash: Record<Id, Item>
  rumours?: Record<Id, Rumour>
  /** The GM's own, beside those that come with the screen; kept whole, never row by row. */
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
    /** Kind of table that the event needed and the place lacks. */
    lacks?: PlaceUse
    /** The encounter it brought. */
    encounter?: Id
  }
  /** Counter for new ids, so that two runs of one command name things alike. */
  nextId: number
}
export type Borrowable = 'dungeon' | 'travel'
export type HouseRuleValue = string | number | boolean

type Frozen<T> = T extends (infer U)[]
  ? readonly Frozen<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T
/** What a rule sees: everything, and no way to change it. */
export type Situation = Frozen<CampaignState>

/** A creature as a rule sees it. */
export type ReadonlyCreature = Situation['creatures'][string]
