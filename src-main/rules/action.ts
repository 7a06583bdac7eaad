import type { Bar } from './dice/odds.ts'
import type { Effect } from './effects.ts'
import type { RuleId, Step } from './outcome.ts'
import type { Procedure } from './procedure.ts'
import type { ActionId, CreatureKind, FieldId, Id, Side, Situation } from './situation.ts'
import type { Monster } from './monsters/canonical.ts'
import type { Table } from './tables/table.ts'

export type { Bar } from './dice/odds.ts'

/** One thing an action must be told before it runs. Plain data: schemas and forms are made from it. */
export type Ask =
  | { kind: 'number'; title: string; min: number; max: number; default?: number }
  /** Optional: one that was added later, which older commands do not know; it is then off. */
  | { kind: 'switch'; title: string; default?: boolean; optional?: true }
  | { kind: 'choice'; title: string; of: readonly string[]; default?: string }
  /** Only those of some kinds, where it says so: beasts, hirelings. `first`: whose side it begins with, where any may be chosen. */
  | {
      kind: 'creature'
      title: string
      side?: Side
      first?: Side
      only?: readonly CreatureKind[]
      optional?: true
      /** The tag of whom it begins with, where somebody bears it: a champion, an explorer. */
      tagged?: string
      /** A due only proposes who: its card lets the GM choose. */
      proposed?: true
    }
  /** Optional: it may stay empty, and begins so. */
  | {
      kind: 'creatures'
      title: string
      side?: Side
      only?: readonly CreatureKind[]
      optional?: true
    }
  | { kind: 'group'; title: string }
  /** Only what has something written in it, where it says so: scrolls, spellbooks. */
  | { kind: 'item'; title: string; of: string; only?: 'written'; optional?: true }
  /** A thing in the stash. */
  | { kind: 'stashed'; title: string }
  /** Party member on the bench. */
  | { kind: 'benched'; title: string }
  | { kind: 'timer'; title: string }
  | { kind: 'due'; title: string; optional?: true }
  | { kind: 'text'; title: string; max: number; optional?: true }
  /** Dice notation, or a plain number: `12`, `3d6+1`. */
  | { kind: 'notation'; title: string; default?: string }
  /** A table of the library for this use, by id. */
  | { kind: 'table'; title: string; use: string; optional?: true }
  /** A monster of the library, by id. */
  | { kind: 'monster'; title: string }
  /** A whole record handed in by the screen (an edited monster, what a sheet says); its own schema checks it. */
  | {
      kind: 'record'
      title: string
      of: 'monster' | 'monsters' | 'collection' | 'filled fields' | 'handout' | 'picture' | 'blows'
    }
export type Asks = Readonly<Record<string, Ask>>

type InputOfAsk<A extends Ask> = A extends { kind: 'number' }
  ? number
  : A extends { kind: 'switch' }
    ? boolean
    : A extends { kind: 'choice'; of: readonly (infer T)[] }
      ? T
      : A extends { kind: 'creatures' }
        ? Id[]
        : A extends { kind: 'record' }
          ? unknown
          : A extends { optional: true }
            ? string | undefined
            : string
export type InputOf<A extends Asks> = { [K in keyof A]: InputOfAsk<A[K]> }

/** Where an action belongs in play; also what may be borrowed from another game. */
export type Phase =
  'dungeon' | 'travel' | 'encounter' | 'fight' | 'rest' | 'town' | 'check' | 'table'

