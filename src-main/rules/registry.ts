import type { Action, Game } from './core/action.ts'
import type { Phase } from './core/phase.ts'
import { adaptBorrowed, loanRules, loansOf, withLoans, type Loan } from './borrowing/index.ts'
import type { BorrowerRules } from './borrowing/borrower.ts'
import type { Effect } from './core/effects.ts'
import { gmConsequences } from './gm/consequences.ts'
import { meetingRulesOf } from './gm/encounters/rulings.ts'
import { generatorActions } from './generators/actions/index.ts'
import { regionActions } from './regions/actions/index.ts'
import { siteActions } from './sites/actions/index.ts'
import { gmActions } from './gm/index.ts'
import { gmReference } from './gm/reference.ts'
import { playersRules } from './gm/players/rules.ts'
import { timeRules } from './gm/time-rules.ts'
import { townRules } from './gm/town/settings.ts'
import type { ConversionTarget } from './monsters/canonical.ts'
import { lapsedDues } from './common/lapsed-dues.ts'
import { families } from './monsters/conversion/index.ts'
import type { HouseRule, HouseRuleGroup } from './core/ruleset/house-rules.ts'
import type { MonsterConversion } from './core/ruleset/monsters.ts'
import type { RuleText } from './core/ruleset.ts'
import type { ActionId, Borrowable, RulesetId, Situation } from './core/situation.ts'
import type { Operations } from './worked-checks/operations.ts'
import { operations as blockDodgeParryOperations } from './rulesets/block-dodge-parry/operations.ts'
import { operations as delveOperations } from './rulesets/delve/operations.ts'
import { operations as godsAndMonstersOperations } from './rulesets/gods-and-monsters/operations/index.ts'
import { operations as heartbreakerOperations } from './rulesets/heartbreaker/operations.ts'
import { operations as heartsOperations } from './rulesets/hearts/operations.ts'
import { blockDodgeParry } from './rulesets/block-dodge-parry/index.ts'
import { delve } from './rulesets/delve/index.ts'
import { godsAndMonsters } from './rulesets/gods-and-monsters/index.ts'
import { heartbreaker } from './rulesets/heartbreaker/index.ts'
import { hearts } from './rulesets/hearts/index.ts'

/** All rulesets by id. Only this file lists them; ids are permanent, as saves contain them. */
export const rulesets: Readonly<Record<RulesetId, Game | undefined>> = {
  hearts,
  delve,
  heartbreaker,
  'block-dodge-parry': blockDodgeParry,
  'gods-and-monsters': godsAndMonsters,
}

/** All games, in the order in which they are offered. */
export const games: readonly Game[] = Object.values(rulesets).filter((game) => game !== undefined)

/** Conversion targets for monsters in menu order: the games, then the stat blocks of either family. */
export const conversions: readonly {
  id: ConversionTarget
  title: string
  monsters: MonsterConversion
}[] = [...games, ...families]

/** Conversion for a target; null when this version does not have it. */
export function conversionTo(target: ConversionTarget): MonsterConversion | null {
  return conversions.find(({ id }) => id === target)?.monsters ?? null
}

const allGmActions: readonly Action[] = [
  ...gmActions({
    all: () => games,
    road: (situation) => roadOf(situation)?.game.road,
    houseRules: (situation) => houseRulesOf(situation).map(({ rule }) => rule),
  }),
  ...generatorActions,
  ...siteActions,
  ...regionActions({ road: (situation) => roadOf(situation)?.game.road }),
]

/** Game of a campaign, with its borrowed rules. @throws for a game this version does not have. */
export function rulesetOf(situation: Played): Game {
  const own = ownRuleset(situation)
  return withLoans(own, loansOf(situation, own, rulesets), situation)
}

type Played = Pick<Situation, 'ruleset'> & Partial<Pick<Situation, 'borrowed' | 'houseRules'>>

function ownRuleset({ ruleset }: Played): Game {
  const game = rulesets[ruleset]
  if (!game) throw new Error(`this version of Gatefold has no ruleset “${ruleset}”`)
  return game
}

/** Borrowed procedures of a campaign, each with the game it is from. */
export function borrowedOf(situation: Situation): Loan[] {
  return loansOf(situation, ownRuleset(situation), rulesets)
}

/** Procedures that a new campaign borrows: each one its game lacks, from the first game that has it. */
export function borrowedFor(id: RulesetId): Partial<Record<Borrowable, RulesetId>> {
  const own = games.find((game) => game.id === id)
  const borrowed: Partial<Record<Borrowable, RulesetId>> = {}
  for (const phase of ['dungeon', 'travel'] as const) {
    if (own?.covers.includes(phase)) continue
    const lender = games.find((game) => game.covers.includes(phase))
    if (lender) borrowed[phase] = lender.id
  }
  return borrowed
}

