import type { Action, Phase } from './action.ts'
import type { BorrowerRules, ScoreScale } from '../borrowing/borrower.ts'
import type { Effect } from './effects.ts'
import type { Converted, Judgement, Monster } from '../monsters/canonical.ts'
import type { RuleId, Step } from './outcome.ts'
import type { GameScreen } from './screen.ts'
import type { SheetData } from './sheet.ts'
import type {
  ActionId,
  Borrowable,
  Creature,
  FieldId,
  HouseRuleValue,
  Id,
  ReadonlyCreature,
  RulesetId,
  Side,
  Situation,
} from './situation.ts'
import type { Table } from '../tables/table.ts'

export interface Credit {
  title: string
  author: string
  date: string
  licence: string
  /** Address to get the game from, as plain text; the app itself never goes online. */
  get: string
}

/** Headings of the house-rule settings, shared by all games so that borrowed rules join the right group. */
export type HouseRuleGroup =
  | 'Dungeon'
  | 'Rest'
  | 'Travel'
  | 'Tests and saves'
  | 'Encounters'
  | 'Fight and morale'
  | 'Magic'
  | 'Gear and load'
  | 'Characters'
  | 'Shares of abilities'
  | 'Advancement'
  | 'Monsters'
  | 'Lights and time'
  | 'Town'

/** A choice where the book is silent or contradicts itself. The first option is the default. */
export interface HouseRule {
  /** Id, also the key in `input.options` of the examples. */
  id: string
  title: string
  /** Question that the book leaves open, in our words. */
  asks: string
  rule: RuleId
  group: HouseRuleGroup
  /** Borrowed procedures that bring this rule along, besides those its group implies. */
  lentWith?: readonly Borrowable[]
  choice:
    | { kind: 'options'; of: readonly { value: HouseRuleValue; title: string; means: string }[] }
    | { kind: 'number'; default: number; min: number; max: number }
}

/** A number a creature has in this game. */
export interface Field {
  id: FieldId
  /** Label on the sheet: `ST`. */
  label: string
  title: string
  min: number
  max: number
  /** Field that holds its maximum: `hp` → `maxHp`. */
  most?: FieldId
  /** Set for a score that checks roll against: an ordinary person's, and its scale; for borrowed checks. */
  ordinary?: { score: number; scale: ScoreScale }
  /** Views that show it. `pips` draws it as hearts or boxes on the strip. */
  show: { strip?: 'number' | 'pips'; sheet: boolean; print: boolean; monster: boolean }
  rule: RuleId
}

/** Groups of skills as the sheet prints them. */
export interface SkillColumn {
  title: string
  skills: readonly string[]
}

export interface GearRow {
  id: string
  name: string
  cost: number
  /** "from Delve", when a borrowed procedure needs it and the game's own list has no equivalent. */
  from?: string
  rule: RuleId
  die?: string
  hands?: 1 | 2
  /** Added to fields while ready: `{ maxAp: 1 }`. */
  gives?: Partial<Record<FieldId, number>>
  /** Set for an animal: its numbers, besides those of a new creature. */
  beast?: Readonly<Record<FieldId, number>>
  /** Set when it holds a random spell, by a die rolled when it is bought. */
  spell?: { sides: number; rule: RuleId }
  /** Measure chosen by the buyer that the price grows with: a book's pages. */
  measure?: { one: string; many: string; most: number }
  notes?: string
}

/** Circumstances that a price may depend on besides its row. */
export interface Purchase {
  buyer?: ReadonlyCreature
  /** All rows of the basket. */
  rows: readonly GearRow[]
  /** Amount bought, when the row is sold by a measure: number of pages. */
  measure?: number
}

export interface LightKind {
  id: string
  title: string
  /** Burning time in seconds. */
  burns: number
  icon: 'torch' | 'lantern' | 'candle' | 'spell'
  /** Light radius and time to light, where the game gives them: "10 yards, 2 rounds to light". */
  sheds?: string
  /**
   * Usage die, for a light that lasts by one: `action` rolls it each time `burns` is over. The current die is
   * `die` in the timer’s counts.
   */
  usage?: { sides: number; action: ActionId }
  rule: RuleId
}

/** A limit that the sheet breaks; reported, never enforced. */
export interface Problem {
  says: string
  rule: RuleId
}

/** Haggling skill: percentage taken off purchases and added to sales. */
export interface Haggling {
  /** 1 to 100. */
  percent: number
  says: string
  rule: RuleId
}

