import type { Step } from '../core/outcome.ts'
import type { ProcedureOf } from '../core/procedure.ts'
import type { Id, ReadonlyCreature, Situation } from '../core/situation.ts'
import type { BorrowerRules, Follows } from './borrower.ts'

/** Preview steps of a night in a borrowed camp, one for each creature that sleeps well. */
export function nightSteps(
  situation: Situation,
  who: readonly Id[],
  borrower: BorrowerRules | undefined,
): Step[] {
  if (!borrower) return []
  return who.flatMap((id) => {
    const creature = situation.creatures[id]
    if (!creature || creature.kind === 'animal') return []
    return borrower.night.says(creature).map((value) => ({ name: creature.name, value }))
  })
}

/** Runs the night of all sleepers, by the rules of the borrower. */
export function* sleepThrough(
  sleepers: readonly ReadonlyCreature[],
  borrower: BorrowerRules,
): ProcedureOf<Follows> {
  const nights: Follows = { says: '', why: [], effects: [] }
  for (const creature of sleepers.filter(({ kind }) => kind !== 'animal')) {
    const { why, effects } = yield* borrower.night.run(creature)
    nights.why.push(...why)
    nights.effects.push(...effects)
  }
  return { ...nights, says: nights.why.map(({ name, value }) => `${name}: ${value}`).join('; ') }
}
