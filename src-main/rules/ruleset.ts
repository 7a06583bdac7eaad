import type { Action, Phase } from './action.ts'
import type { BorrowerRules, ScoreScale } from './borrowing/borrower.ts'
import type { Effect } from './effects.ts'
import type { Converted, Judgement, Monster } from './monsters/canonical.ts'
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
import type { Table } from './tables/table.ts'

export interface Credit {
  title: string
  author: string
  date: string
  licence: string
  /** Where to get the game, as plain text; the app itself never goes online. */
  get: string
}

/** Headings of the settings, the same in every game: a borrowed question stands with its like. */
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
  /** As the examples name it in `input.options`. */
  id: string
  title: string
  /** What the book leaves open, in our words. */
  asks: string
  rule: RuleId
  group: HouseRuleGroup
  /** Borrowed procedures that bring it along, besides those its group names. */
  lentWith?: readonly Borrowable[]
  choice:
    | { kind: 'options'; of: readonly { value: HouseRuleValue; title: string; means: string }[] }
    | { kind: 'number'; default: number; min: number; max: number }
}

/** A number a creature has in this game. */
export interface Field {
  id: FieldId
  /** As on the sheet: `ST`. */
  label: string
  title: string
  min: number
  max: number
  /** Field that holds its ceiling: `hp` → `maxHp`. */
  most?: FieldId
  /** A score that checks are made against: an ordinary person's, and the scale it is on, for a game that borrows such a check. */
  ordinary?: { score: number; scale: ScoreScale }
  /** Where it shows. `pips` draws it as hearts or boxes on the strip. */
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
  /** "from Delve", where a borrowed procedure needs it and the own list has nothing like it. */
  from?: string
  rule: RuleId
  die?: string
  hands?: 1 | 2
  /** Added to fields while ready: `{ maxAp: 1 }`. */
  gives?: Partial<Record<FieldId, number>>
  /** It comes on its own legs: what it has besides a beginner's numbers. */
  beast?: Readonly<Record<FieldId, number>>
  /** It holds a spell of the random list, by a die rolled when it is bought. */
  spell?: { sides: number; rule: RuleId }
  /** Its price grows with a measure that the buyer names: a book's pages. */
  measure?: { one: string; many: string; most: number }
  notes?: string
}

/** Circumstances that a price may depend on besides its row. */
export interface Purchase {
  buyer?: ReadonlyCreature
  /** All rows of the basket. */
  rows: readonly GearRow[]
  /** So many pages, where the row is sold by a measure. */
  measure?: number
}

export interface LightKind {
  id: string
  title: string
  /** How long it burns, in seconds. */
  burns: number
  icon: 'torch' | 'lantern' | 'candle' | 'spell'
  /** How far it shows and how long it takes to light, where the game says: "10 yards, 2 rounds to light". */
  sheds?: string
  /** It lasts by a die of so many sides instead, which this action rolls each time `burns` is over; what is left stands as `die` in the timer’s counts. */
  usage?: { sides: number; action: ActionId }
  rule: RuleId
}

/** A broken limit of a sheet, told, never enforced. */
export interface Problem {
  says: string
  rule: RuleId
}

/** A hand for trade: so many percent off what they buy, and onto what they sell. */
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
  /** What a purse of several kinds of coin comes to in this one, parts of a coin included. */
  purse?(creature: ReadonlyCreature, situation: Situation): number
  /** Takes a sum out of such a purse, change given back; at most what is in it. */
  pay?(creature: ReadonlyCreature, sum: number, situation: Situation): Effect[]
  /** Puts a sum into such a purse, parts of a coin as smaller coins. */
  earn?(creature: ReadonlyCreature, sum: number, situation: Situation): Effect[]
  /** Price of a row where it is not simply its `cost`; never 0 for a row with a cost. */
  price?(row: GearRow, situation: Situation, purchase?: Purchase): number
  /** The smallest sum that changes hands; absent means one whole coin. */
  least?(situation: Situation): number
  /** Who trades at better than the list's prices; absent where nobody does. */
  haggle?(trader: ReadonlyCreature): Haggling | null
}

