import { choice } from '../core/choice.ts'
import { houseRule, type HouseRule } from '../core/ruleset/house-rules.ts'
import { type GearRow } from '../core/ruleset/gear.ts'
import { type Ruleset } from '../core/ruleset.ts'
import type { Situation } from '../core/situation.ts'
import type { Loan } from './loans.ts'

type Prices = 'by the sword' | 'coin for coin'

/** House rule for prices of a lender's list in the borrower's coins. */
export const lentPrices: HouseRule = choice(
  'lentPrices',
  'Gear and load',
  'GF-RULE-04',
  'Prices of borrowed gear',
  'Torches, rope and food come from the lender’s price list. What do they cost in the coins of this game?',
  [
    'by the sword',
    'By the price of a sword',
    'What a sword costs in each game is held to be the same; at least one coin each.',
  ],
  ['coin for coin', 'Coin for coin', 'The figure as the lender prints it; at least one coin each.'],
)

/**
 * Items that a borrowed procedure uses and the borrower's list lacks, without arms, armour and magic.
 * Rule GF-RULE-04.
 */
export function lentGear(
  loans: readonly Loan[],
  own: Ruleset,
  situation: Pick<Situation, 'houseRules'>,
): GearRow[] {
  const lenders = new Set(loans.map(({ game }) => game))
  const rows = [...lenders].flatMap((lender) =>
    lender.gear.filter(isLent).map((row) => lentRow(row, lender, own, situation)),
  )
  const taken = new Set(own.gear.flatMap(namesOf))
  return rows.filter((row) => {
    const names = namesOf(row)
    if (names.some((name) => taken.has(name))) return false
    for (const name of names) taken.add(name)
    return true
  })
}

const namesOf = ({ id, name }: GearRow): string[] => [id, name.toLowerCase()]

function isLent({ cost, die, gives, spell }: GearRow): boolean {
  return cost > 0 && die === undefined && gives === undefined && spell === undefined
}

function lentRow(
  row: GearRow,
  lender: Ruleset,
  own: Ruleset,
  situation: Pick<Situation, 'houseRules'>,
): GearRow {
  const { beast } = row
  return {
    ...row,
    cost: Math.max(1, Math.ceil(row.cost * rate(lender, own, situation))),
    from: `from ${lender.title}`,
    // An animal keeps only the numbers that this game has.
    ...(beast && {
      beast: Object.fromEntries(
        Object.entries(beast).filter(([id]) => own.fields.some((field) => field.id === id)),
      ),
    }),
  }
}

/** Exchange rate: coins of the borrower for one of the lender. */
function rate(lender: Ruleset, own: Ruleset, situation: Pick<Situation, 'houseRules'>): number {
  const theirs = lender.money?.sword
  const ours = own.money?.sword
  const bySword = houseRule<Prices>(situation, lentPrices) === 'by the sword'
  return bySword && theirs && ours ? ours / theirs : 1
}
