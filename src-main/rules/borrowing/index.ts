import type { Game } from '../core/action.ts'
import type { HouseRule } from '../core/ruleset/house-rules.ts'
import type { Situation } from '../core/situation.ts'
import { lentGear, lentPrices } from './gear.ts'
import type { Loan } from './loans.ts'
import { lentScores, typedFields } from './scores.ts'

export { adaptBorrowed } from './adapt.ts'
export { loansOf, type Loan } from './loans.ts'

/** The borrower's game extended by its loans: gear of the lenders, and scores typed for each character. */
export function withLoans(
  own: Game,
  loans: readonly Loan[],
  { houseRules = {} }: Partial<Pick<Situation, 'houseRules'>>,
): Game {
  if (loans.length === 0 || !own.borrower) return own
  const choices = loanRules(own, loans).map(({ rule }) => houseRules[rule.id] ?? '')
  const key = [...loans.map(({ phase, game }) => `${phase} ${game.id}`), ...choices].join()
  const known = extended.get(own) ?? new Map<string, Game>()
  const game = known.get(key) ?? {
    ...own,
    gear: [...own.gear, ...lentGear(loans, own, { houseRules })],
    fields: [...own.fields, ...typedFields(loans, own, { houseRules })],
  }
  extended.set(own, known.set(key, game))
  return game
}

/** Cache of extended games; each keeps its identity, so that cached views stay valid. */
const extended = new WeakMap<Game, Map<string, Game>>()

/** House rules that loans add: the stand-in for each score, and prices of borrowed gear. */
export function loanRules(own: Game, loans: readonly Loan[]): { rule: HouseRule; ruleset: Game }[] {
  const [first] = loans
  if (!first || !own.borrower) return []
  const scores = loans.flatMap((loan) =>
    lentScores(loan, own).map(({ rule }) => ({ rule, ruleset: loan.game })),
  )
  return [
    ...scores.filter(({ rule }, at) => scores.findIndex((one) => one.rule.id === rule.id) === at),
    { rule: lentPrices, ruleset: first.game },
  ]
}