/** One step of a round, in the game's own words. */
export interface CombatPhase {
  id: string
  title: string
  /** What is done in it, in a few of our words. */
  says: string
  rule: RuleId
  /** Whose step it is, where everybody acts at once and it is only told in an order. */
  acts?: readonly Side[]
  /** Belongs to the side that goes first, or to the other one. */
  turn?: 'first' | 'second'
}

/** How a fight runs: data that the fight panel walks through. */
export interface CombatOrder {
  rule: RuleId
  /**
   * Who goes first is settled by a die for each side, or by a save of each character; or nobody
   * does: everybody acts at once, and the phases say who is told when.
   */
  first: 'sides' | 'each' | 'together'
  /** In order; at least one. */
  phases: readonly CombatPhase[]
  /** True where the attack action itself rolls “claw ×2” twice; otherwise a routine runs it that often. */
  countsInOne?(situation: Situation): boolean
  /** Why somebody can't act now, with the way out; null when they can. Absent where only the fallen can't. */
  cannotAct?(creature: ReadonlyCreature, situation: Situation): string | null
  /** What somebody may say they will do this round, and the phase it falls in. */
  declarations: readonly { id: string; title: string; phase: string; rule: RuleId }[]
}

export interface SpellRow {
  id: string
  name: string
  rule: RuleId
  /** What it does, in one line of our words. */
  says: string
  /** Its number on the list of random spells. */
  roll?: number
}

/** A state somebody can be in, as the game names it. */
export interface ConditionKind {
  name: string
  says: string
  rule: RuleId
  /** Nothing to worry about: a meal had, a salve that works. */
  good?: true
  /** Rules that this state of a spell alters. Absent: no rule reads it, and its text says so. */
  alters?: readonly RuleId[]
}

/** How much somebody carries of what they can, in the game's own unit. */
export interface Load {
  used: number
  most: number
  /** "3 of 4 units, 1 fatigue". */
  says: string
  /** What it costs them now: "encumbered: no HP, half speed". Empty when nothing. */
  costs: string
  rule: RuleId
  /** What makes room or takes it: a cart, fatigue, what lies in the pack. */
  why?: Step[]
}

/** A die for each side that may be unaware; these faces mean that it is surprised. */
export interface SurpriseRule {
  sides: number
  least: number
  most: number
  rule: RuleId
  /** Set where one die serves both: the party is surprised up to its face, the foes from theirs. */
  one?: { party: number; foes: number }
}

/** How far apart two sides are when they see each other, by where and whether one was surprised. */
export interface DistanceRule {
  indoors: Far
  outdoors: Far
  rule: RuleId
}
export interface Far {
  surprised: string
  aware: string
  /** What one pip of those dice is worth. */
  times: number
  unit: 'ft' | 'yards' | 'moves'
}

/** How a meeting begins where the game itself says so; the screen's own procedures stand in. */
export interface MeetingRules {
  surprise?(situation: Situation): SurpriseRule | null
  distance?(situation: Situation): DistanceRule | null
}

/** What a party eats in a day: people by the day's food, beasts by the unit of feed. */
export interface DailyNeed {
  food: number
  feed: number
  people: Id[]
  beasts: Id[]
  rule: RuleId
}

/** What it has of it, and for how many whole days; `days` is null where nobody eats. */
export interface Provisions {
  food: number
  feed: number
  days: number | null
}

/** What hirelings are owed for a day. */
export interface Wages {
  coins: number
  hirelings: Id[]
  rule: RuleId
}

/** What the road shows before a watch is spent on it. Pure and cheap: it is drawn after every command. */
export interface RoadRules {
  /** What the road is measured in; miles where absent. */
  unit?: RoadUnit
  /** What this watch is worth, as they are loaded or as they would be without load. */
  pace(situation: Situation, loaded: boolean): RoadPace
  /** Faces of a watch's event die, and what each would bring now. */
  events(situation: Situation): { title: string; faces: number[]; chance: number; brings: string }[]
  /** From fair to foul; how it would turn, by one event of weather. */
  weather(situation: Situation): {
    sky: string
    scale: string[]
    turns: { sky: string; chance: number }[]
  }
  /** What a night in camp would do for each, in a few words. */
  camp(situation: Situation, borrower?: BorrowerRules): { who: Id; fed: boolean; says: string[] }[]
  rule: RuleId
}

