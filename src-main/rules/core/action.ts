import type { Monster } from '../monsters/canonical.ts'
import type { Table } from '../tables/table.ts'
import type { Asks, InputOf } from './asks.ts'
import type { CreationStep } from './creation.ts'
import type { Effect } from './effects.ts'
import type { Outcome, RuleId, Step } from './outcome.ts'
import type { Phase, Slot } from './phase.ts'
import { isRefusal, refusal, type Preview, type RefusedPreview } from './preview.ts'
import type { Procedure } from './procedure.ts'
import type { Ruleset } from './ruleset.ts'
import type { CombatDeed } from './ruleset/combat.ts'
import type { Note } from './state/note.ts'
import type { ActionId, FieldId, Id, Situation } from './situation.ts'
import { listed } from './words.ts'

/** The GM's ruling on top of the rules for one run; kept in the journal with the result. */
export interface Ruling {
  /** Added to the score or the roll, as the rule reads it; 0 for none. */
  adjust: number
  override?: 'success' | 'failure'
  secret: boolean
}

/** Notes of the campaign that rules may read. */
export interface NoteShelf {
  /** Every note, by title. */
  all(): readonly Note[]
  note(id: Id): Note | undefined
  noteNamed(title: string): Note | undefined
  /** Notes that link to a title, or to one that another note has. */
  linkingTo(title: string): readonly Note[]
}

/** Library records that rules may read but never change. */
export interface Shelf {
  monster(id: Id): Monster | undefined
  monsterNamed(name: string): Monster | undefined
  table(id: Id): Table | undefined
  tableNamed(title: string): Table | undefined
  /** Tables for a use: `encounter`, `clue`, `locality`, `rumour`. */
  tables(use: string): readonly Table[]
  /** Absent where no campaign is available. */
  readonly notes?: NoteShelf
}

/** Context of an action besides the situation. */
export interface AtTable {
  ruling: Ruling
  shelf: Shelf
  /** The campaign's own game, with its borrowed rules; a borrowed action reads it for the borrower. */
  readonly ruleset: Game
  /** Summary of the session so far; absent where no journal is available. */
  evening?(): readonly Step[]
  /**
   * Returns the situation with these effects applied, without their consequences: for procedures that
   * run one after another. Absent where no campaign is available.
   */
  after?(situation: Situation, effects: readonly Effect[]): Situation
  /**
   * Actions of a phase in a slot, the game's own or those that it borrows, for procedures that run one of them.
   * Absent where no campaign is available.
   */
  offered?(phase: Phase, slot: Slot): readonly Action[]
}

/** A ruleset with its actions. */
export interface Game extends Ruleset {
  actions: readonly Action[]
}

/** Reason that one of Gatefold’s own actions gives way in a game. */
type YieldsTo =
  /** An action of the game in this slot; `lent` where one that it borrows will do. */
  | { slot: Slot; lent?: true }
  /** A fact of the game that leaves nothing to do: all sides act at once, newcomers start alike, it heals itself. */
  | { game: 'acts together' | 'has no replacements' | 'heals by an amount' }

/** An action as screen and palette show it: a button, a key and a palette entry. */
interface ActionFacts<A extends Asks> {
  id: ActionId
  title: string
  rule: RuleId
  phase: Phase
  slot: Slot
  /** Fields that a party member must have; a borrowing game without them makes it unavailable. */
  needs: readonly FieldId[]
  asks: A
  /** Set when its dues remain after a named creature dies: they concern the body, its items or debts. */
  outlives?: true
  /** Gatefold's own action as one game plays it, with that game's own choices; the same one each time. */
  inGame?: (game: Game) => Action
  /** Set on Gatefold's own actions that some games leave out. */
  yieldsTo?: YieldsTo
  /** Marks one of Gatefold's own actions as a house rule: always, or in games that lack what is named. */
  fillsIn?: 'always' | 'lights' | 'surprise'
  /** Kind of deed in a round, for games whose phases are for kinds of deeds; a preview may say another. */
  deed?: CombatDeed
  /** Steps in which a character is made or raised by it, choice by choice. */
  creation?: readonly CreationStep[]
  /** Extra search words for the palette; other names of the action come first, each with a semicolon behind it. */
  finds?: string
  /** Input taken from the state of play, in place of the asks' defaults. */
  prefill?(situation: Situation, ruleset: Game): Partial<InputOf<A>>
}

/** An action that can be done with this input: its preview, where it has one, and its procedure. */
export interface Ready {
  preview: Preview | null
  run(): Procedure
}