/** A game's money: purse and coins. */
export interface Money {
  /** The field that holds the purse. */
  field: FieldId
  one: string
  many: string
  rule: RuleId
  /** Price of a plain sword, the yardstick of prices between games; absent means coin for coin. */
  sword?: number
  /** Total of a purse of several kinds of coin, in this coin, including fractions. */
  purse?(creature: ReadonlyCreature, situation: Situation): number
  /** Takes a sum out of such a purse and gives change; at most what is in it. */
  pay?(creature: ReadonlyCreature, sum: number, situation: Situation): Effect[]
  /** Puts a sum into such a purse, fractions as smaller coins. */
  earn?(creature: ReadonlyCreature, sum: number, situation: Situation): Effect[]
  /** Price of a row when it is not simply its `cost`; never 0 for a row with a cost. */
  price?(row: GearRow, situation: Situation, purchase?: Purchase): number
  /** The smallest sum that changes hands; absent means one whole coin. */
  least?(situation: Situation): number
  /** Haggling of a creature, or null; absent where nobody trades at better than list prices. */
  haggle?(trader: ReadonlyCreature): Haggling | null
}

/** One phase of a combat round, in the game's own words. */
export interface CombatPhase {
  id: string
  title: string
  /** Short description of what happens in it, in our words. */
  says: string
  rule: RuleId
  /** Sides that act in it, for a round in which everybody acts at once and is only resolved in order. */
  acts?: readonly Side[]
  /** Set when only the side that goes first, or second, acts in it. */
  turn?: 'first' | 'second'
}

/** Order of a combat round: data that the fight panel steps through. */
export interface CombatOrder {
  rule: RuleId
  /**
   * Initiative: a die for each side, a save of each character, or none: everybody acts at once, and the
   * phases give the order of resolution.
   */
  first: 'sides' | 'each' | 'together'
  /** In order; at least one. */
  phases: readonly CombatPhase[]
  /** True where the attack action itself rolls “claw ×2” twice; otherwise a routine runs it that often. */
  countsInOne?(situation: Situation): boolean
  /** Reason a creature can't act now, with the remedy; null when it can. Absent: all but the fallen can. */
  cannotAct?(creature: ReadonlyCreature, situation: Situation): string | null
  /** Actions that may be declared for the round, each with the phase it belongs to. */
  declarations: readonly { id: string; title: string; phase: string; rule: RuleId }[]
}

export interface SpellRow {
  id: string
  name: string
  rule: RuleId
  /** Effect of the spell, in one line of our words. */
  says: string
  /** Its number on the list of random spells. */
  roll?: number
}

/** A condition, as the game names it. */
export interface ConditionKind {
  name: string
  says: string
  rule: RuleId
  /** Set for a beneficial condition: a meal eaten, a working salve. */
  good?: true
  /** Rules altered by this spell condition. Absent: no rule reads it, and its text says so. */
  alters?: readonly RuleId[]
}

/** Carried load and its limit, in the game's own unit. */
export interface Load {
  used: number
  most: number
  /** "3 of 4 units, 1 fatigue". */
  says: string
  /** Current penalty: "encumbered: no HP, half speed". Empty when nothing. */
  costs: string
  rule: RuleId
  /** Breakdown of what adds or takes capacity: a cart, fatigue, items in the pack. */
  why?: Step[]
}

/** Surprise roll: a die for each side that may be unaware; faces `least` to `most` mean surprised. */
export interface SurpriseRule {
  sides: number
  least: number
  most: number
  rule: RuleId
  /** Set when one die serves both sides: the party is surprised up to its face, the foes from theirs. */
  one?: { party: number; foes: number }
}

/** Encounter distance, by location and by whether one side is surprised. */
export interface DistanceRule {
  indoors: Far
  outdoors: Far
  rule: RuleId
}
export interface Far {
  surprised: string
  aware: string
  /** Distance that one point of the dice stands for, in `unit`. */
  times: number
  unit: 'ft' | 'yards' | 'moves'
}

/** Encounter procedures of the game itself; Gatefold's own are used where they are absent. */
export interface MeetingRules {
  surprise?(situation: Situation): SurpriseRule | null
  distance?(situation: Situation): DistanceRule | null
}

/** Daily food and feed of a party: days of food for people, units of feed for beasts. */
export interface DailyNeed {
  food: number
  feed: number
  people: Id[]
  beasts: Id[]
  rule: RuleId
}

/** Food and feed in stock, and whole days they last; `days` is null where nobody eats. */
export interface Provisions {
  food: number
  feed: number
  days: number | null
}

/** Wages owed to hirelings for a day. */
export interface Wages {
  coins: number
  hirelings: Id[]
  rule: RuleId
}

/** Travel figures shown before a watch is spent. Pure and cheap: redrawn after every command. */
export interface RoadRules {
  /** Unit of distance; miles when absent. */
  unit?: RoadUnit
  /** Pace in this watch, with the current load or without load. */
  pace(situation: Situation, loaded: boolean): RoadPace
  /** Results of a watch's event die: faces, chance and what each brings now. */
  events(situation: Situation): { title: string; faces: number[]; chance: number; brings: string }[]
  /** Current weather, its scale from fair to foul, and the chances of one weather event. */
  weather(situation: Situation): {
    sky: string
    scale: string[]
    turns: { sky: string; chance: number }[]
  }
  /** Effects of a night in camp on each creature, in a few words. */
  camp(situation: Situation, borrower?: BorrowerRules): { who: Id; fed: boolean; says: string[] }[]
  rule: RuleId
}

