import type { Asks, Phase, Preview, Slot } from '../../rules/action.ts'
import type { RuleId, Step, Tone } from '../../rules/outcome.ts'
import type { RoadUnit } from '../../rules/ruleset.ts'
import type { Question } from '../../rules/procedure.ts'
import type { CompanyView } from './company.ts'
import type {
  ActionId,
  HandoutStyle,
  HouseRuleValue,
  Id,
  RulesetId,
  Season,
  Side,
  TimerKind,
} from '../../rules/situation.ts'

/** A burning light or another timer, counted in turns. */
export interface TimerView {
  id: Id
  kind: TimerKind
  title: string
  icon:
    'torch' | 'lantern' | 'candle' | 'spell' | 'hour' | 'bread' | 'coin' | 'rest' | 'roll' | 'star'
  bearer: string | null
  bearerId: Id | null
  /** Whole turns left, rounded up, and of how many. */
  left: number
  of: number
  /** Of a light that lasts by a die: the die left of it. `left` and `of` are steps of it then, not turns. */
  die?: number
  /** Time left in words: "2 turns", "3 h 20 min". */
  says: string
  /** The same in game seconds, for what counts down between two commands. */
  seconds: number
  /** "every 6 turns"; absent for one that ends with its first ring. */
  again?: string
  low: boolean
  paused: boolean
}

export interface TopView {
  campaign: string
  ruleset: { id: RulesetId; title: string }
  houseRulesChanged: number
  /** `15:40` */
  time: string
  /** "Day 14, late autumn, 3rd watch" */
  line: string
  /** "Marketday 14 Mist" */
  date: string
  /** As the sky is called in this season; null until it is known. */
  sky: string | null
  day: number
  /** Turn of the hour, 1 to 6. */
  turn: number
  /** Turns of this hour at whose end something is due, 1 to 6. */
  marks: { turn: number; says: string; icon: 'rest' | 'light' | 'hour' }[]
  burns: TimerView[]
  undo: string | null
  redo: string | null
}

/** The day, its watches, the calendar, the sky, and what waits on an action. */
export interface ClockView {
  /** `weekday` counts from 0. */
  date: { says: string; weekday: number; day: number; month: Id; year: number }
  season: Season
  /** 1 to 3, from midnight. */
  watch: number
  watches: { watch: number; light: boolean }[]
  sky: string | null
  /** Lights burn by the clock on the wall. */
  realTime: boolean
  weekdays: string[]
  months: { id: Id; name: string; days: number; season: Season }[]
  /** The months as they are typed. */
  monthsText: string
  /** Soonest first. */
  notes: { id: Id; title: string; month: Id; day: number; year: number | null; says: string }[]
  /** Checks that an action calls for. */
  checks: { id: Id; title: string; says: string }[]
}

/** A button as a panel draws it. `input` is filled with defaults, `preview` made for it. */
export interface ActionView {
  id: ActionId
  title: string
  rule: RuleId
  phase: Phase
  slot: Slot
  /** "from Delve", "house rule", or null for the game's own. */
  from: string | null
  finds: string
  asks: Asks
  input: Record<string, unknown>
  preview: Preview | null
  /** Why it can't be done now, with the way out. */
  refuses: string | null
}

export interface EventView {
  from: string | null
  rule: RuleId
  action: ActionId
  dice: string
  faces: { faces: number[]; title: string; chance: number; icon: string }[]
  /** Face last rolled, and what it came to; null before the first. */
  rolled: { face: number; title: string; says: string } | null
}

export interface CreatureView {
  id: Id
  name: string
  side: Side
  kind: string
  group: Id | null
  /** The library monster it was made from. */
  monster?: Id
  /** Number within its group, 1 and up; 0 alone. */
  nth: number
  fields: {
    id: string
    label: string
    title: string
    value: number
    most: number | null
    pips: boolean
    strip: boolean
  }[]
  skills: { name: string; score: number }[]
  attacks: { id: Id; name: string; dice: string; notes: string }[]
  items: { id: Id; name: string; count: number; ready: boolean; text: string | null }[]
  /** What troubles them first. */
  conditions: { name: string; says: string; rule?: RuleId; good?: true }[]
  lights: TimerView[]
  down: boolean
  hurt: boolean
  problems: { says: string; rule: RuleId }[]
  /** Who they are and what is next for them, where the game tells it. */
  traits?: { title: string; says: string; rule: RuleId; does?: ActionId }[]
  notes: string
  /** Who plays them, and what they do this turn. */
  player?: string
  task?: string
  tags?: string[]
  /** Attacks written on them, by id; the others are things they hold. */
  written?: Id[]
  /** How much they carry, where the game counts it. */
  load?: { used: number; most: number; says: string; costs: string; rule: RuleId }
}

