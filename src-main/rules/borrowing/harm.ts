import type { Action, AtTable } from '../action.ts'
import { askNotation } from '../dice/roll.ts'
import { readAmount } from '../house/notation.ts'
import type { ProcedureOf } from '../procedure.ts'
import type { ReadonlyCreature, Situation } from '../situation.ts'
import type { BorrowerRules, Follows } from './borrower.ts'

export interface Harm {
  creature: ReadonlyCreature
  /** Dice notation, or a plain number. */
  amount: string
  /** Damage procedure of the game the trap belongs to, with what it asks besides whom and how much. */
  damage: Action
  input: Readonly<Record<string, unknown>>
}

/** Harm of a trap: by the damage procedure of its game, in a borrower’s campaign by the borrower’s own rules. */
export function* takeHarm(
  situation: Situation,
  { creature, amount, damage, input }: Harm,
  at: AtTable,
  borrower: BorrowerRules | undefined,
): ProcedureOf<Follows> {
  const read = readAmount(amount)
  if ('says' in read) return { says: 'No harm', why: [], effects: [] }
  if (borrower) {
    const { total } = yield* askNotation('harm', read.expression)
    const harmed = borrower.harm.run(creature, Math.max(0, total), situation)
    return { ...harmed, says: `${total} of harm: ${harmed.says}` }
  }
  // The GM’s ± and ruling were for the roll before.
  const unruled = { ...at, ruling: { adjust: 0, secret: at.ruling.secret } }
  const wound = { ...input, target: creature.id, amount } as never
  return yield* damage.run(situation, wound, unruled)
}