/** What kind of button an action is; the renderer maps a slot to key, icon and place. */
export type Slot =
  | 'turn'
  | 'rest'
  | 'noise'
  | 'event'
  | 'watch'
  | 'encounter'
  | 'end encounter'
  | 'reaction'
  | 'evade'
  | 'fight'
  | 'initiative'
  | 'round'
  | 'end fight'
  | 'attack'
  | 'damage'
  | 'heal'
  | 'down'
  | 'morale'
  | 'save'
  | 'skill'
  | 'light'
  | 'snuff'
  | 'relight'
  | 'hand over'
  | 'timer'
  | 'calendar'
  | 'clock'
  | 'edit'
  | 'note'
  | 'roll'
  | 'house rule'
  | 'keep'
  | 'item'
  | 'join'
  | 'place'
  | 'place table'
  | 'settle'
  | 'spell'
  // who comes in, and what is bought for them
  | 'generate'
  | 'buy'
  | 'sell'
  | 'hire'
  | 'coins'
  | 'loot'
  | 'rumour'
  // the party in a dungeon
  | 'listen'
  | 'search'
  | 'door'
  | 'trap'
  | 'order'
  | 'task'
  // the road
  | 'travel'
  | 'forage'
  | 'camp'
  | 'weather'
  | 'supplies'
  // a meeting
  | 'number'
  | 'surprise'
  | 'distance'
  | 'activity'
  | 'foretold'
  | 'other encounter'
  | 'prepared'
  | 'group'
  // a fight
  | 'phase'
  | 'declare'
  | 'manoeuvre'
  | 'withdraw'
  | 'flee'
  | 'wound'
  // the evening
  | 'session'

export interface Term {
  name: string
  value: number
  rule?: RuleId
}
/** One thing that can come of it, with its exact chance (0 to 1). */
export interface Chance {
  says: string
  chance: number
  tone: 'good' | 'bad' | 'plain'
}

/** What the screen shows before the dice fall. */
export interface Preview {
  terms: Term[]
  /** The number to beat, with the way the comparison runs, as the GM reads it: "under 9". */
  target?: string
  chances: Chance[]
  bars: Bar[]
  /** One line: "d20 under 9: 40 %". */
  verdict: string
  why: Step[]
  /** Why it can't be done now, with the way out. The button is struck and says this. */
  refuses?: string
  /** What asks come to for what is chosen so far, by name; one that is not named stands as it is. */
  scope?: Readonly<Record<string, Scope>>
}

/** An idle ask changes nothing now, so a form leaves it out; `most` is how far a number goes now. */
export interface Scope {
  idle?: true
  most?: number
  /** Words of a choice that can be taken now. */
  of?: readonly string[]
  /** Name of a score that nobody knows yet: it has to be typed before the dice can fall. */
  untold?: string
}

/** What the GM rules on top of the book for this one run; both are kept in the journal. */
export interface Ruling {
  /** Added to the score or the roll, as the rule reads it; 0 for none. */
  adjust: number
  override?: 'success' | 'failure'
  secret: boolean
}

/** Library records a rule may read; it never changes them. */
export interface Shelf {
  monster(id: Id): Monster | undefined
  monsterNamed(name: string): Monster | undefined
  table(id: Id): Table | undefined
  tables(): Table[]
}

/** What lies on the table beside the situation. */
export interface AtTable {
  ruling: Ruling
  shelf: Shelf
  /** What the session has come to so far; absent where no journal is at hand. */
  evening?(): readonly Step[]
  /**
   * The situation once these effects are applied, without their consequences: for procedures that run
   * one after another. Absent where no campaign is at hand.
   */
  after?(situation: Situation, effects: readonly Effect[]): Situation
}

/** A thing the GM does: a button, a key and a palette entry are made from it. */
export interface Action<A extends Asks = Asks> {
  id: ActionId
  title: string
  rule: RuleId
  phase: Phase
  slot: Slot
  /** Fields somebody of the party must have for it: a game that borrows it strikes it out without them. */
  needs: readonly FieldId[]
  /** Why this campaign can't do it at all, in words: `borrowing/` says so, never a ruleset. */
  struck?: string
  asks: A
  /** True when its dues remain after a named creature dies: they concern the body, the things or what is owed. */
  outlives?: true
  /** Words that find it in the palette besides its title. */
  finds?: string
  /** Input that the state of play gives; it stands in place of the asks' defaults. */
  prefill?(situation: Situation): Partial<InputOf<A>>
  preview?(situation: Situation, input: InputOf<A>, at: AtTable): Preview
  /** @throws never for what a GM can do wrong: refuse in `preview`, or end in an outcome that says so. */
  run(situation: Situation, input: InputOf<A>, at: AtTable): Procedure
}

/** Keeps the asks' exact types for `preview` and `run`, then widens for the registry. */
export function defineAction<const A extends Asks>(action: Action<A>): Action {
  return action as unknown as Action
}