export interface EncounterView {
  id: Id
  title: string
  from: string
  text: string
  number: number
  numberDice: string | null
  distance: string | null
  /** Who was taken unawares, in words; null until it was rolled or said. */
  surprise: { says: string; party: boolean; foes: boolean } | null
  /** What they are about; null until it was rolled or said. */
  activity: string | null
  attitude: string
  stats: { label: string; value: string }[]
  /** How each figure came about, for the card. */
  why: Step[]
  foes: CreatureView[]
  /** The band that was met first, then those that joined it or split from it. */
  groups: { id: Id; name: string; strength: number; standing: number }[]
  standing: number
}

/** A meeting that a clue has announced. */
export interface ForetoldView {
  title: string
  from: string
  /** By what sign; empty where nobody wrote it down. */
  clue: string
  text: string
  /** Titles of those that wait behind it. */
  then: string[]
}

/** One who fights, or lies where the fight was; their numbers stand in the party or among the strangers. */
export interface FighterView {
  id: Id
  acted: boolean
  /** What they said they would do, by its id. */
  declared: string | null
  /** What the round or the fight has done to them: "moved". */
  marks: string[]
  goes: 'before' | 'after' | null
  is: 'standing' | 'down' | 'fleeing' | 'fled'
  /** What they may do so often and no more; `dice` when a die brings it back. */
  uses: { id: Id; title: string; left: number; of: number; dice: boolean }[]
}

/** Fighters under one heading: the party, or a group of the other side. */
export interface BandView {
  id: Id
  title: string
  side: Side
  group: Id | null
  /** Where this band is in the order of the round; null where nothing was rolled. */
  acts:
    | 'acting now'
    | 'have acted'
    | 'then'
    | 'both together'
    | 'before the foes'
    | 'after the foes'
    | null
  standing: number
  /** How many it was when it was met. */
  strength: number
  fighters: FighterView[]
}

export interface FightView {
  on: boolean
  round: number
  /** The rule of the game's order, where it has one. */
  rule: RuleId | null
  /** Steps of a round; empty where the game has none. */
  phases: { id: Id; title: string; says: string; rule: RuleId; at: 'done' | 'now' | 'to come' }[]
  first: 'party' | 'foes' | 'tie' | null
  /** Each goes by a save of their own. */
  each: boolean
  /** Nobody goes first: everybody acts at once. */
  together: boolean
  declarations: { id: Id; title: string; phase: Id }[]
  bands: BandView[]
  /** Everybody at the table who is not of the party. */
  strangers: CreatureView[]
  /** What coins are called; null where the game knows none. */
  money: string | null
}

/** A row of the price list. */
export interface WareView {
  id: Id
  name: string
  cost: number
  sort: 'arms' | 'armour' | 'transport' | 'things'
  die: string | null
  hands: number | null
  /** "+1 AP". */
  gives: string
  notes: string
  rule: RuleId
  /** Who may not have it, by a limit of the game, and why. */
  bars: Record<Id, string>
}

export interface RumourView {
  id: Id
  text: string
  from: string
  roll: number | null
  truth: string
  told: boolean
  /** "day 3" */
  when: string
}

/** Between adventures: what is sold, who can pay, what is said. */
export interface TownView {
  /** Null where the game knows no money. */
  money: { one: string; many: string; rule: RuleId } | null
  wares: WareView[]
  purses: { id: Id; name: string; coins: number }[]
  /** Coins in the stash. */
  stash: number
  /** What a shop gives for what each carries; null where it has no price. */
  offers: Record<Id, { item: Id; name: string; count: number; each: number | null }[]>
  /** Newest first. */
  rumours: RumourView[]
  /** `own`: kept by this campaign, so it can be dropped. */
  tables: { id: Id; title: string; dice: string; own: boolean }[]
}

export interface DueView {
  id: Id
  action: ActionId
  title: string
  why: string
  rule: RuleId
  when: string
  must: boolean
  input: Record<string, unknown>
  who: Id[]
  preview: Preview | null
  /** Title of the action it holds back, or null. */
  holds: string | null
}