/** An action of the GM. */
export interface Action<A extends Asks = Asks> extends ActionFacts<A> {
  /** Reason that it is unavailable in this campaign; set by `borrowing/`, never by a ruleset. */
  struck?: string
  /** Decides whether it can be done with this input, and how. */
  plan(situation: Situation, input: InputOf<A>, at: AtTable): RefusedPreview | Ready
}

/** An action as a game defines it, in three parts; most need no field, and some ask for nothing. */
interface Definition<A extends Asks, P, I extends ActionId> extends Omit<
  ActionFacts<A>,
  'needs' | 'asks'
> {
  id: I
  needs?: readonly FieldId[]
  asks?: A
  /** Decides once, for preview and run, who acts, with what, and whether; or refuses. */
  plan(situation: Situation, input: InputOf<A>, at: AtTable): P | RefusedPreview
  /** Shows what the plan will do, with its odds. */
  preview?(plan: P, situation: Situation, at: AtTable): Preview
  /** Carries the plan out; a plain function where nothing is asked or rolled. */
  run(plan: P, situation: Situation, at: AtTable): Procedure | Outcome
}

/** Puts the three parts of an action together, with the exact types of its id, its asks and its plan. */
export function defineAction<
  const A extends Asks = Record<never, never>,
  P extends object = object,
  const I extends ActionId = ActionId,
>({
  plan,
  preview,
  run,
  needs = [],
  asks = {} as A,
  ...facts
}: Definition<A, P, I>): Action & { readonly id: I } {
  const ofTheLiving = asksOfTheLiving(asks)
  const action: Action<A> = {
    ...facts,
    needs,
    asks,
    plan(situation, input, at) {
      const dead = deadRefusal(ofTheLiving, input, situation)
      if (dead) return refusal(dead)
      const planned = plan(situation, input, at)
      if (isRefusal(planned)) return planned
      return {
        get preview() {
          return preview?.(planned, situation, at) ?? null
        },
        run: () => asProcedure(run(planned, situation, at)),
      }
    },
  }
  return action as unknown as Action & { readonly id: I }
}

/** Asks whose creatures must be alive. */
function asksOfTheLiving(asks: Asks): string[] {
  return Object.entries(asks).flatMap(([key, ask]) =>
    (ask.kind === 'creature' || ask.kind === 'creatures') && (ask.living ?? ask.role === 'actor')
      ? [key]
      : [],
  )
}

/** Reason that the dead can't do this, or have it done to them; null where somebody of those chosen lives. */
function deadRefusal(
  ofTheLiving: readonly string[],
  input: Readonly<Record<string, unknown>>,
  { creatures }: Situation,
): string | null {
  for (const key of ofTheLiving) {
    const chosen = [input[key]].flat().flatMap((id) => creatures[String(id)] ?? [])
    if (chosen.length === 0 || chosen.some(({ conditions }) => !('dead' in conditions))) continue
    return `${listed(chosen.map(({ name }) => name))} ${chosen.length > 1 ? 'are' : 'is'} dead: choose somebody who lives.`
  }
  return null
}

function asProcedure(done: Procedure | Outcome): Procedure {
  return 'effects' in done ? ended(done) : done
}

function* ended(outcome: Outcome): Procedure {
  yield* []
  return outcome
}

/** Preview of an action with this input, or its refusal; null for an allowed one without a preview. */
export function previewAction(
  action: Action,
  situation: Situation,
  input: Readonly<Record<string, unknown>>,
  at: AtTable,
): Preview | null {
  const planned = action.plan(situation, input as never, at)
  return isRefusal(planned) ? planned : planned.preview
}

/** Reason that an action is refused with this input; null when it can be done. */
export function refusalOf(
  action: Action,
  situation: Situation,
  input: Readonly<Record<string, unknown>>,
  at: AtTable,
): string | null {
  const planned = action.plan(situation, input as never, at)
  return isRefusal(planned) ? planned.refuses : null
}

/**
 * Procedure of an action with this input, for a caller that knows it can be done.
 * @throws Error with the reason when it is refused
 */
export function runAction(
  action: Action,
  situation: Situation,
  input: Readonly<Record<string, unknown>>,
  at: AtTable,
): Procedure {
  const planned = action.plan(situation, input as never, at)
  if (isRefusal(planned)) throw new Error(`${action.id} is refused: ${planned.refuses}`)
  return planned.run()
}
