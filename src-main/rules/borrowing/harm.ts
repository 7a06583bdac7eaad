import { isRefusal } from '../core/preview.ts'
import { type Action, type AtTable } from '../core/action.ts'
import { askNotation } from '../dice/roll.ts'
import { readAmount } from '../dice/read-notation.ts'
import type { ProcedureOf } from '../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../core/situation.ts'
import type { BorrowerRules, Follows } from './borrower.ts'

export interface Harm {
  creature: ReadonlyCreature
  /** Dice notation, or a plain number. */
  amount: string
  /** Damage procedure of the trap's game, and its inputs besides target and amount. */
  damage: Action
  input: Readonly<Record<string, unknown>>
}

/** Applies a trap's harm by the damage procedure of its game, or by the borrower’s own rules. */
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
  // The GM’s adjustment and ruling applied to the earlier roll.
  const unruled = { ...at, ruling: { adjust: 0, secret: at.ruling.secret } }
  const wound = { ...input, target: creature.id, amount } as never
  const planned = damage.plan(situation, wound, unruled)
  if (isRefusal(planned)) return { says: planned.refuses, why: [], effects: [] }
  return yield* planned.run()
}