interface Offered {
  action: Action
  from: string | null
}

/** Phases in which a rest is a short one. */
const underWay: ReadonlySet<Phase> = new Set(['dungeon', 'travel', 'fight'])

/** Actions of a game that borrows nothing: they are the same in all its campaigns, whatever happens there. */
const ofItself = new WeakMap<Game, readonly Offered[]>()

/** Every action of a campaign: its own, then borrowed ones, then its own long rests, then Gatefold's. */
export function actionsOf(situation: Situation): readonly Offered[] {
  const own = ownRuleset(situation)
  const loans = borrowedOf(situation)
  if (loans.length === 0) {
    const known = ofItself.get(own) ?? offeredIn(own, [])
    ofItself.set(own, known)
    return known
  }
  const lent = loans.flatMap((loan) =>
    loan.game.actions
      .filter((action) => action.phase === loan.phase)
      .map((action) => ({
        action: adaptBorrowed(action, loan, own, situation),
        from: `from ${loan.game.title}`,
      })),
  )
  return offeredIn(own, lent)
}

function offeredIn(own: Game, lent: readonly Offered[]): Offered[] {
  const mine = own.actions.map((action) => ({ action, from: null }))
  // The rest key means a turn's rest, own or borrowed, before a night's or a week's.
  const long = mine.filter(({ action }) => action.slot === 'rest' && !underWay.has(action.phase))
  const offered = [...mine.filter((one) => !long.includes(one)), ...lent, ...long]
  return [...offered, ...gmActionsIn(own, offered)]
}

/** Gatefold's actions, without those that give way in this game. */
function gmActionsIn(own: Game, offered: readonly Offered[]): Offered[] {
  return allGmActions
    .filter(({ yieldsTo }) => {
      if (!yieldsTo) return true
      if ('game' in yieldsTo) return !facts[yieldsTo.game](own)
      const rivals = yieldsTo.lent ? offered.map(({ action }) => action) : own.actions
      return !rivals.some(({ slot }) => slot === yieldsTo.slot)
    })
    .map((action) => ({
      action: action.inGame?.(own) ?? action,
      from: fillsIn(action, own) ? 'house rule' : null,
    }))
}

const facts = {
  'acts together': ({ combat }: Game) => combat?.first === 'together',
  'has no replacements': ({ replacement }: Game) => replacement === undefined,
  'heals by an amount': ({ actions }: Game) =>
    actions.some(
      ({ slot, asks }) =>
        slot === 'heal' &&
        Object.values(asks).some((ask) => 'role' in ask && ask.role === 'amount'),
    ),
}

function fillsIn({ fillsIn: gap }: Action, { lights, meeting }: Game): boolean {
  if (gap === 'lights') return lights.length === 0
  return gap === 'surprise' ? meeting?.surprise === undefined : gap === 'always'
}

export function actionNamed(situation: Situation, id: ActionId): Action | undefined {
  return actionsOf(situation).find(({ action }) => action.id === id)?.action
}

/** Returns the function that computes the consequences of a change under the campaign's game. */
export function consequencesOf(
  situation: Situation,
): (before: Situation, after: Situation) => Effect[] {
  const { consequences } = rulesetOf(situation)
  return (before, after) => {
    const follows = [...consequences(before, after), ...gmConsequences(before, after)]
    const renewed = new Set(follows.map((effect) => effect.do === 'due' && effect.due.id))
    const lapsed = lapsedDues(before, after, (id) => actionNamed(after, id))
    return [
      ...follows,
      ...lapsed.filter((effect) => effect.do !== 'settle' || !renewed.has(effect.due)),
    ]
  }
}

/** Owner of a house rule: a game, or the screen itself. */
interface Asker {
  id: RulesetId | 'screen'
  title: string
}

/** House rules in force: those of the campaign's game, of its borrowed phases, and Gatefold's own. */
export function houseRulesOf(situation: Situation): { rule: HouseRule; ruleset: Asker }[] {
  const own = ownRuleset(situation)
  const loans = borrowedOf(situation)
  const borrowed = loans.flatMap(({ phase, game }) =>
    game.houseRules
      .filter((rule) => rule.group === phaseGroups[phase] || rule.lentWith?.includes(phase))
      .map((rule) => ({ rule, ruleset: game })),
  )
  const mine = own.houseRules.map((rule) => ({ rule, ruleset: own }))
  return [
    ...mine,
    ...loanRules(own, loans),
    // Two borrowed procedures may share a house rule; it is listed once.
    ...borrowed.filter(
      ({ rule }, at) =>
        !own.houseRules.some(({ id }) => id === rule.id) &&
        borrowed.findIndex((one) => one.rule.id === rule.id) === at,
    ),
    ...[...meetingRulesOf(own), ...timeRules, ...townRules, ...playersRules].map((rule) => ({
      rule,
      ruleset: screen,
    })),
  ]
}

