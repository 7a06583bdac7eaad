import type { Asks, Phase, Preview, Slot } from '../../rules/action.ts'
import type { RuleId, Step, Tone } from '../../rules/outcome.ts'
import type { Question } from '../../rules/procedure.ts'
import type {
  ActionId,
  HouseRuleValue,
  Id,
  RulesetId,
  Side,
  TimerKind,
} from '../../rules/situation.ts'

/** A burning light or another timer, counted in turns. */
export interface TimerView {
  id: Id
  kind: TimerKind
  title: string
  icon: 'torch' | 'lantern' | 'candle' | 'spell' | 'hour'
  bearer: string | null
  bearerId: Id | null
  /** Whole turns left, rounded up, and of how many. */
  left: number
  of: number
  /** Time left in words: "2 turns", "3 h 20 min". */
  says: string
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
  day: number
  /** Turn of the hour, 1 to 6. */
  turn: number
  /** Turns of this hour at whose end something is due, 1 to 6. */
  marks: { turn: number; says: string; icon: 'rest' | 'light' | 'hour' }[]
  burns: TimerView[]
  undo: string | null
  redo: string | null
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
  conditions: { name: string; says: string }[]
  lights: TimerView[]
  down: boolean
  hurt: boolean
  problems: { says: string; rule: RuleId }[]
  notes: string
}

export interface EncounterView {
  id: Id
  title: string
  from: string
  text: string
  number: number
  numberDice: string | null
  distance: string | null
  attitude: string
  stats: { label: string; value: string }[]
  /** How each figure came about, for the card. */
  why: Step[]
  foes: CreatureView[]
  standing: number
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

/** Everything the screen draws, by panel. Main sends the difference after every command. */
export interface Views {
  top: TopView
  /** Every action the campaign has now: buttons, keys and the palette are made from it. */
  actions: ActionView[]
  event: EventView | null
  encounter: EncounterView | null
  party: CreatureView[]
  timers: TimerView[]
  dues: DueView[]
  place: { title: string; level: number; table: string | null; tables: { id: Id; title: string }[] }
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
