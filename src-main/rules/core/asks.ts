import type { Id } from './ids.ts'
import type { CreatureKind, Side } from './state/creature.ts'
import type { TimerKind } from './state/due.ts'

/**
 * Part that an input plays in its action, each at most once: by it other code fills the input in, whatever
 * its name and place. `actor`: who acts. `target`: on whom, or against whom. `weapon`: with what; several in
 * their order. `amount`: how much damage or healing, and its `reading`. `fate`: what becomes of the fallen.
 * `power` and `pool`: the spell cast, and what is spent on it. `reaction`: what the target does about it.
 */
export type AskRole =
  | 'actor'
  | 'target'
  | 'weapon'
  | 'amount'
  | 'reading'
  | 'fate'
  | 'power'
  | 'pool'
  | 'reaction'
  | 'skill'
  | 'bid'

/** One input of an action. Plain data: schemas and forms are generated from it. */
export type Ask =
  /**
   * `lasts`: days of one, by the option that the choice `by` has. `also`: other words for it in scripts. `parts`:
   * hundredths too.
   */
  | {
      kind: 'number'
      parts?: true
      role?: 'pool' | 'bid'
      title: string
      min: number
      max: number
      default?: number
      also?: readonly string[]
      lasts?: { by: string; days: Readonly<Record<string, number>> }
    }
  /** `optional`: added later, so older commands may lack it; it is then off. Role `skill`: one of theirs fits. */
  | {
      kind: 'switch'
      role?: 'skill'
      title: string
      default?: boolean
      optional?: true
      also?: readonly string[]
    }
  | {
      kind: 'choice'
      role?: 'reading' | 'fate' | 'power' | 'reaction'
      title: string
      of: readonly string[]
      /** Words on the screen for options whose own word, kept in saves, does not say enough. */
      titles?: Readonly<Record<string, string>>
      /** Creature ask whose skills the options are: only skills of theirs are offered. */
      skillsOf?: string
      default?: string
      /** A due only proposes the default; its card lets the GM choose another. */
      proposed?: true
    }
  /**
   * `only`: kinds that may be chosen. `first`: side that the choice starts with, where any may be chosen. `living`:
   * true where the dead are refused; where it is left out, as actors they are, and otherwise not. `also`: other
   * words for it in scripts.
   */
  | {
      kind: 'creature'
      role?: 'actor' | 'target'
      title: string
      side?: Side
      first?: Side
      only?: readonly CreatureKind[]
      optional?: true
      /** Words for choosing nobody, where it is optional; “nobody” when absent. */
      none?: string
      /** Creature proposed first: the living party member who needs care most, or one with any of these conditions. */
      begins?: 'hurt' | readonly string[]
      /** Tag of the creature proposed first, where one has it: a champion, an explorer. */
      tagged?: string
      /** Field of which the creature needs one point or more: the levels of a sorceror. */
      having?: string
      /** A due only proposes the creature; its card lets the GM choose another. */
      proposed?: true
      living?: boolean
      also?: readonly string[]
    }
  /** `optional`: may be empty, and starts empty. `first`: side that it starts with, where any may be chosen. */
  | {
      kind: 'creatures'
      role?: 'actor' | 'target'
      title: string
      side?: Side
      first?: Side
      only?: readonly CreatureKind[]
      optional?: true
      /** Begins with the party's living, those who are down too: a rest or care is for them above all. */
      lying?: true
      living?: boolean
    }
  | { kind: 'group'; title: string }
  /** An item of the creature chosen in ask `of`. `only: 'written'`: scrolls and spellbooks. */
  | { kind: 'item'; title: string; of: string; only?: 'written'; optional?: true }
  /** An item in the stash. */
  | { kind: 'stashed'; title: string }
  /** Party member on the bench. */
  | { kind: 'benched'; title: string }
  /** A timer. `first`: kind that it starts with; without one of it, nothing is chosen. */
  | { kind: 'timer'; title: string; first?: TimerKind }
  | { kind: 'due'; title: string; optional?: true }
  /**
   * `lines`: written in several lines. `list`: names that the text is put together of, with commas; `most` of them, and `again` where one may
   * come more than once. `wares`: a basket of the price list. `offers`: names to choose one from, or to type
   * another unless `closed`; a preview may offer others (`Scope`). `suggests`: names that the field proposes while one types. Role `skill`: a field or skill of whoever acts, that adds to the roll.
   */
  | {
      kind: 'text'
      role?: 'weapon' | 'skill'
      title: string
      max: number
      optional?: true
      lines?: true
      list?: readonly string[]
      most?: number
      again?: true
      wares?: true
      offers?: readonly string[]
      suggests?: readonly string[]
      closed?: true
      also?: readonly string[]
    }
  /** Dice notation, or a plain number: `12`, `3d6+1`. */
  | {
      kind: 'notation'
      role?: 'amount'
      title: string
      default?: string
      /** A due only proposes the amount; its card lets the GM change it. */
      proposed?: true
      also?: readonly string[]
    }
  /** A table of the library for this use, by id. */
  | { kind: 'table'; title: string; use: string; optional?: true }
  /** A monster of the library, by id. */
  | { kind: 'monster'; title: string; optional?: true }
  /** A whole record from the screen (an edited monster, a filled sheet), checked by its own schema. */
  | {
      kind: 'record'
      title: string
      of:
        | 'monster'
        | 'monsters'
        | 'monster ids'
        | 'collection'
        | 'filled fields'
        | 'handout'
        | 'picture'
        | 'blows'
        | 'tables'
        | 'generated result'
        | 'generated treasure'
        | 'generated people'
        | 'site place'
        | 'read sites'
        | 'map area'
        | 'map grid'
        | 'hex'
        | 'note'
        | 'notes'
        | 'progress clock'
    }
export type Asks = Readonly<Record<string, Ask>>

/** Name of the input with this role, of one kind where that is said; null where there is none. */
export function askFor(asks: Asks, role: AskRole, kind?: Ask['kind']): string | null {
  const found = Object.entries(asks).find(
    ([, ask]) => 'role' in ask && ask.role === role && (kind === undefined || ask.kind === kind),
  )
  return found?.[0] ?? null
}

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
