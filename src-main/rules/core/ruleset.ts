import type { BorrowerRules } from '../borrowing/borrower.ts'
import type { Phase } from './phase.ts'
import type { Effect } from './effects.ts'
import type { RuleId } from './outcome.ts'
import type {
  CharacterKit,
  DefeatRule,
  Field,
  Replacement,
  SkillColumn,
} from './ruleset/characters.ts'
import type { CombatOrder } from './ruleset/combat.ts'
import type { MeetingRules } from './ruleset/encounters.ts'
import type { GearRow, LightKind, Load } from './ruleset/gear.ts'
import type { HouseRule } from './ruleset/house-rules.ts'
import type { ConditionKind, SpellRow } from './ruleset/magic.ts'
import type { Money, Wages } from './ruleset/money.ts'
import type { MonsterKit } from './ruleset/monsters.ts'
import type { DailyNeed, Provisions, RoadRules } from './ruleset/travel.ts'
import type { GameScreen } from './screen.ts'
import type { SheetData } from './sheet.ts'
import type { Id, ReadonlyCreature, RulesetId, Situation } from './situation.ts'
import type { Table } from '../tables/table.ts'

export interface Credit {
  title: string
  author: string
  date: string
  licence: string
  /** Address to get the game from, as plain text; the app itself never goes online. */
  get: string
}

/** Figures of a rule, as its page prints them. */
export interface RuleTable {
  /** Left out where the title of the rule says it. */
  title?: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A rule the app does not carry out itself: its text in our own words, for the rules panel. */
export interface RuleText {
  rule: RuleId
  title: string
  text: string
  section: string
  tables?: readonly RuleTable[]
}

/** The game's character sheet. */
interface SheetKit {
  of(
    creature: ReadonlyCreature,
    situation: Pick<Situation, 'name'> & Partial<Pick<Situation, 'houseRules'>>,
  ): SheetData
  /** Blank sheet to fill in by hand; figures that depend on the campaign's house rules are filled in. */
  blank(situation?: Pick<Situation, 'houseRules'>): SheetData
  /** Readers of lists whose rows are more than things carried: spells, wounds, careers. By the list's name. */
  lists?: Readonly<Record<string, SheetListReader>>
}

/**
 * Effects of a row of a list that was added, rewritten or crossed out: its cells as printed and as they are now,
 * null for an empty row. Returns null for a row that it can't read.
 * @param id free id for a new item.
 */
export type SheetListReader = (
  who: ReadonlyCreature,
  was: readonly string[] | null,
  now: readonly string[] | null,
  id: Id,
) => readonly Effect[] | null

/** Description of a game on the start page. */
interface GameCard {
  says: string
  /** A few rows with the same topics in every game: characters, attacks, advancement. */
  facts: readonly { title: string; says: string }[]
  /** Basic roll: "d20 under". */
  rolls: string
}

/** One game. Its folder's index.ts reads like the book's table of contents. */
export interface Ruleset {
  id: RulesetId
  title: string
  credit: Credit
  card: GameCard
  houseRules: readonly HouseRule[]
  fields: readonly Field[]
  skills: readonly SkillColumn[]
  /** True where a skill is known or not: 1 says no more than its name. */
  unscoredSkills?: true
  gear: readonly GearRow[]
  characters: CharacterKit
  /** Absent where a replacement starts like any new character. */
  replacement?: Replacement
  /** Absent where defeats bring no XP. */
  defeats?: DefeatRule
  /** Effects that follow from a change, whatever caused it; run until nothing changes, at most 8 times. */
  consequences(before: Situation, after: Situation): Effect[]
  lights: readonly LightKind[]
  /** Absent where the game has no money. */
  money?: Money
  combat?: CombatOrder
  meeting?: MeetingRules
  spells: readonly SpellRow[]
  conditions: readonly ConditionKind[]
  /** Absent where the game counts no load. */
  load?(creature: ReadonlyCreature, situation: Situation): Load
  /** Absent where the game has no travel. */
  road?: RoadRules
  /** Absent where the game counts no food. */
  supplies?: {
    need(situation: Situation): DailyNeed
    left(situation: Situation): Provisions
  }
  /** Absent where nobody is paid by the day. */
  wages?(situation: Situation): Wages
  monsters: MonsterKit
  tables: readonly Table[]
  reference: readonly RuleText[]
  /** Phases this game has procedures for; others may be borrowed. */
  covers: readonly Phase[]
  /** The game's own numbers, rest and harm in a borrowed procedure. Absent in a game that borrows none. */
  borrower?: BorrowerRules
  /** Absent where the game has no sheet to print. */
  sheet?: SheetKit
  /** Absent where the game has no screen to print. */
  screen?: GameScreen
}