/** Another measure of a road than miles: one watch, two watches, "wt" where there is no room. */
export interface RoadUnit {
  one: string
  many: string
  short: string
}

export interface RoadPace {
  /** "2d6 miles, halved". */
  says: string
  /** Why nobody travels in this watch, or null. */
  refuses: string | null
  /** Exact chances, least miles first; a lost way is not among them. */
  miles: { miles: number; chance: number }[]
  /** Whose load slows all. */
  slowedBy: Id[]
  why: Step[]
}

/** A line of what somebody is or may become, which no number of the sheet says. */
export interface Trait {
  title: string
  says: string
  rule: RuleId
  /** What the GM may do about it now; it asks for whom by `who`. */
  does?: ActionId
}

export interface CharacterKit {
  /** Where a new creature of this game starts. */
  blank(id: string, name: string): Creature
  /** Numbers that follow from gear and conditions, as effects that bring the creature into line. */
  derive(creature: ReadonlyCreature, situation: Situation): Effect[]
  problems(creature: ReadonlyCreature, situation: Situation): Problem[]
  /** Who they are, what they may do, and what is next for them; absent where the numbers say all. */
  traits?(creature: ReadonlyCreature, situation: Situation): Trait[]
}

/** How somebody new joins a party that has grown, in games with levels. */
export interface Replacement {
  rule: RuleId
  /** The generator of characters; it asks for a `level`. */
  generator: ActionId
  /** Starting level and experience of a newcomer, from those of the party. */
  start(
    party: readonly ReadonlyCreature[],
    situation: Situation,
  ): { level: number; experience: { field: FieldId; to: number }; says: string }
}

/** How a fight ended for a foe who did not win it. */
export type Defeat = 'fallen' | 'fled' | 'captured'

/** Worth of defeated foes when XP is given. */
export interface DefeatRule {
  rule: RuleId
  counts: readonly Defeat[]
  /** True where coins taken from them count too. */
  coins: boolean
  /** Levels or hit dice, as the award asks for them. */
  worth(foe: ReadonlyCreature): number
}

/** How monsters of every family are turned into figures of one target. */
export interface MonsterConversion {
  /** Fields of its stat line, in order; absent means every value there is. */
  line?: readonly FieldId[]
  /** Every figure of the conversion with its derivation; judgements carry their default. */
  convert(monster: Monster, answers: Record<string, string>, situation: Situation | null): Converted
  /** What the text cannot settle; a campaign's house rules give the defaults. */
  judgements(monster: Monster, situation?: Situation | null): Judgement[]
  /** A stat line in the target's own form. */
  toText(converted: Converted): string
}

export interface MonsterKit extends MonsterConversion {
  /** Creatures for the table, ids to be filled in by the campaign. */
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
  /** As the game rounds it, 1 at least. */
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
  /** The same with nothing filled in, to be written by hand; figures that a campaign settles stand as it has them. */
  blank(situation?: Pick<Situation, 'houseRules'>): SheetData
}

/** What the start page says of a game. */
interface GameCard {
  says: string
  /** A few rows, the same in every game: what you are, what a blow is, how you grow. */
  facts: readonly { title: string; says: string }[]
  /** How a roll is read: "d20 under". */
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
  /** Absent where a newcomer starts like any other. */
  replacement?: Replacement
  /** Absent where defeats bring no XP. */
  defeats?: DefeatRule
  actions: readonly Action[]
  /** Effects that follow from a change whatever caused it; run until nothing changes, at most 8 times. */
  consequences(before: Situation, after: Situation): Effect[]
  lights: readonly LightKind[]
  /** Absent where the game knows no money. */
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
  /** Phases this game has procedures for; the others may be borrowed. */
  covers: readonly Phase[]
  /** Its own numbers, rest and harm inside a borrowed procedure. Absent in a game that borrows none. */
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