export interface DieView {
  sides: number
  face: number
  typed: boolean
}

export interface ChronicleLine {
  number: number
  kind: 'do' | 'undo' | 'redo' | 'amend'
  undone: boolean
  what: string
  says: string
  tone: Tone
  total: number | null
  dice: DieView[]
  why: Step[]
  rule: RuleId
  secret: boolean
  /** "Turn 4" and "15:40" of its heading. */
  turn: string
  time: string
  day: number
  /** Numbers or choices that an amendment could still change. */
  amends: Question[]
  who: Id[]
}

export interface HouseRuleView {
  id: string
  title: string
  asks: string
  rule: RuleId
  group: string
  ruleset: string
  value: HouseRuleValue
  default: HouseRuleValue
  options: { value: HouseRuleValue; title: string; means: string }[]
  number: { min: number; max: number } | null
}

/** A stop of the road; chances are of coming to it in this watch, null for what lies behind. */
export interface StopView {
  id: Id
  title: string
  miles: number
  behind: boolean
  asLoaded: number | null
  unladen: number | null
}

/** One of the day's three watches. */
export interface WatchView {
  number: number
  /** `08:00` to `16:00`. */
  from: string
  to: string
  daylight: boolean
  state: 'past' | 'now' | 'to come'
  /** What was done in it. */
  done: { did: string; miles: number; event: string | null; sky: string | null; says: string }[]
}

/** Chances of the miles of this watch, with the mile they lead to. */
export interface AheadView {
  miles: number
  to: number
  chance: number
}

/** The party on the road; null in a game that has no travel and borrows none. */
export interface JourneyView {
  /** "from Delve", or null for the game's own. */
  from: string | null
  rule: RuleId
  /** Whether a road is drawn or any mile is behind them. */
  begun: boolean
  start: string
  end: string
  /** What the road is measured in; miles where absent. */
  unit?: RoadUnit
  miles: number
  lost: boolean
  stops: StopView[]
  next: { id: Id; title: string; left: number } | null
  /** What this watch is worth. */
  pace: { says: string; refuses: string | null; why: Step[] }
  asLoaded: AheadView[]
  unladen: AheadView[]
  slowedBy: { id: Id; name: string }[]
  /** What is left of this watch and of the day, in words. */
  watch: { number: number; daylight: boolean; left: string; dayLeft: string }
  season: string
  day: WatchView[]
  terrain: { id: string; title: string; now: boolean }[]
  weather: {
    sky: string
    /** Since when, or '' where it was never rolled. */
    since: string
    scale: { sky: string; title: string; now: boolean }[]
    /** How one event of weather would turn it. */
    turns: { sky: string; title: string; chance: number }[]
  }
  events: { title: string; faces: number[]; chance: number; brings: string }[]
  /** Null where the game counts no food. */
  stores: {
    food: number
    feed: number
    /** Whole days for everybody; null where nobody eats. */
    days: number | null
    need: { food: number; feed: number; people: number; beasts: number }
  } | null
  camp: { id: Id; name: string; fed: boolean; says: string[] }[]
  /** Who keeps watch in turn with their hours, and who sleeps through. */
  night: {
    watching: { id: Id; name: string; from: string; to: string }[]
    asleep: { id: Id; name: string }[]
  }
  /** The newest first. */
  log: {
    id: Id
    day: number
    time: string
    did: string
    miles: number
    event: string | null
    sky: string | null
    says: string
  }[]
}

/** Handouts without their words, and the pictures they may show. */
export interface HandoutsView {
  handouts: { id: Id; title: string; style: HandoutStyle; words: number }[]
  pictures: { id: Id; name: string; width: number; height: number }[]
}

/** Monsters of the library under a title of the GM's. */
export interface CollectionView {
  id: Id
  title: string
  count: number
}

/** Everything the screen draws, by panel. Main sends the difference after every command. */
export interface Views {
  top: TopView
  /** Every action the campaign has now: buttons, keys and the palette are made from it. */
  actions: ActionView[]
  event: EventView | null
  encounter: EncounterView | null
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
    /** The table the GM chose, and the one that is rolled on: the chosen one or the place's. */
    table: string | null
    inUse: string | null
    tables: { id: Id; title: string; at: string | null }[]
  }
  town: TownView
  handouts: HandoutsView
  collections: CollectionView[]
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
