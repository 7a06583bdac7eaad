import type { Term } from '../../../core/action.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { bound, concentrating, immobilized, psychic } from '../combat/marks.ts'
import { psychicMovement } from '../house-rules/psychic.ts'

/**
 * Movement penalty of psychic conflict, concentration or a hold, the worst of them alone. Rules GAM-PSY-06,
 * GAM-CNC-01, GAM-CMB-29, GAM-CMB-30.
 */
export function hampered(
  situation: Pick<Situation, 'houseRules'>,
  { conditions }: Pick<ReadonlyCreature, 'conditions'>,
  movement: number,
): Term[] {
  const quarter = houseRule<string>(situation, psychicMovement) === 'quarter'
  const parts: readonly (Omit<Term, 'value'> & { state: string; keeps: number })[] = [
    { state: immobilized, name: 'Immobilized', keeps: 0, rule: 'GAM-CMB-29' },
    { state: bound, name: 'Bound', keeps: 0, rule: 'GAM-CMB-30' },
    { state: psychic, name: 'A mind at war', keeps: quarter ? 1 / 4 : 1 / 2, rule: 'GAM-PSY-06' },
    { state: concentrating, name: 'Concentrating', keeps: 1 / 2, rule: 'GAM-CNC-01' },
  ]
  // The worst of them counts: none is said to come on top of another.
  const [worst] = parts
    .filter(({ state }) => state in conditions)
    .sort((one, other) => one.keeps - other.keeps)
  if (!worst || movement === 0) return []
  const { name, keeps, rule } = worst
  return [{ name, value: movement * keeps - movement, ...(rule ? { rule } : {}) }]
}
