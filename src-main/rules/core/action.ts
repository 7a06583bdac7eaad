import type { Bar } from '../dice/odds.ts'
import type { Effect } from './effects.ts'
import type { RuleId, Step } from './outcome.ts'
import type { Procedure } from './procedure.ts'
import type { ActionId, FieldId, Id, Situation } from './situation.ts'
import type { CreatureKind, Side } from './state/creature.ts'
import type { Monster } from '../monsters/canonical.ts'
import type { Table } from '../tables/table.ts'

export type { Bar } from '../dice/odds.ts'

/** One input of an action. Plain data: schemas and forms are generated from it. */
export type Ask =
  | { kind: 'number'; title: string; min: number; max: number; default?: number }
  /** `optional`: added later, so older commands may lack it; it is then off. */
  | { kind: 'switch'; title: string; default?: boolean; optional?: true }
  | { kind: 'choice'; title: string; of: readonly string[]; default?: string }
  /** `only`: kinds that may be chosen. `first`: side that the choice starts with, where any may be chosen. */
  | {
      kind: 'creature'
      title: string
      side?: Side
      first?: Side
      only?: readonly CreatureKind[]
      optional?: true
      /** Tag of the creature proposed first, where one has it: a champion, an explorer. */
      tagged?: string
      /** A due only proposes the creature; its card lets the GM choose another. */
      proposed?: true
    }
  /** `optional`: may be empty, and starts empty. */
  | {
      kind: 'creatures'
      title: string
      side?: Side
      only?: readonly CreatureKind[]
      optional?: true
    }
  | { kind: 'group'; title: string }
  /** An item of the creature chosen in ask `of`. `only: 'written'`: scrolls and spellbooks. */
  | { kind: 'item'; title: string; of: string; only?: 'written'; optional?: true }
  /** An item in the stash. */
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
  /** A whole record from the screen (an edited monster, a filled sheet), checked by its own schema. */
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

/** Part of play that an action belongs to; also the unit that may be borrowed from another game. */
export type Phase =
  'dungeon' | 'travel' | 'encounter' | 'fight' | 'rest' | 'town' | 'check' | 'table'

/** Kind of button for an action; the renderer maps it to a key, an icon and a position. */
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
  // recruiting and trade
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
  // travel
  | 'travel'
  | 'forage'
  | 'camp'
  | 'weather'
  | 'supplies'
  // encounters
  | 'number'
  | 'surprise'
  | 'distance'
  | 'activity'
  | 'foretold'
  | 'other encounter'
  | 'prepared'
  | 'group'
  // fights
  | 'phase'
  | 'declare'
  | 'manoeuvre'
  | 'withdraw'
  | 'flee'
  | 'wound'
  // sessions
  | 'session'

export interface Term {
  name: string
  value: number
  rule?: RuleId
}
/** A possible result with its exact chance (0 to 1). */
export interface Chance {
  says: string
  chance: number
  tone: 'good' | 'bad' | 'plain'
}

/** Preview of an action, shown before the dice are rolled. */
export interface Preview {
  terms: Term[]
  /** Target number with its comparison, as the GM reads it: "under 9". */
  target?: string
  chances: Chance[]
  bars: Bar[]
  /** One line: "d20 under 9: 40 %". */
  verdict: string
  why: Step[]
  /** Reason for the refusal, with the remedy; shown on the disabled button. Absent when allowed. */
  refuses?: string
  /** Limits of the asks for the input chosen so far, by name; an ask without one is unchanged. */
  scope?: Readonly<Record<string, Scope>>
}

/** Current limits of an ask. Forms hide an `idle` one; `most` is the current maximum of a number. */
export interface Scope {
  idle?: true
  most?: number
  /** Options of a choice that are available now. */
  of?: readonly string[]
  /** Name of an unknown score that must be typed before the dice can be rolled. */
  untold?: string
}

/** The GM's ruling on top of the rules for one run; kept in the journal with the result. */
export interface Ruling {
  /** Added to the score or the roll, as the rule reads it; 0 for none. */
  adjust: number
  override?: 'success' | 'failure'
  secret: boolean
}

/** Library records that rules may read but never change. */
export interface Shelf {
  monster(id: Id): Monster | undefined
  monsterNamed(name: string): Monster | undefined
  table(id: Id): Table | undefined
  tables(): Table[]
}

/** Context of an action besides the situation. */
export interface AtTable {
  ruling: Ruling
  shelf: Shelf
  /** Summary of the session so far; absent where no journal is available. */
  evening?(): readonly Step[]
  /**
   * Returns the situation with these effects applied, without their consequences: for procedures that
   * run one after another. Absent where no campaign is available.
   */
  after?(situation: Situation, effects: readonly Effect[]): Situation
}

/** An action of the GM, shown as a button, a key and a palette entry. */
export interface Action<A extends Asks = Asks> {
  id: ActionId
  title: string
  rule: RuleId
  phase: Phase
  slot: Slot
  /** Fields that a party member must have; a borrowing game without them makes it unavailable. */
  needs: readonly FieldId[]
  /** Reason that it is unavailable in this campaign; set by `borrowing/`, never by a ruleset. */
  struck?: string
  asks: A
  /** Set when its dues remain after a named creature dies: they concern the body, its items or debts. */
  outlives?: true
  /** Extra search words for the palette. */
  finds?: string
  /** Input taken from the state of play, in place of the asks' defaults. */
  prefill?(situation: Situation): Partial<InputOf<A>>
  preview?(situation: Situation, input: InputOf<A>, at: AtTable): Preview
  /** @throws never for what a GM can do wrong: refuse in `preview`, or end in an outcome that says so. */
  run(situation: Situation, input: InputOf<A>, at: AtTable): Procedure
}

/** Keeps the asks' exact types for `preview` and `run`, then widens for the registry. */
export function defineAction<const A extends Asks>(action: Action<A>): Action {
  return action as unknown as Action
}