const screen: Asker = { id: 'screen', title: 'The screen itself' }

/** The group of house rules that belongs to a borrowed phase. */
const phaseGroups: Readonly<Record<Borrowable, HouseRuleGroup>> = {
  dungeon: 'Dungeon',
  travel: 'Travel',
}

/** Event table that panels show: the campaign's own, else a borrowed one; null without either. */
export function eventTableOf(
  situation: Situation,
): { table: Game['tables'][number]; from: string | null } | null {
  const own = rulesetOf(situation)
  const sources = [
    { game: own, from: null },
    ...borrowedOf(situation).map(({ game }) => ({ game, from: `from ${game.title}` })),
  ]
  for (const { game, from } of sources) {
    const table = game.tables.find(({ use }) => use === 'event')
    if (table) return { table, from }
  }
  return null
}

/** Game with the travel rules of a campaign: its own, else the one it borrows travel from; null without. */
export function roadOf(
  situation: Situation,
): { game: Game; from: string | null; borrower?: BorrowerRules } | null {
  const own = rulesetOf(situation)
  if (own.road) return { game: own, from: null }
  const loan = borrowedOf(situation).find(({ phase, game }) => phase === 'travel' && game.road)
  if (!loan) return null
  const { borrower } = own
  return { game: loan.game, from: `from ${loan.game.title}`, ...(borrower && { borrower }) }
}

/** All rule texts: games in their order, then Gatefold's own. */
const reference: readonly RuleText[] = [...games.flatMap((game) => game.reference), ...gmReference]
/** Rule texts of one game, or of Gatefold itself. */
export interface Book {
  title: string
  texts: readonly RuleText[]
}

/** Books of a campaign: its own game, the games it borrows from, then Gatefold's procedures. */
export function booksOf(situation: Situation): Book[] {
  const lenders = new Set(borrowedOf(situation).map(({ game }) => game))
  return [...booksOfGames([rulesetOf(situation), ...lenders]), screenBook]
}

const booksOfGames = (of: readonly Game[]): Book[] =>
  of.map(({ title, reference: texts }) => ({ title, texts }))
const screenBook: Book = { title: 'Gatefold', texts: gmReference }

/** All books. */
export const books: readonly Book[] = [...booksOfGames(games), screenBook]

const byRule = new Map(reference.map((text) => [text.rule, text]))

/** Text of a rule; null when no game has it. */
export function ruleText(id: string): RuleText | null {
  return byRule.get(id as RuleText['rule']) ?? null
}

/** Titles of all rules by id. */
export function ruleTitles(): Record<string, string> {
  return Object.fromEntries(reference.map(({ rule, title }) => [rule, title]))
}

/** Rule texts that contain every word: the campaign's own books first, and by how many of the words their title holds. */
export function searchRules(words: string, own: readonly Book[] = books): RuleText[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const ours = new Set(own.flatMap(({ texts }) => texts))
  const ranked = reference
    .filter((text) =>
      holds(`${text.rule} ${text.title} ${text.text} ${text.section} ${figuresIn(text)}`, wanted),
    )
    .map((text) => {
      const titled = wanted.filter((word) => holds(`${text.rule} ${text.title}`, [word])).length
      const inTitle = titled === wanted.length ? 2 : titled > 0 ? 1 : 0
      return { text, rank: (ours.has(text) ? 3 : 0) + inTitle }
    })
  return ranked.sort((one, other) => other.rank - one.rank).map(({ text }) => text)
}

/** Figures of a rule as one text, to search in. */
function figuresIn({ tables = [] }: RuleText): string {
  return tables.flatMap(({ title, columns, rows }) => [title, ...columns, ...rows.flat()]).join(' ')
}

function holds(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word))
}

/** Each game's rule functions by the names that worked checks use. */
const operationsByGame: Readonly<Record<RulesetId, Operations>> = {
  hearts: heartsOperations,
  heartbreaker: heartbreakerOperations,
  delve: delveOperations,
  'block-dodge-parry': blockDodgeParryOperations,
  'gods-and-monsters': godsAndMonstersOperations,
}

/** Every game's rule functions by the names that worked checks use. */
export const operations: Operations = Object.assign({}, ...Object.values(operationsByGame))

/** Rule functions of one game, by their names without its own before them. */
export function operationsOf(id: RulesetId): Operations {
  return Object.fromEntries(
    Object.entries(operationsByGame[id]).map(([name, run]) => [
      name.slice(name.indexOf('.') + 1),
      run,
    ]),
  )
}