/** Unit of distance other than miles: one "watch", many "watches", short "wt". */
export interface RoadUnit {
  one: string
  many: string
  short: string
}

export interface RoadPace {
  /** "2d6 miles, halved". */
  says: string
  /** Reason that travel is refused in this watch; null when allowed. */
  refuses: string | null
  /** Exact chances, fewest miles first; getting lost is not included. */
  miles: { miles: number; chance: number }[]
  /** Creatures whose load slows the party. */
  slowedBy: Id[]
  why: Step[]
}

/** A trait or prospect of a creature that no number on the sheet shows. */
export interface Trait {
  title: string
  says: string
  rule: RuleId
  /** Action that the GM may take on it now; its input `who` names the creature. */
  does?: ActionId
}

export interface CharacterKit {
  /** Makes a new creature with this game's starting values. */
  blank(id: string, name: string): Creature
  /** Effects that update the numbers which follow from gear and conditions. */
  derive(creature: ReadonlyCreature, situation: Situation): Effect[]
  problems(creature: ReadonlyCreature, situation: Situation): Problem[]
  /** Traits, abilities and next steps of a character; absent where the numbers say it all. */
  traits?(creature: ReadonlyCreature, situation: Situation): Trait[]
}

/** Rule for replacement characters that join an experienced party, in games with levels. */
export interface Replacement {
  rule: RuleId
  /** Character generator; one of its inputs is `level`. */
  generator: ActionId
  /** Starting level and experience of a newcomer, from those of the party. */
  start(
    party: readonly ReadonlyCreature[],
    situation: Situation,
  ): { level: number; experience: { field: FieldId; to: number }; says: string }
}

/** Way in which a foe was defeated. */
export type Defeat = 'fallen' | 'fled' | 'captured'

/** Worth of defeated foes when XP is given. */
export interface DefeatRule {
  rule: RuleId
  counts: readonly Defeat[]
  /** True where coins taken from them count too. */
  coins: boolean
  /** Levels or hit dice of a foe, whichever the award uses. */
  worth(foe: ReadonlyCreature): number
}

/** Conversion of monsters of every family into the figures of one target. */
export interface MonsterConversion {
  /** Fields of its stat line, in order; absent means every value. */
  line?: readonly FieldId[]
  /** Every figure of the conversion with its derivation; judgements carry their default. */
  convert(monster: Monster, answers: Record<string, string>, situation: Situation | null): Converted
  /** Judgements that the text leaves to the GM; a campaign's house rules give the defaults. */
  judgements(monster: Monster, situation?: Situation | null): Judgement[]
  /** A stat line in the target's own form. */
  toText(converted: Converted): string
}

export interface MonsterKit extends MonsterConversion {
  /** Makes a creature of the game from a converted monster. */
  toCreature(converted: Converted, id: string, name: string): Creature
  /**
   * Dice of a converted monster's hit points; null where this monster has fixed ones. Absent in games that
   * give monsters hit points without dice.
   */
  hitPoints?(monster: Monster, converted: Converted): HitPointDice | null
}

/** Hit points of one monster by dice. */
export interface HitPointDice {
  /** Notation: `2d8+1`. */
  dice: string
  /** Average of the dice, rounded as the game does, at least 1. */
  average: number
}

/** A rule the app does not carry out itself: its text in our own words, for the rules panel. */
export interface RuleText {
  rule: RuleId
  title: string
  text: string
  section: string
}

/** The game's character sheet. */
interface SheetKit {
  of(
    creature: ReadonlyCreature,
    situation: Pick<Situation, 'name'> & Partial<Pick<Situation, 'houseRules'>>,
  ): SheetData
  /** Blank sheet to fill in by hand; figures that depend on the campaign's house rules are filled in. */
  blank(situation?: Pick<Situation, 'houseRules'>): SheetData
}

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
  gear: readonly GearRow[]
  characters: CharacterKit
  /** Absent where a replacement starts like any new character. */
  replacement?: Replacement
  /** Absent where defeats bring no XP. */
  defeats?: DefeatRule
  actions: readonly Action[]
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

/** A campaign's value of a house rule, its own or the default. */
export function houseRule<T extends HouseRuleValue>(
  situation: Pick<Situation, 'houseRules'> | null,
  rule: HouseRule,
): T {
  return (situation?.houseRules[rule.id] ?? defaultOf(rule)) as T
}

export function defaultOf(rule: HouseRule): HouseRuleValue {
  if (rule.choice.kind === 'number') return rule.choice.default
  const first = rule.choice.of[0]
  if (!first) throw new Error(`house rule ${rule.id} has no options`)
  return first.value
}
